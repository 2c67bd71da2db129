"""The natural card: habit where nothing speaks against it, and no card that anybody would stare at."""

from random import Random

import pytest
from dialect import cards, dealt, exchanging, one, playing, seat

from ombre_desktop.engine import Discard, ExchangeRequest, PlayRequest, Say, Word, request
from ombre_desktop.players.advice import OWN_WORLDS
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.natural import Merits
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.trump_and_discard import discards
from ombre_desktop.players.judgement import may_give_up
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, STYLES
from ombre_desktop.value import replace

QUICK = Expert("quick", Budget(by_cards=(6,), before=0))
HASTY = replace(QUICK, style=replace(EVEN, waits=0))


# Habit and the stake.


class NoRollouts(Outlook):
    """An outlook in which habit rollouts make no difference."""

    def by_habit(self, cards, rng):
        del rng
        return dict.fromkeys(cards, 0.0)


def chosen(worth: str, habit: str, leave: float, *, pool: int = 5) -> str:
    """Return the card chosen of ``"D4 0 C2 0.3"``, cards with their worth in chips, by the second hand."""
    deal = playing("renegado", trump="S", hands="1 H5 S3 S4; 2 D4 C2 S5; 3 S6 D5 D6", pool=pool)
    seen = deal.play("1 H5").seen_by(2)
    words = worth.split()
    worths = {one(card): float(chips) for card, chips in zip(words[::2], words[1::2], strict=True)}
    merits = Merits(seen, worths, one(habit), stake_of(seen.position))
    return str(merits.chosen(NoRollouts(()), leave, Random(1)))


@pytest.mark.parametrize(
    ("worth", "leave", "card"),
    [
        ("D4 0 C2 0.3", 0.02, "D4"),
        ("D4 0 C2 0.9", 0.02, "C2"),
        ("D4 0 C2 0.9", 0.1, "D4"),
    ],
)
def test_habit_is_left_only_for_a_clear_gain(worth, leave, card):
    """The stake is twenty chips: the pool of five, and fifteen."""
    assert card == chosen(worth, "D4", leave)


def test_what_is_clear_grows_with_the_stake():
    """Nearly a chip is much of twenty, and little of a hundred."""
    assert ["C2", "D4"] == [chosen("D4 0 C2 0.9", "D4", 0.02, pool=pool) for pool in (5, 85)]


@pytest.mark.parametrize(("pool", "stake"), [(5, 20), (90, 105)])
def test_the_stake_is_what_a_lost_game_costs(pool, stake):
    assert stake == stake_of(playing("renegado", trump="S", hands="1 S3; 2 S4; 3 S5", pool=pool).state)


def test_a_game_of_points_has_a_stake_of_one():
    assert 1.0 == stake_of(dealt("homme_auvergne").state)


# Equal cards.


@pytest.mark.parametrize(
    ("card", "equal"),
    [
        ("HK", "HK HQ"),
        ("HQ", "HK HQ"),
        ("H7", "H7"),
        ("SA", "SA S2"),
        ("SK", "SK"),
    ],
)
def test_cards_are_equal_if_no_other_hand_has_one_between(card, equal):
    """Matadors are equal to matadors only."""
    seen = playing("renegado", trump="S", hands="1 HK HQ H7 SA S2 SK; 2 HJ; 3 H5").seen_by(1)

    assert cards(equal) == frozenset(equals_of(seen, one(card)))


def test_cards_become_equal_when_those_between_have_fallen():
    deal = playing("renegado", trump="S", hands="1 HK HA S3; 2 HQ H6 D4; 3 HJ H5 D5").play_all("1 S3 HQ HJ")

    assert cards("HK HA") == frozenset(equals_of(deal.seen_by(1), one("HK")))


@pytest.mark.parametrize("name", ["novice", "steady", "expert"])
def test_the_queen_goes_before_the_king(name):
    """The defender can neither follow nor trump; king and queen are worth the same."""
    deal = playing("renegado", trump="S", hands="1 C7 S3; 2 C6 S4; 3 HK HQ").play("1 C7 C6")
    seen = deal.seen_by(3)

    assert "HQ" == str(player(name).decide(seen, request(seen), Random(1)))


def test_the_ombre_leads_equal_matadors_in_no_order():
    """The three highest trumps win in any order."""
    seen = playing("renegado", trump="S", hands="1 SA S2 CA; 2 SQ SJ HK; 3 S6 S4 C7").seen_by(1)
    led = {str(QUICK.decide(seen, request(seen), Random(seed))) for seed in range(12)}

    assert {"SA", "S2", "CA"} == led


@pytest.mark.parametrize("name", ["novice", "steady", "expert"])
def test_basto_does_not_go_under_spadille_beside_a_small_trump(name):
    deal = playing("renegado", trump="S", hands="1 SA D3 D4; 2 CA S3 H2; 3 H4 H5 H6").play("1 SA")
    seen = deal.seen_by(2)

    assert "S3" == str(player(name).decide(seen, request(seen), Random(1)))


# The exchange.


def test_nobody_considers_an_odd_discard():
    """Four trumps and a king: no trump and no king is thrown, nor a card that leaves a lower one."""
    deal = exchanging("entrada", hands="1 SA H4 H5 H3 DK C4 C3 D5 D2")
    asked = deal.asked
    assert isinstance(asked, ExchangeRequest)
    ways = [set(way.cards) for way in discards(deal.seen_by(1), asked, Discard(tuple(cards("C4 C3 D5 D2"))))]

    assert cards("C4 C3 D5 D2") in ways
    assert all(not way & cards("SA H4 H5 H3 DK") for way in ways)
    assert all(one("C4") not in way or one("C3") in way for way in ways)


# Surrender.


def offered(hand: str, *tricks: str, contract: str = "entrada") -> bool:
    """Tell whether the Ombre with *hand* may politely surrender after *tricks*."""
    deal = playing("renegado", trump="H", contract=contract, hands=f"1 {hand}; 2 DK S3 S4 D2; 3 D6 SQ S5 D3")
    return may_give_up(deal.play_all(*tricks).seen_by(1))


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("SA CA H3 D4", False),
        ("SA H7 CA D4", False),
        ("HK HQ H4 H5 H6", False),
        ("SA H4 H5 H6 D4", True),
    ],
)
def test_strong_trumps_are_not_given_up_before_the_third_trick(hand, may):
    """Two of the three highest trumps, or five trumps."""
    assert may is offered(hand)


def test_the_hand_counts_as_it_was_before_the_first_card():
    """Spadille has won the first trick, and manille alone is left."""
    assert not offered("SA H7 D4", "1 SA DK D6")


def test_in_the_third_trick_they_are():
    hands = "1 SA H7 CA D4 D5; 2 DK DQ S4 D2 S6; 3 D6 D7 S5 D3 S7"
    deal = playing("renegado", trump="H", hands=hands).play_all("1 D4 DK D6", "2 DQ D7 D5")

    assert may_give_up(deal.seen_by(1))


def test_a_surrender_is_offered_once():
    """A defender has refused; in the next trick the Ombre plays on, though nothing has changed."""
    hands = "1 H4 D4 C3; 2 DK S3 S4; 3 D6 SQ S5"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands)
    again = deal.does("1 surrender  2 refuse").play("1 D4 DK D6").play("2 S3 S5")
    seen = again.seen_by(1)
    asked = request(seen)

    assert isinstance(asked, PlayRequest)
    assert Word.SURRENDER in asked.words
    assert Say(Word.SURRENDER) == HASTY.decide(deal.seen_by(1), deal.asked, Random(1))
    assert seat(1) == asked.seat
    assert Say(Word.SURRENDER) != HASTY.decide(seen, asked, Random(1))


LOST = "1 H4 D4 C3 C4 S7; 2 DK S3 S4 SK HQ; 3 D6 SQ S5 SJ HJ"
AT_ONCE, LATER = (), ("1 D4 DK D6", "2 SK SJ S7")


@pytest.mark.parametrize(
    ("temper", "tricks", "given_up"),
    [
        ("cautious", AT_ONCE, True),
        ("even", AT_ONCE, False),
        ("even", LATER, True),
        ("stubborn", LATER, False),
    ],
)
def test_who_gives_a_lost_game_up_and_when(temper, tricks, given_up):
    """With one small trump the cautious say so at once, most after two tricks, and the stubborn never."""
    deal = playing("renegado", trump="H", contract="vuelta", hands=LOST).play_all(*tricks)
    seen = deal.play("2 S3 S5").seen_by(1) if tricks else deal.seen_by(1)

    said = replace(QUICK, style=STYLES[temper]).decide(seen, asked_of(seen), Random(1))

    assert given_up is (said == Say(Word.SURRENDER))


def test_advice_does_not_wait():
    """The hint names the surrender that is right, while the same player still waits at the table."""
    seen = playing("renegado", trump="H", contract="vuelta", hands=LOST).seen_by(1)

    assert Say(Word.SURRENDER) == QUICK.consider(seen, asked_of(seen), Random(1), OWN_WORLDS).choice
    assert Say(Word.SURRENDER) != QUICK.decide(seen, asked_of(seen), Random(1))

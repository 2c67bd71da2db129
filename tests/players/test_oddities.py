"""The oddities: which choices count as odd, and how they are counted."""

import json
from dataclasses import replace
from random import Random

import pytest
from dialect import Deal, action, exchanging, playing

from ombre_desktop.engine import PlayRequest
from ombre_desktop.players import __main__ as command
from ombre_desktop.players.arena.odd_choices import ODD, Decision
from ombre_desktop.players.arena.oddities import AGREED, BROKEN, REFUSED, SHOWN, Oddities, WatchedSitter
from ombre_desktop.players.arena.seating import Honest
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.levels import LEVELS
from ombre_desktop.players.quirks.amateur import Amateur
from ombre_desktop.players.quirks.quirk import Quirk


def odd(deal: Deal, said: str) -> set[str]:
    """Return the names of what is odd if the seat that is asked does *said*."""
    asked = deal.asked
    assert asked is not None
    decision = Decision(deal.seen_by(asked.seat + 1), asked, action(deal.state, said))
    return {name for name, is_odd in ODD.items() if is_odd(decision)}


EQUALS = "a king played from equals to a lost trick"
SMALLER = "a plain card played to a lost trick, and a smaller equal kept"
UNDER = "a matador played under a higher trump"
WASTED = "a trump played under a higher one, and a smaller kept"
TRUMP = "a trump thrown by an Ombre with five or fewer"
KING = "a king thrown in the exchange"
LOWER = "a card thrown and a lower one kept"
LEFT = "cards of the talon left with a small plain card"
AGAIN = "a surrender offered again"
STRONG = "an early surrender with two of the three highest trumps, or five trumps"


@pytest.mark.parametrize(
    ("hand", "card", "found"),
    [
        ("HK HQ H4", "HK", {EQUALS, SMALLER}),
        ("HK HQ H4", "HQ", set()),
        ("HK HJ H4", "HK", set()),
        ("HQ HJ H4", "HQ", {SMALLER}),
    ],
)
def test_a_card_is_odd_in_a_lost_trick_only_where_a_smaller_equal_is_held(hand, card, found):
    """The third hand can neither follow nor trump."""
    deal = playing("renegado", trump="S", hands=f"1 C7 S3 S4; 2 S2 D4 D5; 3 {hand}").play("1 C7 S2")

    assert found == odd(deal, card)


def test_a_card_that_has_fallen_makes_equals_of_its_neighbours():
    """King and knave are equal once the queen has been played."""
    deal = playing("renegado", trump="S", hands="1 C7 C6 S4; 2 S2 D4 HQ; 3 HK HJ H4").play_all(
        "1 C7 HQ H4", "1 C6 S2"
    )

    assert {EQUALS, SMALLER} == odd(deal, "HK")


def test_a_king_that_wins_is_not_odd():
    deal = playing("renegado", trump="S", hands="1 H7 S3; 2 H6 D4; 3 HK HQ").play("1 H7 H6")

    assert set() == odd(deal, "HK")


@pytest.mark.parametrize(("card", "found"), [("CA", {UNDER, WASTED}), ("SK", {WASTED}), ("S3", set())])
def test_a_trump_under_spadille_is_odd_beside_a_smaller_one(card, found):
    deal = playing("renegado", trump="S", hands="1 SA D3 D4; 2 CA SK S3; 3 H4 H5 H6").play("1 SA")

    assert found == odd(deal, card)


def test_basto_that_must_fall_is_not_odd():
    deal = playing("renegado", trump="S", hands="1 SA D3; 2 CA H3; 3 H4 H5").play("1 SA")

    assert set() == odd(deal, "CA")


@pytest.mark.parametrize(
    ("thrown", "found"),
    [
        ("C4 C3 D5 D2", set()),
        ("C4 C3 D5 D2 H3", {TRUMP}),
        ("DK C4 C3 D5", {KING, LOWER}),
        ("C4 D5 D2", {LOWER}),
        ("C3 D5 D2", set()),
    ],
)
def test_an_ombre_throws_neither_a_trump_nor_a_king(thrown, found):
    """Four trumps, a king, and four small cards; a low card of a suit goes before a higher one."""
    deal = exchanging("entrada", hands="1 SA H4 H5 H3 DK C4 C3 D5 D2")

    assert found == odd(deal, thrown)


@pytest.mark.parametrize(("thrown", "found"), [("C4 C3", {LEFT}), ("C4 C3 D5", set())])
def test_the_last_defender_leaves_no_card_of_the_talon(thrown, found):
    """Three cards are left after the Ombre's eight and the other defender's two."""
    hands = "1 SA C5 C6 C7 CQ D3 D4 S5 S6; 2 S7 SQ SJ HK DK CK D6 D7 H2; 3 C4 C3 D5 DJ DQ HQ HJ CJ S3"
    deal = exchanging("entrada", hands=hands).does("1 C5 C6 C7 CQ D3 D4 S5 S6  2 D6 S7")

    assert found == odd(deal, thrown)


def test_a_surrender_is_odd_the_second_time():
    """A defender refuses, a trick is lost, and the Ombre asks once more."""
    hands = "1 H4 D4 C3; 2 DK S3 S4; 3 D6 SQ S5"
    deal = playing("renegado", trump="H", contract="vuelta", hands=hands)
    again = deal.does("1 surrender  2 refuse").play("1 D4 DK D6").play("2 S3 S5")

    assert set() == odd(deal, "surrender")
    assert {AGAIN} == odd(again, "surrender")


@pytest.mark.parametrize(("hand", "found"), [("SA H7 D4 D2", {STRONG}), ("SA H4 D4 D2", set())])
def test_an_early_surrender_is_odd_with_two_matadors(hand, found):
    deal = playing("renegado", trump="H", hands=f"1 {hand}; 2 DK DQ S4; 3 D6 D7 S5")
    later = deal.play_all("1 D4 DK D6", "2 DQ D7 D2")

    assert found == odd(deal, "surrender")
    assert set() == odd(later, "surrender")


def test_a_random_player_does_all_of_it():
    """So every oddity can be found; a deal that was passed out is counted besides."""
    trial = Oddities(Table(seed="odd"), "random").checked()
    found = {each.what: each for each in trial.findings([trial.of_deal(number) for number in range(80)])}

    assert all(found[name].value > 0.0 for name in ODD)
    assert found[AGREED].value > 0.0 < found[BROKEN].value
    assert sum(found[name].value for name in ODD) == pytest.approx(found["all oddities"].value)


def test_the_file_names_the_deals(tmp_path):
    """With the seed, they can be played again."""
    path = tmp_path / "odd.json"
    command.main(f"oddities random --deals 6 --seed odd --workers 1 --json {path}".split())
    told = json.loads(path.read_text())
    first = told["findings"][0]
    trial = Oddities(Table(seed="odd"), "random")

    assert "odd" == told["table"]["seed"]
    assert first["deals"] == [number for number in range(6) if set(ODD) & set(trial.of_deal(number))]


def test_habits_are_counted_besides():
    """Each sitting of ten deals draws others; none asks for a card that is not allowed."""
    trial = Oddities(Table(seed="odd", worlds=2), "novice")
    found = {each.what: each.value for each in trial.findings([trial.of_deal(number) for number in (8, 11)])}

    assert found[SHOWN] > 0.0 == found[REFUSED]
    assert found[AGREED] > 0.0 == found[BROKEN]


def test_a_habit_that_wants_what_is_not_allowed_leaves_the_card_to_the_textbook():
    """The arena counts it."""
    greedy = Amateur(quirks=(Quirk("greedy", lambda turn: turn.memory.hand[0]),))
    one = replace(LEVELS["novice"], name="greedy", habit=greedy)
    deal = playing("renegado", trump="S", hands="1 H7 S3; 2 C4 H6 H4 D4; 3 HK HQ").play("1 H7")
    asked = deal.asked
    assert isinstance(asked, PlayRequest)
    watched = WatchedSitter(Honest(one), 7)

    watched.decide(deal.state, asked, Random(1))

    assert [7] == watched.noted[REFUSED]
    assert "C4" != str(greedy.card(deal.seen_by(2), asked).card)

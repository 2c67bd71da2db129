"""Odds: where the cards still out are, and what an act told, from the view of one seat."""

import json
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from chance import played
from dialect import Deal, auction, cards, exchanging, one, playing, seat
from for_each import for_each
from twins import twin

from ombre_desktop.engine import DealState, Suit, request, ruleset, ruleset_names, view
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.earlier import earlier
from ombre_desktop.players.expert.whereabouts import told_by_the_act, whereabouts
from ombre_desktop.players.odds import (
    Finding,
    Odds,
    Telling,
    Trait,
    in_whole,
    odds_object,
    parse_odds,
    parse_telling,
    telling_object,
)
from ombre_desktop.players.process import answer
from ombre_desktop.players.textbook import Textbook

ME = seat(1)
WORLDS = 120


def odds(deal: Deal, number: int = 1, worlds: int = WORLDS) -> Odds:
    """Return the odds as seat *number* sees the deal."""
    return whereabouts(deal.seen_by(number), Random(1), worlds)


def telling_of(before: Deal, after: Deal, by: int, worlds: int = 300) -> Telling:
    """Return what the act of seat *by* between the two deals told seat 1."""
    return told_by_the_act(before.seen_by(1), after.seen_by(1), seat(by), Random(1), worlds)


def hearts(hands: str) -> Deal:
    """Return a deal with hearts as trumps, at the first lead."""
    return playing("renegado", trump="H", hands=hands, dealer=3)


def positions(game: str, every: int) -> Iterator[DealState]:
    """Yield one position in *every* of a deal of textbook players."""
    textbook = Textbook()

    def decide(state, rng):
        asked = request(state)
        return textbook.decide(view(state, asked.seat), asked, rng)

    for at, step in enumerate(played(ruleset(game), Random(f"odds {game}"), decide=decide)):
        if at % every == 0 and not step.state.is_over:
            yield step.state


# Where the cards are.


@for_each(ruleset_names())
def test_every_card_that_is_out_is_somewhere(game: str) -> None:
    """In every game and phase, the shares of a card add up to 1, and no card of the person's own is out."""
    for state in positions(game, every=9):
        me, game_of = state.ring[0], state.ruleset
        talon = len(game_of.pack.cards) > game_of.hand_size * len(state.ring)
        found = whereabouts(view(state, me), Random(1), 10)

        assert all(pytest.approx(1) == sum(card.places) for card in found.cards)
        assert all(card.away < 0.01 or talon for card in found.cards)
        assert all(card.seats[me] == 0 for card in found.cards)
        assert not {card.card for card in found.cards} & set(state.hands[me])


@pytest.mark.parametrize("game", ["renegado", "five_handed", "german_solo"])
def test_no_hidden_card_changes_the_odds(game):
    """The cards that the seat has not seen are dealt again among their places, and the odds are the same."""
    rng = Random(7)
    states = list(positions(game, every=5))
    for before, after in pairwise(states):
        me, other = after.ring[0], after.ring[1]
        same = twin(after, me, rng)

        here, there = view(after, me), view(same, me)

        assert whereabouts(here, Random(1), 10) == whereabouts(there, Random(1), 10)
        then = view(before, me)
        assert told_by_the_act(then, here, other, Random(1), 10) == told_by_the_act(
            then, there, other, Random(1), 10
        )


def test_a_seat_that_did_not_follow_certainly_has_no_such_card():
    """Seat 3 threw a club on a diamond, so no diamond is there."""
    found = odds(hearts("1 D2 S3 S4; 2 DK D7 CQ; 3 C5 C2 H6").play("1 D2 DK C5"))

    assert {0.0} == {found.of(card).seats[seat(3)] for card in cards("DQ DJ D7")}


def test_few_worlds_are_all_counted():
    """At the end of a deal the odds have no error."""
    deal = hearts("1 D2; 2 DK; 3 C5").play("1 D2 DK")

    found = odds(deal)

    assert found.counted
    assert {0.0} == {card.error for card in found.cards}


def test_the_telling_cards_come_first():
    """These are the five highest trumps that are out, and the highest card of each plain suit."""
    found = odds(hearts("1 SA H7 DK; 2 CA D7 CQ; 3 C5 C2 H6"))

    assert cards("CA HA HK HQ HJ SK CK DQ") == {card.card for card in found.first}
    assert one("CA") is found.cards[0].card


def test_the_called_king_comes_first_and_is_not_with_the_ombre():
    """An Ombre calls a king that they lack (rule 3.11)."""
    deal = auction(
        "ask pass pass pass pass",
        name="five_handed",
        hands="1 SA S2 CA SQ SJ H2 D2 D3; 2 HK",
        dealer=5,
    ).does("1 S 1 call HK")

    found = odds(deal, number=3)

    assert one("HK") is found.cards[0].card
    assert found.cards[0].seats[seat(1)] == 0


def test_a_matador_is_sooner_in_a_hand_than_away():
    """Nobody throws basto: three hands out of four places of a talon of thirteen do not hold it by chance."""
    deal = exchanging("entrada", hands="1 SA H7 HK HQ HJ C3 C4 S5 SQ").does("1 C3 C4 S5 SQ 2 yield 3 - 2 -")

    found = odds(deal, worlds=400).of(one("CA"))

    assert found.away < found.seats[seat(2)] + found.seats[seat(3)]


# What an act told.


def test_a_bid_tells_of_a_long_suit_and_of_spadille():
    """A bidder probably has a long suit, and spadille sooner than others."""
    before = auction("", hands="1 C3 C4 S5 S6 HQ HJ D4 D5 D6", dealer=1)
    first = before.turn
    telling = telling_of(before, before.does(f"{first} solo"), first, worlds=600)

    about = {(each.trait, each.card): each.after - each.before for each in telling.findings}

    assert about[Trait.CARD, one("SA")] > 0
    assert any(trait is Trait.LONG and change > 0 for (trait, _), change in about.items())


def test_who_does_not_follow_tells_above_all_that_the_suit_is_missing():
    """It is certain, and the single cards of the suit are not told as well."""
    before = hearts("1 D2 S3 S4; 2 DK D7 CQ; 3 C5 C2 H6").play("1 D2 DK")

    telling = telling_of(before, before.play("3 C5"), 3)

    first = telling.findings[0]
    assert (Trait.SUIT, Suit.DIAMONDS, 0.0) == (first.trait, first.suit, first.after)
    assert first.certain
    assert not {each.card for each in telling.findings} & cards("DQ DJ D3")


def test_who_does_not_follow_a_trump_tells_it_once():
    """One line says that trumps below the matadors are missing (rule 1.9), and none card by card."""
    hands = "1 S5 H2 H3 C5 C7 D7 D6 HJ HQ; 2 CA SJ D3 S6; 3 C2 H6 H7"
    before = playing("renegado", trump="S", hands=hands, dealer=3).play("1 S5 S6")

    telling = telling_of(before, before.play("3 C2"), 3)

    certain = [(each.trait, each.after) for each in telling.findings if each.certain]
    assert [(Trait.LESSER, 0.0)] == certain
    assert not {each.card for each in telling.findings} & cards("SK SQ S4 S3")


def test_the_sentence_and_the_bars_have_the_same_figures():
    """The share of a card after an act is that of the odds, if both are asked with the same chance."""
    before = auction("", hands="1 C3 C4 S5 S6 HQ HJ D4 D5 D6", dealer=1)
    after = before.does("2 solo").seen_by(1)

    telling = told_by_the_act(before.seen_by(1), after, seat(2), Random(1), 300)
    found = whereabouts(after, Random(1), 300)

    told = {each.card: each.after for each in telling.findings if each.card}
    assert told
    assert told == {card: found.of(card).seats[seat(2)] for card in told}


def test_the_card_that_was_played_is_not_told_again():
    """It is taken as held before and after; only the choice of it tells anything."""
    before = hearts("1 D2 S3 S4; 2 DK D7 CQ; 3 C5 C2 H6").play("1 D2")

    telling = telling_of(before, before.play("2 DK"), 2)

    assert one("DK") not in {each.card for each in telling.findings}


def test_a_call_tells_only_what_is_certain():
    """The Ombre lacks the king that they called."""
    before = auction(
        "ask pass pass pass pass",
        name="five_handed",
        hands="2 SA S2 CA SQ SJ H2 D2 D3; 3 HK",
        dealer=1,
    ).does("2 S")

    telling = telling_of(before, before.does("2 call HK"), 2)

    assert [(one("HK"), 0.0, True)] == [(each.card, each.after, each.certain) for each in telling.findings]


# Messages between processes.

TELLING = Telling(
    seat(2),
    (
        Finding(Trait.CARD, 0.2, 0.6, 0.02, card=one("SA")),
        Finding(Trait.SUIT, 0.8, 0.0, suit=Suit.HEARTS, certain=True),
        Finding(Trait.TRUMPS, 0.3, 0.78, 0.02, number=4),
    ),
    300,
)


def test_odds_and_tellings_survive_as_text():
    """They are written as JSON and read again."""
    found = odds(hearts("1 D2 S3 S4; 2 DK D7 CQ; 3 C5 C2 H6"))

    assert found == parse_odds(json.loads(json.dumps(odds_object(found))), 3)
    assert TELLING == parse_telling(json.loads(json.dumps(telling_object(TELLING))), 3)


@for_each(
    [
        {"telling": 9},
        {"number": 0},
        {"counted": 1},
        {"cards": [["SA", [0.2, 0.2], 0.6, 0.0, False]]},
        {"cards": [["SA", [0.2, 0.2, 0.2], 0.9, 0.0, False]]},
        {"cards": [["XX", [0.2, 0.2, 0.2], 0.4, 0.0, False]]},
        {"cards": [["SA", [-1.0, 1.0, 0.5], 0.5, 0.0, False]]},
    ]
)
def test_odds_that_cannot_be_are_refused(damage):
    """A process that has gone wrong is not believed."""
    said = {"cards": [], "telling": 0, "number": 1, "counted": False, **damage}

    with pytest.raises((ValueError, TypeError)):
        parse_odds(said, 3)


def test_a_telling_about_nobody_is_refused():
    """There is no seventh seat."""
    with pytest.raises(ValueError, match="no such seat"):
        parse_telling(telling_object(TELLING) | {"seat": 6}, 3)


def test_the_process_answers_with_odds_and_with_what_an_act_told():
    """The same question has the same answer."""
    hands = "1 D2 D3 SA S2 CA SK HQ C2 D4; 2 D5 SQ SJ S7 S5 S3 H3 H5 HA; 3 C5 S6 S4 CJ C7 C3 HK H4 H6"
    before = playing("renegado", trump="S", hands=hands, dealer=3).play("1 D4 D5")
    after = before.play("3 C5")
    seen = after.seen_by(1)
    words = {"id": 1, "kind": "odds", "view": format_view(seen), "moves": len(seen.position.history)}

    found = json.loads(answer(json.dumps(words)))
    telling = json.loads(answer(json.dumps(words | {"told": True})))

    assert parse_odds(found["odds"], 3) == parse_odds(json.loads(answer(json.dumps(words)))["odds"], 3)
    assert parse_telling(telling["telling"], 3).findings[0].suit is Suit.DIAMONDS


@for_each([{"moves": 99}, {"moves": -1}, {"moves": 0, "told": True}, {"moves": 1, "told": True}])
def test_what_nobody_did_tells_nothing(damage):
    """There is no such moment, or the act was the seat's own."""
    hands = "1 D2 D3 SA S2 CA SK HQ C2 D4; 2 D5 SQ SJ S7 S5 S3 H3 H5 HA; 3 C5 S6 S4 CJ C7 C3 HK H4 H6"
    deal = playing("renegado", trump="S", hands=hands, dealer=3)
    words = {"id": 1, "kind": "odds", "view": format_view(deal.seen_by(1)), **damage}

    assert "error" in json.loads(answer(json.dumps(words)))


@for_each(ruleset_names())
def test_an_earlier_view_is_what_the_seat_saw_at_the_time(game: str) -> None:
    """Even from a deal that lies open, it holds no card that the seat learnt later."""
    states = [step.state for step in played(ruleset(game), Random(f"earlier {game}"))]
    me = states[0].ring[0]
    settled = view(states[-1], me)

    for state in states[:-1:4]:
        assert format_view(view(state, me)) == format_view(earlier(settled, len(state.history)))


@pytest.mark.parametrize(
    ("shares", "told"),
    [
        ((0.284, 0.337, 0.379), (28, 34, 38)),
        ((0.274, 0.296, 0.43), (27, 30, 43)),
        ((1 / 3, 1 / 3, 1 / 3), (34, 33, 33)),
        ((1.0, 0.0), (100, 0)),
    ],
)
def test_the_places_of_a_card_are_told_in_whole_hundredths(shares, told):
    """They add up to 100; what was cut most is rounded up."""
    assert told == in_whole(shares)

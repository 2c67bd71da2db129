"""Any throw of an exchange: its worth in rounds of common worlds, and the chance of its draw."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from dialect import Deal, auction, cards, exchanging
from for_each import for_each

from ombre_desktop.engine import Discard, refusal
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.judging.draws import Draw, draw_of
from ombre_desktop.players.judging.throws import brought, worth_weighing
from ombre_desktop.players.memory import unseen_cards
from ombre_desktop.players.process import answer

HAND = "1 SA H7 HK H3 DK D5 S3 C4 C3"


def discard(text: str) -> Discard:
    return Discard(in_order(cards(text)))


@pytest.fixture(scope="module")
def deal() -> Deal:
    return exchanging("entrada", hands=HAND)


def asked_of(deal: Deal, **words: object) -> dict[str, object]:
    """Return the reply of the players' process to a question about throws."""
    question = {"id": 1, "kind": "review", "view": format_view(deal.seen_by(1)), "round": 0, **words}
    return json.loads(answer(json.dumps(question)))


def test_throws_of_a_round_meet_the_same_worlds(deal):
    """A throw that is asked for later has the figures that it would have had beside the first."""
    seen, both = deal.seen_by(1), [discard("D5 S3 C4 C3"), discard("S3 C4 C3")]

    together = brought(seen, both, 0)

    assert together == [row for each in both for row in brought(seen, [each], 0)]
    assert together[0] != brought(seen, both[:1], 1)[0]


def test_the_usual_throw_comes_first_with_its_neighbours(deal):
    """Each is lawful, and differs by one card or by two that change places."""
    usual, *others = worth_weighing(deal.seen_by(1), deal.asked)

    assert discard("D5 S3 C4 C3") == usual
    assert all(refusal(deal.seen_by(1), each) is None for each in others)
    assert {1, 2} >= {len(set(usual.cards) ^ set(each.cards)) for each in others}


def test_a_throw_near_another_keeps_to_that(deal):
    """A search may go on from the best throw found so far."""
    near = discard("S3 C4")

    assert near == worth_weighing(deal.seen_by(1), deal.asked, near)[0]


@for_each(["C3", "S3 C4 C3"])
def test_the_chance_of_a_draw_is_counted(text):
    """It is the share of all draws from the cards that are not seen: here all of them are tried."""
    deal = exchanging("entrada", hands=HAND)
    seen, ranking, number = deal.seen_by(1), deal.state.ranking, len(cards(text))
    draws = list(combinations(unseen_cards(seen.position), number))
    found = draw_of(seen, discard(text))

    for chance, wanted in ((found.trump, ranking.trumps), (found.matador, ranking.matadors)):
        assert sum(not set(wanted).isdisjoint(draw) for draw in draws) / len(draws) == pytest.approx(chance)


def test_a_card_of_the_talon_that_lies_open_is_certain():
    """The ombre of a vuelta takes the trump that was turned."""
    deal = auction("vuelta pass pass", hands=HAND, talon="HQ")

    assert 1.0 == draw_of(deal.seen_by(1), discard("C3")).trump


def test_nothing_is_drawn_for_nothing(deal):
    """A seat that keeps all its cards has no chance to tell."""
    assert Draw() == draw_of(deal.seen_by(1), Discard(()))


def test_the_process_weighs_the_throws_it_is_asked_for(deal):
    """The reply names them with their chips in each world, and the chances of their draws."""
    said = asked_of(deal, throws=["C3 S3", "-"])

    assert ["S3 C3", "-"] == [" ".join(sorted(each.split(), reverse=True)) for each in said["throws"]]
    assert {len(row) for row in said["chips"]} == {len(said["chips"][0])} != {0}
    assert [None, None] == said["draws"][1]


def test_the_process_finds_throws_by_itself(deal):
    """Without throws in the question it weighs the usual one and its neighbours."""
    said = asked_of(deal, throws=[], near="C3")

    assert "C3" == said["throws"][0]
    assert len(said["throws"]) == len(said["chips"]) > 5


@for_each(["H2", "pass", ""])
def test_a_throw_that_is_not_lawful_is_refused(text):
    """Only cards of the hand can be thrown, and a word is no throw."""
    assert "error" in asked_of(exchanging("entrada", hands=HAND), throws=[text])


def test_cards_are_thrown_in_an_exchange_only():
    """A question about throws in the auction has no answer."""
    assert "error" in asked_of(auction("pass", hands=HAND), throws=[])

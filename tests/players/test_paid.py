"""The amounts that a hint tells: those of the settlement, without the seat's share of the pool."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from dialect import playing

from ombre_desktop.engine import DealState, PlayRequest, Say, Word, advance, request, steps_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.expert.rollout import share
from ombre_desktop.players.player import EXPERT, asked_of, player
from ombre_desktop.players.solver.courses import asides_of
from ombre_desktop.players.solver.open_cards import values

RECORDS = Path(__file__).parents[1] / "records"
SURRENDER = Say(Word.SURRENDER)
FEW = 8
"""The worlds in which a hint is worked out here."""
LOST = "1 SA H7 S2 C2; 2 CA C7 D7 D6; 3 SK S4 HK DK"
"""Hands of Renegado in which the Ombre may give up."""


def advised(deal) -> dict[object, Alternative]:
    """Return the alternatives of the seat to act, by their action."""
    seen = deal.seen_by(deal.turn)
    advice = player(EXPERT).consider(seen, asked_of(seen), Random(1), FEW)
    return {one.action: one for one in advice.alternatives}


def given_up(state: DealState) -> DealState:
    """Return the settled deal after a surrender that all accept."""
    state = advance(state, SURRENDER).state
    while not state.is_over:
        state = advance(state, Say(Word.ACCEPT)).state
    return state


@pytest.mark.parametrize(("game", "pool"), [("renegado", 5), ("renegado", 45), ("pokerwiner", 5)])
def test_a_surrender_costs_what_the_hint_has_said(game, pool):
    """The pool gets it all, and a third of that is still the Ombre's in the judge's eyes."""
    bid = {"pokerwiner": "play"}.get(game, "entrada")
    deal = playing(game, trump="H", hands=LOST, contract=bid, pool=pool)
    seat = deal.state.the_ombre

    said = advised(deal)[SURRENDER]
    settled = given_up(deal.state).settled

    assert said.paid == pytest.approx(settled.net[seat])
    assert said.aside == pytest.approx((settled.pool_after - pool) / deal.state.seats)


def last_tricks(game: str) -> Iterator[DealState]:
    """Yield the golden deals of *game* in which the Ombre played alone, before their last trick."""
    for path in sorted((RECORDS / game).glob("*.ombre")):
        deal = parse_record(path.read_text("utf-8")).state
        for step in steps_of(deal):
            state = step.state
            leads = isinstance(request(state), PlayRequest) and not state.play.lying.cards
            alone = state.ally is None or state.ruleset.partners
            if leads and alone and not (state.payments or state.scores) and max(map(len, state.hands)) == 1:
                yield state


@pytest.mark.parametrize("game", ["renegado", "lhombre", "tresillo", "zanga", "german_solo"])
def test_the_settlement_pays_what_is_left_of_the_value_beside_the_pool(game):
    """With all cards known the amount is exact; in a game of points it is the side's own points."""
    found = list(last_tricks(game))
    for before in found:
        (value,) = values([before])
        ended = before
        while not ended.is_over:
            ended = advance(ended, request(ended).actions[0]).state
        settled, seats, ombre = ended.settled, ended.seats, ended.the_ombre
        won = settled.won

        told = share(before, value / seats, ombre) - asides_of(before)[value] / seats

        assert told == pytest.approx(won[ombre])
    assert found

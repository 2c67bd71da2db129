"""A binding gano on the table, which leaves those who are yet to play fewer cards (rule 3.6)."""

from __future__ import annotations

import pytest
from dialect import playing
from engine_play import as_sides, each_for_himself, ours, tried_out
from last_cards import last_cards

from ombre_desktop.engine import PlayCard, apply, request
from ombre_desktop.players.solver.gano import is_bound
from ombre_desktop.players.solver.open_cards import (
    Batch,
    own_values_of_cards,
    solved,
    totals,
    values,
    values_of_cards,
)
from ombre_desktop.players.solver.tables import card_tables


def said(number: int):
    """Return a moment with three cards left at which a gano binds somebody after the seat to move."""
    return next(
        state
        for at in range(100)
        if is_bound(state := last_cards("renegado", 3, 3, 100 * number + at, gano=True))
    )


@pytest.mark.parametrize("number", range(6))
def test_every_card_is_worth_what_the_engine_plays(number):
    """The engine decides who may play what; the solver is told."""
    state = said(number)
    laid = request(state).cards

    for choice, found in (
        (as_sides(state), [[value] for value in values_of_cards([state], laid)[0]]),
        (each_for_himself(state), own_values_of_cards([state], laid)[0]),
    ):
        ends = [tried_out(apply(state, PlayCard(card)).state, choice, state) for card in laid]
        assert [[ours(state, end)] for end in ends] == found or [*ends] == found


@pytest.mark.parametrize("number", range(6))
def test_the_deal_is_worth_its_best_card(number):
    """A batch of worlds, which the expert weighs, and a deal for itself have the same value."""
    state = said(number)
    seat, laid = request(state).seat, request(state).cards
    best = max if seat in (state.ombre, state.ally) else min
    tables = card_tables(state.ranking, state.agenda[0].follow)
    batch = Batch(state, [tables.hand(state.hands[other]) for other in state.ring] * 2, [1, 2])

    each = values_of_cards([state], laid)[0]

    assert [best(each)] == values([state])
    assert [3 * value for value in each] == totals(solved([batch], laid), len(laid))
    assert [3 * best(each)] == totals(solved([batch], ()), 1)


@pytest.mark.parametrize(("gano", "bound"), [("off", False), ("advisory", False), ("binding", True)])
def test_only_a_gano_that_binds_counts(gano, bound):
    """The Ombre plays between the two defenders."""
    hands, house = "1 HK HQ; 2 HA C7; 3 SA D3", f"gano={gano}"
    deal = playing("renegado", trump="D", hands=hands, ombre=2, house=house)

    after = deal.play("1 HK" if gano == "off" else "1 HK!")

    assert not is_bound(deal.state)
    assert bound is is_bound(after.state)
    assert not is_bound(after.play("2 HA").state)

"""The end of a deal played in every way through the engine, with the gains of each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ombre_desktop.engine import (
    ChoiceRequest,
    DealState,
    PlayCard,
    PlayRequest,
    Say,
    Seat,
    Word,
    apply,
    request,
)
from ombre_desktop.engine.chips import net_of, pool_change
from ombre_desktop.players.solver.shares import PerRing

Choice = Callable[[Seat, Sequence[PerRing]], PerRing]
"""A choice by a seat among several endings."""


def tried_out(state: DealState, choice: Choice, start: DealState | None = None) -> PerRing:
    """Return the gains of each seat in the ring since *start* or now, with *choice* made at every turn."""
    return _tried(state, choice, start or state)


def _tried(state: DealState, choice: Choice, start: DealState) -> PerRing:
    asked = request(state)
    if asked is None:
        return brought(state, start)
    if isinstance(asked, PlayRequest):
        actions: list[PlayCard | Say] = [PlayCard(card) for card in asked.cards]
    else:
        assert isinstance(asked, ChoiceRequest)
        actions = [Say(word) for word in asked.words if word in (Word.CLAIM, Word.VOLE)]
    return choice(asked.seat, [_tried(apply(state, action).state, choice, start) for action in actions])


def brought(state: DealState, start: DealState) -> PerRing:
    """Return the chips or points gained since *start*, as the solver counts them."""
    seats = state.seats
    scores = state.scores[len(start.scores) :]
    if state.ruleset.target:
        holders = len(state.stakes.scores)
        won = [sum(score.points for score in scores if score.seat == seat % holders) for seat in range(seats)]
        return tuple(seats * won[seat] - sum(won) for seat in state.ring)
    paid = state.payments[len(start.payments) :]
    net = net_of(paid, seats)
    return tuple(seats * net[seat] + pool_change(paid) for seat in state.ring)


def as_sides(state: DealState) -> Choice:
    """Choose the best ending for the Ombre's side if *seat* belongs to it, else the worst."""

    def choice(seat: Seat, ends: Sequence[PerRing]) -> PerRing:
        best = max if seat in (state.ombre, state.ally) else min
        return best(ends, key=lambda end: ours(state, end))

    return choice


def each_for_himself(state: DealState) -> Choice:
    """Let each seat take its own best ending; among equals, the one its side prefers."""

    def choice(seat: Seat, ends: Sequence[PerRing]) -> PerRing:
        return max(ends, key=lambda end: liking(state, seat, end))

    return choice


def liking(state: DealState, seat: Seat, end: PerRing) -> tuple[object, ...]:
    """Rank *end* for *seat*, which looks to its own chips."""
    sign = 1 if seat in (state.ombre, state.ally) else -1
    return (end[state.ring.index(seat)], sign * ours(state, end), end)


def ours(state: DealState, end: PerRing) -> int:
    """Return the gain of the Ombre's side from *end*."""
    return sum(
        value for seat, value in zip(state.ring, end, strict=True) if seat in (state.ombre, state.ally)
    )

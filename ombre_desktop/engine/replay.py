"""Replaying a deal: step by step, or with another seat in the first place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.chips import Stakes
from ombre_desktop.engine.deal import advance, start
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.seats import PerSeat, Seat
from ombre_desktop.engine.state import DealState, Step

T = TypeVar("T")


def steps_of(state: DealState) -> tuple[Step, ...]:
    """Return every step that led to *state*: the deal of the cards, then one for each move."""
    steps = [start(state.ruleset, state.dealer, state.layout, state.stakes)]
    for move in state.history:
        steps.append(advance(steps[-1].state, move.action))
    return tuple(steps)


def carried_on(state: DealState, actions: Iterable[Action], stakes: Stakes | None = None) -> DealState:
    """Return the deal of *state* after further lawful *actions*; with *stakes*, the same deal for these."""
    if stakes is not None:
        done = [move.action for move in state.history]
        state = start(state.ruleset, state.dealer, state.layout, stakes).state
        actions = (*done, *actions)
    for action in actions:
        state = advance(state, action).state
    return state


def reseated(state: DealState, first: Seat) -> DealState:
    """
    Return the same deal with the seats counted from *first*.

    Cards, scores and moves stay with their players and only the numbers change: the rules know a
    seat only by its place after the dealer (rule 1.3).
    """

    layout = Layout(_from(first, state.layout.hands), state.layout.talon)
    stakes = Stakes(state.stakes.pool, _from(first, state.stakes.scores))
    again = start(state.ruleset, Seat((state.dealer - first) % state.seats), layout, stakes).state
    for move in state.history:
        again = advance(again, move.action).state
    return again


def _from(first: Seat, values: PerSeat[T]) -> PerSeat[T]:
    at = first % len(values) if values else 0
    return (*values[at:], *values[:at])

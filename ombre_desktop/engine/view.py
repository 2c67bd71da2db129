"""
Views: what one seat may know of a deal.

A view is built as its holder would write the deal down: the layout with all unseen cards face down,
then the public actions and the holder's own. It holds nothing else, so it cannot leak.
"""

from __future__ import annotations

from functools import lru_cache

from ombre_desktop.engine.actions import Discard
from ombre_desktop.engine.cards import HIDDEN, Card
from ombre_desktop.engine.deal import advance, start
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import Ring, Role, Seat, with_seat
from ombre_desktop.engine.stages import Move
from ombre_desktop.engine.state import DealState

GROWING = 32
"""The number of views kept while they grow: one for each seat of a few deals."""


def view(state: DealState, seat: Seat) -> SeatView:
    """
    Return the deal as *seat* may see it.

    Once the deal is settled every card lies open, and the view is the truth.
    """
    if state.is_over:
        return SeatView(seat, state)
    known = known_cards(state, seat)
    position = _position_seen(state, seat, known)
    for partner in partners_shown(state, seat):
        # Kept cards are unknown after a discard face down, but these have been shown since.
        hands = with_seat(position.hands, partner, state.hands[partner])
        position = position._replace(hands=hands)
    return SeatView(seat, position)


def _position_seen(state: DealState, seat: Seat, known: frozenset[Card]) -> DealState:
    """Return the position as *seat* would write it; it goes on from the last one that led here."""
    last = _last(seat, state.layout, known)
    before = last[0] if last else None
    if before is None or not _follows(state, before[0]):
        seen = state.layout.seen(known)
        position, moves = start(state.ruleset, state.dealer, seen, state.stakes).state, state.history
    else:
        position, moves = before[1], state.history[len(before[0].history) :]
    for move in moves_seen(moves, seat, known):
        position = advance(position, move.action).state
    last[:] = [(state, position)]
    return position


@lru_cache(GROWING)
def _last(_seat: Seat, _layout: Layout, _known: frozenset[Card]) -> list[tuple[DealState, DealState]]:
    """Return the last state seen by a seat that knew these cards, with what it saw; empty at first."""
    return []


def _follows(state: DealState, earlier: DealState) -> bool:
    """Tell whether *state* is a later moment of the deal of *earlier*, or the same."""
    return (
        state.history[: len(earlier.history)] == earlier.history
        and (state.dealer, state.stakes) == (earlier.dealer, earlier.stakes)
        and state.ruleset == earlier.ruleset
    )


def known_cards(state: DealState, seat: Seat) -> frozenset[Card]:
    """Return the cards whose place *seat* has lawfully seen: its own, and those shown to it."""
    known = {*state.layout.hands[seat], *state.drawn[seat], *state.shown}
    known.update(*(state.hands[partner] for partner in partners_shown(state, seat)))
    return frozenset(known)


def partners_shown(state: DealState, seat: Seat) -> Ring:
    """Return the seats that have shown their hands to their partner *seat*, to confer (rule 2.1)."""
    playing = state.playing
    if playing is None or not playing.confers or state.role(seat) is not Role.DEFENDER:
        return ()
    return tuple(other for other in state.ring if other not in (seat, state.ombre))


def moves_seen(moves: tuple[Move, ...], seat: Seat, known: frozenset[Card]) -> tuple[Move, ...]:
    """
    Return what *seat* knows of *moves*.

    The discards of others are face down; moves that betray unknown cards are left out.
    """
    return tuple(
        move if move.seat == seat else _face_down(move)
        for move in moves
        if move.betrays is None or move.betrays in known
    )


def _face_down(move: Move) -> Move:
    if isinstance(move.action, Discard):
        return Move(move.seat, Discard((HIDDEN,) * len(move.action.cards)))
    return move

"""Several nolos at once (21.13): each player weighs one game alone, their own or the Ombre's."""

from __future__ import annotations

from ombre_desktop.engine import Seat, SeatView
from ombre_desktop.engine.state import DealState


def own_game(view: SeatView) -> SeatView:
    """
    Return *view* with the one game that its seat weighs.

    Maxim N7 (P): a player who joins looks after their own game, and a defender after the Ombre's.
    """
    return SeatView(view.seat, own_deal(view.position, view.seat)) if view.position.joined else view


def own_deal(state: DealState, seat: Seat) -> DealState:
    """Return the deal *state* as the game that *seat* weighs."""
    if not state.joined:
        return state
    return state.played_by(seat if seat in state.joined else state.the_ombre)

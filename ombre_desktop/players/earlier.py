"""Earlier moments of a deal, as a seat saw them at the time."""

from __future__ import annotations

from ombre_desktop.engine import SeatView, advance, start, view


def earlier(seen: SeatView, moves: int) -> SeatView:
    """
    Return the view of the same seat after the first *moves* of the moves in *seen*.

    It holds only what the seat knew then, even if *seen* is of a deal that is over and lies open.
    """
    now = seen.position
    state = start(now.ruleset, now.dealer, now.layout, now.stakes).state
    for move in now.history[:moves]:
        state = advance(state, move.action).state
    return view(state, seen.seat)

"""The demands on a deal that teaches another game, and questions about such a deal."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import DealState
from ombre_desktop.value import Value
from tools.lessons.search import LEARNER


class OtherGame(Value):
    """
    The demands on a deal: it is *wanted*, in *game* (else the lesson has its name) under the *house* rules.

    Without a *pool* the stakes are those of a first deal.
    """

    wanted: Callable[[DealState], bool]
    house: str = ""
    pool: int | None = None
    game: str = ""


def won(state: DealState) -> bool:
    """Tell whether the learner gained chips, points or stones."""
    return state.settlement is not None and state.settled.won[LEARNER] > 0


def called_at(state: DealState) -> int:
    """Return the number of tricks before the one with the called card; -1 if it was not played."""
    tricks = state.play.tricks
    return next((at for at, trick in enumerate(tricks) if state.called in trick.cards), -1)


def calls_of_others(state: DealState) -> tuple[str, ...]:
    """Return what the others have called."""
    calls = state.bidding.calls if state.bidding else ()
    return tuple(str(call) for seat, call in calls if seat != LEARNER)


def own_calls(state: DealState) -> tuple[str, ...]:
    """Return what the learner has called."""
    calls = state.bidding.calls if state.bidding else ()
    return tuple(str(call) for seat, call in calls if seat == LEARNER)

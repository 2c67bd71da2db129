"""Early decision: whether the remaining tricks can still change the result (rules 1.10 and 1.12)."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.chips import Outcome, Payment, Score
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.sides import side_of
from ombre_desktop.engine.phases.vole import PRIMERAS
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import PerSeat, Ring
from ombre_desktop.engine.state import DealState


def is_decided(of: DealState | SeatView) -> bool:
    """
    Return True if every possible split of the remaining tricks gives the same outcome and payments.

    Return False before five tricks are taken and while the Ombre's side has taken them all, because a
    claim, a vole or the bonus against a loser may depend on them. Return False in a declared vole,
    and while a view does not know the sides.
    """
    state = of if isinstance(of, DealState) else of.position
    playing = state.playing
    if playing is None or state.is_over or len(playing.tricks) < PRIMERAS:
        return False
    if playing.vole or any(state.role(seat) is None for seat in state.ring):
        return False
    winners, play = set(playing.winners), state.agenda[0]
    may_go_on = isinstance(play, PlayPhase) and play.talk and winners.issubset(side_of(state))
    if may_go_on or winners == {state.ombre}:
        return False
    settle = next(phase for phase in state.agenda if isinstance(phase, SettlePhase))
    left = max(len(hand) for hand in playing.opening) - len(playing.tricks)
    ends = (state._replace(playing=playing._replace(won=won)) for won in _ways(playing.won, state.ring, left))
    return len({_settled(settle, end) for end in ends}) == 1


def _settled(settle: SettlePhase, end: DealState) -> tuple[Outcome, tuple[Payment | Score, ...]]:
    """Settle a deal that is played out; return its outcome and costs."""
    outcome = settle.outcome.outcome(end)
    return outcome, settle.payment.payments(end, outcome)


def _ways(won: PerSeat[int], ring: Ring, left: int) -> Iterator[PerSeat[int]]:
    """Yield every final count of tricks with *left* more shared out among *ring*."""
    if len(ring) == 1:
        yield tuple(n + left if seat == ring[0] else n for seat, n in enumerate(won))
        return
    for more in range(left + 1):
        here = tuple(n + more if seat == ring[0] else n for seat, n in enumerate(won))
        yield from _ways(here, ring[1:], left - more)

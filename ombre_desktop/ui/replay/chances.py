"""The chance to win through a deal, as one seat and those who erred could reckon it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from ombre_desktop.engine import Action, Role, Seat
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.ui.replay.deal_review import DealReview
from ombre_desktop.value import Value

LEAST_TURN = 0.2
"""The smallest change of the chance that turns a deal; below it, the deal was never in doubt."""
_EVEN = 0.5


class Chances(Value):
    """
    The *points* of one *seat*: moments with its chance to win, in order.

    At the seat's own decisions it is what the seat could reckon from its cards and what it had seen. Where
    another seat erred in play, it is what that seat could reckon, before and after. The last is the result.
    """

    seat: Seat
    points: tuple[tuple[int, float], ...] = ()

    def known_at(self, moment: int) -> float | None:
        """Return the chance that was last known at *moment*; None before the first decision."""
        return next((chance for at, chance in reversed(self.points) if at <= moment), None)

    def height_at(self, moment: int) -> float:
        """Return the height of the curve at *moment*, between 0 and 1."""
        if not self.points:
            return _EVEN
        for (left, low), (right, high) in pairwise(self.points):
            if left <= moment < right:
                return low + (high - low) * (moment - left) / (right - left)
        return self.points[0 if moment < self.points[0][0] else -1][1]

    def turn(self, ends: Sequence[int]) -> int | None:
        """
        Return the moment of the greatest change towards the result; None if the deal was never in doubt.

        It is asked once the result is known. A change over more than one of the *ends* of tricks and sections
        has no place in the deal.
        """
        sign = 1 if self.points and self.points[-1][1] > _EVEN else -1
        changes = [
            (sign * (high - low), right)
            for (left, low), (right, high) in pairwise(self.points)
            if sum(left <= end < right for end in ends) <= 1
        ]
        greatest, moment = max(changes, default=(0.0, 0))
        return moment if greatest >= LEAST_TURN else None


def chances_of(review: DealReview, front: Seat) -> Chances:
    """Return the chances of the seat in *front*; those of the Ombre if it decided nothing in the deal."""
    ombre = review.record.state.ombre
    decides = any(verdict.seat == front for verdict in review.verdicts.values())
    seat = front if decides or ombre is None else ombre
    return Chances(seat, tuple(_points(review, seat)))


def wins_of(verdict: Verdict, action: Action) -> float | None:
    """Return the chance to win with *action*, for its seat; None if it was not weighed."""
    return next((each.wins for each in verdict.alternatives if each.action == action), None)


def _points(review: DealReview, seat: Seat) -> Iterator[tuple[int, float]]:
    for move, verdict in sorted(review.verdicts.items()):
        before, after = wins_of(verdict, verdict.best), wins_of(verdict, verdict.chosen)
        is_error = verdict.grade.is_costly and before is not None
        if after is None or (verdict.seat != seat and not (is_error and _is_play(review, move))):
            continue
        against = verdict.seat != seat and _is_against(review, move, seat)
        if is_error and before is not None:
            yield move, 1.0 - before if against else before
        yield move + 1, 1.0 - after if against else after
    result = next((part.result for part in review.splits if part.seat == seat), None)
    if result is not None:
        yield len(review.record.state.history), float(result > 0)


def _is_play(review: DealReview, move: int) -> bool:
    decision = review.decision(move)
    return decision is not None and decision.trick > 0


def _is_against(review: DealReview, move: int, seat: Seat) -> bool:
    """Tell whether *seat* plays against the seat that made *move*."""
    ours = (Role.OMBRE, Role.ALLY)
    mover = review.record.state.history[move].seat
    return (review.role(seat, move) in ours) != (review.role(mover, move) in ours)

"""The marks on the decisions of a reviewed deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from ombre_desktop.engine import Role, Seat
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.replay.deal_review import DealReview

_OURS = (Role.OMBRE, Role.ALLY)


def signs_of(review: DealReview) -> Mapping[int, tuple[Sign, ...]]:
    """Return the marks of the decisions judged so far, by move; a decision without any is left out."""
    found: defaultdict[int, list[Sign]] = defaultdict(list)
    for move, verdict in review.verdicts.items():
        if verdict.grade.is_costly:
            found[move].append(Sign.COSTLY)
        elif MEASURE.praises(verdict):
            found[move].append(Sign.ONLY)
        elif MEASURE.surprises(verdict):
            found[move].append(Sign.BETTER)
    for move in sorted(found):
        answer = _answer(review, move) if Sign.COSTLY in found[move] else None
        if answer is not None:
            found[move].append(Sign.UNPUNISHED)
            found[answer].append(Sign.MISSED)
    return {move: tuple(signs) for move, signs in found.items()}


def _answer(review: DealReview, move: int) -> int | None:
    """
    Return the move by which an opponent gave back what the costly *move* had lost; None if nobody did.

    Only the opponents' choices before the next one of the same seat count.
    """
    lost, seat = review.verdicts[move], review.verdicts[move].seat
    again = min((one.move for one in review.decisions if one.seat == seat and one.move > move), default=None)
    for later, verdict in sorted(review.verdicts.items()):
        if later > move and (again is None or later < again) and _gives_back(review, verdict, lost):
            return later
    return None


def _gives_back(review: DealReview, verdict: Verdict, lost: Verdict) -> bool:
    dear = verdict.grade.is_costly and verdict.cost >= MEASURE.given_back * lost.cost
    return dear and is_against(review, verdict.move, lost.seat)


def is_against(review: DealReview, move: int, seat: Seat) -> bool:
    """Tell whether the maker of *move* plays against *seat*: without an Ombre, each plays for themselves."""
    mover = review.record.state.history[move].seat
    roles = [review.role(one, move) for one in (mover, seat)]
    if None in roles or not set(roles) & set(_OURS):
        return mover != seat and None in roles
    return (roles[0] in _OURS) != (roles[1] in _OURS)

"""A review as the history keeps it: what the choices of one seat cost, and its result in parts."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.splits import Parts
from ombre_desktop.ui.replay.deal_review import DealReview


def judged_of(review: DealReview, seat: Seat) -> tuple[Judged, ...]:
    """Return the verdicts on the choices of *seat*."""
    return tuple(
        Judged(move, found.kind.value, found.cost, found.error, found.grade.value)
        for move, found in review.verdicts.items()
        if found.seat == seat
    )


def parts_of(review: DealReview, seat: Seat) -> Parts | None:
    """Return the result of *seat* in its parts; None if they are not known, or not yet."""
    found = next((split for split in review.splits if split.seat == seat), None)
    if found is None:
        return None
    return Parts(found.hand, found.decisions, found.others, found.cards, found.result)

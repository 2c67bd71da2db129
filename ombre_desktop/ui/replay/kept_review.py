"""A review as the history keeps it: what the choices of one seat cost, and its result in parts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Seat
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.splits import Parts, Review
from ombre_desktop.ui.replay.deal_review import DealReview
from ombre_desktop.ui.replay.deepening import Deepening
from ombre_desktop.ui.replay.programme import RecordedDeal


def judged_of(review: DealReview, seat: Seat) -> tuple[Judged, ...]:
    """Return the verdicts on the choices of *seat*."""
    return tuple(
        Judged(move, found.kind.value, found.cost, found.error, found.grade.value, _reasons(found))
        for move, found in review.verdicts.items()
        if found.seat == seat
    )


def _reasons(verdict: Verdict) -> str:
    """Return the keys of the motives for the best choice."""
    return " ".join(motive.key for motive in verdict.motives)


def parts_of(review: DealReview, seat: Seat) -> Parts | None:
    """Return the result of *seat* in its parts; None if they are not known, or not yet."""
    found = next((split for split in review.splits if split.seat == seat), None)
    if found is None:
        return None
    return Parts(found.hand, found.decisions, found.others, found.cards, found.result)


class Keeping(QObject):
    """
    The keeping of a *review* of a *deal* of the history that the person played, each time it is surer.

    A review in few worlds is not kept: it might take the place of a better one.

    Signals:
        found: the `Review` to be kept.
    """

    found = Signal(object)

    def __init__(self, review: DealReview, further: Deepening, deal: RecordedDeal) -> None:
        super().__init__(further)
        self._review, self._deal = review, deal
        self._kept: tuple[Split, ...] | None = None
        further.thorough.connect(self._expect)
        review.changed.connect(self._keep)

    def _expect(self) -> None:
        """Keep what comes next: the results split by the verdicts as they are now."""
        self._kept = self._review.splits

    def _keep(self) -> None:
        place, kinds = None if self._deal.own is None else self._deal.own.place, self._deal.kinds
        if self._kept is None or self._review.splits is self._kept:
            return
        self._kept = None
        if place is not None and HUMAN in kinds:
            seat = Seat(kinds.index(HUMAN))
            kept = judged_of(self._review, seat), parts_of(self._review, seat)
            self.found.emit(Review(place.game_id, place.number, place.record, *kept))

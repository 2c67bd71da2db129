"""Reviews that were not finished when the next deal was settled; they go on whenever there is time."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.storage.splits import Review

if TYPE_CHECKING:
    from ombre_desktop.ui.advice.own_review import OwnReview

MOST = 20
"""The greatest number of unfinished reviews; beyond it the oldest is given up."""


class LateReviews(QObject):
    """
    The unfinished reviews, the latest first.

    Signals:
        reviewed: one of them has been finished; carries the `Review` to be kept.
    """

    reviewed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[OwnReview, tuple[str, int, str]]] = deque()
        self._runs = False

    def add(self, review: OwnReview, place: tuple[str, int, str]) -> None:
        """Take over the *review* of the deal at *place*, a sitting with a number and a record."""
        review.pause()
        review.changed.connect(self._follow)
        self._waiting.appendleft((review, place))
        if len(self._waiting) > MOST:
            self._waiting.pop()[0].close()

    def go_on(self) -> None:
        """Continue the first review, if none goes on already."""
        if self._waiting and not self._runs:
            self._runs = True
            self._waiting[0][0].resume()

    def rest(self) -> None:
        """Let all reviews rest, since another deal comes first."""
        if self._runs:
            self._runs = False
            self._waiting[0][0].pause()

    def _follow(self) -> None:
        """Pass a finished review on, and continue the next; one that failed is given up."""
        if not self._runs or not self._waiting[0][0].is_done:
            return
        self._runs = False
        review, place = self._waiting.popleft()
        review.changed.disconnect(self._follow)
        if review.parts is not None:
            self.reviewed.emit(Review(*place, review.judged, review.parts))
        review.close()
        self.go_on()

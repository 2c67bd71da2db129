"""The question of a panel: a pill with one sentence above the answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Pill

GAP = 10.0
"""The distance between the pill and the answers below it, in units."""


class Question:
    """A sentence above the answers; without words there is no pill."""

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.place = QRectF()
        self._pill = Pill(words)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the pill, if there is one."""
        return (self.place,) if self.words else ()

    def stand_above(self, answers: Sequence[QRectF], context: TableContext) -> bool:
        """Place the pill above *answers*, folded if it is too wide; return False if it covers cards."""
        if not self.words:
            return True
        for folded in (False, True):
            self._pill = Pill(self.words, folded)
            self.place = above(self._pill, answers, context)
            if context.layout.is_clear(self.place):
                return True
        return False

    def paint(self, painter: QPainter, context: TableContext) -> None:
        """Paint the pill."""
        if self.words:
            self._pill.paint(painter, self.place, context)


def above(pill: Pill, answers: Sequence[QRectF], context: TableContext) -> QRectF:
    """Return the place of *pill* in the middle, above *answers* or, without any, above the hand."""
    layout, size = context.layout, pill.size(context)
    top = min((place.top() for place in answers), default=layout.fan_top)
    place = QRectF(0, 0, size.width(), size.height())
    place.moveLeft(layout.stage.middle - size.width() / 2)
    place.moveBottom(top - GAP * layout.unit)
    return place

"""The question of a panel: a pill with one sentence above the answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Pill

GAP = 10.0
"""The distance between the pill and the answers below it, in units."""


class Question:
    """A sentence above the answers, or in one row with the first of them; without words there is no pill."""

    def __init__(self, words: str = "") -> None:
        self.words = words
        self.place = QRectF()
        self._pill = Pill(words)

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The place of the pill, if there is one."""
        return (self.place,) if self.words else ()

    def stand(self, sizes: Sequence[QSizeF], context: TableContext) -> tuple[tuple[QRectF, ...], bool]:
        """Place the pill; return where answers of these *sizes* stand, and whether all is clear of cards."""
        layout = context.layout
        places = layout.choice_rects(sizes)
        if not self.words:
            return places, layout.choices_fit(sizes)
        for folded in (False, True):
            self._pill = Pill(self.words, folded)
            self.place = above(self._pill, places, context)
            if layout.choices_fit(sizes) and layout.is_clear(self.place):
                return places, True
            if layout.choices_fit(beside := [self._pill.size(context), *sizes]):
                box, *answers = layout.choice_rects(beside)
                self.place.moveCenter(box.center())
                return tuple(answers), True
        return places, False

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

"""The bubble that explains a word of the table: the word, how to say it, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.model.term import Explanation
from ombre_desktop.ui.paint.buttons import paint_tip
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering, draw_stacked, stacked_size
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.hint import hint_place
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.words import spoken_explanation, word_line

_WIDEST = 0.3
"""The share of the window's width at which an explanation wraps."""


class WordBubble(Group):
    """A bubble beside the *place* of a word, clear of *others*; pointer and keys pass through it."""

    def __init__(
        self,
        told: Sequence[Explanation],
        context: TableContext,
        place: QRectF,
        others: Sequence[QRectF],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(sentences(map(spoken_explanation, told)))
        self._context, self._target = context, place
        self._lines = tuple(line for one in told for line in self._set(one))
        unit = context.unit
        size = stacked_size(tuple(line for line, _ in self._lines)) + QSizeF(30, 20) * unit
        self.place = hint_place(place, size, context.layout.window, (place, *others), gap=12 * unit)
        margin = 20 * unit
        self.setGeometry(self.place.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.show()
        self.raise_()

    def paintEvent(self, _: object) -> None:
        """Paint the paper with a point towards the word, and the lines on it."""
        painter, unit = QPainter(self), self._context.unit
        painter.translate(-self.x(), -self.y())
        above = QPointF(self._target.center().x(), self._target.top())
        paint_tip(painter, self.place, self._context.theme, unit=unit, points_at=above, lines=())
        field = self.place.adjusted(15 * unit, 0, -15 * unit, 0)
        draw_stacked(painter, field, self._lines, align=Qt.AlignmentFlag.AlignLeft)
        painter.end()

    def _set(self, told: Explanation) -> tuple[tuple[Lettering, QColor], ...]:
        """Return the lines of one explanation with their inks."""
        context, chrome = self._context, self._context.theme.chrome
        meaning = evened(context.sans(TypeRole.BUTTON, told.meaning), _WIDEST * context.layout.window.width())
        if not told.word:
            return ((meaning, chrome.faint_ink),)
        return (context.serif(TypeRole.BID, word_line(told)), chrome.ink), (meaning, chrome.ink)

"""A bid on a broad strip of parchment, for text that is large for the window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from ombre_desktop.ui.paint.buttons import ChoiceText, Look, key_size, paint_choice
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.value import Value

_SIDE, _FOOT, _GAP = 12.0, 2.0, 18.0
"""The margins at the sides, above and below, and the gap between texts of a line, in units."""

Row = tuple[tuple[Lettering, QColor], ...]


class BidStrip(Value):
    """
    The texts of a *choice* in lines as wide as the strip.

    The title and its key are on the first line, with the prices if there is room. The meaning comes last.
    """

    choice: ChoiceFace
    width: float

    def size(self, context: TableContext) -> QSizeF:
        """Return the width of the strip, with the height of its lines."""
        inner = sum(_height(row) for row in self._rows(context))
        return QSizeF(self.width, max(inner + 2 * _FOOT * context.unit, context.layout.least))

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the parchment, and the lines from its top."""
        words = self.choice.words(context)
        blank = ChoiceText(Lettering("", words.title.font), words.key)
        paint_choice(painter, rect, context.theme, unit=context.unit, text=blank, look=look, focus=focus)
        side = _SIDE * context.unit
        y = rect.top() + _FOOT * context.unit
        for number, row in enumerate(self._rows(context)):
            right = rect.right() - side - (self._cap(context) if number == 0 else 0.0)
            line = QRectF(QPointF(rect.left() + side, y), QPointF(right, y + _height(row)))
            self._draw(painter, line, row, context.unit)
            y = line.bottom()

    def _rows(self, context: TableContext) -> list[Row]:
        words = self.choice.words(context)
        meanings = len(words.lines) - len(self.choice.consequences)
        head = context.serif(TypeRole.BUTTON, self.choice.text.label)
        title: Row = ((head, context.theme.chrome.ink),)
        prices: Row = words.lines[meanings:]
        room = self.width - 2 * _SIDE * context.unit
        gap = _GAP * context.unit
        if _width(title + prices, gap) <= room - self._cap(context):
            rows = [title + prices]
        elif _width(prices, gap) <= room:
            rows = [title, prices]
        else:
            rows = [title, *((price,) for price in prices)]
        if meanings:
            meaning, ink = words.lines[0]
            whole = Lettering(" ".join(meaning.text.split()), meaning.font)
            rows.append(((evened(whole, room), ink),))
        return rows

    def _cap(self, context: TableContext) -> float:
        """Return the width of the key at the end of the first line, with a gap before it."""
        key = self.choice.words(context).key
        return key_size(key, context.unit).width() + _SIDE * context.unit if key else 0.0

    def _draw(self, painter: QPainter, line: QRectF, row: Row, unit: float) -> None:
        """Draw the first text at the left end of the *line*, and the others at its right end."""
        right = line.right()
        for lettering, ink in reversed(row[1:]):
            width = lettering.size.width()
            place = QRectF(right - width, line.top(), width, line.height())
            lettering.draw(painter, place, ink)
            right = place.left() - _GAP * unit
        lettering, ink = row[0]
        place = QRectF(line.left(), line.top(), lettering.size.width(), line.height())
        lettering.draw(painter, place, ink, align=Qt.AlignmentFlag.AlignLeft)


def _height(row: Row) -> float:
    return max(lettering.size.height() for lettering, _ in row)


def _width(row: Row, gap: float) -> float:
    return sum(lettering.size.width() for lettering, _ in row) + gap * max(0, len(row) - 1)

"""Buttons that are words on the cloth: an option with its lamp, and a line at the foot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.buttons import Look, paint_focus
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import Theme, TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.value import Value

_SIDE, _HIGH = 12.0, 6.0
"""The margins round the words, in units."""
_LAMP = 24.0
"""The room for a lamp, in units."""
_CORNER = 6.0
_HOVERED = {Look.REST: 0.0, Look.HOVER: 0.14, Look.PRESSED: 0.24, Look.DISABLED: 0.0}
"""The opacity of the light under the words, by the look of the button."""


class OptionFace(Value):
    """An option with a lamp before its words, lit if it is *chosen*."""

    words: str
    chosen: bool = False

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of lamp and words."""
        return _size(self._letters(context), context.unit) + QSizeF(_LAMP * context.unit, 0)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the lamp, then the words."""
        unit, ink = context.unit, context.theme.on_cloth
        painter.save()
        _paint_ground(painter, rect, context.theme, unit=unit, look=look, focus=focus)
        lamp = QPointF(rect.left() + (_SIDE + _LAMP / 3) * unit, rect.center().y())
        painter.setPen(QPen(ink, 1.6 * unit))
        painter.setBrush(faded(ink, 0.08))
        painter.drawEllipse(lamp, 7 * unit, 7 * unit)
        if self.chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(lamp, 4 * unit, 4 * unit)
        words = rect.adjusted((_SIDE + _LAMP) * unit, 0, -_SIDE * unit, 0)
        self._letters(context).draw(painter, words, ink, align=Qt.AlignmentFlag.AlignLeft)
        painter.restore()

    def _letters(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.BUTTON, self.words, bold=True)


class LineFace(Value):
    """A line of words with a rule under it."""

    words: str

    def size(self, context: TableContext) -> QSizeF:
        """Return the size of the words."""
        return _size(self._letters(context), context.unit)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the words, and the rule."""
        unit, ink, letters = context.unit, context.theme.on_cloth, self._letters(context)
        painter.save()
        _paint_ground(painter, rect, context.theme, unit=unit, look=look, focus=focus)
        letters.draw(painter, rect, ink)
        half = letters.size.width() / 2
        y = rect.center().y() + letters.size.height() / 2
        painter.setPen(QPen(faded(ink, 0.6), max(1.0, unit)))
        painter.drawLine(QPointF(rect.center().x() - half, y), QPointF(rect.center().x() + half, y))
        painter.restore()

    def _letters(self, context: TableContext) -> Lettering:
        return context.sans(TypeRole.BUTTON, self.words)


def _size(letters: Lettering, unit: float) -> QSizeF:
    return letters.size + QSizeF(2 * _SIDE, 2 * _HIGH) * unit


def _paint_ground(
    painter: QPainter, rect: QRectF, theme: Theme, *, unit: float, look: Look, focus: bool
) -> None:
    """Paint the light under a pointed or pressed button, and the line round a button in focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if _HOVERED[look]:
        painter.fillPath(rounded(rect, _CORNER * unit), faded(theme.on_cloth, _HOVERED[look]))
    if focus:
        paint_focus(painter, rect, theme, unit=unit, radius=_CORNER)

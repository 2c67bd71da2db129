"""
The table in a few flat strokes: what the first frame shows while the real one is painted.

It stands alone: whatever this file imports is loaded before anything can be seen.
"""

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.table.brass import brass_along
from ombre_desktop.ui.table.colours import mixed
from ombre_desktop.ui.table.stage import Stage, stage_for
from ombre_desktop.ui.theme import Theme


class Sketch(QWidget):
    """An empty table for the first frame."""

    def __init__(self, theme: Theme, seats: int, text: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._seats, self._text = theme, seats, text
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all of it is painted
        """Draw the table for the size of now."""
        painter = QPainter(self)
        paint_sketch(painter, stage_for(QSizeF(self.size()), self._seats, self._text), self._theme)
        painter.end()


def paint_sketch(painter: QPainter, stage: Stage, theme: Theme) -> None:
    """Paint the same table flat, in a few strokes, for the first frame (without antialiasing: haste)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(stage.window, mixed(theme.chrome.room, theme.chrome.room_edge, 0.6))
    paint_flat_table(painter, stage, theme)
    painter.restore()


def paint_flat_table(painter: QPainter, stage: Stage, theme: Theme) -> None:
    """Paint rim, cloth and inlay of the table alone."""
    rim = stage.rim
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.wood.body, theme.wood.dark, 0.2))
    painter.drawPath(stage.outline.ring(0))
    painter.setBrush(mixed(theme.cloth.middle, theme.cloth.base, 0.6))
    painter.drawPath(stage.outline.ring(rim))
    box = stage.outline.box
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(brass_along(theme.wood, box.topLeft(), box.bottomRight()), 1.5 * stage.unit))
    painter.drawPath(stage.outline.ring(rim * 0.72))

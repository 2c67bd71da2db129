"""
The table in a few flat strokes: what the first frame shows while the real one is painted.

It stands alone: whatever this file imports is loaded before anything can be seen. So it does
without the namespace `Qt`, whose hundred kinds of words take longer to load than all of this.
"""

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.colours import mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.stage import Stage, stage_for


class Sketch(QWidget):
    """An empty table for the first frame; `painted` says that it is there to be seen."""

    painted = Signal()

    def __init__(self, theme: Theme, seats: int, text: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._seats, self._text = theme, seats, text

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the table for the size of now."""
        painter = QPainter(self)
        paint_sketch(painter, stage_for(QSizeF(self.size()), self._seats, self._text), self._theme)
        painter.end()
        self.painted.emit()


def paint_sketch(painter: QPainter, stage: Stage, theme: Theme) -> None:
    """Paint the same table flat, in a few strokes, for the first frame (without antialiasing: haste)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    room = QPainterPath()
    room.addRect(stage.window)
    painter.fillPath(room, _plain(mixed(theme.chrome.room, theme.chrome.room_edge, 0.6)))
    paint_flat_table(painter, stage, theme)
    painter.restore()


def paint_flat_table(painter: QPainter, stage: Stage, theme: Theme) -> None:
    """Paint rim, cloth and inlay of the table alone."""
    rim = stage.rim
    painter.fillPath(stage.outline.ring(0), _plain(mixed(theme.wood.body, theme.wood.dark, 0.2)))
    painter.fillPath(stage.outline.ring(rim), _plain(mixed(theme.cloth.middle, theme.cloth.base, 0.6)))
    painter.strokePath(stage.outline.ring(rim * 0.72), QPen(_plain(theme.wood.brass), 1.5 * stage.unit))


def _plain(colour: QColor) -> QBrush:
    """
    A brush of one colour, by way of a pixmap.

    To choose among the ways to take a colour the binding would load all of `Qt`; the same
    goes for `fillRect`, where there is `fillPath`.
    """
    dab = QPixmap(8, 8)
    dab.fill(colour)
    return QBrush(dab)

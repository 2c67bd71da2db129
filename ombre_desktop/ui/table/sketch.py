"""
A sketch of the table in a few flat strokes, for the first frame, while the real one is painted.

All imports of this module are loaded before anything is visible, so there are few. The module avoids the
namespace `Qt`, whose hundred enumerations take longer to load than everything here.
"""

from PySide6.QtCore import QSizeF, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.colours import mixed
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.stage import Stage, stage_for


class Sketch(QWidget):
    """An empty table for the first frame; `painted` is emitted when it is visible."""

    painted = Signal()

    def __init__(self, theme: Theme, seats: int, text: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._seats, self._text = theme, seats, text

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the table at the present size."""
        painter = QPainter(self)
        paint_sketch(painter, stage_for(QSizeF(self.size()), self._seats, self._text), self._theme)
        painter.end()
        self.painted.emit()


def sketched(stage: Stage, theme: Theme) -> QPixmap:
    """Return a picture of the sketch."""
    picture = QPixmap(stage.window.size().toSize())
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sketch(painter, stage, theme)
    painter.end()
    return picture


def paint_sketch(painter: QPainter, stage: Stage, theme: Theme) -> None:
    """Paint the room and the table flat, in a few strokes, and without antialiasing to save time."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    room = QPainterPath()
    room.addRect(stage.window)
    painter.fillPath(room, _plain(mixed(theme.chrome.room, theme.chrome.room_edge, 0.6)))
    paint_flat_table(painter, stage, theme)
    painter.restore()


def paint_flat_table(painter: QPainter, stage: Stage, theme: Theme) -> None:
    """Paint only the rim, cloth and inlay of the table."""
    rim = stage.rim
    painter.fillPath(stage.outline.ring(0), _plain(mixed(theme.wood.body, theme.wood.dark, 0.2)))
    painter.fillPath(stage.outline.ring(rim), _plain(mixed(theme.cloth.middle, theme.cloth.base, 0.6)))
    painter.strokePath(stage.outline.ring(rim * 0.72), QPen(_plain(theme.wood.brass), 1.5 * stage.unit))


def _plain(colour: QColor) -> QBrush:
    """
    Return a brush of one colour, made from a pixmap.

    A brush made from a colour would make the binding load all of `Qt` to select the overload. `fillRect`
    would do the same, but `fillPath` does not.
    """
    dab = QPixmap(8, 8)
    dab.fill(colour)
    return QBrush(dab)

"""The fixed items on the table: a seat's portrait, plate and counters; pool and trump plate."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.table.brush import Brush

Paint = Callable[[QPainter], None]


class DecorItem(QGraphicsPixmapItem):
    """
    A still item, painted into a pixmap when it changes.

    When a card flies over it, the pixmap is copied and nothing is painted again.
    """

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self._content: object = None

    def draw(self, content: object, rect: QRectF, brush: Brush, *, paint: Paint) -> None:
        """Let *paint* fill *rect* of the scene, unless this *content* is shown there with the same brush."""
        key = (content, rect.getRect(), brush)
        if key == self._content:
            return
        self._content = key
        if rect.isEmpty():
            self.setPixmap(QPixmap())
            return
        self.setPixmap(painted(content, rect, brush, paint))
        self.setPos(rect.topLeft())

    def clear(self) -> None:
        """Show nothing."""
        self._content = None
        self.setPixmap(QPixmap())


def painted(_content: object, rect: QRectF, brush: Brush, paint: Paint) -> QPixmap:
    """Return the picture of *rect* that *paint* makes of this content with this *brush*."""
    canvas = Canvas(rect.size(), brush.ratio)
    with canvas as painter:
        painter.translate(-rect.topLeft())
        paint(painter)
    return canvas.pixmap


def around(*parts: QRectF) -> QRectF:
    """Return the smallest rectangle of whole pixels that holds all *parts*."""
    whole = QRectF()
    for part in parts:
        whole = whole.united(part)
    return QRectF(whole.toAlignedRect()) if not whole.isEmpty() else whole


def circle(centre: QPointF, radius: float) -> QRectF:
    """Return the square round a circle."""
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)

"""A small picture of a sitting's table: the people in their places."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ombre_desktop.ui.dialogs.people import medallion
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.sketch import paint_flat_table

BREADTH = 1.6
"""The width of a picture of height 1."""
_WINDOW = QSizeF(1280, 800)
_FACE = 135.0
"""The radius of a portrait in a window of that size."""


def table_with(portraits: tuple[str, ...], look: Appearance, height: int, ratio: float = 1.0) -> QImage:
    """Paint a table *height* logical pixels high, with these *portraits* at its seats."""
    size = QSize(round(height * BREADTH), height)
    picture = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = size.width() / _WINDOW.width()
    painter.scale(scale, scale)
    layout = layout_for(_WINDOW, len(portraits))
    paint_flat_table(painter, layout.stage, look.theme)
    room = QRectF(QPointF(0, 0), _WINDOW)
    for seat, portrait in enumerate(portraits):
        centre = layout.seats[seat].medallion
        place = QRectF(centre.x() - _FACE, centre.y() - _FACE, 2 * _FACE, 2 * _FACE)
        place.moveLeft(min(max(place.left(), room.left()), room.right() - place.width()))
        place.moveTop(min(max(place.top(), room.top()), room.bottom() - place.height()))
        face = medallion(portrait, look.theme, round(2 * _FACE * scale), ratio)
        painter.drawPixmap(place, face, QRectF(face.rect()))
    painter.end()
    return finished(picture)


class TableLabel(QLabel):
    """The picture of a table; it repeats what a list says, so screen readers skip it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_table(self, portraits: tuple[str, ...], look: Appearance, height: int) -> None:
        """Show a table with these *portraits*, or nothing if there are none."""
        self.setFixedSize(round(height * BREADTH), height)
        if portraits:
            picture = table_with(portraits, look, height, self.devicePixelRatioF())
            self.setPixmap(QPixmap.fromImage(picture))
        else:
            self.clear()

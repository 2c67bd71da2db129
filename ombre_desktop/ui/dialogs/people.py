"""Pictures of the company for boxes and labels."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.portraits import PORTRAITS, paint_portrait


def small_portrait(ident: str, theme: Theme) -> QIcon:
    """Return the portrait *ident* as an icon beside a name."""
    return QIcon(medallion(ident, theme, 64))


def medallion(ident: str, theme: Theme, side: int, ratio: float = 1.0) -> QPixmap:
    """Return the portrait *ident* in a square of *side* logical pixels, at this pixel *ratio*."""
    return QPixmap.fromImage(_painted(ident, theme, side, ratio))


@lru_cache(maxsize=64)
def _painted(ident: str, theme: Theme, side: int, ratio: float) -> QImage:
    """Return the image of a portrait; it is cached, since painting takes about ten milliseconds."""
    picture = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    # The shadow falls below the ring and needs a little room.
    inset = 0.08 * side
    place = QRectF(inset, 0.6 * inset, side - 2 * inset, side - 2 * inset)
    paint_portrait(painter, place, PORTRAITS[ident], theme=theme)
    painter.end()
    return finished(picture)


class MedallionLabel(QLabel):
    """A portrait that repeats a choice made beside it, so screen readers skip it."""

    def __init__(self, ident: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ident = ident
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_person(self, ident: str, theme: Theme, side: int) -> None:
        """Show the portrait *ident*, *side* pixels high."""
        self.ident = ident
        self.setPixmap(medallion(ident, theme, side, self.devicePixelRatioF()))

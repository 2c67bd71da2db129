"""Portraits as pictures of a given size."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from ombre_desktop.ui.paint.canvas import finished
from ombre_desktop.ui.paint.portraits.medallion import paint_portrait
from ombre_desktop.ui.paint.portraits.people import PORTRAITS
from ombre_desktop.ui.paint.theme import Theme


@lru_cache(maxsize=64)
def portrait_picture(ident: str, theme: Theme, side: int, ratio: float = 1.0) -> QImage:
    """
    Return the portrait *ident* in a square of *side* logical pixels, at this pixel *ratio*.

    It is cached, since painting takes about ten milliseconds. Any thread may call this.
    """
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

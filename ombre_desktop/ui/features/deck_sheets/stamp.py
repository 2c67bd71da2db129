"""The drawing of a card as a stamp: painted in any size and as often as wanted, and read only once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ombre_desktop.ui.table.placement import CARD_RATIO
from ombre_desktop.value import Value

_UNIT = 200.0
"""The width of a card in the units of its drawing."""
_AT_EDGE = 2.0
"""The distance from the edge, in these units, where the drawing tells the colour of its paper."""
_BARE = re.compile(rb'<(?:(?!stroke-width)[^>])*\sstroke="(?!none)(?:(?!stroke-width)[^>])*>')
"""An element with a stroke that does not say its width."""


class Stamp(Value):
    """The drawing of a card, which *press* paints into a rectangle."""

    press: Callable[[QPainter, QRectF], None]

    @property
    def edge(self) -> QColor:
        """The colour of the card at the middle of its upper edge."""
        dot = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        dot.fill(QColor("white"))
        with QPainter(dot) as painter:
            painter.translate(-_UNIT / 2, -_AT_EDGE)
            self.press(painter, QRectF(0, 0, _UNIT, _UNIT / CARD_RATIO))
        return dot.pixelColor(0, 0)


def stamp_of(source: Path | bytes) -> Stamp:
    """
    Return the stamp of the drawing in *source*: an SVG, or a picture.

    Raises:
        OSError, ValueError: it cannot be read, or is no picture.
    """
    data = source.read_bytes() if isinstance(source, Path) else source
    drawn = QSvgRenderer(QByteArray(_unstroked(data)))
    if drawn.isValid():
        return Stamp(drawn.render)
    image = QImage.fromData(QByteArray(data))
    if image.isNull():
        raise ValueError("this is no picture")
    return stamp_of_pixels(image)


def stamp_of_pixels(image: QImage) -> Stamp:
    """Return the stamp of *image*."""
    return Stamp(lambda painter, rect: painter.drawImage(rect, image))


def _unstroked(svg: bytes) -> bytes:
    """
    Return *svg* with strokes of no width where none is wanted.

    Otherwise Qt writes a stroke round every shape into a PDF, in the colour of the shape: it makes a file
    five times as large. A drawing with strokes that rely on the usual width stays as it is.
    """
    if b"style" in svg or _BARE.search(svg):
        return svg
    return svg.replace(b"<svg ", b'<svg stroke-width="0" ', 1)

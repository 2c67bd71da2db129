"""
The small suit signs, taken from the card pictures, so that texts and cards have the same signs.

The program's fonts have no suit signs, and every system draws its own in another style.
"""

from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QBitmap, QImage, QPainter, QRegion
from PySide6.QtSvg import QSvgRenderer

from ombre_desktop.engine.cards import Suit
from ombre_desktop.storage.display_options import Deck

_SIGN = QRectF(12, 59, 28, 32)
"""The place of the upper small sign on a two of any suit, in units of the card."""
_PAPER = '<path fill="#fbf6e6"'
"""The beginning of the line that draws the card's ground, which is left out of the sign."""


@lru_cache(maxsize=64)
def suit_sign(suit: Suit, deck: Deck, height: int) -> QImage:
    """Return the sign of *suit* in *deck*, *height* pixels high, on a transparent ground."""
    drawn = _drawn(suit, deck, 4 * height)
    box = QRegion(QBitmap.fromImage(drawn.createAlphaMask())).boundingRect()
    smooth = Qt.TransformationMode.SmoothTransformation
    return drawn.copy(box).scaledToHeight(height, smooth)


def _drawn(suit: Suit, deck: Deck, side: int) -> QImage:
    source = files("ombre_desktop") / "assets" / "cards" / deck.value / f"{suit.value}2.svg"
    lines = source.read_text(encoding="utf-8").splitlines()
    svg = "\n".join(line for line in lines if not line.startswith(_PAPER))
    scale = side / _SIGN.height()
    image = QImage(round(_SIGN.width() * scale), side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-_SIGN.topLeft())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, 200, 310))
    painter.end()
    return image

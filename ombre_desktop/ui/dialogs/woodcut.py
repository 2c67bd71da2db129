"""A woodcut: the ink of a court card or an ace, cut out of its frame, for the pages of a book."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.paint.card_deck import our_deck
from ombre_desktop.ui.paint.card_print import drawing
from ombre_desktop.ui.paint.old_print import plates
from ombre_desktop.ui.table.deck_art import drawn_text
from ombre_desktop.value import Value

_INSIDE = QRectF(13, 13, 174, 284)
"""The part of a card inside its frame, in units."""
_CARD = QSizeF(200, 310)


class Woodcut(Value):
    """The ink of a court or an ace, *height* pixels high, without frame and index, in the colour *ink*."""

    deck: Deck
    card: Card
    ink: QColor
    height: int
    ratio: float

    @property
    def size(self) -> QSize:
        """The size in logical pixels."""
        return QSize(round(self.height * _INSIDE.width() / _INSIDE.height()), self.height)

    def __hash__(self) -> int:
        return hash((self.deck, self.card, self.ink.rgba(), self.height, self.ratio))

    def painted(self) -> QImage:
        """Cut the block; any thread may call this."""
        scale = self.height / _INSIDE.height() * self.ratio
        text = drawing(our_deck(self.deck), self.card.text)
        svg = text.decode() if isinstance(text, bytes) else text.read_text(encoding="utf-8")
        _, ink = plates(svg.partition('<g id="index">')[0] + "</g>\n</svg>\n")
        whole = drawn_text(ink.encode(), (round(_CARD.width() * scale), round(_CARD.height() * scale)))
        inside = QRectF(_INSIDE.topLeft() * scale, _INSIDE.size() * scale).toRect()
        grey = whole.copy(inside).convertToFormat(QImage.Format.Format_Grayscale8)
        grey.invertPixels()
        picture = QImage(grey.size(), QImage.Format.Format_ARGB32)
        picture.fill(self.ink)
        picture.setAlphaChannel(grey)
        picture.setDevicePixelRatio(self.ratio)
        return picture.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)

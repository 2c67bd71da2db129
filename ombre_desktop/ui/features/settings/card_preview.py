"""A preview of a few cards with the present preferences."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.table.card_shadow import Shade, card_at, paint_card, paint_shade
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.placement import Fan, card_size
from ombre_desktop.ui.texts import preferences_dialog as words

SHOWN = (HIDDEN, *(Card.parse(name) for name in ("SA", "DK", "HQ", "CJ", "D7")))
"""A card back, and at least one card of every suit."""
_HEIGHT = 158
_LEAST, _MOST = 0.27, 0.56
"""Distances between cards, as shares of a card's width: the least, as in a hand, and the most."""
_BEND = 2.4
"""The angle between neighbours, in degrees, as in a hand."""
_RISE, _ASIDE = 1.13, 1.24
"""The height and width of a fan for cards that are as high, or a row of cards as wide, as 1."""
_SHADE: Shade = (-1, 2, 1)
"""The shadow of each card, which falls away from a lamp above at the right."""


class CardPreview(Group):
    """Cards in a fan, drawn like those on the table; each is blank until its picture is ready."""

    def __init__(self, art: DeckArt, deck: Deck, appearance: Appearance) -> None:
        super().__init__()
        self._art, self._deck = art, deck
        self._height = _HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.preview_name())
        self.restyle(appearance)
        art.ready.connect(self.update)

    def show_deck(self, deck: Deck) -> None:
        """Show the cards of *deck*."""
        self._deck = deck
        self.update()

    def restyle(self, appearance: Appearance) -> None:
        """Adopt a size that fits the text of *appearance*."""
        # Cards grow less than the text, since they are easy to see even at the ordinary size.
        self._height = round(_HEIGHT * (1 + appearance.text) / 2)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size at which half of every card is visible."""
        return self._size(_MOST)

    def minimumSizeHint(self) -> QSize:
        """Return the size at which every index is visible."""
        return self._size(_LEAST)

    def _size(self, share: float) -> QSize:
        width = card_size(self._height).width() * (_ASIDE + (len(SHOWN) - 1) * share)
        return QSize(round(width) + 1, round(_RISE * self._height))

    @property
    def fan(self) -> Fan:
        """The fan in which the cards lie, as in a hand."""
        width = card_size(self._height).width()
        room = (self.width() - _ASIDE * width) / (len(SHOWN) - 1)
        step = max(_LEAST * width, min(_MOST * width, room))
        reach = (_ASIDE * width + step * (len(SHOWN) - 1)) / 2
        centre = QPointF(min(reach, self.width() / 2), 0.5 * self._height + 2)
        return Fan(centre, 0.0, self._height, step, 0.0, _BEND, full=len(SHOWN))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the cards whose pictures are ready, and blank ones for the rest."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        unit, ratio = self._height / _HEIGHT, self.devicePixelRatioF()
        for card, place in zip(SHOWN, self.fan.places(len(SHOWN)), strict=True):
            painter.save()
            painter.translate(place.centre)
            painter.rotate(place.rotation)
            paint_shade(painter, self._height, unit, _SHADE, ratio=ratio)
            self._paint_card(painter, card, ratio)
            painter.restore()
        painter.end()

    def _paint_card(self, painter: QPainter, card: Card, ratio: float) -> None:
        """Paint *card* about the painter's origin."""
        box = card_at(QPointF(), self._height)
        paint_card(painter, box, self._art.pixmap(self._deck, card, box.size(), ratio))

"""Swatches of the real things that can be chosen: cloths, decks, and the backs of the cards."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.first_look import ClothName
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.paint.texture import faded, lay_noise
from ombre_desktop.ui.paint.theme import CLOTHS, Cloth
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.value import replace

CARD, CLOTH = 46, 22
"""The heights of a card and of a patch of cloth, in nominal pixels of type."""
_WIDE, _HIGH = 104, 72
"""The size of a patch of cloth as it is painted, in pixels."""
_CORNER = 12
_ACE = Card.parse("SA")


def with_cloths(choices: Iterable[Choice]) -> list[Choice]:
    """Return the *choices* of a cloth with a swatch of each."""
    return [
        replace(choice, icon=QIcon(_patch(CLOTHS[choice.value], is_plain=choice.value is ClothName.PLAIN)))
        for choice in choices
        if isinstance(choice.value, ClothName)
    ]


def _patch(cloth: Cloth, *, is_plain: bool) -> QPixmap:
    """Return a patch of *cloth* under the lamp, with its nap and its stitches, in a brass edge."""
    picture = QPixmap(_WIDE, _HIGH)
    picture.fill(Qt.GlobalColor.transparent)
    box = QRectF(0, 0, _WIDE, _HIGH).adjusted(2, 2, -2, -2)
    shape = QPainterPath()
    shape.addRoundedRect(box, _CORNER, _CORNER)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QRadialGradient(box.center(), 0.6 * _WIDE)
    for place, colour in ((0, cloth.middle), (0.6, cloth.base), (1, cloth.edge)):
        light.setColorAt(place, colour)
    painter.fillPath(shape, light)
    if not is_plain:
        painter.setClipPath(shape)
        lay_noise(painter, box, strength=34, ratio=0.6)
        painter.setClipping(False)
    stitches = QPen(faded(cloth.stitch, 0.8), 2.4)
    stitches.setDashPattern([3.0, 2.2])
    painter.setPen(stitches)
    painter.drawRoundedRect(box.adjusted(10, 10, -10, -10), _CORNER / 2, _CORNER / 2)
    painter.setPen(QPen(QColor("#c9a45a"), 3.5))
    painter.drawPath(shape)
    painter.end()
    return picture


class CardSwatches(QObject):
    """
    Small real cards on the buttons for the *decks* and for their *backs*; each comes when it is ready.

    *liked* returns the preferences, with the deck of a value of the first row.
    """

    def __init__(
        self, art: DeckArt, liked: Callable[[object], Preferences], decks: Segments, backs: Segments
    ) -> None:
        super().__init__(decks)
        self._art, self._liked = art, liked
        self._decks, self._backs = decks, backs
        self._height = CARD
        art.ready.connect(self.show)

    def resize(self, height: int) -> None:
        """Show cards of this *height*."""
        self._height = height
        broad = round(card_size(height).width())
        blank = QPixmap(broad, height)
        blank.fill(Qt.GlobalColor.transparent)
        for row in (self._decks, self._backs):
            row.set_icon_size(height, broad)
            row.set_icons([Choice(value, "", QIcon(blank)) for value in row.values])
        self.show()

    def show(self) -> None:
        """Put the cards that are ready on the buttons."""
        decks = [(value, self._liked(value)) for value in self._decks.values]
        self._decks.set_icons([Choice(value, "", self._icon(one, _ACE)) for value, one in decks])
        liked = self._liked(self._decks.value)
        backs = [(back, replace(liked, back=back)) for back in self._backs.values]
        self._backs.set_icons([Choice(back, "", self._icon(one, HIDDEN)) for back, one in backs])

    def _icon(self, liked: Preferences, card: Card) -> QIcon | None:
        ratio = self._decks.devicePixelRatioF()
        picture = self._art.sample(print_of(liked), liked.deck, card, QSizeF(0, self._height), ratio)
        return None if picture is None else QIcon(picture)

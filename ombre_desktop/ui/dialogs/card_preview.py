"""A preview of a few cards with the present preferences."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.table.card_shadow import CORNER
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.placement import card_size

SHOWN = (HIDDEN, *(Card.parse(name) for name in ("SA", "DK", "HQ", "CJ", "D7")))
"""A card back, and at least one card of every suit."""
_HEIGHT = 150
_SHARE, _SPREAD = 0.62, 1.08
"""Distances between cards, as shares of a card's width: the smallest, and the one used if there is room."""
_BARE = QColor("#fbf6e6")
_EDGE = QColor("#8d8368")


class CardPreview(Group):
    """Cards side by side, drawn like those on the table; each is blank until its picture is ready."""

    def __init__(self, art: DeckArt, deck: Deck, appearance: Appearance) -> None:
        super().__init__()
        self._art, self._deck = art, deck
        self._height = _HEIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("How the cards look"))
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
        """Return the size at which most of every card is visible."""
        width = card_size(self._height).width()
        return QSize(round(width * (1 + (len(SHOWN) - 1) * _SHARE)) + 1, self._height)

    def minimumSizeHint(self) -> QSize:
        """Return the size at which every index is visible."""
        width = card_size(self._height).width()
        return QSize(round(width * (1 + (len(SHOWN) - 1) * 0.3)), self._height)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the cards whose pictures are ready, and blank ones for the rest."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        size = card_size(self._height)
        corner = size.height() * CORNER
        step = min(size.width() * _SPREAD, (self.width() - size.width()) / (len(SHOWN) - 1))
        for number, card in enumerate(SHOWN):
            box = QRectF(QPointF(number * step, 0), size)
            picture = self._art.pixmap(self._deck, card, size, self.devicePixelRatioF())
            painter.setPen(QPen(_EDGE, 1.4))
            painter.setBrush(_BARE if picture is None else Qt.BrushStyle.NoBrush)
            if picture is not None:
                painter.drawPixmap(box, picture, QRectF(picture.rect()))
            painter.drawRoundedRect(box.adjusted(0.7, 0.7, -0.7, -0.7), corner, corner)
        painter.end()

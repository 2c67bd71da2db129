"""Small pictures of cards and people for the board of a replay."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap

from ombre_desktop.engine import Card, Pack
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.card_shadow import paint_card
from ombre_desktop.ui.table.placement import card_size

CARD, FACE = 36, 24
"""The heights of the pictures of cards and people, in nominal pixels."""


class Pictures(QObject):
    """
    The pictures of the cards and people at one *desk*; None while one is being painted.

    A board whose cards may be of another *pack* than the table's says so: not every deck has them all.

    Signals:
        arrived: there are more pictures.
    """

    arrived = Signal()

    def __init__(self, desk: TableDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self.pack: Pack | None = None
        desk.art.ready.connect(self.arrived)
        desk.gallery.hung.connect(self.arrived)

    @property
    def theme(self) -> Theme:
        """The colours in which people are painted."""
        return self._desk.scene.brush.theme

    @property
    def deck(self) -> Deck:
        """The deck of the cards: that of the table, unless it lacks some."""
        deck = self._desk.deck
        return deck if self.pack is None else deck_for(deck, self.pack)

    def card(self, card: Card, height: float, ratio: float) -> QPixmap | None:
        """Return the picture of *card*, *height* logical pixels high."""
        return self._desk.art.pixmap(self.deck, card, card_size(height), ratio)

    def face(self, ident: str, pixels: int) -> QPixmap | None:
        """Return the portrait *ident*, *pixels* wide on the screen."""
        return self._desk.gallery.portrait(ident, self.theme, pixels)

    def edged(self, card: Card, height: int, ratio: float) -> QPixmap:
        """Return a small card with its edge for a page of text; blank paper while it is being painted."""
        size = card_size(height)
        canvas = Canvas(QSizeF(size.width() + 2, height + 2), ratio)
        with canvas as painter:
            self.paint_card(painter, QRectF(QPointF(1, 1), size), card, ratio)
        return canvas.pixmap

    def medallion(self, ident: str, side: int, ratio: float) -> QPixmap:
        """Return the portrait *ident* for a page of text, *side* logical pixels high."""
        found = self.face(ident, round(side * ratio))
        picture = QPixmap(QSize(side, side) * ratio) if found is None else QPixmap(found)
        if found is None:
            picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(ratio)
        return picture

    def paint_card(self, painter: QPainter, rect: QRectF, card: Card, ratio: float) -> None:
        """Paint *card* into *rect*, with its edge."""
        paint_card(painter, rect, self.card(card, rect.height(), ratio))

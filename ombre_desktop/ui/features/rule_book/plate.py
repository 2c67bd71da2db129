"""The plates of the rule book as values: cards in a row, a woodcut, a table seen from above."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from ombre_desktop.engine import HIDDEN, Card
from ombre_desktop.storage.display_options import CardPrint, Deck
from ombre_desktop.ui.dialogs.woodcut import Woodcut
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.card_shadow import CORNER
from ombre_desktop.ui.table.deck_art import picture_name, render
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.placement import CARD_RATIO, Placement, card_size
from ombre_desktop.value import Value

STEP = 0.36
"""The distance between two cards of a row, as a share of a card's width."""
BREADTH = 1.6
"""The width of a table's picture of height 1."""
_WINDOW = QSizeF(1280, 800)


class RowPlate(Value):
    """A row of *cards* that overlap, *height* pixels high, the first at the left."""

    deck: Deck
    cards: tuple[Card, ...]
    printed: CardPrint
    height: int
    ratio: float

    @property
    def size(self) -> QSize:
        """The size in logical pixels."""
        width = card_size(self.height).width()
        return QSize(round(width * (1 + STEP * (len(self.cards) - 1))) + 1, self.height)

    def painted(self) -> QImage:
        """Paint the row; any thread may call this."""
        picture = _blank(self.size, self.ratio)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        size = card_size(self.height)
        pixels = round(size.width() * self.ratio), round(self.height * self.ratio)
        for number, card in enumerate(self.cards):
            place = QRectF(QPointF(number * STEP * size.width(), 0), size)
            _paint_edge(painter, place)
            image = render(self.deck, picture_name(card), pixels, self.printed)
            painter.drawImage(place, image, QRectF(image.rect()))
        painter.end()
        return picture


class TablePlate(Value):
    """A table for *seats* players, seen from above; its players are numbered in the order of play."""

    seats: int
    deck: Deck
    theme: Theme
    figures: Lettering
    height: int
    ratio: float

    @property
    def size(self) -> QSize:
        """The size in logical pixels."""
        return QSize(round(self.height * BREADTH), self.height)

    def __hash__(self) -> int:
        return hash((self.seats, self.deck, self.theme, self.height, self.ratio))

    def painted(self) -> QImage:
        """Paint the table as the program lays it out; any thread may call this."""
        picture = _blank(self.size, self.ratio)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        scale = self.height / _WINDOW.height()
        painter.scale(scale, scale)
        self._paint_table(painter)
        painter.end()
        return picture

    def _paint_table(self, painter: QPainter) -> None:
        layout, theme = layout_for(_WINDOW, self.seats), self.theme
        outline, rim = layout.outline, layout.rim
        painter.setPen(QPen(theme.wood.dark, 3))
        painter.setBrush(theme.wood.body)
        painter.drawPath(outline.ring(0))
        painter.setPen(QPen(theme.wood.brass, 3))
        painter.setBrush(theme.cloth.base)
        painter.drawPath(outline.ring(rim))
        pool = layout.centre.pool
        painter.setBrush(theme.cloth.lining)
        painter.drawEllipse(pool.centre, pool.radius, pool.radius)
        back = render(self.deck, picture_name(HIDDEN), (120, round(120 / CARD_RATIO)))
        hands = [place for seat in layout.seats for place in seat.hand.places(_HANDS[self.seats])]
        for place in (*hands, layout.centre.talon_auction):
            _paint_card(painter, place, back)
        self._paint_round(painter, [seat.medallion for seat in layout.seats])

    def _paint_round(self, painter: QPainter, places: list[QPointF]) -> None:
        """Paint the figures of the players, and an arrow from each to the next."""
        middle = QPointF(_WINDOW.width() / 2, 0.52 * _WINDOW.height())
        for here, there in zip(places, (*places[1:], places[0]), strict=True):
            _paint_arrow(painter, here, there, middle, self.theme.chrome.gold)
        for number, place in enumerate(places, start=1):
            painter.setPen(QPen(self.theme.wood.brass, 6))
            painter.setBrush(self.theme.chrome.paper_top)
            painter.drawEllipse(place, 46, 46)
            box = QRectF(place - QPointF(46, 46), QSizeF(92, 92))
            Lettering(str(number), self.figures.font).draw(painter, box, self.theme.chrome.ink)


Plate = RowPlate | Woodcut | TablePlate
_HANDS = {2: 8, 3: 9, 4: 10, 5: 8}
"""The cards in a hand, by the number of seats."""


def _blank(size: QSize, ratio: float) -> QImage:
    picture = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _paint_edge(painter: QPainter, place: QRectF) -> None:
    """Paint the thin shadow that a card throws on the card under it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(40, 26, 10, 70))
    corner = place.height() * CORNER
    painter.drawRoundedRect(place.translated(-1.2, 0), corner, corner)


def _paint_card(painter: QPainter, place: Placement, picture: QImage) -> None:
    painter.save()
    painter.translate(place.centre)
    painter.rotate(place.rotation)
    box = QRectF(QPointF(), place.size)
    box.moveCenter(QPointF())
    painter.drawImage(box, picture, QRectF(picture.rect()))
    painter.restore()


def _paint_arrow(painter: QPainter, here: QPointF, there: QPointF, middle: QPointF, colour: QColor) -> None:
    """Paint an arrow from one player to the next, bent towards the *middle*."""
    bend = (here + there) / 2 + (middle - (here + there) / 2) * 0.34
    start, end = here + (bend - here) * 0.4, there + (bend - there) * 0.4
    path = QPainterPath(start)
    path.quadTo(bend, end)
    pen = QPen(colour, 9)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.save()
    painter.translate(end)
    painter.rotate(-path.angleAtPercent(1.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    head = QPainterPath()
    head.addPolygon(QPolygonF([QPointF(24, 0), QPointF(-14, -19), QPointF(-14, 19)]))
    painter.drawPath(head)
    painter.restore()

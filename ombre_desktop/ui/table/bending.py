"""The bend of a card that is dragged: its ends lag behind the hand, and spring back when it rests."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ombre_desktop.ui.table.card_item import CardItem

STRIPS = 8
"""The number of strips in which a bent card is painted."""
MOST = 0.1
"""The largest lag of the ends, as a share of the card's height."""
_GIVES, _KEEPS = 0.55, 0.72
"""The lag for each pixel that the pointer moves, and the share of it that remains after each tick."""
_STRAIGHT = 0.3
"""The lag in pixels below which a card is straight."""
TICK = 16
"""Milliseconds from one tick to the next, while a card springs back."""


class BentCard(QGraphicsItem):
    """The picture of a card, bent sideways: its middle is held, and its ends lag by *lag* pixels."""

    def __init__(self) -> None:
        super().__init__()
        self._pixmap, self._at, self._lag = QPixmap(), QPointF(), 0.0

    def show_as(self, card: CardItem, lag: float) -> None:
        """Stand in for *card*, whose ends lag by this many pixels; a negative *lag* is to the left."""
        self.prepareGeometryChange()
        self._pixmap, self._at, self._lag = card.pixmap(), card.offset(), lag
        self.setPos(card.pos())
        self.setRotation(card.rotation())
        self.setScale(card.scale())
        self.setZValue(card.zValue())
        self.update()

    @property
    def _box(self) -> QRectF:
        return QRectF(self._at, self._pixmap.deviceIndependentSize())

    def boundingRect(self) -> QRectF:
        """Return the picture's place, with room for the bend."""
        lag = abs(self._lag) * 1.5
        return self._box.adjusted(-lag, 0, lag, 0)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the picture in strips, each sheared so that it meets the next."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box, ratio = self._box, self._pixmap.devicePixelRatio()
        rows = [round(k * self._pixmap.height() / STRIPS) for k in range(STRIPS + 1)]
        usual = painter.transform()
        for first, last in pairwise(rows):
            strip = QRectF(box.left(), box.top() + first / ratio, box.width(), (last - first) / ratio)
            above, below = self.lag_at(strip.top()), self.lag_at(strip.bottom())
            lean = (below - above) / strip.height()
            sheared = QTransform(1, 0, lean, 1, above - lean * strip.top(), 0)
            painter.setTransform(sheared * usual)
            painter.drawPixmap(strip, self._pixmap, QRectF(0, first, self._pixmap.width(), last - first))
        painter.setTransform(usual)

    def lag_at(self, y: float) -> float:
        """Return how far the line at *y* of the card is moved sideways."""
        half = max(1.0, self._box.height() / 2)
        return self._lag * (y / half) ** 2


class Bending(QObject):
    """A spring in the card that is dragged; nothing ticks while no card is bent."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._card: CardItem | None = None
        self._bent: BentCard | None = None
        self._last, self._lag = QPointF(), 0.0
        self._spring = QTimer(self)
        self._spring.setInterval(TICK)
        self._spring.timeout.connect(self._relax)

    @property
    def lag(self) -> float:
        """The pixels by which the ends of the card lag behind; 0 if no card is bent."""
        return self._lag if self._bent is not None else 0.0

    def pull(self, card: CardItem, point: QPointF) -> None:
        """Bend *card*, which the pointer has dragged to *point*."""
        if card is not self._card:
            self.let_go()
            self._card, self._last = card, point
        most = MOST * card.height
        way, self._last = point.x() - self._last.x(), point
        self._lag = max(-most, min(most, self._lag - _GIVES * way))
        self._show()

    def let_go(self) -> None:
        """Show the card straight again."""
        self._spring.stop()
        if self._bent is not None and self._bent.scene() is not None:
            self._bent.scene().removeItem(self._bent)
        if self._card is not None:
            self._card.setOpacity(1.0)
        self._card, self._bent, self._lag = None, None, 0.0

    def _relax(self) -> None:
        self._lag *= _KEEPS
        self._show()

    def _show(self) -> None:
        """Show the bent picture in place of the card, or the card itself if it is straight."""
        card = self._card
        if card is None or card.scene() is None or abs(self._lag) < _STRAIGHT:
            self._straighten()
            return
        if self._bent is None:
            self._bent = BentCard()
            card.scene().addItem(self._bent)
            card.setOpacity(0.0)
        self._bent.show_as(card, self._lag)
        if not self._spring.isActive():
            self._spring.start()

    def _straighten(self) -> None:
        """Show the card itself, which may still be held."""
        card, last = self._card, self._last
        self.let_go()
        self._card, self._last = card, last

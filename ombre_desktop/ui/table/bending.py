"""The bend of a card that is dragged: it tilts, its ends lag behind, and it swings back when it rests."""

from __future__ import annotations

from itertools import pairwise
from math import tau

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ombre_desktop.ui.table.card_item import CardItem

STRIPS = 8
"""The number of strips in which a bent card is painted."""
MOST = 0.07
"""The largest lag of the ends, as a share of the card's height."""
TILT = 9.0
"""The degrees by which a card tilts whose ends lag by the most."""
_GIVES = 0.4
"""The lag for each pixel that the pointer moves."""
_SWING, _DAMPING = 0.34, 0.38
"""The seconds in which a card swings to and fro, and how soon it rests: at 1 it does not swing beyond."""
_STRAIGHT = 0.3
"""The lag in pixels, and the tenths of a second's change of it, below which a card is straight."""
_STEP = 1 / 120
"""The longest time in seconds that the spring is reckoned in one step."""


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


class Bending:
    """A spring in *card*, which the pointer drags from *point*."""

    def __init__(self, card: CardItem, point: QPointF) -> None:
        self._card, self._last = card, point
        self._bent: BentCard | None = None
        self.lag, self._speed = 0.0, 0.0
        """The pixels by which the ends of the card lag behind, and their change in a second."""

    @property
    def tilt(self) -> float:
        """The degrees by which the card is turned, as its lower end lags behind."""
        return -TILT * self.lag / (MOST * self._card.height)

    @property
    def shown(self) -> QGraphicsItem:
        """The picture of the card on the scene."""
        return self._card if self._bent is None else self._bent

    def pull(self, point: QPointF) -> None:
        """Bend the card, which the pointer has dragged to *point*."""
        most = MOST * self._card.height
        way, self._last = point.x() - self._last.x(), point
        self.lag, self._speed = max(-most, min(most, self.lag - _GIVES * way)), 0.0

    def swing(self, seconds: float) -> bool:
        """Let the card swing back for this time; return False once it rests."""
        pace = tau / _SWING
        while seconds > 0.0 and self.lag:
            step, seconds = min(seconds, _STEP), seconds - _STEP
            self._speed -= (pace * pace * self.lag + 2 * _DAMPING * pace * self._speed) * step
            self.lag += self._speed * step
            if abs(self.lag) < _STRAIGHT and abs(self._speed) < 10 * _STRAIGHT:
                self.lag = self._speed = 0.0
        return self.lag != 0.0

    def show(self) -> None:
        """Show the bent picture in place of the card as it is now, or the card itself if it is straight."""
        if self._card.scene() is None or abs(self.lag) < _STRAIGHT:
            self.let_go()
            return
        if self._bent is None:
            self._bent = BentCard()
            self._card.scene().addItem(self._bent)
            self._card.setOpacity(0.0)
        self._bent.show_as(self._card, self.lag)

    def let_go(self) -> None:
        """Show the card itself."""
        if self._bent is not None and self._bent.scene() is not None:
            self._bent.scene().removeItem(self._bent)
        self._card.setOpacity(1.0)
        self._bent = None

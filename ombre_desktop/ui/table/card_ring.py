"""The ring round the card of the hand that has the focus: it lies on the scene and goes with its card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.card_item import CardItem
from ombre_desktop.ui.table.focus_ring import paint_ring

OVER_THE_HAND = 900
"""The z value of the ring: above all cards at rest, below those that fly."""
APPEARS = 80.0
"""The milliseconds in which the ring appears."""


class CardRing(QGraphicsItem):
    """A two-tone ring round the part of a card that its neighbours leave visible."""

    def __init__(self) -> None:
        super().__init__()
        self.key = ""
        """The key of the card; empty if no card has the ring."""
        self._strip, self._since = QRectF(), 0.0
        self._is_dashed = False
        self.setZValue(OVER_THE_HAND)

    def surround(
        self, card: CardItem, sprite: Sprite, room: float, *, since: float | None, dashed: bool = False
    ) -> None:
        """
        Lie round *card* of *sprite*, wherever it is; appear *since* this time, or at once if None.

        The card over it has yielded by *room* pixels to the right; a negative *room* is to the left. The ring
        is *dashed* while other cards are pointed at.
        """
        if dashed is not self._is_dashed:
            self._is_dashed = dashed
            self.update()
        size = sprite.place.size
        seen = sprite.place.strip.adjusted(min(0.0, room), 0, max(0.0, room), 0)
        strip = seen.intersected(QRectF(QPointF(), size)).translated(-size.width() / 2, -size.height() / 2)
        if strip != self._strip:
            self.prepareGeometryChange()
            self._strip = strip
        centre, rotation, height = card.where
        self.setPos(centre)
        self.setRotation(rotation)
        self.setScale(height / size.height())
        if sprite.key != self.key:
            self.key, self._since = sprite.key, -APPEARS if since is None else since
            self.appear(self._since if since is not None else 0.0)
            self.setVisible(True)

    def appear(self, now: float) -> bool:
        """Be as visible as at the time *now*, in milliseconds; return False once nothing is to change."""
        shown = min(1.0, (now - self._since) / APPEARS)
        self.setOpacity(shown)
        return bool(self.key) and shown < 1.0

    def go(self) -> None:
        """Lie round no card."""
        self.key = ""
        self.setVisible(False)

    @property
    def outline(self) -> QPolygonF:
        """The outline of the ring on the table."""
        return self.mapToScene(self._strip)

    def boundingRect(self) -> QRectF:
        """Return the strip, inside which the ring lies."""
        return self._strip

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the ring, which can be seen on any card."""
        paint_ring(painter, self._strip, dashed=self._is_dashed)

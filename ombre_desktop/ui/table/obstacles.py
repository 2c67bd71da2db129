"""The things on the table of which bids and questions keep clear."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF

from ombre_desktop.value import Value


class Obstacles(Value):
    """
    The places to keep clear, found once for many questions about them.

    The table's cloth reaches from *left* to *right*, and *room* is kept at the sides of a thing. *hands* are
    the opponents' cards, which may be covered between the two ends of *inner* where text is large, *figures*
    the talon and the pool's figure, and *chips* the opponents' figures.
    """

    window: QRectF
    left: float
    right: float
    inner: tuple[float, float]
    room: float
    hands: tuple[QPolygonF, ...]
    figures: tuple[QRectF, ...]
    chips: tuple[QRectF, ...]

    def is_clear(self, rect: QRectF) -> bool:
        """Tell whether *rect* lies on the table, clear of others' cards, the talon and the pool's figure."""
        wide = rect.adjusted(-self.room, 0, self.room, 0)
        if wide.left() < self.left or wide.right() > self.right:
            return False
        if any(place.intersects(wide) for place in self.figures):
            return False
        shape = QPolygonF(wide)
        return not any(hand.intersects(shape) for hand in self.hands)

    def is_over_backs(self, rect: QRectF) -> bool:
        """Tell whether *rect*, among those in the middle, covers nothing but the opponents' cards."""
        left, right = self.inner
        return left <= rect.left() and rect.right() <= right and self.is_readable(rect)

    def is_readable(self, rect: QRectF) -> bool:
        """Tell whether *rect* lies in the window, and covers neither the talon nor any figure of chips."""
        if not self.window.contains(rect):
            return False
        return not any(place.intersects(rect) for place in (*self.figures, *self.chips))

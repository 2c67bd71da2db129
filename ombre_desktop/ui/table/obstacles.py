"""The things on the table of which bids and questions keep clear."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from ombre_desktop.value import Value


class Obstacles(Value):
    """
    The places to keep clear, found once for many questions about them.

    The table's cloth reaches from *left* to *right*, and *room* is kept at the sides of a thing. *hands* are
    the opponents' cards, which may be covered between the two ends of *inner* where text is large, *figures*
    the talon and the pool's figure, *chips* the opponents' figures, and *hollows* the edges of their hollows.
    """

    window: QRectF
    left: float
    right: float
    inner: tuple[float, float]
    room: float
    hands: tuple[QPolygonF, ...]
    figures: tuple[QRectF, ...]
    chips: tuple[QRectF, ...]
    hollows: tuple[QPolygonF, ...]

    def is_clear(self, rect: QRectF) -> bool:
        """Tell whether *rect* lies on the table, clear of others' cards, the talon and the pool's figure."""
        wide = rect.adjusted(-self.room, 0, self.room, 0)
        if wide.left() < self.left or wide.right() > self.right:
            return False
        if any(place.intersects(wide) for place in self.figures):
            return False
        shape = QPolygonF(wide)
        return not any(thing.intersects(shape) for thing in (*self.hands, *self.hollows))

    def broadest(self, foot: QPointF, height: float) -> float:
        """Return the width of the broadest clear place of this *height* in the middle above *foot*."""
        least, most = 0.0, self.right - self.left
        while most - least > 1:
            half = (least + most) / 4
            row = QRectF(foot.x() - half, foot.y() - height, 2 * half, height)
            least, most = (2 * half, most) if self.is_clear(row) else (least, 2 * half)
        return least

    def between(self, rect: QRectF) -> QRectF:
        """Return *rect* moved sideways, no further than it must, to where it is readable at its height."""
        beside = [place.adjusted(-self.room, 0, self.room, 0) for place in (*self.figures, *self.chips)]
        beside += [hollow.boundingRect() for hollow in self.hollows]
        level = [place for place in beside if place.top() < rect.bottom() and place.bottom() > rect.top()]
        starts = [self.left, *(place.right() for place in level)]
        ends = [self.right, *(place.left() for place in level)]
        moved = [rect, *(rect.translated(x - rect.left(), 0) for x in starts)]
        moved += [rect.translated(x - rect.right(), 0) for x in ends]
        free = [one for one in moved if not any(one.intersects(place) for place in level)]
        free = [one for one in free if self.left <= one.left() and one.right() <= self.right]
        return min(free, key=lambda one: abs(one.left() - rect.left()), default=rect)

    def is_over_backs(self, rect: QRectF) -> bool:
        """Tell whether *rect*, among those in the middle, covers nothing but the opponents' cards."""
        left, right = self.inner
        return left <= rect.left() and rect.right() <= right and self.is_readable(rect)

    def is_readable(self, rect: QRectF) -> bool:
        """Tell whether *rect* lies in the window, and covers neither the talon nor anybody's chips."""
        if not self.window.contains(rect):
            return False
        if any(place.intersects(rect) for place in (*self.figures, *self.chips)):
            return False
        shape = QPolygonF(rect)
        return not any(hollow.intersects(shape) for hollow in self.hollows)

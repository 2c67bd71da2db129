"""The edge of the window at which the paper with advice hangs, and the free places there."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.value import Value

MARGIN, GAP = 8.0, 6.0
"""The distances, in units, from the edge of the window and from a thing that is left clear."""


class Edge(Value):
    """
    The edge at which the trumps stand, as high as the *room*, and what hangs there already.

    Every paper with advice hangs at this edge. It may take the place of the trumps for a while, but never
    that of a thing that must stay clear.
    """

    room: QRectF
    gap: float
    is_left: bool
    clear: Clear

    @classmethod
    def of(cls, layout: TableLayout, clear: Clear) -> Edge:
        """Return the edge of a table with this *layout*."""
        margin = MARGIN * layout.unit
        room = layout.window.adjusted(margin, margin, -margin, -margin)
        return cls(room, GAP * layout.unit, layout.stage.ease.left_handed, clear)

    def place(self, size: QSizeF, near: float = -math.inf) -> QRectF | None:
        """
        Return the place for a paper of this *size* that covers least.

        Of several, the one whose top is nearest to *near* is chosen, so that a paper does not jump; otherwise
        the highest. None if something that must stay clear would be covered everywhere.
        """
        from_top = max(near, self.room.top())
        found = ((self.covered(one), abs(one.top() - from_top), one) for one in self._free(size))
        best = min(found, key=lambda one: one[:2], default=None)
        return None if best is None else best[2]

    def covered(self, place: QRectF) -> float:
        """Return the area of the things under *place* that it should cover only if it has to."""
        return sum(_area(place.intersected(other)) for other in self.clear.should)

    def is_free(self, place: QRectF) -> bool:
        """Tell whether *place* hides nothing that must stay clear."""
        return not any(map(place.intersects, self.clear.must))

    def _free(self, size: QSizeF) -> Iterator[QRectF]:
        """Yield the free places from top to bottom: right under the top or under something else."""
        if size.width() > self.room.width() or size.height() > self.room.height():
            return
        left = self.room.left() if self.is_left else self.room.right() - size.width()
        place = QRectF(QPointF(left, self.room.top()), size)
        things = (*self.clear.must, *self.clear.should)
        tops = {thing.bottom() + self.gap for thing in things if _is_beside(place, thing)}
        for top in sorted({self.room.top(), *tops}):
            place.moveTop(top)
            if self.room.contains(place) and self.is_free(place):
                yield QRectF(place)


def _is_beside(place: QRectF, thing: QRectF) -> bool:
    return thing.left() < place.right() and thing.right() > place.left()


def _area(place: QRectF) -> float:
    return place.width() * place.height()

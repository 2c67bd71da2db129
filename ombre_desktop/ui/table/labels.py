"""Places of a seat's labels, which grow with their text away from the things they must not cover."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from ombre_desktop.value import Value, replace


class Label(Value):
    """
    The anchor of a label that grows with its text.

    The label is centred on ``point`` until it is wider than twice ``reach``; beyond that it grows towards
    ``outward`` (-1 left, 1 right, 0 to both sides). It hangs from ``point`` if ``hangs``; otherwise it stands
    on ``point``. It never leaves ``limits``; a label no wider than ``broadest`` covers nothing.
    """

    point: QPointF
    reach: float
    outward: int
    hangs: bool
    limits: QRectF
    broadest: float

    def rect(self, size: QSizeF) -> QRectF:
        """Return the place of a label of this *size*."""
        rect = QRectF(QPointF(0, 0), size)
        shift = max(0.0, size.width() / 2 - self.reach) * self.outward
        y = self.point.y() + (size.height() / 2 if self.hangs else -size.height() / 2)
        rect.moveCenter(QPointF(self.point.x() + shift, y))
        rect.moveLeft(max(self.limits.left(), min(rect.left(), self.limits.right() - rect.width())))
        rect.moveTop(max(self.limits.top(), min(rect.top(), self.limits.bottom() - rect.height())))
        return rect

    def mirrored(self, middle: float) -> Label:
        """Return the mirror image at x = *middle*."""
        return replace(self, point=mirrored(self.point, middle), outward=-self.outward)


_CORNERS = 16
"""The number of corners of the polygon that stands for a hollow."""
_RIM = 16.0
"""The width of a hollow that holds no counters, at both sides together, in units."""
_FIGURE = QSizeF(42, 22)
"""The size of a figure of three digits, in nominal pixels of type."""
_LEAST_FREE = 0.6
"""The least share of the length or breadth of a hollow that its figure leaves to the counters."""


class Hollow(Value):
    """
    The oval hollow in the table that holds a seat's counters.

    Its figure is centred on ``tally`` until it is wider than twice ``reach``; beyond that it grows ``inward``
    (1 to the right, -1 to the left), away from the seat's own plate.
    """

    centre: QPointF
    size: QSizeF
    angle: float
    tally: QPointF
    reach: float
    inward: int = 1

    def free(self, unit: float, text: float) -> tuple[QPointF, QSizeF]:
        """
        Return the middle of the room for counters in the window, and the size of this room in units.

        It lies inside the rim and, as far as this is possible, beside the figure, at a table's *text* factor.
        """
        room, lean = self.size / unit - QSizeF(_RIM, _RIM), math.radians(self.angle)
        turn = QTransform().rotate(-self.angle)
        figure, size = turn.map(self.tally - self.centre) / unit, _FIGURE * (text / unit / 2)
        along = math.hypot(size.width() * math.cos(lean), size.height() * math.sin(lean))
        across = math.hypot(size.width() * math.sin(lean), size.height() * math.cos(lean))
        cuts = [
            _covered(room.width(), figure.x(), along),
            _covered(room.height(), figure.y(), across),
        ]
        if cuts[0] / room.width() < cuts[1] / room.height():
            aside, room = QPointF(-math.copysign(cuts[0] / 2, figure.x()), 0), room - QSizeF(cuts[0], 0)
        else:
            aside, room = QPointF(0, -math.copysign(cuts[1] / 2, figure.y())), room - QSizeF(0, cuts[1])
        return self.centre + turn.inverted()[0].map(aside * unit), room

    @property
    def outline(self) -> QPolygonF:
        """The edge of the hollow in the window."""
        turn = QTransform().translate(self.centre.x(), self.centre.y()).rotate(self.angle)
        steps = (math.tau * step / _CORNERS for step in range(_CORNERS))
        wide, high = self.size.width() / 2, self.size.height() / 2
        return turn.map(QPolygonF([QPointF(wide * math.cos(at), high * math.sin(at)) for at in steps]))

    def figure(self, size: QSizeF) -> QRectF:
        """Return the place of a figure of this *size*."""
        rect = QRectF(QPointF(0, 0), size)
        shift = max(0.0, size.width() / 2 - self.reach) * self.inward
        rect.moveCenter(self.tally + QPointF(shift, 0))
        return rect


def _covered(length: float, at: float, reach: float) -> float:
    """Return how much of a *length* round 0 a figure covers at one end that lies *reach* round *at*."""
    covered = length / 2 - (abs(at) - reach)
    return max(0.0, min(covered, (1 - _LEAST_FREE) * length))


def mirrored(point: QPointF, middle: float) -> QPointF:
    """Return the mirror image of *point* at x = *middle*."""
    return QPointF(2 * middle - point.x(), point.y())

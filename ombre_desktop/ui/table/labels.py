"""Places of a seat's labels, which grow with their text away from the things they must not cover."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

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


_RIM = 16.0
"""The width of a hollow that holds no counters, at both sides together, in units."""


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

    def room(self, unit: float) -> QSizeF:
        """Return the room for counters inside the rim, in units."""
        return self.size / unit - QSizeF(_RIM, _RIM)

    def figure(self, size: QSizeF) -> QRectF:
        """Return the place of a figure of this *size*."""
        rect = QRectF(QPointF(0, 0), size)
        shift = max(0.0, size.width() / 2 - self.reach) * self.inward
        rect.moveCenter(self.tally + QPointF(shift, 0))
        return rect


def mirrored(point: QPointF, middle: float) -> QPointF:
    """Return the mirror image of *point* at x = *middle*."""
    return QPointF(2 * middle - point.x(), point.y())

"""
The edge of the card table: one closed line from which wood, brass and seats are measured.

An :class:`Outline` is a dense polyline, evenly spaced along the edge, with the inward
direction known at every point. Rings (mouldings, inlays, stitching) are the same line moved
inwards; a place at the table is a *spot* found at a height and walked to along the edge.
"""

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_POINTS = 720
_KNOT = 8
_SAMPLES = 48


@dataclass(frozen=True, slots=True)
class Corner:
    """
    A corner of the unrounded table and the side that leaves it clockwise.

    ``cut`` is the share of both sides given up to the rounding; ``bow`` is how far the side
    bulges, in the same free unit as the coordinates.
    """

    x: float
    y: float
    bow: float
    cut: float


SHAPES: dict[int, tuple[Corner, ...]] = {
    2: (Corner(950, 640, 66, 0.14), Corner(-950, 640, 1600, 0.14)),
    3: (Corner(0, -1000, 175, 0.2), Corner(950, 640, 66, 0.18), Corner(-950, 640, 175, 0.18)),
    4: (
        Corner(-300, -1000, 40, 0.36),
        Corner(300, -1000, 70, 0.2),
        Corner(950, 640, 66, 0.17),
        Corner(-950, 640, 70, 0.17),
    ),
    5: (
        Corner(0, -1000, 60, 0.24),
        Corner(960, 20, 30, 0.3),
        Corner(830, 640, 60, 0.21),
        Corner(-830, 640, 30, 0.21),
        Corner(-960, 20, 60, 0.3),
    ),
}
"""Tables by the number of seats, corners clockwise as seen on the screen."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the edge and the unit vector that leads from it onto the cloth."""

    point: QPointF
    inward: QPointF

    def inside(self, distance: float) -> QPointF:
        """The point *distance* pixels from the edge, straight towards the cloth."""
        return self.point + self.inward * distance

    @property
    def upright(self) -> float:
        """Degrees by which a thing is turned whose top points inwards."""
        return math.degrees(math.atan2(self.inward.x(), -self.inward.y()))


class Outline:
    """The closed edge of a table, clockwise, fitted to a box."""

    def __init__(self, seats: int, box: QRectF) -> None:
        points = _even(_fitted(_corner_line(SHAPES[seats]), box))
        self.box = box
        self._step = _length(points) / len(points)
        self._spots = tuple(
            Spot(here, _inward(before, after))
            for before, here, after in zip(
                points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True
            )
        )

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All points of the edge, evenly spaced, clockwise."""
        return self._spots

    @property
    def length(self) -> float:
        """The way round the table, in pixels."""
        return self._step * len(self._spots)

    def ring(self, inset: float) -> QPainterPath:
        """The closed line that runs *inset* pixels inside the edge (outside it if negative)."""
        # A cubic through every eighth point is as exact as the polyline and far quicker to stroke.
        knots = [spot.inside(inset) for spot in self._spots[::_KNOT]]
        path = QPainterPath(knots[0])
        count = len(knots)
        for k in range(count):
            here, there = knots[k], knots[(k + 1) % count]
            out = (there - knots[k - 1]) / 6
            back = (knots[(k + 2) % count] - here) / 6
            path.cubicTo(here + out, there - back, there)
        path.closeSubpath()
        return path

    def left_at(self, y: float, along: float = 0.0) -> Spot:
        """
        The spot of the left side at height *y*, then *along* pixels further up the edge.

        Negative *along* walks down. The left half is where the edge runs upwards.
        """
        left = [i for i, spot in enumerate(self._spots) if spot.inward.x() > 0.2]
        nearest = min(left, key=lambda i: abs(self._spots[i].point.y() - y))
        return self._walked(nearest + along / self._step)

    def top(self, along: float = 0.0) -> Spot:
        """The highest spot in the middle, then *along* pixels clockwise (to the right)."""
        middle = self.box.center().x()
        upper = [i for i, spot in enumerate(self._spots) if spot.inward.y() > 0]
        nearest = min(upper, key=lambda i: abs(self._spots[i].point.x() - middle))
        return self._walked(nearest + along / self._step)

    def _walked(self, index: float) -> Spot:
        count = len(self._spots)
        whole = math.floor(index)
        share = index - whole
        a, b = self._spots[whole % count], self._spots[(whole + 1) % count]
        inward = a.inward * (1 - share) + b.inward * share
        return Spot(a.point * (1 - share) + b.point * share, inward / math.hypot(inward.x(), inward.y()))


def _side(a: Corner, b: Corner) -> tuple[QPointF, QPointF, QPointF]:
    """Start, control and end of the bowed side from *a* to *b* (a quadratic curve)."""
    dx, dy = b.x - a.x, b.y - a.y
    length = math.hypot(dx, dy)
    bulge = 2 * a.bow / length
    control = QPointF((a.x + b.x) / 2 + dy * bulge, (a.y + b.y) / 2 - dx * bulge)
    return QPointF(a.x, a.y), control, QPointF(b.x, b.y)


def _on(side: tuple[QPointF, QPointF, QPointF], t: float) -> QPointF:
    start, control, end = side
    return start * (1 - t) ** 2 + control * (2 * t * (1 - t)) + end * t**2


def _along(side: tuple[QPointF, QPointF, QPointF], t: float) -> QPointF:
    start, control, end = side
    return (control - start) * (2 * (1 - t)) + (end - control) * (2 * t)


def _corner_line(corners: tuple[Corner, ...]) -> list[QPointF]:
    """Sides cut short at their corners, and cubics that join them without a kink."""
    following = (*corners[1:], corners[0])
    sides = [_side(a, b) for a, b in zip(corners, following, strict=True)]
    line: list[QPointF] = []
    for here, there, side, onward in zip(corners, following, sides, (*sides[1:], sides[0]), strict=True):
        first, last = here.cut, 1 - there.cut
        line += [_on(side, first + (last - first) * k / _SAMPLES) for k in range(_SAMPLES)]
        # Handles as long as the piece of side they replace keep the curve full at the corner.
        start, end = _on(side, last), _on(onward, there.cut)
        out = start + _along(side, last) * (there.cut * 0.62)
        back = end - _along(onward, there.cut) * (there.cut * 0.62)
        join = QPainterPath(start)
        join.cubicTo(out, back, end)
        line += [join.pointAtPercent(k / _SAMPLES) for k in range(_SAMPLES)]
    return line


def _fitted(line: list[QPointF], box: QRectF) -> list[QPointF]:
    left, right = min(p.x() for p in line), max(p.x() for p in line)
    top, bottom = min(p.y() for p in line), max(p.y() for p in line)
    sx, sy = box.width() / (right - left), box.height() / (bottom - top)
    return [QPointF(box.left() + (p.x() - left) * sx, box.top() + (p.y() - top) * sy) for p in line]


def _length(points: list[QPointF]) -> float:
    return sum(math.dist(a.toTuple(), b.toTuple()) for a, b in pairwise([*points, points[0]]))


def _even(line: list[QPointF]) -> list[QPointF]:
    """The same closed line in ``_POINTS`` steps of equal length."""
    closed = [*line, line[0]]
    reached = [0.0, *accumulate(math.dist(a.toTuple(), b.toTuple()) for a, b in pairwise(closed))]
    points = []
    for k in range(_POINTS):
        wanted = reached[-1] * k / _POINTS
        i = max(1, bisect_left(reached, wanted))
        share = (wanted - reached[i - 1]) / ((reached[i] - reached[i - 1]) or 1.0)
        points.append(closed[i - 1] * (1 - share) + closed[i] * share)
    return points


def _inward(before: QPointF, after: QPointF) -> QPointF:
    """The right-hand normal of the direction of travel: clockwise on the screen, that is inside."""
    d = after - before
    return QPointF(-d.y(), d.x()) / math.hypot(d.x(), d.y())

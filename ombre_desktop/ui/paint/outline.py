"""
The edge of the card table: one closed line from which wood, brass and seats are measured.

An :class:`Outline` is a dense polyline, evenly spaced along the edge, with the inward direction known at
every point. Rings (mouldings, inlays, stitching) are the same line moved inwards; a place at the table is a
*spot*, given by a height and a distance along the edge.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from ombre_desktop.value import Value

_POINTS = 720
_KNOT = 8
_SAMPLES = 48
_KEPT, _RINGS = 32, 128
"""The numbers of edges kept, some 100 kilobytes each, and of lines parallel to them."""


class Corner(Value):
    """
    A corner of the unrounded table, and the side that follows it clockwise.

    ``cut`` is the share of both sides taken by the rounding, or only of the side that follows if ``before``
    tells the share of the other. ``bow`` is how far the side bulges, in the same free unit as the
    coordinates.
    """

    x: float
    y: float
    bow: float
    cut: float
    before: float = 0.0

    @property
    def cut_before(self) -> float:
        """The share of the side before this corner that its rounding takes."""
        return self.before or self.cut


SHAPES: dict[int, tuple[Corner, ...]] = {
    2: (Corner(950, 640, 66, 0.14), Corner(-950, 640, 1600, 0.14)),
    3: (Corner(0, -1000, 175, 0.2), Corner(950, 640, 66, 0.18), Corner(-950, 640, 175, 0.18)),
    4: (
        Corner(-300, -1000, 40, 0.36),
        Corner(300, -1000, 45, 0.2),
        Corner(940, -20, 30, 0.32),
        Corner(930, 640, 60, 0.17, before=0.46),
        Corner(-930, 640, 30, 0.46, before=0.17),
        Corner(-940, -20, 45, 0.32),
    ),
    5: (
        Corner(0, -1000, 60, 0.24),
        Corner(960, 20, 30, 0.3),
        Corner(830, 640, 60, 0.21),
        Corner(-830, 640, 30, 0.21),
        Corner(-960, 20, 60, 0.3),
    ),
}
"""The tables by the number of seats, with their corners clockwise on the screen."""


class Spot(Value):
    """A point of the edge and the unit vector from it onto the cloth."""

    point: QPointF
    inward: QPointF

    def inside(self, distance: float) -> QPointF:
        """Return the point *distance* pixels from the edge, straight towards the cloth."""
        return self.point + self.inward * distance

    @property
    def upright(self) -> float:
        """The rotation, in degrees, of a thing whose top points inwards."""
        return math.degrees(math.atan2(self.inward.x(), -self.inward.y()))


class Outline:
    """
    The closed edge of a table, clockwise, fitted to a box.

    It is computed with complex numbers, which take a tenth of the time that points would, and kept: the same
    table is measured again for every dialog with a picture of it.
    """

    @staticmethod
    def fitted(seats: int, box: QRectF) -> Outline:
        """Return the edge of a table for *seats* that fills *box*."""
        return _kept(seats, *box.getRect())  # type: ignore[misc]

    def __init__(self, seats: int, box: QRectF) -> None:
        self.box = box
        self._points = _even(_fitted(_corner_line(SHAPES[seats]), box))
        self._step = _length(self._points) / _POINTS
        before, after = (self._points[-1:] + self._points[:-1], self._points[1:] + self._points[:1])
        # The right-hand normal of the direction of travel: clockwise on the screen, it points inwards.
        self._inward = [_unit((b - a) * 1j) for a, b in zip(before, after, strict=True)]

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """All points of the edge, evenly spaced, clockwise."""
        return tuple(_spot(point, inward) for point, inward in zip(self._points, self._inward, strict=True))

    @property
    def length(self) -> float:
        """The length of the edge, in pixels."""
        return self._step * _POINTS

    def ring(self, inset: float) -> QPainterPath:
        """Return the closed line *inset* pixels inside the edge (outside it if negative)."""
        return QPainterPath(_ring(self, inset))

    def _ring(self, inset: float) -> QPainterPath:
        # A cubic through every eighth point is as exact as the polyline, and much faster to stroke.
        points, inward = self._points[::_KNOT], self._inward[::_KNOT]
        knots = [_point(point + normal * inset) for point, normal in zip(points, inward, strict=True)]
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
        Return the spot of the left side at height *y*, then *along* pixels further up the edge.

        A negative *along* moves down. The left side is the part where the edge runs upwards.
        """
        left = [i for i, inward in enumerate(self._inward) if inward.real > 0.2]
        nearest = min(left, key=lambda i: abs(self._points[i].imag - y))
        return self._walked(nearest + along / self._step)

    def top(self, along: float = 0.0) -> Spot:
        """Return the highest spot in the middle, moved *along* pixels clockwise (to the right)."""
        middle = self.box.center().x()
        upper = [i for i, inward in enumerate(self._inward) if inward.imag > 0]
        nearest = min(upper, key=lambda i: abs(self._points[i].real - middle))
        return self._walked(nearest + along / self._step)

    def _walked(self, index: float) -> Spot:
        whole = math.floor(index)
        here, there, share = whole % _POINTS, (whole + 1) % _POINTS, index - whole
        point = self._points[here] * (1 - share) + self._points[there] * share
        return _spot(point, _unit(self._inward[here] * (1 - share) + self._inward[there] * share))


@lru_cache(_KEPT)
def _kept(seats: int, left: float, top: float, width: float, height: float) -> Outline:
    return Outline(seats, QRectF(left, top, width, height))


@lru_cache(_RINGS)
def _ring(outline: Outline, inset: float) -> QPainterPath:
    return outline._ring(inset)


def _point(place: complex) -> QPointF:
    return QPointF(place.real, place.imag)


def _spot(place: complex, inward: complex) -> Spot:
    return Spot(_point(place), _point(inward))


def _unit(direction: complex) -> complex:
    return direction / abs(direction)


class _Side(Value):
    """A bowed side: a quadratic Bézier curve from *start* to *end*."""

    start: complex
    control: complex
    end: complex

    def at(self, t: float) -> complex:
        """Return the point at the parameter *t*, 0 to 1."""
        return self.start * (1 - t) ** 2 + self.control * (2 * t * (1 - t)) + self.end * t**2

    def along(self, t: float) -> complex:
        """Return the derivative at the parameter *t*."""
        return (self.control - self.start) * (2 * (1 - t)) + (self.end - self.control) * (2 * t)


def _side(a: Corner, b: Corner) -> _Side:
    start, end = complex(a.x, a.y), complex(b.x, b.y)
    bulge = _unit(end - start) * -1j * (2 * a.bow)
    return _Side(start, (start + end) / 2 + bulge, end)


def _corner_line(corners: tuple[Corner, ...]) -> list[complex]:
    """Return the sides, shortened at their corners, and the cubics that join them smoothly."""
    following = (*corners[1:], corners[0])
    sides = [_side(a, b) for a, b in zip(corners, following, strict=True)]
    line: list[complex] = []
    for here, there, side, onward in zip(corners, following, sides, (*sides[1:], sides[0]), strict=True):
        first, last = here.cut, 1 - there.cut_before
        line += [side.at(first + (last - first) * k / _SAMPLES) for k in range(_SAMPLES)]
        # Handles as long as the piece of side they replace keep the curve full at the corner.
        start, end = side.at(last), onward.at(there.cut)
        out = start + side.along(last) * (there.cut_before * 0.62)
        back = end - onward.along(there.cut) * (there.cut * 0.62)
        join = QPainterPath(_point(start))
        join.cubicTo(_point(out), _point(back), _point(end))
        line += [complex(*join.pointAtPercent(k / _SAMPLES).toTuple()) for k in range(_SAMPLES)]
    return line


def _fitted(line: list[complex], box: QRectF) -> list[complex]:
    left, right = min(p.real for p in line), max(p.real for p in line)
    top, bottom = min(p.imag for p in line), max(p.imag for p in line)
    sx, sy = box.width() / (right - left), box.height() / (bottom - top)
    return [complex(box.left() + (p.real - left) * sx, box.top() + (p.imag - top) * sy) for p in line]


def _length(points: list[complex]) -> float:
    return sum(abs(b - a) for a, b in pairwise([*points, points[0]]))


def _even(line: list[complex]) -> list[complex]:
    """Return the same closed line in ``_POINTS`` steps of equal length."""
    closed = [*line, line[0]]
    reached = [0.0, *accumulate(abs(b - a) for a, b in pairwise(closed))]
    points = []
    for k in range(_POINTS):
        wanted = reached[-1] * k / _POINTS
        i = max(1, bisect_left(reached, wanted))
        share = (wanted - reached[i - 1]) / ((reached[i] - reached[i - 1]) or 1.0)
        points.append(closed[i - 1] * (1 - share) + closed[i] * share)
    return points

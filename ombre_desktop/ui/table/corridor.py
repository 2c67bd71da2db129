"""The path of counters that slide from one place to another."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def corridor_route(lanes: QRectF, start: QPointF, end: QPointF, *, bend: float) -> QPainterPath:
    """
    Return the path from *start* to *end* along the sides of *lanes*, which crosses nothing inside them.

    The path leaves the lanes only at the points nearest to both ends. It turns each corner in a curve that
    begins *bend* pixels before it.
    """
    points = [start, *_along_lanes(lanes, _nearest(lanes, start), _nearest(lanes, end)), end]
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(corner, before, bend))
        path.quadTo(corner, _towards(corner, after, bend))
    path.lineTo(points[-1])
    return path


def _towards(start: QPointF, goal: QPointF, distance: float) -> QPointF:
    """Return the point at *distance* from *start* on the line to *goal*, but at most half-way."""
    length = math.dist(start.toTuple(), goal.toTuple())
    return start + (goal - start) * min(0.5, distance / length if length else 0.0)


def _corners(lanes: QRectF) -> list[QPointF]:
    return [lanes.topLeft(), lanes.topRight(), lanes.bottomRight(), lanes.bottomLeft()]


def _nearest(lanes: QRectF, point: QPointF) -> float:
    """Return the distance along the lanes, clockwise from the upper left, of the point nearest to *point*."""
    x = min(max(point.x(), lanes.left()), lanes.right())
    y = min(max(point.y(), lanes.top()), lanes.bottom())
    width, height = lanes.width(), lanes.height()
    candidates = (
        (abs(point.y() - lanes.top()) + abs(point.x() - x), x - lanes.left()),
        (abs(point.x() - lanes.right()) + abs(point.y() - y), width + y - lanes.top()),
        (abs(point.y() - lanes.bottom()) + abs(point.x() - x), width + height + lanes.right() - x),
        (abs(point.x() - lanes.left()) + abs(point.y() - y), 2 * width + height + lanes.bottom() - y),
    )
    return min(candidates)[1]


def _at(lanes: QRectF, distance: float) -> QPointF:
    width, height = lanes.width(), lanes.height()
    distance %= 2 * (width + height)
    for start, length, heading in (
        (lanes.topLeft(), width, QPointF(1, 0)),
        (lanes.topRight(), height, QPointF(0, 1)),
        (lanes.bottomRight(), width, QPointF(-1, 0)),
    ):
        if distance <= length:
            return start + heading * distance
        distance -= length
    return lanes.bottomLeft() + QPointF(0, -1) * distance


def _along_lanes(lanes: QRectF, enter: float, leave: float) -> list[QPointF]:
    """Return the points where the path enters and leaves, and the corners between by the shorter way."""
    width, height = lanes.width(), lanes.height()
    whole = 2 * (width + height)
    clockwise = (leave - enter) % whole
    forward = clockwise <= whole / 2
    length = clockwise if forward else whole - clockwise
    turns = (0.0, width, width + height, 2 * width + height)
    passed = []
    for corner, turn in zip(_corners(lanes), turns, strict=True):
        ahead = (turn - enter) % whole if forward else (enter - turn) % whole
        if 0 < ahead < length:
            passed.append((ahead, corner))
    return [
        _at(lanes, enter),
        *(corner for _, corner in sorted(passed, key=lambda p: p[0])),
        _at(lanes, leave),
    ]

"""
The marks of the engraver's burin: cuts that begin broad and run out to nothing.

Each function gives path data to be filled; all of them run clockwise or do not overlap, so any number may be
joined into one path.
"""

from collections.abc import Iterable
from math import cos, hypot, radians, sin

from .affine import Point


def polar(radius: float, degrees: float, centre: Point = (0, 0)) -> Point:
    """Return the point *radius* from *centre*; 0 degrees is straight up, and they go clockwise."""
    angle = radians(degrees)
    return centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)


def cut(start: Point, end: Point, width: float, bend: float = 0) -> str:
    """Return a cut *width* broad at *start* that tapers to *end*, bowed to its right by *bend*."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y) or 1
    nx, ny = (y - v) / length, (u - x) / length
    w = width / 2
    if not bend:
        # A straight cut needs no curve, and takes half as much text.
        return f"M{x + nx * w:.2f} {y + ny * w:.2f}L{u:.2f} {v:.2f} {x - nx * w:.2f} {y - ny * w:.2f}Z"
    mx, my = (x + u) / 2 + nx * bend, (y + v) / 2 + ny * bend
    return (
        f"M{x + nx * w:.2f} {y + ny * w:.2f}Q{mx + nx * w * 0.7:.2f} {my + ny * w * 0.7:.2f} {u:.2f} {v:.2f}"
        f"Q{mx - nx * w * 0.7:.2f} {my - ny * w * 0.7:.2f} {x - nx * w:.2f} {y - ny * w:.2f}Z"
    )


def spindle(start: Point, end: Point, width: float, bend: float = 0) -> str:
    """Return a cut that is *width* broad in its middle and fine at both ends."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y) or 1
    nx, ny = (y - v) / length, (u - x) / length
    mx, my = (x + u) / 2 + nx * bend, (y + v) / 2 + ny * bend
    return (
        f"M{x:.2f} {y:.2f}Q{mx + nx * width:.2f} {my + ny * width:.2f} {u:.2f} {v:.2f}"
        f"Q{mx - nx * width:.2f} {my - ny * width:.2f} {x:.2f} {y:.2f}Z"
    )


def dots(centres: Iterable[Point]) -> str:
    """Return path data to be stroked with a round line: a dot, as wide as the line, at each of *centres*."""
    return "".join(f"M{x:.2f} {y:.2f}h.1" for x, y in centres)


def ring(count: int, radius: float, first: float = 0, centre: Point = (0, 0)) -> list[Point]:
    """*count* points at even distances round a circle, beginning *first* degrees from the top."""
    return [polar(radius, first + 360 * index / count, centre) for index in range(count)]

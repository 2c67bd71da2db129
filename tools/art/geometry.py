"""
Plane geometry for the card pictures: smooth curves, offsets and clipping.

A point is a pair of floats in card units (the card is 200 x 310, y grows downwards); a line is a list of
points. A closed outline does not repeat its first point.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, radians, sin

from .affine import Affine, Point, scaled, shifted, turned

Line = list[Point]
Box = tuple[float, float, float, float]

STEPS = 10  # samples between two knots of a curve; a file has fewer (see `fitting`)


def lerp(a: Point, b: Point, t: float) -> Point:
    """Return the point a share *t* of the way from *a* to *b*."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def distance(a: Point, b: Point) -> float:
    """Return the distance from *a* to *b*."""
    return hypot(b[0] - a[0], b[1] - a[1])


def place(x: float, y: float, scale: float = 1.0, *, turn: float = 0.0, flip: bool = False) -> Affine:
    """Mirror left and right if *flip*, then scale, turn clockwise by *turn* degrees, then move to (x, y)."""
    return shifted(x, y) @ turned(turn) @ scaled(-scale if flip else scale, scale)


def knots(text: str) -> tuple[Line, list[bool]]:
    """
    Return the points written in *text* as ``x,y x,y!`` and for each whether it is a corner (marked ``!``).

    >>> knots("0,0! 5,1")
    ([(0.0, 0.0), (5.0, 1.0)], [True, False])
    """
    points, corners = [], []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        points.append((float(x), float(y)))
        corners.append(word.endswith("!"))
    return points, corners


def tangent(before: Point, here: Point, after: Point) -> Point:
    """Return the unit-speed direction at a smooth knot, the nearer neighbour weighing more."""
    near, far = distance(before, here) or 1e-9, distance(here, after) or 1e-9
    total = near + far
    return (
        ((here[0] - before[0]) / near * far + (after[0] - here[0]) / far * near) / total,
        ((here[1] - before[1]) / near * far + (after[1] - here[1]) / far * near) / total,
    )


def _loose(chord: Point, other: Point | None) -> Point:
    """
    Return the tangent at an open end or corner: straight, or determined by the tangent of the far end.
    """
    if other is None:
        return chord
    return ((3 * chord[0] - other[0]) / 2, (3 * chord[1] - other[1]) / 2)


def _hermite(a: Point, b: Point, leave: Point | None, arrive: Point | None) -> Line:
    """Return samples from *a* up to but not including *b*."""
    length = distance(a, b) or 1e-9
    if leave is None and arrive is None:
        return [a]
    chord = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    m0 = leave or _loose(chord, arrive)
    m1 = arrive or _loose(chord, leave)
    samples = []
    for step in range(STEPS):
        t = step / STEPS
        h00, h10 = (1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2 * length
        h01, h11 = t * t * (3 - 2 * t), t * t * (t - 1) * length
        samples.append(
            (
                h00 * a[0] + h10 * m0[0] + h01 * b[0] + h11 * m1[0],
                h00 * a[1] + h10 * m0[1] + h01 * b[1] + h11 * m1[1],
            )
        )
    return samples


def curve(text: str, *, closed: bool = False) -> Line:
    """
    Return a smooth line through the knots written in *text*; a knot marked ``!`` is a corner.

    Between two corners the line is straight. The ends of an open curve count as corners.
    """
    points, corners = knots(text)
    return smooth(points, corners, closed=closed)


def smooth(points: Sequence[Point], corners: Sequence[bool], *, closed: bool = False) -> Line:
    """Return a smooth line through *points*, with a corner wherever *corners* says so (see `curve`)."""
    count = len(points)
    tangents: list[Point | None] = []
    for i, (point, corner) in enumerate(zip(points, corners, strict=True)):
        end = not closed and i in (0, count - 1)
        tangents.append(None if corner or end else tangent(points[i - 1], point, points[(i + 1) % count]))
    line: Line = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        line += _hermite(points[i], points[j], tangents[i], tangents[j])
    return line if closed else [*line, points[-1]]


def polygon(text: str) -> Line:
    """Return the points of *text* joined by straight lines."""
    return knots(text)[0]


def ellipse(centre: Point, rx: float, ry: float | None = None, *, turn: float = 0.0) -> Line:
    """Return an ellipse with as many points as its size needs, a multiple of four."""
    ry = rx if ry is None else ry
    count = 4 * max(4, min(12, ceil(1.5 * max(rx, ry) ** 0.5)))
    c, s = cos(radians(turn)), sin(radians(turn))
    line = []
    for i in range(count):
        x, y = rx * cos(2 * pi * i / count), ry * sin(2 * pi * i / count)
        line.append((centre[0] + x * c - y * s, centre[1] + x * s + y * c))
    return line


def lengths(line: Sequence[Point]) -> list[float]:
    """Return the way from the start of *line* to each of its points."""
    total, out = 0.0, [0.0]
    for a, b in pairwise(line):
        total += distance(a, b)
        out.append(total)
    return out


def along(line: Sequence[Point], shares: Sequence[float]) -> Line:
    """Return the points at the given increasing *shares* (0 to 1) of the way along *line*."""
    ways = lengths(line)
    out: Line = []
    i = 0
    for share in shares:
        way = max(0.0, min(1.0, share)) * ways[-1]
        while i < len(ways) - 2 and ways[i + 1] < way:
            i += 1
        span = ways[i + 1] - ways[i]
        out.append(lerp(line[i], line[i + 1], (way - ways[i]) / span if span else 0.0))
    return out


def turning(line: Sequence[Point]) -> float:
    """Return how much *line* turns on its way, in radians, whichever the side."""
    ways = [atan2(q[1] - p[1], q[0] - p[0]) for p, q in pairwise(line)]
    return sum(abs((b - a + pi) % (2 * pi) - pi) for a, b in pairwise(ways))


def even(line: Sequence[Point], count: int) -> Line:
    """*count* points at equal steps along *line*, both ends among them."""
    return along(line, [i / (count - 1) for i in range(count)])


def normals(line: Sequence[Point], *, closed: bool = False) -> Line:
    """At each point the unit vector to the left of the way: outward, if the outline runs clockwise."""
    out: Line = []
    count = len(line)
    for i in range(count):
        before = line[i - 1] if closed or i else line[i]
        after = line[(i + 1) % count] if closed or i < count - 1 else line[i]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = hypot(dx, dy) or 1.0
        out.append((dy / length, -dx / length))
    return out


def area(outline: Sequence[Point]) -> float:
    """Return signed area; positive if the outline runs clockwise as seen on the card."""
    total = 0.0
    for i, (x, y) in enumerate(outline):
        u, v = outline[i - 1]
        total += u * y - x * v
    return total / 2


def clockwise(outline: Sequence[Point]) -> Line:
    """Return the same outline, made to run clockwise."""
    return list(outline) if area(outline) >= 0 else list(reversed(outline))


def box(points: Iterable[Point]) -> Box:
    """Return the smallest upright box around *points*: left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def overlap(a: Box, b: Box, margin: float = 0.0) -> bool:
    """Return True if two boxes come within *margin* of each other."""
    return a[0] < b[2] + margin and b[0] < a[2] + margin and a[1] < b[3] + margin and b[1] < a[3] + margin


def contains(outline: Sequence[Point], point: Point) -> bool:
    """Return True if *point* lies inside *outline* (even-odd)."""
    x, y = point
    inside = False
    u, v = outline[-1]
    for p, q in outline:
        if (q > y) != (v > y) and x < (u - p) * (y - q) / (v - q) + p:
            inside = not inside
        u, v = p, q
    return inside


def clip_side(outline: Sequence[Point], a: Point, b: Point) -> Line:
    """Return the part of a closed *outline* to the right of the way from *a* to *b*."""

    def side(p: Point) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    out: Line = []
    for i, point in enumerate(outline):
        before = outline[i - 1]
        here, there = side(point), side(before)
        if (here >= 0) != (there >= 0):
            out.append(lerp(before, point, there / (there - here)))
        if here >= 0:
            out.append(point)
    return out


def clip(outline: Sequence[Point], cell: Sequence[Point]) -> Line:
    """
    Return the part of *outline* inside the convex *cell* (Sutherland and Hodgman); empty if they do not
    meet.
    """
    cell = clockwise(cell)
    out = list(outline)
    for i, corner in enumerate(cell):
        if not out:
            break
        out = clip_side(out, cell[i - 1], corner)
    return out


def split_side(line: Sequence[Point], a: Point, b: Point) -> list[Line]:
    """Return the pieces of an open *line* to the right of the way from *a* to *b*."""

    def side(p: Point) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    pieces: list[Line] = [[]]
    for i, point in enumerate(line):
        here = side(point)
        if i and (side(line[i - 1]) >= 0) != (here >= 0):
            there = side(line[i - 1])
            pieces[-1].append(lerp(line[i - 1], point, there / (there - here)))
            if here < 0:
                pieces.append([])
        if here >= 0:
            pieces[-1].append(point)
    return [piece for piece in pieces if len(piece) > 1]


def bearing(a: Point, b: Point) -> float:
    """Return the direction from *a* to *b* in degrees, clockwise from the right."""
    return atan2(b[1] - a[1], b[0] - a[0]) * 180 / pi

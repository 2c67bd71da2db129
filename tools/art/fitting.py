"""
Curves through dense lines: what a drawing has as many short steps, a file tells as few parabolas.

A line keeps its corners. Between them it becomes quadratic Bezier curves that leave and arrive along its own
tangents, so that no joint shows however large the card is printed; and they take fewer numbers than the chain
of chords that would stray as little.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import acos, cos, degrees, hypot, pi, radians, sin

from .affine import Point
from .geometry import distance, lerp, tangent
from .pathdata import Segment

CORNER = 36.0  # degrees: where a line turns further at one point it has a corner
SUDDEN = 14.0  # degrees: a smaller turn is a corner too, if those at the points beside it are
STEADY = 2.6  # times smaller
SWELL = 0.2  # card units: as is any where a curve would stand out further from the two sides
CHORD = 0.3  # a chord may stray by this share of what a curve may
NEAR = 1e-3  # points less far apart are one
QUARTER = 0.5523  # where the control points of a quarter of a circle stand


def fitted(line: Sequence[Point], tolerance: float, *, closed: bool) -> list[Segment]:
    """Return *line* as path commands from which none of its points is farther than *tolerance*."""
    points = _distinct(line, closed=closed)
    if closed and _is_ellipse(points):
        return _ellipse(points)
    end = [Segment("Z")] if closed else []
    if len(points) < 4:
        return [Segment("M", points[:1]), *(Segment("L", (point,)) for point in points[1:]), *end]
    corners = _corners(points, closed=closed)
    seam = None
    if closed:
        if not corners:
            seam = _unit(tangent(points[-1], points[0], points[1]))
            corners = [0]
        first = corners[0]
        points = (*points[first:], *points[: first + 1])
        corners = [corner - first for corner in corners]
    stops = sorted({0, *corners, len(points) - 1})
    segments = [Segment("M", points[:1])]
    for start, stop in pairwise(stops):
        segments += _Stretch.of(points[start : stop + 1], tolerance, seam).segments()
    if closed and segments[-1].command == "L":
        segments.pop()  # closing draws the last straight side
    return segments + end


def _distinct(line: Sequence[Point], *, closed: bool) -> tuple[Point, ...]:
    """Return the points of *line* but for repeated ones."""
    kept = [line[0]]
    kept += [point for before, point in pairwise(line) if distance(before, point) > NEAR]
    while closed and len(kept) > 1 and distance(kept[0], kept[-1]) <= NEAR:
        kept.pop()
    return tuple(kept)


def _unit(way: Point) -> Point:
    length = hypot(*way) or 1.0
    return way[0] / length, way[1] / length


def _turn(before: Point, here: Point, after: Point) -> float:
    """Return by how many degrees the way turns at *here*."""
    a = _unit((here[0] - before[0], here[1] - before[1]))
    b = _unit((after[0] - here[0], after[1] - here[1]))
    return degrees(acos(max(-1.0, min(1.0, a[0] * b[0] + a[1] * b[1]))))


def _corners(points: Sequence[Point], *, closed: bool) -> list[int]:
    """Return the indices of the corners of a line, the ends of an open one not among them."""
    count = len(points)
    trios = [(points[i - 1], points[i], points[(i + 1) % count]) for i in range(count)]
    turns = [_turn(*trio) for trio in trios]
    if not closed:
        turns[0] = turns[-1] = 0.0
    found = []
    for i, (turn, (before, here, after)) in enumerate(zip(turns, trios, strict=True)):
        sudden = turn > SUDDEN and turn > STEADY * max(turns[i - 1], turns[(i + 1) % count])
        longest = max(distance(before, here), distance(here, after))
        if turn > CORNER or sudden or longest * radians(turn) / 8 > SWELL:
            found.append(i)
    return found


def _is_ellipse(points: Sequence[Point]) -> bool:
    """Return True if *points* are an ellipse as `geometry.ellipse` draws it, wherever it was placed."""
    count = len(points)
    if count < 12 or count % 4:
        return False
    middle, across, down = _axes(points)
    for i, (x, y) in enumerate(points):
        c, s = cos(2 * pi * i / count), sin(2 * pi * i / count)
        u, v = middle[0] + across[0] * c + down[0] * s, middle[1] + across[1] * c + down[1] * s
        if abs(u - x) + abs(v - y) > NEAR:
            return False
    return True


def _axes(points: Sequence[Point]) -> tuple[Point, Point, Point]:
    """Return the middle of an ellipse, and its way from there to the first point and a quarter on."""
    count = len(points)
    x, y = middle = lerp(points[0], points[count // 2], 0.5)
    (a, b), (c, d) = points[0], points[count // 4]
    return middle, (a - x, b - y), (c - x, d - y)


def _ellipse(points: Sequence[Point]) -> list[Segment]:
    """Return an ellipse as four cubic curves."""
    middle, across, down = _axes(points)

    def at(u: float, v: float) -> Point:
        return middle[0] + across[0] * u + down[0] * v, middle[1] + across[1] * u + down[1] * v

    k = QUARTER
    return [
        Segment("M", (at(1, 0),)),
        Segment("C", (at(1, k), at(k, 1), at(0, 1))),
        Segment("C", (at(-k, 1), at(-1, k), at(-1, 0))),
        Segment("C", (at(-1, -k), at(-k, -1), at(0, -1))),
        Segment("C", (at(k, -1), at(1, -k), at(1, 0))),
        Segment("Z"),
    ]


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A line without corners and the unit tangent at each of its points."""

    points: Sequence[Point]
    tangents: Sequence[Point]
    tolerance: float

    @classmethod
    def of(cls, points: Sequence[Point], tolerance: float, seam: Point | None) -> _Stretch:
        """Return a stretch; a *seam* is the tangent at both ends of a line that closes without a corner."""
        inner = [_unit(tangent(*three)) for three in zip(points, points[1:], points[2:], strict=False)]
        if seam:
            return cls(points, [seam, *inner, seam], tolerance)
        if not inner:
            way = _unit((points[-1][0] - points[0][0], points[-1][1] - points[0][1]))
            return cls(points, [way, way], tolerance)
        ends = _mirrored(points[0], points[1], inner[0]), _mirrored(points[-2], points[-1], inner[-1])
        return cls(points, [ends[0], *inner, ends[1]], tolerance)

    def segments(self) -> Iterator[Segment]:
        """Yield the curves of the stretch, each as long as can be."""
        at, last = 0, len(self.points) - 1
        while at < last:
            known, step = at + 1, 2
            while at + step <= last and self._segment(at, at + step):
                known, step = at + step, step * 2
            beyond = min(at + step, last + 1)
            while beyond - known > 1:
                middle = (known + beyond) // 2
                if self._segment(at, middle):
                    known = middle
                else:
                    beyond = middle
            yield self._segment(at, known) or Segment("L", (self.points[known],))
            at = known

    def _segment(self, start: int, stop: int) -> Segment | None:
        """Return the chord or curve from one point to another, or None if it strays too far."""
        a, b = self.points[start], self.points[stop]
        between = self.points[start + 1 : stop]
        if all(_off_chord(a, b, point) <= CHORD * self.tolerance for point in between):
            bend = self._control(start, stop)
            if not between and bend and _off_chord(a, b, bend) > 2 * CHORD * self.tolerance:
                return Segment("Q", (bend, b))
            return Segment("L", (b,))
        control = self._control(start, stop)
        if control and all(_off_curve(a, control, b, point) <= self.tolerance for point in between):
            return Segment("Q", (control, b))
        return None

    def _control(self, start: int, stop: int) -> Point | None:
        """Return the point in which the tangents meet between *start* and *stop*, if they do."""
        a, b = self.points[start], self.points[stop]
        (ux, uy), (vx, vy) = self.tangents[start], self.tangents[stop]
        dx, dy = b[0] - a[0], b[1] - a[1]
        sine = ux * vy - uy * vx
        if abs(sine) < 1e-4:
            return None
        ahead, back = (dx * vy - dy * vx) / sine, (ux * dy - uy * dx) / sine
        if ahead <= 0 or back <= 0:
            return None
        return a[0] + ux * ahead, a[1] + uy * ahead


def _mirrored(a: Point, b: Point, way: Point) -> Point:
    """Return the tangent at one end of an arc from *a* to *b* whose other end has the tangent *way*."""
    x, y = _unit((b[0] - a[0], b[1] - a[1]))
    along = 2 * (x * way[0] + y * way[1])
    return along * x - way[0], along * y - way[1]


def _off_chord(a: Point, b: Point, point: Point) -> float:
    """Return how far *point* lies from the chord between *a* and *b*."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = point[0] - a[0], point[1] - a[1]
    square = dx * dx + dy * dy
    if not square:
        return hypot(px, py)
    t = max(0.0, min(1.0, (px * dx + py * dy) / square))
    return hypot(px - t * dx, py - t * dy)


def _off_curve(a: Point, control: Point, b: Point, point: Point) -> float:
    """Return about how far *point* lies from the parabola, which is where (u + v)^2 = 4 v."""
    ex, ey = control[0] - a[0], control[1] - a[1]
    fx, fy = b[0] - control[0], b[1] - control[1]
    sine = ex * fy - ey * fx
    px, py = point[0] - a[0], point[1] - a[1]
    u, v = (px * fy - py * fx) / sine, (ex * py - ey * px) / sine
    by_u, by_v = 2 * (u + v), 2 * (u + v) - 4
    slope = hypot(by_u * fy - by_v * ey, by_v * ex - by_u * fx) / abs(sine)
    return abs((u + v) ** 2 - 4 * v) / (slope or 1e-9)

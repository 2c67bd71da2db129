"""
Cloth that hangs: panels with folds, a scalloped hem, border, pattern and shade, and pattern for free shapes.

A `Panel` maps (u, v), u from the left edge to the right and v from the top to the hem, both 0 to 1, on to the
card. Between two folds the cloth bulges downwards, more so towards the hem, and with it whatever lies on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, pi, sin

from .affine import Affine, Point
from .geometry import (
    Line,
    along,
    area,
    bearing,
    box,
    clip,
    contains,
    curve,
    distance,
    ellipse,
    lengths,
    lerp,
    place,
)
from .palette import INK, WHITE
from .pattern import LAYOUTS, MOTIFS, Cells, Pattern
from .pen import Pen, uneven

SAMPLES = 40  # pieces of an edge of cloth


@dataclass(frozen=True, slots=True)
class Border:
    """A band along the hem: its colour, depth in card units, and the colour of the studs on it."""

    colour: str
    depth: float = 9.0
    studs: str = ""
    motif: str = "disc"


@dataclass(frozen=True, slots=True)
class Stuff:
    """The fabric of a garment; *dark* is the tone of the far side of every fold, if it is to be shaded."""

    colour: str
    dark: str = ""
    pattern: Pattern | None = None
    border: Border | None = None


class Panel:
    """A piece of cloth between a *left* and a *right* edge, each drawn from the top to the hem."""

    def __init__(
        self,
        left: Sequence[Point],
        right: Sequence[Point],
        folds: Sequence[float] = (),
        *,
        sag: float = 3.0,
    ) -> None:
        samples = [i / SAMPLES for i in range(SAMPLES + 1)]
        self._left, self._right = along(left, samples), along(right, samples)
        self.folds = [0.0, *folds, 1.0]
        self.sag = sag
        self.height = (lengths(left)[-1] + lengths(right)[-1]) / 2

    @classmethod
    def of(cls, left: str, right: str, folds: Sequence[float] = (), *, sag: float = 3.0) -> Panel:
        """Return a panel whose edges are written as curves."""
        return cls(curve(left), curve(right), folds, sag=sag)

    def width(self, v: float) -> float:
        """Return the width of the cloth at *v*."""
        return distance(self._edge(self._left, v), self._edge(self._right, v))

    @staticmethod
    def _edge(edge: Line, v: float) -> Point:
        way = max(0.0, min(1.0, v)) * SAMPLES
        i = min(SAMPLES - 1, int(way))
        return lerp(edge[i], edge[i + 1], way - i)

    def at(self, u: float, v: float) -> Point:
        """Return the point of the card at (u, v)."""
        a, b = self._edge(self._left, v), self._edge(self._right, v)
        x, y = lerp(a, b, u)
        drop = self.sag * max(0.0, v) ** 1.5 * self._arch(u)
        away = bearing(a, b)
        # The bulge goes down the cloth: at right angles to the line from edge to edge.
        dx, dy = place(0.0, 0.0, turn=away)((0.0, drop))
        return (x + dx, y + dy)

    def _arch(self, u: float) -> float:
        """Return how far the cloth stands out at *u*: 0 on a fold, 1 half way to the next."""
        for a, b in pairwise(self.folds):
            if u <= b and b > a:
                return float(max(0.0, sin(pi * max(0.0, u - a) / (b - a))) ** 0.7)
        return 0.0

    def across(self, v: float, start: float = 0.0, stop: float = 1.0) -> Line:
        """Return the line on the cloth at *v*."""
        count = max(6, 8 * len(self.folds))
        return [self.at(start + (stop - start) * i / count, v) for i in range(count + 1)]

    def down(self, u: float, start: float = 0.0, stop: float = 1.0) -> Line:
        """Return the line on the cloth at *u*."""
        return [self.at(u, start + (stop - start) * i / SAMPLES) for i in range(SAMPLES + 1)]

    def patch(self, u0: float, u1: float, v0: float, v1: float) -> Line:
        """Return the outline of a rectangle of cloth."""
        return (
            self.across(v0, u0, u1) + self.down(u1, v0, v1) + self.across(v1, u1, u0) + self.down(u0, v1, v0)
        )

    @property
    def outline(self) -> Line:
        """The edge of the whole panel."""
        return self.patch(0.0, 1.0, 0.0, 1.0)


def hang(pen: Pen, panel: Panel, stuff: Stuff, *, width: float = 1.9, depth: float = 0.9) -> None:
    """
    Draw *panel* in *stuff*: cloth, shaded side of each fold, pattern, border, folds and hatching.

    *depth* is how far up the folds reach, as a share of the height.
    """
    pen.body(panel.outline, stuff.colour)
    if stuff.dark:
        for a, b in pairwise(panel.folds):
            strip = panel.down(b, 0.0, 1.0) + panel.across(1.0, b, b - (b - a) * 0.36)
            pen.fill([*strip, panel.at(b, 1 - depth)], stuff.dark)
    low = 1.0 - (stuff.border.depth / panel.height if stuff.border else 0.0)
    if stuff.pattern:
        for tint, group in cells(stuff.pattern, panel, low):
            for cell in group:
                pen.fill(cell, tint)
    if stuff.border:
        _hem(pen, panel, stuff.border, low)
    _folds(pen, panel, depth, width)
    pen.contour(panel.outline, width)


def _hem(pen: Pen, panel: Panel, border: Border, low: float) -> None:
    """Draw the border: a band, the line above it, studs in the middle of it."""
    pen.fill(panel.patch(0.0, 1.0, low, 1.0), border.colour)
    pen.line(panel.across(low), 1.3, "even")
    if not border.studs:
        return
    middle = (low + 1.0) / 2
    size = border.depth * 0.24
    for a, b in pairwise(panel.folds):
        span = (b - a) * panel.width(middle)
        count = max(1, round(span / (border.depth * 1.15)))
        for k in range(count):
            x, y = panel.at(a + (b - a) * (k + 0.5) / count, middle)
            if border.motif == "disc":
                pen.fill(ellipse((x, y), size), border.studs)
            else:
                wide, tall = size * 1.1, size * 1.5
                pen.fill([(x - wide, y), (x, y - tall), (x + wide, y), (x, y + tall)], border.studs)


def _folds(pen: Pen, panel: Panel, depth: float, width: float) -> None:
    """Draw the fold lines, swelling towards the hem, and the hatching that leans on them."""
    for k, u in enumerate(panel.folds[1:-1]):
        start = (1 - depth) * (0.6 + 0.8 * uneven(k))
        pen.line(panel.down(u, start, 1.0), width * 1.2, "start")
    for k, (a, b) in enumerate(pairwise(panel.folds)):
        strip = (b - a) * panel.width(0.7)
        reach = min(6.5, strip * 0.5)
        start = (1 - depth) + 0.12 + 0.2 * uneven(k * 2)
        root = panel.down(b, min(start, 0.8), 0.97)
        pen.hatch(root, (-reach, -reach * 0.25), gap=3.0, width=1.0, fade="start")


def cells(pattern: Pattern, panel: Panel, low: float = 1.0) -> Iterator[tuple[str, Cells]]:
    """Yield the figures of *pattern* on the cloth of *panel* above *low*, by colour."""
    if pattern.kind in MOTIFS:
        yield pattern.colour, list(_stamped(pattern, panel, low))
        return
    columns = max(1, round(panel.width(0.6) / pattern.wide))
    rows = max(1, ceil(panel.height * low / pattern.high))
    step_u, step_v = 1.0 / columns, low / rows
    laid = LAYOUTS[pattern.kind]
    for layer, tint in enumerate((pattern.colour, pattern.second)):
        raw = (
            cell
            for i in range(-1, columns + 1)
            for j in range(-1, rows + 1)
            for cell in laid(i * step_u, j * step_v, step_u, step_v, layer)
        )
        if tint:
            kept = (piece for cell in raw if (piece := _within(cell, low)))
            yield tint, [[panel.at(u, v) for u, v in _finer(piece)] for piece in kept]


def _within(cell: Sequence[Point], low: float) -> Line:
    """*cell* cut to the cloth."""
    piece = clip(list(cell), [(0.0, 0.0), (1.0, 0.0), (1.0, low), (0.0, low)])
    return piece if len(piece) > 2 and abs(area(piece)) > 1e-6 else []


def _finer(cell: Sequence[Point]) -> Line:
    """*cell* with a point more on each long side, so that it follows the folds."""
    out: Line = []
    for i, point in enumerate(cell):
        after = cell[(i + 1) % len(cell)]
        out.append(point)
        steps = int(abs(after[0] - point[0]) / 0.06) + int(abs(after[1] - point[1]) / 0.2)
        out += [lerp(point, after, k / (steps + 1)) for k in range(1, steps + 1)]
    return out


def _stamped(pattern: Pattern, panel: Panel, low: float) -> Iterator[Line]:
    """Motifs upright between the folds, alternately high and low."""
    motif = MOTIFS[pattern.kind]
    size = pattern.wide / 13
    for strip, (a, b) in enumerate(pairwise(panel.folds)):
        for row in range(ceil(panel.height * low / pattern.high) + 1):
            v = (row + (0.5 if strip % 2 else 0.15)) * pattern.high / panel.height
            room = (b - a) * panel.width(v)
            if v + 0.5 * pattern.wide / panel.height > low or room < pattern.wide * 0.62:
                continue
            u = (a + b) / 2 - (b - a) * 0.06
            tilt = bearing(panel.at(u, v), panel.at(u, min(1.0, v + 0.05))) - 90
            spot = place(*panel.at(u, v), min(size, room / 12), turn=tilt)
            yield from ([spot(p) for p in outline] for outline in motif)


def spots(outline: Sequence[Point], step: Point, *, margin: float = 3.0) -> list[Affine]:
    """
    Return places for a stamp on a free shape: like bricks, *step* apart, none nearer the edge than *margin*.
    """
    left, top, right, bottom = box(outline)
    across, down = step
    centres = (
        (left + across * (column + (0.25 if row % 2 else 0.75)), top + down * (row + 0.5))
        for row in range(ceil((bottom - top) / down))
        for column in range(ceil((right - left) / across))
    )
    cross = ((0.0, -margin), (margin, 0.0), (0.0, margin), (-margin, 0.0))
    return [place(x, y) for x, y in centres if all(contains(outline, (x + dx, y + dy)) for dx, dy in cross)]


def strew(
    pen: Pen,
    outline: Sequence[Point],
    kind: str,
    colour: str = INK,
    *,
    step: Point = (12.0, 10.0),
    size: float = 1.0,
    margin: float = 3.2,
) -> None:
    """Stamp a motif over a free shape."""
    for spot in spots(outline, step, margin=margin * size):
        for piece in MOTIFS[kind]:
            pen.fill([spot((x * size, y * size)) for x, y in piece], colour)


def ermine(
    pen: Pen,
    outline: Sequence[Point],
    *,
    step: Point = (13.0, 11.0),
    white: str = WHITE,
    width: float = 1.9,
) -> None:
    """Fur with its black tails."""
    pen.shape(outline, white, width)
    strew(pen, outline, "ermine", step=step)


def weave(
    pen: Pen,
    outline: Sequence[Point],
    pattern: Pattern,
    *,
    turn: float = 0.0,
    within: Sequence[Point] | None = None,
) -> None:
    """Lay *pattern* over a free shape, turned by *turn* degrees, or only over what is *within* another."""
    left, top, right, bottom = box(outline)
    middle = ((left + right) / 2, (top + bottom) / 2)
    reach = max(distance((left, top), (right, bottom)) / 2, 1.0)
    spot = place(*middle, turn=turn)
    laid = LAYOUTS[pattern.kind]
    count_x, count_y = ceil(reach / pattern.wide), ceil(reach / pattern.high)
    for layer, tint in enumerate((pattern.colour, pattern.second)):
        if tint:
            grid = [
                [spot(p) for p in cell]
                for i in range(-count_x, count_x)
                for j in range(-count_y, count_y)
                for cell in laid(i * pattern.wide, j * pattern.high, pattern.wide, pattern.high, layer)
            ]
            pen.inlay(within or outline, grid, tint)

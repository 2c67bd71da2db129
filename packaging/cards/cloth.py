"""
Cloth that hangs: panels with folds, a scalloped hem, border, pattern and shade, and pattern for free shapes.

A `Panel` maps (u, v), u from the left edge to the right and v from the top to the hem, both 0 to 1, on to the card.
Between two folds the cloth bulges downwards, more so towards the hem, and whatever lies on the cloth bulges with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sin

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
    polygon,
)
from .palette import INK
from .pen import Pen, uneven

Cells = list[Line]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A repeated figure: its *kind* (see `cells`), colour, and the size of one repeat in card units."""

    kind: str
    colour: str
    wide: float = 10.0
    high: float = 14.0
    second: str = ""


@dataclass(frozen=True, slots=True)
class Border:
    """A band along the hem: its colour, depth in card units, and the colour of the studs on it."""

    colour: str
    depth: float = 9.0
    studs: str = ""
    motif: str = "disc"


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
        samples = [i / 40 for i in range(41)]
        self._left, self._right = along(left, samples), along(right, samples)
        self.folds = [0.0, *folds, 1.0]
        self.sag = sag
        self.height = (lengths(left)[-1] + lengths(right)[-1]) / 2

    @classmethod
    def of(cls, left: str, right: str, folds: Sequence[float] = (), *, sag: float = 3.0) -> Panel:
        """A panel whose edges are written as curves."""
        return cls(curve(left), curve(right), folds, sag=sag)

    def width(self, v: float) -> float:
        """How wide the cloth is at *v*."""
        return distance(self._edge(self._left, v), self._edge(self._right, v))

    @staticmethod
    def _edge(edge: Line, v: float) -> Point:
        place_ = max(0.0, min(1.0, v)) * 40
        i = min(39, int(place_))
        return lerp(edge[i], edge[i + 1], place_ - i)

    def at(self, u: float, v: float) -> Point:
        """Where (u, v) lies on the card."""
        a, b = self._edge(self._left, v), self._edge(self._right, v)
        x, y = lerp(a, b, u)
        drop = self.sag * max(0.0, v) ** 1.5 * self._arch(u)
        away = bearing(a, b)
        # The bulge goes down the cloth: at right angles to the line from edge to edge.
        dx, dy = place(0.0, 0.0, turn=away)((0.0, drop))
        return (x + dx, y + dy)

    def _arch(self, u: float) -> float:
        """How far the cloth stands out at *u*: 0 on a fold, 1 half way to the next."""
        for a, b in zip(self.folds, self.folds[1:], strict=False):
            if u <= b and b > a:
                return sin(3.14159 * max(0.0, u - a) / (b - a)) ** 0.7
        return 0.0

    def across(self, v: float, start: float = 0.0, stop: float = 1.0) -> Line:
        """The line on the cloth at *v*."""
        count = max(6, 8 * len(self.folds))
        return [self.at(start + (stop - start) * i / count, v) for i in range(count + 1)]

    def down(self, u: float, start: float = 0.0, stop: float = 1.0) -> Line:
        """The line on the cloth at *u*."""
        return [self.at(u, start + (stop - start) * i / 14) for i in range(15)]

    def patch(self, u0: float, u1: float, v0: float, v1: float) -> Line:
        """The outline of a rectangle of cloth."""
        return self.across(v0, u0, u1) + self.down(u1, v0, v1) + self.across(v1, u1, u0) + self.down(u0, v1, v0)

    @property
    def outline(self) -> Line:
        """The edge of the whole panel."""
        return self.patch(0.0, 1.0, 0.0, 1.0)


def hang(
    pen: Pen,
    panel: Panel,
    colour: str,
    *,
    dark: str = "",
    pattern: Pattern | None = None,
    border: Border | None = None,
    width: float = 1.9,
    depth: float = 0.9,
) -> None:
    """
    Draw *panel*: cloth, shaded side of each fold in *dark*, pattern, border, folds and hatching.

    *depth* is how far up the folds reach, as a share of the height.
    """
    pen.body(panel.outline, colour)
    if dark:
        for a, b in zip(panel.folds, panel.folds[1:], strict=False):
            strip = panel.down(b, 0.0, 1.0) + panel.across(1.0, b, b - (b - a) * 0.36)
            pen.fill([*strip, panel.at(b, 1 - depth)], dark)
    low = 1.0 - (border.depth / panel.height if border else 0.0)
    if pattern:
        for tint, group in cells(pattern, panel, low):
            for cell in group:
                pen.fill(cell, tint)
    if border:
        _hem(pen, panel, border, low)
    _folds(pen, panel, depth, width)
    pen.contour(panel.outline, width)


def _hem(pen: Pen, panel: Panel, border: Border, low: float) -> None:
    """The border: a band, the line above it, studs in the middle of it."""
    pen.fill(panel.patch(0.0, 1.0, low, 1.0), border.colour)
    pen.line(panel.across(low), 1.3, "even")
    if not border.studs:
        return
    middle = (low + 1.0) / 2
    size = border.depth * 0.24
    for a, b in zip(panel.folds, panel.folds[1:], strict=False):
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
    """The fold lines, swelling towards the hem, and the hatching that leans on them."""
    for k, u in enumerate(panel.folds[1:-1]):
        start = (1 - depth) * (0.6 + 0.8 * uneven(k))
        pen.line(panel.down(u, start, 1.0), width * 1.2, "start")
    for k, (a, b) in enumerate(zip(panel.folds, panel.folds[1:], strict=False)):
        strip = (b - a) * panel.width(0.7)
        reach = min(6.5, strip * 0.5)
        start = (1 - depth) + 0.12 + 0.2 * uneven(k * 2)
        root = panel.down(b, min(start, 0.8), 0.97)
        pen.hatch(root, (-reach, -reach * 0.25), gap=2.7, width=1.0, fade="start")


def cells(pattern: Pattern, panel: Panel, low: float = 1.0) -> Iterator[tuple[str, Cells]]:
    """The figures of *pattern* on the cloth of *panel* above *low*, by colour."""
    columns = max(1, round(panel.width(0.6) / pattern.wide))
    rows = max(1, ceil(panel.height * low / pattern.high))
    step_u, step_v = 1.0 / columns, low / rows
    laid = _LAYOUTS[pattern.kind]
    if pattern.kind in _STAMPS:
        yield pattern.colour, list(_stamped(pattern, panel, low))
        return
    for layer, tint in enumerate((pattern.colour, pattern.second)):
        if tint:
            yield tint, [
                [panel.at(u, v) for u, v in _finer(cell)]
                for i in range(-1, columns + 1)
                for j in range(-1, rows + 1)
                for raw in laid(i * step_u, j * step_v, step_u, step_v, layer)
                if (cell := _within(raw, low))
            ]


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


def _lozenge(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """A lozenge with, in the second colour, a smaller one in it; set like bricks."""
    size = 0.47 if layer == 0 else 0.2
    out = []
    for du, dv in ((0.0, 0.0), (0.5, 0.5)):
        x, y = u + (du + 0.5) * wide, v + (dv + 0.5) * high
        w, h = wide * size * 0.94, high * size * 0.94
        out.append([(x - w, y), (x, y - h), (x + w, y), (x, y + h)])
    return out


def _stripe(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Upright stripes with a hairline beside them in the second colour."""
    if layer == 0:
        a, b = u + wide * 0.2, u + wide * 0.56
    else:
        a, b = u + wide * 0.72, u + wide * 0.84
    return [[(a, v), (b, v), (b, v + high), (a, v + high)]]


def _check(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """A chess-board; in the second colour a small lozenge on the light squares."""
    w, h = wide / 2, high / 2
    if layer == 0:
        return [[(a, b), (a + w, b), (a + w, b + h), (a, b + h)] for a, b in ((u, v), (u + w, v + h))]
    return [
        [(a + w * 0.25, b + h / 2), (a + w / 2, b + h * 0.25), (a + w * 0.75, b + h / 2), (a + w / 2, b + h * 0.75)]
        for a, b in ((u + w, v), (u, v + h))
    ]


def _chevron(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Zigzag bands."""
    top, deep = (0.0, 0.42) if layer == 0 else (0.58, 0.14)
    a, b, c = u, u + wide / 2, u + wide
    y, d, rise = v + top * high, deep * high, 0.4 * high
    return [
        [(a, y + rise), (b, y), (b, y + d), (a, y + rise + d)],
        [(b, y), (c, y + rise), (c, y + rise + d), (b, y + d)],
    ]


def _trellis(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Crossing diagonals, in the second colour a lozenge in every field."""
    if layer:
        x, y, w, h = u + wide / 2, v + high / 2, wide * 0.17, high * 0.17
        return [[(x - w, y), (x, y - h), (x + w, y), (x, y + h)]]
    t, s = wide * 0.09, high * 0.09
    return [
        [(u, v), (u + t, v), (u + wide, v + high - s), (u + wide, v + high), (u + wide - t, v + high), (u, v + s)],
        [(u + wide, v), (u + wide, v + s), (u + t, v + high), (u, v + high), (u, v + high - s), (u + wide - t, v)],
    ]


def _scale(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Overlapping scales, for mail."""
    if layer:
        return []
    out = []
    for du, dv in ((0.0, 0.0), (0.5, 0.5)):
        x, y = u + (du + 0.5) * wide, v + dv * high
        w, h = wide * 0.46, high * 0.5
        out.append(
            [(x - w, y), (x - w * 0.8, y + h * 0.55), (x, y + h), (x + w * 0.8, y + h * 0.55), (x + w, y),
             (x + w * 0.6, y + h * 0.3), (x, y + h * 0.62), (x - w * 0.6, y + h * 0.3)]
        )
    return out


_FLEUR = [curve(
    "0,-6 2.4,-2.6 0.9,0.2! 2.6,-2 5,-0.8 4.2,2.2 2.4,1.6! 1,2.2 2.4,5.4! 0,4.4 -2.4,5.4! -1,2.2 -2.4,1.6! -4.2,2.2"
    " -5,-0.8 -2.6,-2 -0.9,0.2! -2.4,-2.6", closed=True)]
_QUATREFOIL = [ellipse(c, 2.1) for c in ((0.0, -2.3), (2.3, 0.0), (0.0, 2.3), (-2.3, 0.0))]
_TOWER = [polygon("-4,5 -4,-1 -5,-1 -5,-5 -3,-5 -3,-3.4 -1,-3.4 -1,-5 1,-5 1,-3.4 3,-3.4 3,-5 5,-5 5,-1 4,-1 4,5 1.4,5 1.4,1"
                  " 0,0 -1.4,1 -1.4,5")]
_STAR = [polygon("0,-5.5 1.5,-1.9 5.2,-1.7 2.3,0.8 3.3,4.5 0,2.4 -3.3,4.5 -2.3,0.8 -5.2,-1.7 -1.5,-1.9")]
_HEART = [curve("0,5! -5,-0.6 -3.6,-4.6 0,-2.2! 3.6,-4.6 5,-0.6", closed=True)]
_DIAMOND = [polygon("0,-6 4,0 0,6 -4,0")]
_TREFOIL = [ellipse(c, 2.4) for c in ((0.0, -2.8), (2.6, 0.8), (-2.6, 0.8))] + [polygon("0,0 1.8,5.4 -1.8,5.4")]
_SPADE = [curve("0,-6! 4.8,0 4,3.2 0.7,2! 1.8,5.6! -1.8,5.6! -0.7,2! -4,3.2 -4.8,0", closed=True)]
_POMEGRANATE = [
    curve("0,-4! 3.4,-1.6 3.4,2.6 0,5.2 -3.4,2.6 -3.4,-1.6", closed=True), polygon("-2.4,-6.4 0,-4 2.4,-6.4 1.2,-3.4 -1.2,-3.4"),
    curve("-3.8,5.6! -6.6,2 -6,-2.4! -4.8,2", closed=True), curve("3.8,5.6! 6.6,2 6,-2.4! 4.8,2", closed=True),
]
_ERMINE = [curve("0,-4.4! 0.9,0 2.4,3.8! 0.7,2.6! 0,4.6! -0.7,2.6! -2.4,3.8! -0.9,0", closed=True)]

_STAMPS: dict[str, Cells] = {
    "fleur": _FLEUR,
    "quatrefoil": _QUATREFOIL,
    "tower": _TOWER,
    "star": _STAR,
    "heart": _HEART,
    "diamond": _DIAMOND,
    "trefoil": _TREFOIL,
    "spade": _SPADE,
    "pomegranate": _POMEGRANATE,
    "ermine": _ERMINE,
}

_Layout = Callable[[float, float, float, float, int], list[Line]]


def _no_cells(_u: float, _v: float, _wide: float, _high: float, _layer: int) -> list[Line]:
    """Stamps are not laid in cells."""
    return []


_LAYOUTS: dict[str, _Layout] = {
    "lozenge": _lozenge,
    "stripe": _stripe,
    "check": _check,
    "chevron": _chevron,
    "trellis": _trellis,
    "scale": _scale,
} | dict.fromkeys(_STAMPS, _no_cells)


def _stamped(pattern: Pattern, panel: Panel, low: float) -> Iterator[Line]:
    """Motifs upright between the folds, alternately high and low."""
    motif = _STAMPS[pattern.kind]
    size = pattern.wide / 13
    row = 0
    for strip, (a, b) in enumerate(zip(panel.folds, panel.folds[1:], strict=False)):
        for row in range(ceil(panel.height * low / pattern.high) + 1):
            v = (row + (0.5 if strip % 2 else 0.15)) * pattern.high / panel.height
            room = (b - a) * panel.width(v)
            if v + 0.5 * pattern.wide / panel.height > low or room < pattern.wide * 0.62:
                continue
            u = (a + b) / 2 - (b - a) * 0.06
            tilt = bearing(panel.at(u, v), panel.at(u, min(1.0, v + 0.05))) - 90
            spot = place(*panel.at(u, v), min(size, room / 12), turn=tilt)
            yield from ([spot(p) for p in outline] for outline in motif)


def spots(outline: Sequence[Point], step: Point, *, margin: float = 3.0, tilt: float = 0.0) -> list[Affine]:
    """Places for a stamp all over a free shape, set like bricks *step* apart, none nearer the edge than *margin*."""
    left, top, right, bottom = box(outline)
    places = []
    row = 0
    y = top + step[1] * 0.5
    while y < bottom:
        x = left + step[0] * (0.25 if row % 2 else 0.75)
        while x < right:
            if all(contains(outline, (x + dx, y + dy)) for dx, dy in ((0, -margin), (margin, 0), (0, margin), (-margin, 0))):
                places.append(place(x, y, turn=tilt))
            x += step[0]
        y += step[1]
        row += 1
    return places


def strew(
    pen: Pen, outline: Sequence[Point], kind: str, colour: str = INK, *, step: Point = (12.0, 10.0), size: float = 1.0, margin: float = 3.2
) -> None:
    """Stamp a motif over a free shape."""
    for spot in spots(outline, step, margin=margin * size):
        for piece in _STAMPS[kind]:
            pen.fill([spot((x * size, y * size)) for x, y in piece], colour)


def ermine(pen: Pen, outline: Sequence[Point], *, step: Point = (13.0, 11.0), white: str = "#fffdf6", width: float = 1.9) -> None:
    """Fur with its black tails."""
    pen.shape(outline, white, width)
    strew(pen, outline, "ermine", step=step)


def weave(pen: Pen, outline: Sequence[Point], pattern: Pattern, *, turn: float = 0.0) -> None:
    """Lay *pattern* over a free shape, turned by *turn* degrees."""
    left, top, right, bottom = box(outline)
    middle = ((left + right) / 2, (top + bottom) / 2)
    reach = max(distance((left, top), (right, bottom)) / 2, 1.0)
    spot = place(*middle, turn=turn)
    laid = _LAYOUTS[pattern.kind]
    count_x, count_y = ceil(reach / pattern.wide), ceil(reach / pattern.high)
    for layer, tint in enumerate((pattern.colour, pattern.second)):
        if tint:
            grid = [
                [spot(p) for p in cell]
                for i in range(-count_x, count_x)
                for j in range(-count_y, count_y)
                for cell in laid(i * pattern.wide, j * pattern.high, pattern.wide, pattern.high, layer)
            ]
            pen.inlay(outline, grid, tint)

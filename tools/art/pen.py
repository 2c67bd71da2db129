"""
The woodcutter's pen: flat fills, an ink line that swells and thins, and hatching.

The light falls from the upper left. A shape is therefore filled, edged with a plain thin stroke, and given a
tapered accent wherever its edge looks to the lower right. A pen writes `Mark` after `Mark` on a sheet; pens
that share the sheet but stand in other frames are made with `Pen.within`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import hypot, pi, sin

from .affine import IDENTITY, Affine, Point
from .geometry import (
    Line,
    along,
    area,
    clip,
    clockwise,
    ellipse,
    even,
    lengths,
    normals,
    turning,
)
from .palette import INK

PLAIN = 0.74  # width of the plain stroke as a share of the nominal line
SWOLLEN = 1.38  # width of the accent at its thickest
BEND = 0.3  # a stroke has one point more for so much that it turns, in radians
SMALL = 60.0  # shapes of less area than this have an even edge: no eye would see it swell
_LIGHT = (0.55, 0.835)  # the direction in which the light travels
_GOLDEN = 0.618034  # steps of the golden section never fall into a rhythm


@dataclass(frozen=True, slots=True)
class Mark:
    """
    One thing on the sheet, in card units.

    *fill* colours the inside; *width* strokes the line in ink; *body* marks what casts the outer contour.
    """

    points: tuple[Point, ...]
    fill: str | None = None
    width: float = 0.0
    closed: bool = True
    body: bool = False


def uneven(index: int) -> float:
    """Return a number from 0 to 1 that jumps about as *index* counts, always the same way."""
    return (index * _GOLDEN + 0.37) % 1.0


def _swelling(kind: str, count: int) -> list[float]:
    """Return a stroke's width at *count* places: thin at ``both`` ends, at ``start``, ``end`` or neither."""
    shares = [i / (count - 1) for i in range(count)]
    if kind == "both":
        return [max(0.0, sin(pi * t)) ** 0.6 for t in shares]
    if kind == "start":
        return [min(1.0, 0.12 + 1.1 * t) for t in shares]
    if kind == "end":
        return [min(1.0, 0.12 + 1.1 * (1 - t)) for t in shares]
    return [1.0] * count


@dataclass(slots=True)
class Pen:
    """A hand over a sheet of marks, drawing in its own *frame*; widths are always in card units."""

    sheet: list[Mark] = field(default_factory=list)
    frame: Affine = IDENTITY
    weight: float = 1.0

    def within(self, inner: Affine, weight: float = 1.0) -> Pen:
        """Return a pen on the same sheet in the frame *inner*, its lines *weight* times as thick."""
        return replace(self, frame=self.frame @ inner, weight=self.weight * weight)

    def fill(self, outline: Sequence[Point], colour: str) -> None:
        """Draw a flat shape without an edge."""
        if len(outline) > 2:
            self._put(outline, fill=colour)

    def shape(self, outline: Sequence[Point], colour: str, width: float = 1.8, *, body: bool = True) -> None:
        """
        Draw a flat shape edged by the swelling line; *body* says whether it belongs to the outer contour.
        """
        if len(outline) > 2:
            self._edged(outline, colour, width, body=body)

    def body(self, outline: Sequence[Point], colour: str) -> None:
        """Draw a flat shape that belongs to the outer contour but gets its edge later, from `contour`."""
        self.sheet.append(Mark(tuple(clockwise([self.frame(p) for p in outline])), colour, body=True))

    def contour(self, outline: Sequence[Point], width: float = 1.8) -> None:
        """Draw the swelling edge alone, for a shape whose inside was coloured before."""
        self._edged(outline, None, width, body=False)

    def line(
        self, line: Sequence[Point], width: float = 1.6, taper: str = "both", *, colour: str = INK
    ) -> None:
        """Draw a stroke that swells: thin at ``both`` ends, at the ``start``, at the ``end``, or ``even``."""
        placed = [self.frame(p) for p in line]
        width *= self.weight
        if taper == "even" and colour == INK:
            self.sheet.append(Mark(tuple(placed), None, width, closed=False))
            return
        if len(placed) < 4:
            placed = even(placed, 6)
        ways = lengths(placed)
        count = max(7, min(16, int(ways[-1] / 2.5) + 6)) + int(turning(placed) / BEND)
        placed = even(placed, count)
        half = [width / 2 * swell for swell in _swelling(taper, count)]
        self.sheet.append(Mark(tuple(_ribbon(placed, normals(placed), half)), colour))

    def disc(
        self, centre: Point, radius: float, colour: str, width: float = 0.0, *, ry: float | None = None
    ) -> None:
        """Draw a round spot, edged if *width* is given."""
        outline = ellipse(centre, radius, ry)
        if width:
            self.shape(outline, colour, width, body=False)
        else:
            self.fill(outline, colour)

    def hatch(
        self,
        root: Sequence[Point],
        reach: Point,
        *,
        gap: float = 3.0,
        width: float = 1.1,
        fade: str = "both",
    ) -> None:
        """
        Tapered wedges rooted on the line *root*, each pointing along *reach* and about as long.

        Their length and spacing are uneven; towards the ends named by *fade* (``both``, ``start`` or ``end``)
        they grow short.
        """
        root = [self.frame(p) for p in root]
        tip_x = self.frame.a * reach[0] + self.frame.c * reach[1]
        tip_y = self.frame.b * reach[0] + self.frame.d * reach[1]
        total = lengths(root)[-1]
        if total < gap:
            return
        shares = list(_paces(total, gap * self.frame.magnitude))
        feet = along(root, [share for share, _ in shares])
        for (share, index), foot in zip(shares, feet, strict=True):
            size = _fading(share, fade) * (0.62 + 0.5 * uneven(index))
            wedge = _wedge(foot, (tip_x * size, tip_y * size), width * self.weight * (0.7 + 0.3 * size))
            self.sheet.append(Mark(tuple(wedge), INK))

    def inlay(self, outline: Sequence[Point], cells: Sequence[Sequence[Point]], colour: str) -> None:
        """Draw the parts of convex *cells* that lie inside *outline*, in one colour."""
        for cell in cells:
            piece = clip(outline, cell)
            if len(piece) > 2:
                self._put(piece, fill=colour)

    def _edged(self, outline: Sequence[Point], colour: str | None, width: float, *, body: bool) -> None:
        width *= self.weight
        placed = clockwise([self.frame(p) for p in outline])
        if area(placed) < SMALL:
            self.sheet.append(Mark(tuple(placed), colour, width * 0.9))
            return
        self.sheet.append(Mark(tuple(placed), colour, width * PLAIN, body=body))
        self.sheet += [Mark(tuple(accent), INK) for accent in _accents(placed, width)]

    def _put(self, outline: Sequence[Point], *, fill: str) -> None:
        self.sheet.append(Mark(tuple(clockwise([self.frame(p) for p in outline])), fill))


def _paces(total: float, gap: float) -> Iterator[tuple[float, int]]:
    """Uneven shares of a way of length *total*, about *gap* apart, each with its index."""
    way, index = gap * 0.6, 0
    while way < total:
        yield way / total, index
        way += gap * (0.7 + 0.6 * uneven(index * 3 + 1))
        index += 1


def _fading(share: float, fade: str) -> float:
    """Return the longest wedge at *share* of the way."""
    rise = min(1.0, 0.25 + share * 2.2) if fade in ("both", "start") else 1.0
    fall = min(1.0, 0.25 + (1 - share) * 2.2) if fade in ("both", "end") else 1.0
    return rise * fall


def _wedge(foot: Point, reach: Point, width: float) -> Line:
    """Return a thin triangle standing on *foot*."""
    length = hypot(*reach) or 1.0
    nx, ny = -reach[1] / length * width / 2, reach[0] / length * width / 2
    return [
        (foot[0] + nx, foot[1] + ny),
        (foot[0] - nx, foot[1] - ny),
        (foot[0] + reach[0], foot[1] + reach[1]),
    ]


def _accents(outline: Sequence[Point], width: float) -> Iterator[Line]:
    """Yield the thickened parts of a clockwise *outline*, where it looks away from the light."""
    thick = []
    for nx, ny in normals(outline, closed=True):
        away = nx * _LIGHT[0] + ny * _LIGHT[1]
        thick.append(max(0.0, min(1.0, (away - 0.05) / 0.6)))
    count = len(outline)
    if max(thick) <= 0.15:
        return
    start = min(range(count), key=lambda i: thick[i])
    sides = normals(outline, closed=True)
    run: list[int] = []
    for step in range(count + 1):
        i = (start + step) % count
        if thick[i] > 0.0 and step < count:
            run.append(i)
            continue
        if len(run) > 2:
            yield _blade([outline[k] for k in run], [sides[k] for k in run], [thick[k] for k in run], width)
        run = []


def _blade(line: Line, sides: Line, thick: list[float], width: float) -> Line:
    """Return a stroke along *line* whose thickness follows *thick* and dies away at both ends."""
    ways = lengths(line)
    fade = max(1e-6, min(9.0, ways[-1] / 2.2))
    thin, fat = width / 2 * PLAIN * 0.9, width / 2 * SWOLLEN
    ends = [min(1.0, way / fade, (ways[-1] - way) / fade) for way in ways]
    half = [thin + (fat - thin) * t * end for t, end in zip(thick, ends, strict=True)]
    half[0] = half[-1] = 0.0
    return _ribbon(line, sides, half)


def _ribbon(line: Sequence[Point], sides: Sequence[Point], half: Sequence[float]) -> Line:
    """Return the outline of a stroke along *line*, *half* as wide to either side at each point."""
    left = [(p[0] + n[0] * h, p[1] + n[1] * h) for p, n, h in zip(line, sides, half, strict=True)]
    right = [(p[0] - n[0] * h, p[1] - n[1] * h) for p, n, h in zip(line, sides, half, strict=True)]
    return left + right[::-1]

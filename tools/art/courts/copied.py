"""The signs of the number cards, copied mark by mark on to a figure's sheet: one master for each suit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import ceil

from ..affine import Affine, Point, scaled, shifted, turned
from ..geometry import Line, clockwise, distance, ellipse, lengths, lerp, normals
from ..palette import INK
from ..pathdata import Segment, parsed
from ..pen import Mark, Pen
from ..pips import sign
from ..svg import Element, Group, Path

_DOT = 0.5
"""A stroke shorter than this is a round spot."""


def copied(
    pen: Pen, suit: str, centre: Point, height: float, turn: float = 0.0, *, broad: float = 1.0
) -> None:
    """Draw the Spanish sign of *suit* about *centre*, turned, *broad* times as wide as on its cards."""
    spot = pen.frame @ shifted(*centre) @ turned(turn) @ scaled(broad, 1.0)
    for path, where in _paths(sign("spanish", suit, (0.0, 0.0), height), spot):
        for line, closed in _lines(parsed(path.data)):
            pen.sheet += _marks(path, [where(point) for point in line], where.magnitude, closed=closed)


def _paths(elements: Iterable[Element], where: Affine) -> Iterator[tuple[Path, Affine]]:
    """Yield every path of a drawing with the frame it stands in."""
    for element in elements:
        if isinstance(element, Group):
            yield from _paths(element.children, where @ element.transform)
        else:
            yield element, where


def _lines(segments: Iterable[Segment]) -> Iterator[tuple[Line, bool]]:
    """Yield every line of a path, and whether it is closed."""
    line: Line = []
    for each in segments:
        if each.command == "Z":
            yield line, True
            line = []
        elif each.command == "M":
            if line:
                yield line, False
            line = [each.points[0]]
        else:
            line += _samples(line[-1], each.points)
    if line:
        yield line, False


def _samples(start: Point, points: Sequence[Point]) -> Line:
    """Return points along a straight line or a Bezier curve, without its *start*."""
    steps = 1 if len(points) == 1 else max(4, min(12, ceil(distance(start, points[-1]) / 2)))
    return [_bezier([start, *points], (k + 1) / steps) for k in range(steps)]


def _bezier(points: Sequence[Point], t: float) -> Point:
    while len(points) > 1:
        points = [lerp(a, b, t) for a, b in pairwise(points)]
    return points[0]


def _marks(path: Path, line: Line, scale: float, *, closed: bool) -> Iterator[Mark]:
    """Yield what one *line* of a path is on a sheet, where strokes of a colour other than ink are shapes."""
    width = path.width * scale if path.stroke else 0.0
    inked = width if path.stroke == INK else 0.0
    if path.fill and len(line) > 2:
        outline = clockwise(line)
        if outline[0] == outline[-1]:
            outline.pop()
        yield Mark(tuple(outline), path.fill, inked)
    elif inked and lengths(line)[-1] > _DOT:
        yield Mark(tuple(line), None, inked, closed=closed)
    elif path.stroke and lengths(line)[-1] <= _DOT * scale:
        yield Mark(tuple(ellipse(line[0], width / 2)), path.stroke)
    elif path.stroke:
        sides = normals(line)
        half = width / 2
        left = [(x + u * half, y + v * half) for (x, y), (u, v) in zip(line, sides, strict=True)]
        right = [(x - u * half, y - v * half) for (x, y), (u, v) in zip(line, sides, strict=True)]
        yield Mark(tuple(clockwise(left + right[::-1])), path.stroke)

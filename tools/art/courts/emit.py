"""
From a sheet of marks to a drawing list small enough for a card, and as fine as its size allows.

Marks wholly hidden by a later fill are left out, lines become the fewest curves that look the same, and marks
of one style are joined into one path if nothing between them would be painted over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from ..affine import Point
from ..fitting import fitted
from ..geometry import (
    Box,
    area,
    box,
    clip_side,
    contains,
    overlap,
    split_side,
)
from ..palette import INK
from ..pathdata import Segment, packed, written
from ..pen import Mark
from ..svg import Element, Path

TOLERANCE = 0.12  # how far an edged shape may stray from its curve, in card units
FINE = 0.17  # the same for strokes and spots
FINENESS = (0.35, 0.5, 0.7, 1.0, 1.2, 1.4, 2.0, 3.0)  # shares of both that are tried, the finest first
ROOM = 54_200  # bytes for a figure on a card of 60 kB
SPOT = 12.0  # what is smaller than this may be hidden by several fills together
COVER = 60.0  # a fill of at least this area may hide what lies below it
REACH = 150  # the number of earlier runs among which a mark looks for one of its style
CONTOUR = 2.4  # width of the outer contour under the whole figure
CONTOUR_SHIFT = (0.35, 0.45)

Style = tuple[str | None, float]


def finest(marks: Sequence[Mark], copies: int = 1) -> list[Element]:
    """Return *marks* as drawing elements, as fine as a file allows that has *copies* of them."""
    runs = _runs(marks)
    coarse, fine = len(FINENESS) - 1, 0
    while fine < coarse:
        middle = (fine + coarse) // 2
        if copies * sum(_length(run, FINENESS[middle]) for run in runs) <= ROOM:
            coarse = middle
        else:
            fine = middle + 1
    return [run.path(FINENESS[coarse]) for run in runs]


def visible(sheet: Sequence[Mark]) -> list[Mark]:
    """Return the marks of a figure that can be seen, over their common ink contour."""
    return [*_shadow(sheet), *_without_hidden(sheet)]


def drawing(marks: Iterable[Mark]) -> list[Element]:
    """Return *marks* as drawing elements, none straying far from its curve."""
    return [run.path(1.0) for run in _runs(marks)]


def _length(run: _Run, slack: float) -> int:
    """Return about how many bytes *run* takes in a file, its style with it."""
    return 40 + len(packed(run.segments(slack)))


def cut(sheet: Iterable[Mark], a: Point, b: Point) -> list[Mark]:
    """Return the parts of all marks to the right of the way from *a* to *b*."""
    pieces: list[Mark] = []
    for mark in sheet:
        if mark.closed:
            piece = clip_side(mark.points, a, b)
            if len(piece) > 2:
                pieces.append(replace(mark, points=tuple(piece)))
        else:
            pieces += [replace(mark, points=tuple(piece)) for piece in split_side(mark.points, a, b)]
    return pieces


def _shadow(sheet: Iterable[Mark]) -> list[Mark]:
    """
    Return the larger shapes that reach the outer edge once more in ink, a little lower and to the right.
    """
    bodies = [mark for mark in sheet if mark.body and abs(area(mark.points)) > COVER]
    kept = [(box(mark.points), mark.points, mark) for mark in bodies]
    for mark in sorted(bodies, key=lambda each: abs(area(each.points))):
        bounds = box(mark.points)
        others = [(b, p) for b, p, other in kept if other is not mark and overlap(b, bounds)]
        if all(any(_under(point, other) for other in others) for point in mark.points):
            kept = [entry for entry in kept if entry[2] is not mark]
    dx, dy = CONTOUR_SHIFT
    return [Mark(tuple((x + dx, y + dy) for x, y in points), INK, CONTOUR) for _, points, _ in kept]


def _without_hidden(sheet: Sequence[Mark]) -> list[Mark]:
    """
    Return the visible marks.

    A mark is hidden if one later fill has all its points or, as long as it is a mere stroke or spot, if
    several have them between them; a large one may well show in the middle when its whole edge is hidden.
    """
    covers: list[tuple[Box, tuple[Point, ...]]] = []
    seen: list[Mark] = []
    for mark in reversed(sheet):
        bounds = box(mark.points)
        near = [cover for cover in covers if overlap(bounds, cover[0])]
        if abs(area(mark.points)) < SPOT:
            hidden = bool(near) and all(any(_under(p, cover) for cover in near) for p in mark.points)
        else:
            hidden = any(all(_under(p, cover) for p in mark.points) for cover in near)
        if not hidden:
            seen.append(mark)
            if mark.fill and mark.closed and abs(area(mark.points)) > COVER:
                covers.append((bounds, mark.points))
    seen.reverse()
    return seen


def _under(point: Point, cover: tuple[Box, tuple[Point, ...]]) -> bool:
    """Return True if *cover* hides *point*."""
    left, top, right, bottom = cover[0]
    return left <= point[0] <= right and top <= point[1] <= bottom and contains(cover[1], point)


def _tolerance(mark: Mark, slack: float) -> float:
    """Return how far *mark* may stray: a small one less than a large one, an edge less than a spot."""
    left, top, right, bottom = box(mark.points)
    widest = TOLERANCE * min(slack, 1.3) if mark.width else FINE * slack
    small = 0.08 + 0.014 * max(right - left, bottom - top)
    return min(widest, small if mark.closed else small / 2)


@dataclass(slots=True)
class _Run:
    """Marks of one style that can be painted at one go."""

    style: Style
    marks: list[Mark] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)

    def segments(self, slack: float) -> Iterator[Segment]:
        """Yield the run's curves; *slack* multiplies how far they may stray from what was drawn."""
        for mark in self.marks:
            yield from fitted(mark.points, _tolerance(mark, slack), closed=mark.closed)

    def path(self, slack: float) -> Element:
        """Return the run as one path."""
        fill, width = self.style
        return Path(written(self.segments(slack)), fill, INK if width else None, width or 1.0)

    def meets(self, bounds: Box) -> bool:
        """Return True if any part of the run comes near *bounds*."""
        return any(overlap(bounds, other, 1.5) for other in self.boxes)


def _runs(marks: Iterable[Mark]) -> list[_Run]:
    """Return the marks gathered in runs, each mark moved down as far as that changes nothing."""
    runs: list[_Run] = []
    for mark in marks:
        if len(mark.points) < 2:
            continue
        style = (mark.fill if mark.closed else None, round(mark.width * 5) / 5)
        bounds = box(mark.points)
        home = _home(runs, style, bounds)
        if home is None:
            home = _Run(style)
            runs.append(home)
        home.marks.append(mark)
        home.boxes.append(bounds)
    return runs


def _home(runs: list[_Run], style: Style, bounds: Box) -> _Run | None:
    """Return the run that a mark with *style* and *bounds* may join."""
    for run in reversed(runs[-REACH:]):
        if run.style == style:
            # Painted fill by fill and then stroke by stroke, edged shapes of one path must not meet.
            plain = style[1] == 0.0 or style[0] is None or style == (INK, CONTOUR)
            if plain or not run.meets(bounds):
                return run
        if run.meets(bounds):
            return None
    return None

"""Bastos: a green cudgel, sawn end up, with the stubs of its branches cut short."""

from collections.abc import Iterable

from .affine import scaled, shifted, turned
from .burin import cut, dots, polar, spindle
from .palette import CRIMSON, GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION
from .svg import Element, Path, circle, ellipse, group

_LOG = (
    "M-12 -43Q-12 -50.4 0 -50.4T12 -43L11.4 -31L14.6 -35Q18.6 -33.6 19.6 -28.6L11.4 -14.6L8.6 4L11 1.6"
    "Q14.2 3.4 14.4 7.6L8 19L5 47.4Q4 50.4 .4 50.4T-4.6 47.4L-6.6 28L-13.4 18.4Q-13.6 13.6 -10.6 11.6"
    "L-7.8 14.4L-9.6 -4L-19 -17.4Q-18.8 -22.6 -15.2 -25.2L-11 -21Z"
)
# Where each stub was sawn off: centre, half the breadth of the cut, and which way it looks.
_STUBS = ((17.1, -31.8, 4.2, 62), (12.7, 4.6, 3.6, 60), (-17.1, -21.3, 4.5, -62), (-12, 15, 3.8, -64))
# Hatching at the right edge: where each cut begins, and how far it reaches in.
_HATCHING = (
    *((11.6, -36, 4.4), (11.4, -31.6, 3.4), (11.6, -26, 3), (11.6, -17.4, 4), (11, -13, 3.2)),
    *((10.4, -8.6, 4.4), (9.6, -4, 3.2), (9, 0.4, 4), (8.6, 15.6, 4), (7.8, 20, 3), (7.4, 24.6, 3.6)),
    *((6.8, 29, 2.8), (6.4, 33.4, 3.2), (6, 38, 2.6), (5.4, 42.4, 2.8)),
)
_FACE = ellipse((0, -43.4), 12, 6.2)
# The cord about the grip, by which it is a weapon and no tree.
_CORD = "M-7.4 25.4Q.6 29 8.2 24.6L7.2 36.6Q.6 40.4 -6.2 37Z"
_TURNS = "M-7 29.4Q.6 33 7.8 28.6M-6.6 33.4Q.6 37 7.4 32.6"


def cudgel(line: float) -> list[Element]:
    """Return a club 100 high about the origin."""
    fine = line * 0.62
    return [
        *_silhouette(line),
        Path(_LOG, GREEN, INK, line * 0.75),
        Path(_light(), PALE_GREEN),
        Path(_grain() + _edge(_HATCHING), INK),
        *_knot((1.4, -19), 4, fine),
        *_knot((-1, 9), 3.2, fine),
        Path(_CORD, VERMILION, INK, fine),
        Path(_TURNS, stroke=INK, width=fine * 0.7),
        *(group(_sawn(half, fine), shifted(x, y) @ turned(turn)) for x, y, half, turn in _STUBS),
        Path(_FACE, STRAW, INK, line * 0.75),
        Path(ellipse((-0.6, -43.6), 7.4, 3.6), GOLD, INK, fine * 0.7),
        Path(ellipse((-1, -43.8), 3, 1.4), CRIMSON, INK, fine * 0.5),
    ]


def plain_cudgel(line: float) -> list[Element]:
    """Return the club in fewer marks, for cards that show many."""
    fine = line * 0.62
    light = cut((-9.4, -36), (-7.4, -8), 2.8) + cut((-16, -20), (-9, -8.6), 2) + cut((-6, 16), (-3, 44), 2.2)
    grain = cut((-4.4, -36), (-3, -6), 1.5) + cut((5.4, -36), (5, -12), 1.5) + cut((2.4, 44), (3, 0), 1.5)
    stubs = "".join(_lens(x, y, half, turn) for x, y, half, turn in _STUBS)
    return [
        *_silhouette(line),
        Path(_LOG, GREEN, INK, line * 0.75),
        Path(light, PALE_GREEN),
        Path(grain + _edge(_HATCHING[::2]), INK),
        Path(dots([(1, -20), (-1, 9)]), stroke=INK, width=4.6),
        Path(dots([(0.6, -20.6), (-1.4, 8.4)]), stroke=PALE_GREEN, width=2),
        Path(stubs + _FACE, STRAW, INK, fine),
        Path(_CORD, VERMILION, INK, fine),
        Path("M-5.4 -43.6H4.4", stroke=GOLD, width=4.4),
        Path(dots([(-0.6, -43.6)]), stroke=CRIMSON, width=2.6),
    ]


def small_cudgel(line: float) -> list[Element]:
    """Return the club for under an index figure: stouter, with two stubs."""
    log = (
        "M-15 -44Q-15 -50 0 -50T15 -44L14 -32L20 -37Q26 -33 25 -27L13 -12L9 8L7 47Q4 50.4 0 50.4T-6 47"
        "L-9 18L-18 9Q-17 2 -12 1L-13 -8L-25 -18Q-25 -25 -20 -28L-14 -23Z"
    )
    return [
        group([Path(log, INK, INK, line * 1.1)], shifted(line * 0.15, line * 0.2)),
        Path(log, GREEN, INK, line * 0.6),
        Path(cut((-9, -34), (-6, 4), 5) + cut((-4.4, 14), (-1.4, 44), 4), PALE_GREEN),
        Path(cut((9, -32), (4, 36), 4), INK),
        Path(ellipse((0, -43), 15, 7), STRAW, INK, line * 0.6),
    ]


def _silhouette(line: float) -> list[Element]:
    return [group([Path(_LOG, INK, INK, line * 1.15)], shifted(line * 0.2, line * 0.25))]


def _sawn(half: float, line: float) -> list[Element]:
    """Return the face of a sawn stub, *half* its breadth, as if it looked straight up."""
    face = [
        Path(circle((0, 0), 1), STRAW, INK, line / half * 1.3),
        Path(circle((0, 0), 0.4), CRIMSON, width=0),
    ]
    return [group(face, scaled(half, half * 0.62))]


def _lens(x: float, y: float, half: float, turn: float) -> str:
    """Return a sawn face in two curves instead of four."""
    return spindle(polar(half, turn - 90, (x, y)), polar(half, turn + 90, (x, y)), half * 0.9)


def _light() -> str:
    """Return the light along the left side, broken where stubs grow."""
    return (
        spindle((-9.4, -36), (-8.6, -16), 1.9, 0.5)
        + spindle((-14.6, -19), (-9.2, -9.6), 1.3, 0.4)
        + spindle((-7, -12), (-5.4, 12), 1.5, -0.4)
        + spindle((-10.4, 15.4), (-6.2, 23.4), 1, 0.3)
        + spindle((-4.4, 20), (-2.4, 46), 1.2, -0.2)
        + spindle((11.6, -25), (15.4, -30), 1.1, 0.2)
    )


def _grain() -> str:
    """Long cuts with the wood, parting round the knots."""
    return (
        cut((-4.6, -36), (-4, -6), 1.4, 1.8)
        + cut((0.6, -36.6), (0.8, -25.6), 1.2)
        + cut((5.4, -36.4), (5.4, -8), 1.6, -1.6)
        + spindle((2, -11), (2.8, 24), 0.7, 1.2)
        + spindle((-4.2, -4), (-3.4, 20), 0.6, -1.4)
        + cut((2.2, 45), (2.4, 26), 1.2, 0.5)
        + cut((-1.8, 46), (-1.2, 37), 1)
    )


def _edge(marks: Iterable[tuple[float, float, float]]) -> str:
    """Short cuts in from the right edge."""
    return "".join(cut((x, y), (x - reach, y + 1.8), 1.5) for x, y, reach in marks)


def _knot(centre: tuple[float, float], size: float, line: float) -> list[Element]:
    """Return a knot in the face of the wood: an eye with a heavy lower lid."""
    x, y = centre
    return [
        Path(ellipse((x + size * 0.1, y + size * 0.14), size * 0.8, size * 1.1), INK),
        Path(ellipse((x, y), size * 0.58, size * 0.84), PALE_GREEN),
        Path(ellipse((x, y), size * 0.24, size * 0.4), INK, width=line),
    ]

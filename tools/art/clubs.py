"""Bastos: a knotted green cudgel, round at its head, with the stubs of its branches cut short."""

from collections.abc import Iterable

from .affine import scaled, shifted, turned
from .burin import cut, polar, spindle
from .palette import CRIMSON, GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION
from .svg import Element, Path, circle, ellipse, group

_LOG = (
    "M-3.2 48C-3.6 38 -4 30 -4.6 22.4L-9.6 17.4C-11 14.6 -9.8 11.2 -7.2 10.4L-5.2 12.4C-5.6 4 -6 -2 -6.6 -8"
    "L-14.8 -15.6C-16.4 -19 -15 -23 -11.8 -24L-9.4 -22C-12.4 -27 -14.4 -34 -13 -40.4"
    "C-11.6 -47.4 -6 -50.4 .6 -50.4C7.6 -50.4 12.4 -47.4 13.4 -41.6C13.8 -39 13.6 -37 13 -35L15 -37.4"
    "C18.4 -36.6 19.2 -31.6 16.8 -28.6L9.8 -19.6C8.6 -12 7.4 -5 7 0L9.6 -2.6C12.8 -1.4 13.2 3.4 11.2 5.8"
    "L6.2 11.4C5.2 22 4.6 34 4 48C3.4 51 -2.6 51 -3.2 48Z"
)
# Where each stub was sawn off: centre, half the breadth of the cut, and which way it looks.
_STUBS = ((16.2, -33.2, 4.3, 68), (10.8, 1.4, 4.1, 66), (-13.6, -19.8, 4.5, -60), (-8.8, 14, 3.8, -58))
# Hatching at the right edge: where each cut begins, and how far it reaches in.
_HATCHING = (
    *((12.2, -45.4, 3.4), (13.2, -41.4, 5), (11.8, -26, 3.6), (10.2, -21.6, 5), (9.4, -17, 3.6)),
    *((8.6, -12.6, 5), (7.8, -8, 3.4), (7.2, -3.6, 4), (6.4, 13, 3.6), (5.8, 17.4, 4.2), (5.4, 21.6, 3)),
    *((5, 25, 2.6), (4.6, 41, 2.6), (4.4, 45, 2.8)),
)
# Where branches were taken off in front: centre, and half the breadth.
_KNOTS = ((-3.4, -34.4, 4.2), (1.4, -5, 3.2))
_GREAT = 1.6
# The cord about the grip, by which it is a weapon and no tree.
_CORD = "M-4.8 27.4Q0 30.4 6 26.8L5.2 37.6Q.4 41 -4.2 38.2Z"
_TURNS = "M-4.4 31Q.6 34 5.6 30.2M-4.2 34.6Q.6 37.6 5.2 33.8"


def cudgel(line: float) -> list[Element]:
    """Return a club 100 high about the origin."""
    fine = line * 0.62
    return [
        *_silhouette(line),
        Path(_LOG, GREEN, INK, line * 0.75),
        Path(_light(), PALE_GREEN),
        Path(_grain() + _edge(_HATCHING) + (_bark() if line < _GREAT else ""), INK),
        *(element for x, y, half in _KNOTS for element in _knot((x, y), half, fine)),
        Path(_CORD, VERMILION, INK, fine),
        Path(_TURNS, stroke=INK, width=fine * 0.7),
        *(group(_sawn(half, fine), shifted(x, y) @ turned(turn)) for x, y, half, turn in _STUBS),
    ]


def plain_cudgel(line: float) -> list[Element]:
    """Return the club in fewer marks, for cards that show many."""
    fine = line * 0.62
    light = cut((-9.4, -44), (-7.6, -24), 3) + cut((-13, -18), (-6, -8), 2) + cut((-3.4, 6), (-1.6, 44), 2)
    grain = cut((5, -45), (5, -18), 1.7) + cut((-3.6, -30), (-2.6, 8), 1.5) + cut((3.4, -12), (3, 24), 1.4)
    knots = "".join(_eye((x, y), half) for x, y, half in _KNOTS)
    return [
        *_silhouette(line),
        Path(_LOG, GREEN, INK, line * 0.75),
        Path(light, PALE_GREEN),
        Path(grain + _edge(_HATCHING[::2]), INK),
        Path(knots + "".join(_lens(*stub) for stub in _STUBS), STRAW, INK, fine),
        Path("".join(cut((x, y - 1.6), (x, y + 2.2), 1.6) for x, y, _ in _KNOTS), GOLD),
        Path(_CORD, VERMILION, INK, fine),
    ]


def small_cudgel(line: float) -> list[Element]:
    """Return the club for under an index figure: stouter, with two stubs."""
    log = (
        "M-5 46L-7.6 20L-15 11C-16 5 -13 1 -9 0L-7.6 1L-9 -7L-20 -17C-22 -23 -20 -29 -15 -31L-14 -30"
        "C-17 -40 -12 -50.4 1 -50.4C14 -50.4 19 -43 17 -33L22 -38C27 -35 28 -27 25 -22L14 -10L8 20L6 46"
        "Q5 50.4 0 50.4T-5 46Z"
    )
    drawn: list[Element] = [
        group([Path(log, INK, INK, line * 1.1)], shifted(line * 0.15, line * 0.2)),
        Path(log, GREEN, INK, line * 0.6),
        Path(cut((-10, -40), (-6, -4), 6), PALE_GREEN),
        Path(cut((11, -36), (4, 24), 5), INK),
        Path(circle((0, -30), 5.6), STRAW, INK, line * 0.5),
        Path("M-6.6 27H7.2L6 40H-5.4Z", VERMILION),
    ]
    return [group(drawn, scaled(1.16, 1))]


def _silhouette(line: float) -> list[Element]:
    return [group([Path(_LOG, INK, INK, line * 1.15)], shifted(line * 0.2, line * 0.25))]


def _sawn(half: float, line: float) -> list[Element]:
    """Return the face of a sawn stub, *half* its breadth, as if it looked straight up."""
    face = [
        Path(circle((0, 0), 1), STRAW, INK, line / half * 1.5),
        Path(circle((0, 0), 0.4), CRIMSON, width=0),
    ]
    return [group(face, scaled(half, half * 0.5))]


def _lens(x: float, y: float, half: float, turn: float) -> str:
    """Return a sawn face in two curves instead of four."""
    return spindle(polar(half, turn - 90, (x, y)), polar(half, turn + 90, (x, y)), half * 0.7)


def _eye(centre: tuple[float, float], half: float) -> str:
    """Return the shape of a knot, longer with the grain than it is broad."""
    return ellipse(centre, half * 0.66, half)


def _light() -> str:
    """Return the light along the left side, broken where stubs grow."""
    return (
        spindle((-7.6, -47), (-9, -25), 2.4, 2)
        + spindle((-13.4, -17.4), (-6.4, -9.6), 1.2, 0.3)
        + spindle((-5, -8), (-3.4, 12), 1.2, -0.3)
        + spindle((-8.4, 14.4), (-4, 21.6), 1, 0.3)
        + spindle((-2.8, 21), (-1.4, 46), 1, -0.2)
        + spindle((11.6, -28.6), (15.2, -33.8), 1, 0.2)
    )


def _grain() -> str:
    """Long cuts with the wood, parting round the knots."""
    return (
        spindle((4.4, -48.6), (4.4, -12), 1, -2.6)
        + spindle((8.6, -44), (8.4, -30), 0.8, -0.8)
        + spindle((-6, -31), (-2.6, -6), 0.8, 1.4)
        + spindle((-1.8, -29), (-0.6, -11), 0.8, 0.8)
        + spindle((4, -18), (3.4, 8), 0.7, -0.6)
        + spindle((-3.4, 2), (-2.4, 24), 0.7, 0.6)
        + spindle((1, 3), (1.4, 25), 0.7, -0.6)
        + cut((1.8, 48), (2, 40), 1.2, 0.5)
        + cut((-1.2, 48), (-0.8, 41), 1)
    )


def _bark() -> str:
    """Return what a great club has room for: short cuts between the long ones, and rings round its knots."""
    return (
        spindle((-0.6, -47), (-0.4, -33), 0.6, 0.8)
        + spindle((-9.6, -40), (-9, -29), 0.5, 0.6)
        + spindle((6.6, -38), (6.4, -22), 0.5, -0.6)
        + spindle((10.6, -40), (10, -31), 0.5, -0.4)
        + spindle((-4.8, -23), (-3, -8), 0.5, 0.6)
        + spindle((1.4, -25), (1.4, -12), 0.5, -0.4)
        + spindle((-4.4, 3), (-3.8, 14), 0.5, 0.4)
        + spindle((2.8, 8), (2.6, 23), 0.5, -0.4)
        + spindle((-1.2, 8), (-0.8, 20), 0.5, 0.3)
        + spindle((-6.4, -31), (-0.6, -30.4), 0.5, 1.6)
        + spindle((-1.6, -1.2), (4, -1), 0.5, 1.4)
    )


def _edge(marks: Iterable[tuple[float, float, float]]) -> str:
    """Short cuts in from the right edge."""
    return "".join(cut((x, y), (x - reach, y + 1.8), 1.5) for x, y, reach in marks)


def _knot(centre: tuple[float, float], half: float, line: float) -> list[Element]:
    """Return a knot in the face of the wood, *half* its height, with a heavy lower lid."""
    x, y = centre
    lid = group([Path(_eye(centre, half), INK, INK, line)], shifted(line * 0.3, line * 0.5))
    ring = Path(ellipse((x - half * 0.06, y + half * 0.1), half * 0.3, half * 0.5), GOLD, INK, line * 0.6)
    return [lid, Path(_eye(centre, half), STRAW, INK, line), ring]

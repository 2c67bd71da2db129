"""Bastos: a knotted green cudgel, round at its head, with the stubs of its branches cut short."""

from collections.abc import Iterable

from .affine import Point, scaled, shifted, turned
from .burin import cut, dots, spindle
from .palette import CRIMSON, GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION
from .svg import Element, Path, circle, group

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
# The light along the left side, broken where stubs grow; every other one is on small clubs, too.
_LIGHTS = (
    *(((-7.6, -47), (-9, -25), 2.4, 2), ((-13.4, -17.4), (-6.4, -9.6), 1.2, 0.3)),
    *(((-5, -8), (-3.4, 12), 1.2, -0.3), ((-8.4, 14.4), (-4, 21.6), 1, 0.3)),
    *(((-2.8, 21), (-1.4, 46), 1, -0.2), ((11.6, -28.6), (15.2, -33.8), 1, 0.2)),
)
_GREAT = 1.7
"""A club has all its marks where the contour, fine for its size, is less than this share of its height."""
# The cord about the grip, by which it is a weapon and no tree.
_CORD = "M-4.8 27.4Q0 30.4 6 26.8L5.2 37.6Q.4 41 -4.2 38.2Z"
_TURNS = "M-4.4 31Q.6 34 5.6 30.2M-4.2 34.6Q.6 37.6 5.2 33.8"


def cudgel(line: float) -> list[Element]:
    """Return a club 100 high about the origin: with all its marks, or with few but broad ones if small."""
    fine = line * 0.62
    great = line < _GREAT
    lights = _LIGHTS if great else _LIGHTS[::2]
    wood = _grain() + _bark() + _edge(_HATCHING) if great else _broad_grain() + _edge(_HATCHING[::2], 1.9)
    return [
        *_silhouette(line),
        Path(_LOG, GREEN, INK, line * 0.75),
        Path("".join(spindle(*light) for light in lights), PALE_GREEN),
        Path(wood, INK),
        *_knots(fine, great=great),
        Path(_CORD, VERMILION, INK, fine),
        Path(_TURNS, stroke=INK, width=fine * 0.7),
        *_sawn(fine, great=great),
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


def _sawn(line: float, *, great: bool) -> list[Element]:
    """Return the faces of the sawn stubs, each with the heart of the wood."""
    faces, hearts = (
        "".join(_oval((x, y), half * size, half * size / 2, turn) for x, y, half, turn in _STUBS)
        for size in (1, 0.4)
    )
    spots = dots((x, y) for x, y, _, _ in _STUBS)
    return [
        Path(faces, STRAW, INK, line * 1.2),
        Path(hearts, CRIMSON) if great else Path(spots, stroke=CRIMSON, width=2),
    ]


def _oval(centre: Point, along: float, across: float, turn: float = 0) -> str:
    """Return an ellipse in two curves instead of four; unturned, *along* is half its breadth."""
    spot = shifted(*centre) @ turned(turn)
    points = ((-along, 0), (-along, -1), (along, -1), (along, 0), (along, 1), (-along, 1), (-along, 0))
    start, *rest = (spot((x, y * across * 4 / 3)) for x, y in points)
    ends = " ".join(f"{x:.2f} {y:.2f}" for x, y in rest)
    return f"M{start[0]:.2f} {start[1]:.2f}C{ends}Z"


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


def _broad_grain() -> str:
    """Return what of the grain still tells on a small club: long lines, and two where it was sawn off."""
    return (
        spindle((4.6, -47), (4.6, -11), 1.7, -2.4)
        + spindle((-6.4, -28.6), (-2.8, -1), 1.6, 1.6)
        + spindle((0.4, 0.6), (1, 26), 1.5, -0.4)
        + spindle((9, -43), (8.6, -28), 1.2, -0.8)
        + cut((1.8, 48), (2, 40), 1.4)
        + cut((-1.2, 48), (-0.8, 41), 1.2)
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


def _edge(marks: Iterable[tuple[float, float, float]], width: float = 1.5) -> str:
    """Short cuts in from the right edge, *width* broad there."""
    return "".join(cut((x, y), (x - reach, y + 1.8), width) for x, y, reach in marks)


def _knots(line: float, *, great: bool) -> list[Element]:
    """Return the knots in the face of the wood, longer with the grain than broad; great ones have a lid."""
    lids, eyes, rings = (
        "".join(
            _oval((x + dx * half, y + dy * half), half * 0.66 * size, half * size) for x, y, half in _KNOTS
        )
        for size, dx, dy in ((1.0, 0.06, 0.1), (1.0, 0.0, 0.0), (0.5, -0.06, 0.1))
    )
    hearts = "".join(f"M{x} {y - 0.6}v1.4" for x, y, _ in _KNOTS)
    return [
        *([Path(lids, INK, INK, line * 1.3)] if great else []),
        Path(eyes, STRAW, INK, line),
        *(
            [Path(rings, GOLD, INK, line * 0.6)]
            if great
            else [Path(hearts, stroke=INK, width=3), Path(hearts, stroke=GOLD, width=1.8)]
        ),
    ]

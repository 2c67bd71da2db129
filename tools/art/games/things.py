"""Things that lie on a card table, drawn for the small pictures of the games."""

from collections.abc import Sequence
from typing import Final

from ..affine import Point, scaled, shifted, turned
from ..burin import cut, dots, polar
from ..palette import BLUE, CRIMSON, GOLD, INK, PALE_BLUE, PAPER, STRAW, VERMILION, WHITE
from ..svg import Element, Group, Path, circle, group, polygon, rectangle

LINE: Final = 2.2
FINE: Final = 1.3
_CARD: Final = (46.0, 70.0)
_FISH: Final = (
    "M-20 0C-15 -9 -5 -13 5 -10C10 -8 13 -4.4 15.6 -3.2Q19 -6.4 24 -11Q21.4 0 24 11Q19 6.4 15.6 3.4"
    "C11 8 4 11.6 -5 11C-13 10 -18 5 -20 0Z"
)


def shaded(shape: str, fill: str, line: float = LINE) -> list[Element]:
    """Return a shape with its ink line, which swells at the lower right."""
    return [group([Path(shape, INK, INK, line)], shifted(0.7, 1)), Path(shape, fill, INK, line * 0.8)]


def card(middle: Point, turn: float, signs: Sequence[Element] = (), size: float = 1.0) -> Group:
    """Return a card face up, with *signs* about its middle."""
    wide, high = _CARD
    shape = rectangle((-wide / 2, -high / 2), wide, high, 5)
    frame = rectangle((-wide / 2 + 4, -high / 2 + 4), wide - 8, high - 8, 2.4)
    return _placed(
        [*shaded(shape, PAPER, LINE / size), Path(frame, None, STRAW, 1.2), *signs], middle, turn, size
    )


def back(middle: Point, turn: float, ink: str = BLUE, tint: str = PALE_BLUE, size: float = 1.0) -> Group:
    """Return a card face down."""
    wide, high = _CARD
    shape = rectangle((-wide / 2, -high / 2), wide, high, 5)
    field = rectangle((-wide / 2 + 4, -high / 2 + 4), wide - 8, high - 8, 2.4)
    lozenges = "".join(
        polygon(((x, y - 4.4), (x + 3.4, y), (x, y + 4.4), (x - 3.4, y)))
        for row, y in enumerate(range(-24, 25, 8))
        for x in ((-12, 0, 12) if row % 2 else (-6, 6))
    )
    return _placed(
        [*shaded(shape, PAPER, LINE / size), Path(field, ink), Path(lozenges, tint)], middle, turn, size
    )


def fish(middle: Point, turn: float, size: float = 1.0) -> Group:
    """Return a counter in the shape of a fish, its head at the left."""
    scales = "M-2 -5.4Q1.4 0 -2 5.4M4 -5Q7 0 4 5"
    return _placed(
        [
            *shaded(_FISH, WHITE, LINE / size),
            Path("M-10.6 -7.6Q-6.6 0 -10.4 8", None, INK, FINE),
            Path(scales, None, CRIMSON, FINE),
            Path(dots([(-14.4, -1.8)]), stroke=INK, width=3),
        ],
        middle,
        turn,
        size,
    )


def counter(middle: Point, radius: float, colour: str = WHITE) -> Group:
    """Return a round counter seen from above."""
    return group(
        [
            *shaded(circle((0, 0), radius), colour),
            Path(circle((0, 0), radius * 0.66), None, INK, FINE * 0.8),
            Path(circle((0, 0), radius * 0.24), INK),
        ],
        shifted(*middle),
    )


def crown(middle: Point, size: float) -> Group:
    """Return a king's crown with five points and a cap, about 60 broad at *size* 1."""
    points = (
        "M-25 14C-27 -4 -30 -11 -33 -18Q-22 -13 -17 -4Q-17 -16 -19 -25Q-8 -18 -6 -7Q-4 -21 0 -31"
        "Q4 -21 6 -7Q8 -18 19 -25Q17 -16 17 -4Q22 -13 33 -18C30 -11 27 -4 25 14Q0 8 -25 14Z"
    )
    rim = "M-26 12Q0 5 26 12L24.4 22.6Q0 16 -24.4 22.6Z"
    folds = cut((2, 4), (1.4, -20), 2.2) + cut((15.6, 5), (17, -17), 2) + cut((-13, 5), (-16.6, -17), 1.8)
    line = LINE / size
    return _placed(
        [
            Path("M-22 10Q-22 -8 0 -11Q22 -8 22 10Z", CRIMSON, INK, line * 0.7),
            *shaded(points, GOLD, line),
            Path(folds, INK),
            Path(dots([(-33, -20), (-19, -27), (0, -33), (19, -27), (33, -20)]), stroke=INK, width=9),
            Path(dots([(-33, -20), (-19, -27), (0, -33), (19, -27), (33, -20)]), stroke=PAPER, width=5.8),
            Path(rim, VERMILION, INK, line * 0.8),
            Path(dots([(-15, 14.6), (0, 12.8), (15, 14.6)]), stroke=STRAW, width=4.6),
        ],
        middle,
        0,
        size,
    )


def rosette(middle: Point, radius: float) -> list[Element]:
    """Return a favour: a pleated round of ribbon with two tails."""
    tails = "M-12 18L-25 50L-14 45L-7 55L2 22Z"
    other = "M12 18L25 50L14 45L7 55L-2 22Z"
    pleats = 12
    outer = "".join(
        polygon(
            (
                polar(31, 360 / pleats * at - 15.4),
                polar(34.6, 360 / pleats * at),
                polar(31, 360 / pleats * at + 15.4),
                polar(14, 360 / pleats * at),
            )
        )
        for at in range(pleats)
    )
    folds = "".join(cut(polar(31, 30 * at + 15), polar(17, 30 * at + 15), 2.6) for at in range(pleats))
    return [
        group(
            [
                *shaded(tails, CRIMSON),
                *shaded(other, CRIMSON),
                *shaded(outer, VERMILION),
                Path(folds, INK),
                *shaded(circle((0, 0), 17), STRAW),
            ],
            shifted(*middle) @ scaled(radius / 34),
        )
    ]


def _placed(elements: Sequence[Element], middle: Point, turn: float, size: float) -> Group:
    return group(elements, shifted(*middle) @ turned(turn) @ scaled(size))

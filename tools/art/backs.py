"""
The backs: three designs, each printed in other colours for either deck, and more or less finely.

Both look the same either way up, so that a turned card in a packet tells nothing.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from .affine import Point, scaled, shifted, turned
from .burin import dots, ring
from .coins import medal
from .frame import paper
from .garland import mirrored, rays
from .geometry import clip
from .palette import BLUE, CRIMSON, GREEN, PALE_BLUE, PALE_GREEN, PAPER, STRAW
from .pips import Deck, sign
from .suits import OUTLINES
from .svg import CARD_HEIGHT, CARD_WIDTH, Element, Path, circle, ellipse, group, polygon, rectangle

_MARGIN: Final = 14
_LEFT: Final = _MARGIN
_RIGHT: Final = CARD_WIDTH - _MARGIN
_TOP: Final = _MARGIN
_BOTTOM: Final = CARD_HEIGHT - _MARGIN
_CENTRE: Final = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
_FIELD: Final = ((_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (_LEFT, _BOTTOM))
_UPPER_HALF: Final = ((_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _CENTRE[1]), (_LEFT, _CENTRE[1]))
_INKS: Final[dict[Deck, tuple[tuple[str, str], ...]]] = {
    "spanish": ((BLUE, PALE_BLUE), (CRIMSON, STRAW), (GREEN, PALE_GREEN)),
    "french": ((CRIMSON, STRAW), (GREEN, PALE_GREEN), (BLUE, PALE_BLUE)),
}
"""Ink and tint of every design, by deck."""


DESIGNS: Final = ("back_1", "back_2", "back_3")
"""The names of their files."""


SMALL, MIDDLE = "_small", "_middle"
"""
The ends of the names of a back's coarser prints, for cards of fewer pixels, where the fine one turns grey.

The middle print has the medallion of the fine one, larger, on a coarser ground of two inks.
"""
_LARGER: Final = 1.4
"""The size of a medallion in the middle print, compared with the fine one."""


def backs(deck: Deck) -> dict[str, list[Element]]:
    """Return the backs of *deck*, by file name."""
    first, second, third = _INKS[deck]
    drawn = (_lattice(deck, *first), _scales(*second), _herringbone(*third))
    coarse = (_coarse_lattice(first), _coarse_scales(second), _coarse_herringbone(third))
    middle = (_middle_lattice(deck, first), _middle_scales(second), _middle_herringbone(third))
    names = [f"{name}{end}" for end in ("", SMALL, MIDDLE) for name in DESIGNS]
    return dict(zip(names, (*drawn, *coarse, *middle), strict=True))


def _ground(ink: str) -> list[Element]:
    """Paper, a border line and the coloured field."""
    line = rectangle((8.2, 8.2), CARD_WIDTH - 16.4, CARD_HEIGHT - 16.4, 5)
    return [*paper(), Path(line, None, ink, 2.6), Path(polygon(_FIELD), ink, ink, 3)]


def _lattice(deck: Deck, ink: str, tint: str) -> list[Element]:
    """
    Return a trellis of lozenges, a smaller lozenge or a stud in each, and a medallion with the four signs.
    """
    across = 10, 11
    studs = [middle for row in _lozenge_middles(across)[1::2] for middle in row if middle[0] < _RIGHT]
    return [
        *_ground(ink),
        *(Path(row, None, PAPER, 1.1) for row in _trellis(across, 0.42)),
        *(Path(row, tint) for row in _trellis(across, 0.22)[::2]),
        Path(dots(studs), stroke=PAPER, width=4.4),
        Path(dots(studs), stroke=ink, width=1.6),
        *_medallion(deck, ink, tint),
    ]


def _lozenge_middles(across: tuple[int, int]) -> list[list[Point]]:
    """Return the middles of a trellis of lozenges, as many *across* and down the field, row by row."""
    wide, high = (_RIGHT - _LEFT) / across[0], (_BOTTOM - _TOP) / across[1]
    return [
        [(_LEFT + (column + row % 2 / 2) * wide, _TOP + row * high / 2) for column in range(across[0] + 1)]
        for row in range(2 * across[1] + 1)
    ]


def _trellis(across: tuple[int, int], size: float) -> list[str]:
    """
    Return the lozenges, of this *size*, a share of their room, row by row; cut off at the edge of the field.

    Qt draws twenty short outlines in half the time of one long one.
    """
    wide, high = (_RIGHT - _LEFT) / across[0] * size, (_BOTTOM - _TOP) / across[1] * size
    rows = [
        [clip(_lozenge(middle, wide, high), _FIELD) for middle in row] for row in _lozenge_middles(across)
    ]
    return ["".join(polygon(inside) for inside in row if len(inside) > 2) for row in rows]


def _middle_lattice(deck: Deck, inks: tuple[str, str]) -> list[Element]:
    """
    Return a trellis of fewer lozenges, every second row of them with a smaller one, and the medallion.

    A broad line is one lozenge laid on another, which Qt draws faster than a line.
    """
    ink, tint = inks
    laid = ((tint, 0.46, 1), (ink, 0.38, 1), (tint, 0.2, 2))
    return [
        *_coarse_ground(ink),
        *(Path(row, fill) for fill, size, step in laid for row in _trellis((8, 9), size)[::step]),
        _larger(_medallion(deck, ink, tint), _LARGER),
    ]


def _larger(drawn: Sequence[Element], by: float) -> Element:
    """Return what is *drawn* in the middle of the card, enlarged."""
    x, y = _CENTRE
    return group(drawn, shifted(x, y) @ scaled(by) @ shifted(-x, -y))


def _lozenge(middle: Point, rx: float, ry: float) -> list[Point]:
    x, y = middle
    return [(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)]


def _coarse_ground(ink: str) -> list[Element]:
    """Paper, and a field with a narrow border of paper."""
    return [*paper(), Path(rectangle((8, 8), CARD_WIDTH - 16, CARD_HEIGHT - 16, 6), ink)]


def _coarse_lattice(inks: tuple[str, str]) -> list[Element]:
    """Return the trellis with a quarter of its lozenges, and an oval with one lozenge."""
    ink, tint = inks
    wide, high = (_RIGHT - _LEFT) / 6, (_BOTTOM - _TOP) / 8
    middles = [
        (_LEFT + (column + 0.5 + row % 2 / 2) * wide, _TOP + (row + 1) * high / 2)
        for row in range(15)
        for column in range(6 - row % 2)
    ]
    field = "".join(polygon(_lozenge(middle, wide * 0.2, high * 0.2)) for middle in middles)
    return [
        *_coarse_ground(ink),
        Path(field, tint),
        Path(ellipse(_CENTRE, 38, 52), PAPER, ink, 8),
        Path(polygon(_lozenge(_CENTRE, 17, 30)), ink),
    ]


def _coarse_scales(inks: tuple[str, str]) -> list[Element]:
    """Return the eyes of the scales alone, and a sun without rays."""
    ink, tint = inks
    wide, rise = (_RIGHT - _LEFT) / 5, (CARD_HEIGHT / 2 - _TOP) / 5
    eyes = [
        (_LEFT + (column + 0.5 + row % 2 / 2) * wide, _TOP + (row + 0.6) * rise)
        for row in range(4)
        for column in range(5 - row % 2)
    ]
    half = [Path(dots(eyes), stroke=tint, width=13)]
    return [
        *_coarse_ground(ink),
        *half,
        group(half, turned(180, _CENTRE)),
        Path(circle(_CENTRE, 36), PAPER, ink, 9),
        Path(circle(_CENTRE, 17), ink),
    ]


def _coarse_herringbone(inks: tuple[str, str]) -> list[Element]:
    """Return a few broad chevrons, and the lozenge without its initial."""
    ink, tint = inks
    across, half = (_LEFT + 6, _CENTRE[0] - 43, _CENTRE[0], _CENTRE[0] + 43, _RIGHT - 6), ""
    for row in range(5):
        y = _TOP + 16 + 26 * row
        corners = [f"{x} {y + (-4 if number % 2 else 14)}" for number, x in enumerate(across)]
        half += "M" + "L".join(corners)
    bricks = [Path(half, None, tint, 9)]
    return [
        *_coarse_ground(ink),
        *bricks,
        group(bricks, turned(180, _CENTRE)),
        Path(polygon(_lozenge(_CENTRE, 52, 76)), PAPER, ink, 8),
        Path(polygon(_lozenge(_CENTRE, 20, 32)), ink),
    ]


def _medallion(deck: Deck, ink: str, tint: str) -> list[Element]:
    """Return an oval with the signs of spadille and basto, twice, head to foot."""
    x, y = _CENTRE
    pearls = [(x + 38.4 * sin(2 * pi * n / 40), y - 52.4 * cos(2 * pi * n / 40)) for n in range(40)]
    if deck == "spanish":
        upper = sign(deck, "S", (0, -25), 34)
        side = sign(deck, "C", (-18, 0), 23, turn=-90)
    else:
        upper = [group([Path(OUTLINES["S"], ink)], shifted(0, -25) @ scaled(0.31))]
        side = [group([Path(OUTLINES["C"], ink)], shifted(-18, 0) @ turned(-90) @ scaled(0.2))]
    scroll = [Path("M-6 -4C-14 -10 -25 -14 -23 -22C-21 -28 -13 -26 -14 -21", None, ink, 1.3)]
    half = [*upper, *side, *scroll, *mirrored(scroll, 0)]
    return [
        Path(ellipse(_CENTRE, 45, 59), ink),
        Path(ellipse(_CENTRE, 42.6, 56.6), None, PAPER, 1.2),
        Path(dots(pearls), stroke=tint, width=3.4),
        Path(ellipse(_CENTRE, 34, 48), PAPER),
        Path(ellipse(_CENTRE, 31.6, 45.6), None, ink, 0.9),
        group(half, shifted(*_CENTRE)),
        group(half, shifted(*_CENTRE) @ turned(180)),
        Path(circle(_CENTRE, 4.4), tint, ink, 1.3),
    ]


def _scales(ink: str, tint: str) -> list[Element]:
    """Scales like the eyes of a peacock's train, from both ends to the middle, where a sun stands."""
    half = _train((7, 10), ((0.5, ink, PAPER), (0.36, None, tint), (0.2, tint, None)), 1.1)
    studs = [(_CENTRE[0] + side * reach, _CENTRE[1]) for side in (-1, 1) for reach in (56, 68, 80)]
    return [
        *_ground(ink),
        *half,
        group(half, turned(180, _CENTRE)),
        Path(rectangle((_LEFT, _CENTRE[1] - 8), _RIGHT - _LEFT, 16), ink, PAPER, 1.1),
        Path(dots(studs), stroke=tint, width=5),
        *_sun(ink),
    ]


def _train(
    across: tuple[int, int], rings: Sequence[tuple[float, str | None, str | None]], line: float
) -> list[Element]:
    """
    Return scales, as many *across* and down the upper half, of rings with a *line* of this width.

    Each ring has its radius, a share of a scale's room, and the colours of its inside and of its line.
    """
    wide, rise = (_RIGHT - _LEFT) / across[0], (CARD_HEIGHT / 2 - _TOP) / across[1]
    half: list[Element] = []
    for row in range(1, across[1] + 1):
        middles = [
            (_LEFT + (column + row % 2 / 2) * wide, _TOP + row * rise) for column in range(across[0] + 1)
        ]
        for share, fill, stroke in rings:
            half.append(Path("".join(_disc(middle, wide * share) for middle in middles), fill, stroke, line))
    return half


def _sun(ink: str) -> list[Element]:
    """Return the sun on its disc."""
    return [
        Path(circle(_CENTRE, 49), ink, PAPER, 1.4),
        *rays(_CENTRE, 28, 46, count=20, line=0.9),
        group(medal(2.6), shifted(*_CENTRE) @ scaled(0.58)),
    ]


def _middle_scales(inks: tuple[str, str]) -> list[Element]:
    """Return fewer scales, each with a line and an eye, and the sun."""
    ink, tint = inks
    half = _train((6, 8), ((0.5, tint, None), (0.435, ink, None), (0.2, tint, None)), 0)
    return [
        *_coarse_ground(ink),
        *half,
        group(half, turned(180, _CENTRE)),
        Path(rectangle((_LEFT, _CENTRE[1] - 8), _RIGHT - _LEFT, 16), ink, tint, 1.9),
        _larger(_sun(ink), _LARGER),
    ]


def _herringbone(ink: str, tint: str) -> list[Element]:
    """Slanting bricks that turn about from column to column, and a lozenge with the game's initial."""
    return [
        *_ground(ink),
        *_bricks((12, 9.4), 0.6, (PAPER, tint)),
        *_initial(ink, tint),
    ]


def _initial(ink: str, tint: str) -> list[Element]:
    """Return the lozenge with the game's initial."""
    return [
        Path(polygon(_lozenge(_CENTRE, 64, 92)), ink),
        Path(polygon(_lozenge(_CENTRE, 58, 84)), PAPER),
        Path(polygon(_lozenge(_CENTRE, 53, 77)), None, tint, 1.6),
        Path(ellipse(_CENTRE, 27, 31), ink),
        Path(ellipse(_CENTRE, 12.5, 27.6), PAPER),
        Path(ellipse(_CENTRE, 7, 20), None, tint, 1.6),
        Path(dots([(_CENTRE[0], _CENTRE[1] + way * 50) for way in (-1, 1)]), stroke=ink, width=5),
        Path(dots([(_CENTRE[0] + way * 39, _CENTRE[1]) for way in (-1, 1)]), stroke=ink, width=4),
    ]


def _middle_herringbone(inks: tuple[str, str]) -> list[Element]:
    """Return fewer and broader bricks, and the lozenge with the initial, as large as the field allows."""
    ink, tint = inks
    return [*_coarse_ground(ink), *_bricks((8, 13), 0.5, (tint, tint)), _larger(_initial(ink, tint), 1.2)]


def _bricks(size: tuple[int, float], thick: float, inks: tuple[str, str]) -> list[Element]:
    """
    Return slanting bricks in turn of either of the *inks*.

    The *size* is the number of their columns, and the distance of one from the next in its column, of which
    a brick takes the share *thick*.
    """
    columns, pitch = size
    wide = (_RIGHT - _LEFT) / columns
    bricks: dict[str, list[str]] = {ink: [""] * columns for ink in inks}
    for column in range(columns):
        left = _LEFT + column * wide
        # Turned about, a column comes to lie on its fellow from the other side: both must slant alike.
        rise = wide * 0.8 * (1 if min(column, columns - 1 - column) % 2 else -1)
        for row in range(-16, 16):
            y = _CENTRE[1] + (row + 0.5) * pitch
            fill = inks[min(row, -1 - row) % 2]
            bricks[fill][column] += _brick((left + 0.9, left + wide - 0.9), y, rise, pitch * thick)
    return [Path(data, fill) for fill, drawn in bricks.items() for data in drawn]


def _brick(sides: tuple[float, float], y: float, rise: float, high: float) -> str:
    """
    Return a slanting brick between two upright *sides*, its middle at *y*; cut off at the edge of the field.
    """
    (left, right), half = sides, high / 2
    low, top = y + rise / 2, y - rise / 2
    inside = clip([(left, low - half), (right, top - half), (right, top + half), (left, low + half)], _FIELD)
    return polygon(inside) if len(inside) > 2 else ""


def _disc(middle: Point, radius: float) -> str:
    """Return a disc, cut off where it leaves the upper half of the field."""
    x, y = middle
    if x - radius >= _LEFT and x + radius <= _RIGHT and y + radius <= _CENTRE[1]:
        return circle(middle, radius)
    inside = clip(ring(28, radius, centre=middle), _UPPER_HALF)
    return polygon(inside) if len(inside) > 2 else ""

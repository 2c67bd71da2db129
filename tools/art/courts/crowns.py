"""Crowns, in head units: a rim across the brow, what stands on it, and the cap it encloses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin

from ..geometry import Line, curve, ellipse, place, polygon
from ..palette import BLUE, GOLD, VERMILION, WHITE
from ..pen import Pen
from .dyes import shade

HALF = 37.0  # half the width of the rim
TOP = -42.0  # its upper edge at the sides
SAG = 7.0  # how much lower it hangs in the middle


def rim_height(u: float) -> float:
    """Return the upper edge of the rim at *u* from -1 to 1."""
    return TOP + SAG * (1 - u * u)


def rim(pen: Pen, jewel: str, *, height: float = 13.0) -> None:
    """Draw the band itself, with lozenges and pearls."""
    h = height
    top = curve(
        f"{-HALF - 2},{TOP} {-HALF * 0.5},{TOP + SAG * 0.75} 0,{TOP + SAG} {HALF * 0.5},{TOP + SAG * 0.75}"
        f" {HALF + 2},{TOP}"
    )
    low = curve(
        f"{HALF},{TOP + h} {HALF * 0.5},{TOP + h + SAG * 0.75} 0,{TOP + h + SAG}"
        f" {-HALF * 0.5},{TOP + h + SAG * 0.75} {-HALF},{TOP + h}"
    )
    pen.shape(top + low, GOLD, 1.7)
    for k in range(-2, 3):
        u = k * 0.42
        x, y = HALF * u, rim_height(u) + h / 2
        if k % 2 == 0:
            pen.shape(polygon(f"{x - 5},{y} {x},{y - 3.8} {x + 5},{y} {x},{y + 3.8}"), jewel, 1.0, body=False)
        else:
            pen.disc((x, y), 2.6, WHITE, 0.9)
    pen.line([(x, y + 2.6) for x, y in top], 0.8)


def _feet(count: int) -> list[tuple[float, float, float]]:
    """
    Return for each of *count* ornaments its place on the rim and its tilt, the outer ones foreshortened.
    """
    spots = []
    for k in range(count):
        u = -1 + 2 * k / (count - 1)
        x = (HALF - 6) * sin(u * pi / 2)
        spots.append((x, rim_height(x / HALF) + 2, u * 17))
    return spots


def _cap(pen: Pen, colour: str, top: float) -> None:
    """Draw the cloth inside the crown, in gores."""
    dome = curve(
        f"{-HALF},{TOP + 6}! {-HALF + 3},{top + 12} -14,{top + 1} 0,{top} 14,{top + 1}"
        f" {HALF - 3},{top + 12} {HALF},{TOP + 6}! 0,{TOP + SAG + 5}",
        closed=True,
    )
    pen.shape(dome, colour, 1.7)
    pen.fill(
        curve(
            f"{HALF},{TOP + 6}! {HALF - 3},{top + 12} 16,{top + 2}! 25,{top + 18} 24,{TOP + 9}!", closed=True
        ),
        shade(colour),
    )
    for x in (-20, 0, 20):
        pen.line(curve(f"{x * 0.35},{top + 3} {x * 0.9},{top + 12} {x},{TOP + 8}"), 1.2, "end")


_LEAF = curve(
    "-8,4! -4.5,-4 -9,-6 -13,-9 -12,-15 -6.5,-14 -5,-11! -6,-18 -3,-24 0,-30! 3,-24 6,-18 5,-11! 6.5,-14"
    " 12,-15 13,-9 9,-6 4.5,-4 8,4!",
    closed=True,
)
_LILY = curve(
    "-7,4! -4,-5 -9,-5 -13,-10 -10,-16 -6,-12 -4,-9! -6,-16 -4,-22 0,-29! 4,-22 6,-16 4,-9! 6,-12 10,-16"
    " 13,-10 9,-5 4,-5 7,4!",
    closed=True,
)


def _standing(pen: Pen, motif: Line, foot: tuple[float, float, float], scale: float = 1.0) -> Pen:
    """*motif* on the rim; the pen of its frame is handed back for what goes on top."""
    x, y, tilt = foot
    at = pen.within(place(x, y, scale, turn=tilt))
    at.shape(motif, GOLD, 1.5)
    return at


def _order(spots: Sequence[tuple[float, float, float]]) -> list[tuple[float, float, float]]:
    """Outer ornaments first, so that the middle one stands in front."""
    return sorted(spots, key=lambda spot: -abs(spot[0]))


def _leaves(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    _cap(pen, cap, -66)
    spots = _feet(5)
    for x in (-17.5, 17.5):
        at = pen.within(place(x, rim_height(x / HALF) + 2, turn=x * 0.5))
        at.shape(polygon("-4,3 -1.6,-11 1.6,-11 4,3"), GOLD, 1.3)
        at.disc((0, -13), 3.8, WHITE, 1.3)
    for x, y, tilt in _order([spots[0], spots[2], spots[4]]):
        at = _standing(pen, _LEAF, (x, y, tilt))
        at.line(curve("0,-24 0,-12 0,0"), 1.2)
    rim(pen, jewel)


def _lilies(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    _cap(pen, cap, -62)
    for x, y, tilt in _order(_feet(5)):
        at = _standing(pen, _LILY, (x, y, tilt), 0.86)
        at.line(curve("-6,-4 0,-5 6,-4"), 1.5)
        at.line(curve("0,-23 0,-14 0,-7"), 1.0)
    rim(pen, jewel)


def _points(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    _cap(pen, cap, -64)
    for x, y, tilt in _order(_feet(5)):
        at = pen.within(place(x, y, turn=tilt * 1.15))
        at.shape(polygon("-8.5,4 0,-27 8.5,4"), GOLD, 1.5)
        at.fill(polygon("1.5,2 1,-20 6.5,2"), shade(GOLD))
        at.disc((0, -30), 4.2, WHITE, 1.4)
    rim(pen, jewel)


def _arched(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    """Closed by arches under an orb and cross."""
    _cap(pen, cap, -70)
    for side in (-1.0, 1.0):
        arch = curve(
            f"{side * 35},-40 {side * 40},-58 {side * 25},-72 0,-75! {side * 1},-69! {side * 20},-66"
            f" {side * 31},-55 {side * 28},-38!"
        )
        pen.shape(arch, GOLD, 1.5)
        for x, y in ((35.4, -50), (32, -62), (22, -69)):
            pen.disc((side * x, y), 2.5, WHITE, 0.9)
    pen.shape(curve("-6,-36! -5,-56 -3.5,-72 3.5,-72 5,-56 6,-36!", closed=True), GOLD, 1.5)
    for y in (-64, -55, -46):
        pen.disc((0, y), 2.6, WHITE, 0.9)
    pen.disc((0, -79), 6.2, BLUE if jewel != BLUE else VERMILION, 1.5)
    pen.line(curve("-6,-79.5 0,-77.5 6,-79.5"), 1.6)
    pen.shape(
        polygon(
            "-1.8,-84 -1.8,-88 -6,-88 -6,-91.5 -1.8,-91.5 -1.8,-96 1.8,-96 1.8,-91.5 6,-91.5 6,-88 1.8,-88"
            " 1.8,-84"
        ),
        GOLD,
        1.2,
    )
    rim(pen, jewel)


def _turbaned(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    """Draw a low crown around a wound turban."""
    pen.shape(curve("-40,-38! -46,-56 -30,-74 0,-78 30,-74 46,-56 40,-38! 0,-28", closed=True), cap, 1.7)
    pen.fill(curve("40,-38! 46,-56 34,-71! 30,-54 28,-36!", closed=True), shade(cap))
    for line in (
        "-44,-54 -20,-58 10,-50 36,-34",
        "-38,-66 -8,-68 22,-60 44,-46",
        "-16,-76 10,-74 32,-66 43,-56",
        "-42,-44 -24,-46 -4,-40 14,-32",
    ):
        pen.line(curve(line), 1.6)
    for x, y, tilt in _order(_feet(5)):
        at = _standing(pen, polygon("-8,4 -6,-8 0,-20 6,-8 8,4"), (x, y, tilt))
        at.disc((0, -9), 2.4, jewel, 0.9)
    rim(pen, jewel)
    pen.shape(curve("-5,-30! -12,-48 -4,-66 4,-60 8,-46 5,-30!", closed=True), WHITE, 1.4)
    pen.line(curve("0,-31 -2,-46 -3,-60"), 1.1)


def _coronet(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    """Draw a small open crown for a queen's hair: leaves and pearls without a cap."""
    if cap:
        _cap(pen, cap, -56)
    spots = _feet(7)
    for k in (1, 3, 5):
        x, y, tilt = spots[k]
        at = _standing(pen, _LILY, (x, y, tilt), 0.8 if k == 3 else 0.68)
        at.line(curve("-6,-4 0,-5 6,-4"), 1.3)
    for k in (0, 2, 4, 6):
        x, y, tilt = spots[k]
        at = pen.within(place(x, y, turn=tilt))
        at.shape(polygon("-4.6,3 -1.5,-8 1.5,-8 4.6,3"), GOLD, 1.2)
        at.disc((0, -11), 3.6, WHITE, 1.2)
    rim(pen, jewel, height=11.0)


def _tall(pen: Pen, cap: str, jewel: str = VERMILION) -> None:
    """Steep and flaring, its plates cut in the shape of leaves."""
    _cap(pen, cap, -60)
    for x, y, tilt in _order(_feet(7)):
        narrow = 0.62 + 0.3 * (1 - abs(x) / HALF)
        at = pen.within(place(x, y, turn=tilt * 0.9))
        plate = [
            (px * narrow, py) for px, py in curve("-8,5! -9,-10 -4,-22 0,-34! 4,-22 9,-10 8,5!", closed=True)
        ]
        at.shape(plate, GOLD, 1.5)
        at.fill(ellipse((0, -12), 2.4 * narrow, 5.5), jewel)
        at.line(curve("0,-26 0,-22 0,-19"), 1.0)
    rim(pen, jewel)


CROWNS: dict[str, Callable[..., None]] = {
    "leaves": _leaves,
    "lilies": _lilies,
    "points": _points,
    "arched": _arched,
    "sultan": _turbaned,
    "coronet": _coronet,
    "tall": _tall,
}
"""Every crown takes the colour of its cap and, if it is not to be red, that of its stones."""

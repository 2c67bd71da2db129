"""The flowers of the queens, and leaves."""

from __future__ import annotations

from ..affine import Point
from ..geometry import Line, curve, distance, lerp, place, polygon
from ..palette import CRIMSON, GOLD, GREEN, STRAW, VERMILION, WHITE
from ..pen import Pen


def leaf(pen: Pen, at: Point, turn: float, length: float, colour: str = GREEN) -> None:
    """Draw a pointed leaf growing from *at*; unturned, it points up."""
    a = pen.within(place(*at, length / 10, turn=turn))
    a.shape(curve("0,0! 3.4,-3.6 2.6,-7 0,-11! -2.6,-7 -3.4,-3.6", closed=True), colour, 1.2)
    a.line(polygon("0,-1 0,-8"), 0.9)


def stem(pen: Pen, line: str, leaves: tuple[tuple[float, float, float, float], ...] = ()) -> None:
    """Draw a green stalk with leaves given as (x, y, turn, length)."""
    stalk: Line = curve(line)
    # Its edge ends beyond it, or it would be left out as hidden under the green.
    pen.line([*stalk, lerp(stalk[-2], stalk[-1], 1.0 + 0.8 / distance(stalk[-2], stalk[-1]))], 3.6, "even")
    pen.line(stalk, 1.9, "even", colour=GREEN)
    for x, y, turn, length in leaves:
        leaf(pen, (x, y), turn, length)


def petals(pen: Pen, count: int, knots: str, colour: str, *, start: float = 0.0, width: float = 1.3) -> None:
    """*count* like petals about the origin."""
    for k in range(count):
        pen.within(place(0, 0, turn=start + k * 360 / count)).shape(curve(knots, closed=True), colour, width)


def rose(pen: Pen, at: Point, size: float = 1.0, colour: str = VERMILION, *, turn: float = 0.0) -> None:
    """Draw an heraldic rose, about 15 across the petals' radius."""
    r = pen.within(place(*at, size, turn=turn))
    petals(r, 5, "0,0! 6,-4 8.5,-11 4,-15 0,-13.4! -4,-15 -8.5,-11 -6,-4", colour)
    for k in range(5):
        r.within(place(0, 0, turn=36 + k * 72)).shape(polygon("-1.8,-10 0,-15.4 1.8,-10"), GREEN, 1.0)
    petals(
        r,
        5,
        "0,0! 4,-3 5,-7 0,-9 -5,-7 -4,-3",
        CRIMSON if colour == VERMILION else colour,
        start=36,
        width=1.1,
    )
    r.disc((0, 0), 3.6, GOLD, 1.2)


def tulip(
    pen: Pen, at: Point, size: float = 1.0, colour: str = VERMILION, flame: str = STRAW, *, turn: float = 0.0
) -> None:
    """Draw a flamed tulip on its stalk's end."""
    t = pen.within(place(*at, size, turn=turn))
    t.shape(curve("-9,-1! -14,-10 -12,-22! -6,-18 -3,-8", closed=True), colour, 1.4)
    t.shape(curve("9,-1! 14,-10 12,-22! 6,-18 3,-8", closed=True), colour, 1.4)
    t.shape(curve("-9,-3! -8,-15 0,-25! 8,-15 9,-3! 0,5", closed=True), colour, 1.5)
    t.fill(curve("-1.6,0! -3,-10 0,-20! 3,-10 1.6,0!", closed=True), flame)
    t.fill(curve("-6,-1! -7,-8 -5,-13! -4,-6", closed=True), flame)
    t.fill(curve("6,-1! 7,-8 5,-13! 4,-6", closed=True), flame)


def carnation(pen: Pen, at: Point, size: float = 1.0, colour: str = VERMILION, *, turn: float = 0.0) -> None:
    """Draw a carnation from the side: a fan of fringed petals over a long calyx."""
    c = pen.within(place(*at, size, turn=turn))
    for angle, reach in ((-62, 15), (62, 15), (-38, 18), (38, 18), (-14, 19), (14, 19)):
        p = c.within(place(0, 0, turn=angle))
        p.shape(
            polygon(
                f"0,2 -6.4,{-reach + 3} -4.4,{-reach + 1.6} -3.4,{-reach - 1} -1.4,{-reach + 1.4}"
                f" 0,{-reach - 1.6} 1.6,{-reach + 1.2} 3.4,{-reach - 1} 4.6,{-reach + 1.8} 6.4,{-reach + 3}"
            ),
            colour,
            1.2,
        )
        p.line(polygon(f"0,-2 0,{-reach + 5}"), 0.9)
    c.shape(curve("-4.4,-4! 4.4,-4! 3.4,5 0,10 -3.4,5", closed=True), GREEN, 1.3)


def lily(pen: Pen, at: Point, size: float = 1.0, colour: str = WHITE, *, turn: float = 0.0) -> None:
    """Draw a lily seen from the side."""
    f = pen.within(place(*at, size, turn=turn))
    f.shape(curve("-2,2! -10,-6 -18,-8 -20,-14! -10,-14 -3,-8", closed=True), colour, 1.3)
    f.shape(curve("2,2! 10,-6 18,-8 20,-14! 10,-14 3,-8", closed=True), colour, 1.3)
    f.shape(curve("-3,3! -10,-8 -8,-22! -1,-16 1,-4", closed=True), colour, 1.3)
    f.shape(curve("3,3! 10,-8 8,-22! 1,-16 -1,-4", closed=True), colour, 1.3)
    f.shape(curve("-3,4! -5,-8 0,-20! 5,-8 3,4!", closed=True), colour, 1.3)
    for x in (-4, 0, 4):
        f.line(curve(f"{x * 0.3},-8 {x},-18 {x * 1.6},-25"), 1.0, "even")
        f.disc((x * 1.6, -25.5), 1.7, GOLD, 0.8)

"""Regalia of the French kings, queens and jacks besides flowers: staffs, orbs and weapons."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, ellipse, place, polygon
from ..palette import BLUE, GOLD, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pen import Pen
from .dyes import OCHRE


def sceptre(
    pen: Pen, grip: Point, turn: float = 0.0, *, up: float = 60.0, down: float = 40.0, head: str = "lily"
) -> None:
    """Draw a staff of office; its head stands *up* above the grip."""
    s = pen.within(place(*grip, turn=turn))
    s.shape(polygon(f"-2.2,{down} -2.2,{-up} 2.2,{-up} 2.2,{down}"), GOLD, 1.5)
    for y in (-up + 6, -up + 14):
        s.shape(ellipse((0, y), 4.4, 2.4), GOLD, 1.3)
    if head == "lily":
        s.shape(
            curve(
                f"-5,{-up}! -3,{-up - 6} -9,{-up - 6} -13,{-up - 12} -9,{-up - 18} -4,{-up - 10}!"
                f" -5,{-up - 19} 0,{-up - 28}! 5,{-up - 19} 4,{-up - 10}! 9,{-up - 18} 13,{-up - 12}"
                f" 9,{-up - 6} 3,{-up - 6} 5,{-up}!",
                closed=True,
            ),
            GOLD,
            1.5,
        )
        s.line(curve(f"-6,{-up - 5.5} 0,{-up - 6.5} 6,{-up - 5.5}"), 1.4)
    else:
        s.disc((0, -up - 7), 8.5, BLUE, 1.6)
        s.line(curve(f"-8,{-up - 8} 0,{-up - 5.5} 8,{-up - 8}"), 1.8, colour=GOLD)
        s.shape(
            polygon(
                f"-1.8,{-up - 15} -1.8,{-up - 19} -5.5,{-up - 19} -5.5,{-up - 22.4} -1.8,{-up - 22.4}"
                f" -1.8,{-up - 27} 1.8,{-up - 27} 1.8,{-up - 22.4} 5.5,{-up - 22.4} 5.5,{-up - 19}"
                f" 1.8,{-up - 19} 1.8,{-up - 15}"
            ),
            GOLD,
            1.2,
        )


def orb(pen: Pen, centre: Point, radius: float = 15.0, colour: str = BLUE) -> None:
    """Draw the globe with band and cross."""
    o = pen.within(place(*centre, radius / 15.0))
    o.shape(
        polygon("-2,-13 -2,-20 -7,-20 -7,-24 -2,-24 -2,-30 2,-30 2,-24 7,-24 7,-20 2,-20 2,-13"), GOLD, 1.4
    )
    o.shape(ellipse((0, 0), 15), colour, 1.8)
    o.hatch(curve("10.6,-10.6 15,0 10.6,10.6 0,15"), (-5.5, -3.0), gap=2.3, width=1.0)
    o.shape(curve("-2.4,-15! 1,-8 0,-2! 4.4,-2! 5,-9 3,-14.6!", closed=True), GOLD, 1.2, body=False)
    o.shape(curve("-15,-2! 0,3 15,-2! 14.6,3! 0,8 -14.6,3!", closed=True), GOLD, 1.3, body=False)
    for x in (-9, 0, 9):
        o.disc((x, 4.6 - abs(x) * 0.18), 1.7, VERMILION, 0.7)


def halberd(pen: Pen, grip: Point, turn: float = 0.0, *, up: float = 92.0, down: float = 60.0) -> None:
    """Draw a halberd: spike, axe blade to the right, hook to the left."""
    h = pen.within(place(*grip, turn=turn))
    h.shape(polygon(f"-2.6,{down} -2.6,{-up} 2.6,{-up} 2.6,{down}"), OCHRE, 1.6)
    h.shape(polygon(f"-3,{-up + 6} -4.4,{-up - 6} 0,{-up - 34} 4.4,{-up - 6} 3,{-up + 6}"), PALE_BLUE, 1.6)
    h.line(polygon(f"0,{-up - 2} 0,{-up - 24}"), 1.0)
    h.shape(
        curve(
            f"3,{-up - 5}! 9,{-up - 6} 14,{-up - 15}! 17.4,{-up + 2} 13.4,{-up + 19}! 8.4,{-up + 9}"
            f" 3,{-up + 9}!",
            closed=True,
        ),
        PALE_BLUE,
        1.7,
    )
    h.fill(curve(f"14,{-up - 15}! 17.4,{-up + 2} 13.4,{-up + 19}! 14,{-up + 2}", closed=True), WHITE)
    h.shape(
        curve(f"-3,{-up - 4}! -8,{-up - 5} -13.4,{-up + 6}! -8,{-up + 3.4} -3,{-up + 6}!", closed=True),
        PALE_BLUE,
        1.5,
    )
    for y in (-up + 12, -up + 22):
        h.disc((0, y), 1.5, INK)
    h.shape(
        curve(
            f"-3,{-up + 31}! 3,{-up + 31}! 5.4,{-up + 38} 6.4,{-up + 45}! 0,{-up + 47} -6.4,{-up + 45}!"
            f" -5.4,{-up + 38}",
            closed=True,
        ),
        VERMILION,
        1.5,
    )
    for x in (-2.6, 0.0, 2.6):
        h.line(curve(f"{x * 0.5},{-up + 33} {x},{-up + 39} {x * 1.3},{-up + 45}"), 0.9)
    h.shape(ellipse((0, -up + 29.4), 4.4, 2.6), GOLD, 1.3)


def battle_axe(pen: Pen, grip: Point, turn: float = 0.0, *, up: float = 78.0, down: float = 60.0) -> None:
    """Draw a broad axe with a back spike."""
    a = pen.within(place(*grip, turn=turn))
    a.shape(polygon(f"-2.8,{down} -2.8,{-up - 8} 2.8,{-up - 8} 2.8,{down}"), OCHRE, 1.6)
    a.shape(
        curve(
            f"2.6,{-up - 5}! 11,{-up - 6} 19,{-up - 21}! 30,{-up - 4} 29,{-up + 14} 17,{-up + 30}!"
            f" 14,{-up + 16} 2.6,{-up + 12}!",
            closed=True,
        ),
        PALE_BLUE,
        1.8,
    )
    a.fill(
        curve(
            f"19,{-up - 21}! 30,{-up - 4} 29,{-up + 14} 17,{-up + 30}! 24.6,{-up + 13} 25.4,{-up - 3}",
            closed=True,
        ),
        WHITE,
    )
    a.hatch(curve(f"23,{-up - 12} 25.6,{-up + 3} 22,{-up + 20}"), (-6, 0), gap=2.8, width=1.0)
    a.shape(polygon(f"-2.6,{-up - 3} -10,{-up + 3.4} -2.6,{-up + 10}"), PALE_BLUE, 1.6)
    a.shape(ellipse((0, -up - 9), 4.2), GOLD, 1.4)
    a.disc((9, -up + 3.5), 2.6, INK)


def arrow(pen: Pen) -> None:
    """Draw a long hunting arrow, point up."""
    pen.shape(polygon("58.4,50 61.6,50 61.6,180 58.4,180"), STRAW, 1.4)
    pen.shape(polygon("60,32 67,57 61.6,53.6 61.6,59 58.4,59 58.4,53.6 53,57"), PALE_BLUE, 1.5)
    pen.line(polygon("60,36 60,54"), 1.0)
    for side in (-1.0, 1.0):
        vane = pen.within(place(60.0, 0.0, flip=side < 0))
        vane.shape(curve("1,134! 5.6,137 7.4,142 7.4,158! 1,153!", closed=True), WHITE, 1.4)
        for y in (139.0, 144.0, 149.0):
            vane.line([(1.4, y), (6.6, y + 4.4)], 0.9)


def letter(pen: Pen, at: Point, turn: float = 0.0) -> None:
    """Draw a folded letter with its seal."""
    s = pen.within(place(*at, turn=turn))
    s.shape(polygon("-11,-14 11,-14 11,14 -11,14"), WHITE, 1.7)
    s.line(polygon("-10.4,-13.4 0,-1 10.4,-13.4"), 1.2)
    s.disc((0, -2.6), 4.4, VERMILION, 1.3)
    s.line(curve("-1.6,-3.8 0,-1.4 1.8,-3.6"), 0.8)


def book(pen: Pen, at: Point, turn: float = 0.0) -> None:
    """Draw a small prayer book, closed, with its corners and clasp."""
    s = pen.within(place(*at, turn=turn))
    s.shape(polygon("-10,-14 12,-14 12,14 -10,14"), WHITE, 1.6)
    s.shape(polygon("-12,-15.4 10,-15.4 10,13 -12,13"), BLUE, 1.7)
    s.line(polygon("-8.4,-15 -8.4,12.6"), 1.1)
    for x, y in ((7.0, -12.4), (7.0, 10.0)):
        s.shape(polygon(f"{x - 4},{y - 3} {x + 3},{y - 3} {x + 3},{y + 3} {x - 4},{y + 3}"), GOLD, 1.1)
    s.shape(polygon("0.4,-6.6 4.6,-1.4 0.4,3.8 -3.8,-1.4"), GOLD, 1.2)


def mirror(pen: Pen, grip: Point, turn: float = 0.0) -> None:
    """Draw a round looking-glass held by its handle; unturned, the glass is 23 above the grip."""
    m = pen.within(place(*grip, turn=turn))
    m.shape(polygon("-2.2,12 -1.7,-12 1.7,-12 2.2,12"), GOLD, 1.4)
    m.shape(ellipse((0, 13.4), 3.2), GOLD, 1.3)
    for x in (-6.6, 6.6):
        m.shape(curve(f"0,-11.4! {x * 0.7},-9.4 {x},-12.4 {x * 0.5},-14.4", closed=True), GOLD, 1.2)
    m.shape(ellipse((0, -23), 12.4), GOLD, 1.7)
    m.shape(ellipse((0, -23), 8.8), PALE_BLUE, 1.3, body=False)
    m.fill(curve("-6.6,-21! -6,-27 -1,-30.6! 3,-30! -4,-17.4!", closed=True), WHITE)
    for k in range(12):
        m.disc(place(0, -23, turn=15 + k * 30)((0.0, -10.6)), 0.8, INK)


def horn(pen: Pen, grip: Point, turn: float = 0.0) -> None:
    """Draw a watchman's ivory horn, held from below: its bell at the upper right, its mouth at the left."""
    h = pen.within(place(*grip, turn=turn))
    upper = curve("-25,-15.6 -13,-3.6 0,-0.4 9,-6.6 13.4,-24")
    lower = curve("-28.4,-12.4 -15.4,2.4 1,6.4 17.4,0.4 28.4,-20.4")
    h.shape([*upper, *lower[::-1]], WHITE, 1.7)
    h.hatch(curve("24,-11 14,2.4 1,6.2 -9,4.4"), (-3.6, -4), gap=2.8, width=1.0)
    h.shape(ellipse((20.9, -22.4), 8.0, 3.3, turn=14), GOLD, 1.5)
    h.shape(ellipse((20.7, -22.8), 5.2, 1.7, turn=14), INK, 0.8, body=False)
    h.shape(curve("-26.6,-18! -30.4,-14.4! -27.4,-10.8! -23.4,-14.2!", closed=True), GOLD, 1.3)
    h.shape(
        curve("12.6,-14! 18,-11 24.6,-10.6! 22,-5.6! 15.6,-6.4 10.8,-9.4!", closed=True),
        GOLD,
        1.3,
        body=False,
    )
    h.shape(curve("-16.8,-6.8! -14.2,-4.4! -18.4,0! -21.2,-3!", closed=True), GOLD, 1.2, body=False)


def dove(pen: Pen, feet: Point, size: float = 1.0, *, flip: bool = False) -> None:
    """Draw a small bird standing at *feet*, looking to the right or, with *flip*, to the left."""
    b = pen.within(place(*feet, size, flip=flip))
    b.shape(curve("-8,-5! -15,-1 -22,5! -20,7.4! -12,5 -4,1.4!", closed=True), STRAW, 1.3)
    b.shape(
        curve(
            "-11,-3 -8,-9.6 -2,-13 2.6,-16.4 4,-21.4 8.4,-23.4 12,-20.6! 15.4,-18.8! 12.2,-17.6! 11.6,-12"
            " 9,-5 3.4,-0.6 -4,0.2",
            closed=True,
        ),
        WHITE,
        1.6,
    )
    b.shape(
        curve("2.4,-12.4! -4,-11 -10.4,-6.4 -17,2.4! -8,2 -0.6,-1.6 3,-6.6", closed=True),
        GOLD,
        1.3,
        body=False,
    )
    for feather in ("-1,-8 -6,-4 -11,0.4", "0.6,-5 -3.4,-2 -7,0.8"):
        b.line(curve(feather), 0.9)
    b.fill(curve("12,-20.6! 15.4,-18.8! 12.2,-17.6!", closed=True), VERMILION)
    b.disc((9, -19.8), 1.1, INK)

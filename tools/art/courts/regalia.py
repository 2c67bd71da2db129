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
            f"3,{-up - 5}! 12,{-up - 6} 21,{-up - 15}! 26,{-up + 2} 20,{-up + 19}! 12,{-up + 9} 3,{-up + 9}!",
            closed=True,
        ),
        PALE_BLUE,
        1.7,
    )
    h.fill(curve(f"21,{-up - 15}! 26,{-up + 2} 20,{-up + 19}! 21.5,{-up + 2}", closed=True), WHITE)
    h.shape(
        curve(f"-3,{-up - 4}! -10,{-up - 5} -18,{-up + 5}! -10,{-up + 3} -3,{-up + 6}!", closed=True),
        PALE_BLUE,
        1.5,
    )
    for y in (-up + 12, -up + 22):
        h.disc((0, y), 1.5, INK)
    for k in (-1, 0, 1):
        h.line(curve(f"{k * 1.5},{-up + 25} {k * 4},{-up + 33} {k * 5},{-up + 41}"), 2.4, colour=VERMILION)


def battle_axe(pen: Pen, grip: Point, turn: float = 0.0, *, up: float = 78.0, down: float = 60.0) -> None:
    """Draw a broad axe with a back spike."""
    a = pen.within(place(*grip, turn=turn))
    a.shape(polygon(f"-2.8,{down} -2.8,{-up - 8} 2.8,{-up - 8} 2.8,{down}"), OCHRE, 1.6)
    a.shape(
        curve(
            f"2.6,{-up - 4}! 12,{-up - 6} 22,{-up - 20}! 31,{-up + 2} 22,{-up + 26}! 12,{-up + 12}"
            f" 2.6,{-up + 12}!",
            closed=True,
        ),
        PALE_BLUE,
        1.8,
    )
    a.fill(curve(f"22,{-up - 20}! 31,{-up + 2} 22,{-up + 26}! 25.5,{-up + 2}", closed=True), WHITE)
    a.hatch(curve(f"24,{-up - 12} 26.4,{-up + 2} 24,{-up + 18}"), (-6, 0), gap=2.8, width=1.0)
    a.shape(polygon(f"-2.6,{-up - 2} -14,{-up + 4} -2.6,{-up + 10}"), PALE_BLUE, 1.6)
    a.shape(ellipse((0, -up - 9), 4.2), GOLD, 1.4)
    a.disc((9, -up + 3.5), 2.6, INK)


def arrow(pen: Pen) -> None:
    """Draw a long hunting arrow, point up."""
    pen.shape(polygon("58.6,60 61.4,60 61.4,180 58.6,180"), STRAW, 1.4)
    pen.shape(polygon("60,36 66,58 60,54 54,58"), PALE_BLUE, 1.5)
    pen.line(polygon("60,40 60,53"), 1.0)
    pen.shape(curve("60,144! 67,150 67,166! 60,160!", closed=True), WHITE, 1.3)
    pen.shape(curve("60,144! 53,150 53,166! 60,160!", closed=True), WHITE, 1.3)

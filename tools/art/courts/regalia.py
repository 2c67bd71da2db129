"""Regalia of the French kings, queens and jacks besides flowers: staffs, orbs, weapons, a harp."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, ellipse, place, polygon
from ..palette import BLUE, BLUSH, CRIMSON, GOLD, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pen import Pen
from .dyes import OCHRE, shade


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


def battle_axe(pen: Pen, grip: Point, turn: float = 0.0, *, up: float = 52.0, size: float = 1.0) -> None:
    """Draw a broad axe with a back spike; unturned, the middle of its blade is *up* above the grip."""
    a = pen.within(place(*grip, turn=turn))
    a.shape(polygon(f"-2.8,40 -2.8,{-up} 2.8,{-up} 2.8,40"), OCHRE, 1.6)
    a.line(polygon(f"-0.9,{-up + 22} -0.9,-14"), 0.9)
    h = pen.within(place(*grip, turn=turn) @ place(0.0, -up, size))
    h.disc((0, -12.6), 4.2, GOLD, 1.5)
    h.shape(polygon("-3,-7 -8,-5 -16.4,-1 -8,2.6 -3,6"), PALE_BLUE, 1.6)
    h.shape(
        curve("3,-7! 10,-8.4 18.4,-23! 27.4,-12 29.6,2 26,16 19.6,26.4! 12.4,10 3,7.6!", closed=True),
        PALE_BLUE,
        1.8,
    )
    h.fill(curve("18.4,-23! 27.4,-12 29.6,2 26,16 19.6,26.4! 22.8,14 24.4,2 22.8,-11", closed=True), WHITE)
    h.line(curve("18.4,-23 22.8,-11 24.4,2 22.8,14 19.6,26.4"), 1.1)
    h.hatch(curve("22,-13 24.2,2 22,15"), (-7, 0), gap=2.8, width=1.0)
    h.shape(polygon("-4,-9.4 4,-9.4 4,9.6 -4,9.6"), GOLD, 1.5)
    for y in (-4.6, 4.8):
        h.disc((0, y), 1.6, INK)


def harp(pen: Pen, grip: Point, turn: float = 0.0) -> None:
    """Draw King David's harp, held low by its pillar at *grip*; unturned, it stands 52 above the hand."""
    h = pen.within(place(*grip, turn=turn))
    for x, top, low in ((9, -38, 6.6), (15.4, -35.4, -3.6), (21.8, -36, -14), (28, -39, -23)):
        # Light between dark edges: it is seen on paper and on cloth.
        h.shape(polygon(f"{x - 0.6},{top} {x + 0.6},{top} {x + 0.6},{low} {x - 0.6},{low}"), STRAW, 0.9)
    h.shape(
        curve("-1,20! 4.4,20.6 7.6,16 22,-8 35.6,-33! 30.6,-38! 24,-30 10,-5 1.4,8.6!", closed=True),
        OCHRE,
        1.6,
    )
    h.line(curve("5,15 18,-6 31.6,-31.6"), 1.0)
    h.shape(
        curve(
            "-4.4,22! -6,4 -8.2,-14 -6.6,-31 -1.4,-44! 5.6,-40! 2.4,-28 1.6,-12 3,4 5,20! 0,24", closed=True
        ),
        GOLD,
        1.6,
    )
    h.shape(
        curve(
            "-0.8,-42! -3.4,-47 -1.6,-52.4 3.6,-53 6.6,-49.4 5.2,-46! 10,-42.4 17,-40.6 25,-43.4 33.6,-45.6"
            " 38.6,-41 36.6,-34.4 31,-33! 29,-36.8 24,-36.6 16,-33.6 8,-36.6",
            closed=True,
        ),
        GOLD,
        1.6,
    )
    h.disc((2.2, -49), 1.7, INK)
    for x, y in ((6.6, -42.6), (11.6, -39.2), (16.6, -37.6), (21.6, -38.6), (26.6, -40.6)):
        h.disc((x, y + 1.4), 1.1, INK)


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


def table_stone(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0) -> None:
    """Draw a great table-cut ruby in its golden setting, 24 wide; its middle is *at*."""
    g = pen.within(place(*at, size, turn=turn))
    for x, y in ((-11, -9.6), (11, -9.6), (-11, 9.6), (11, 9.6)):
        g.disc((x, y), 3.0, GOLD, 1.3)
    g.shape(polygon("-12,-10.6 12,-10.6 12,10.6 -12,10.6"), GOLD, 1.7)
    g.shape(polygon("-9,-7.6 9,-7.6 9,7.6 -9,7.6"), VERMILION, 1.3, body=False)
    g.fill(polygon("9,-7.6 9,7.6 -9,7.6 -5,3.8 5,3.8 5,-3.8"), CRIMSON)
    g.fill(polygon("-9,-7.6 9,-7.6 5,-3.8 -5,-3.8"), BLUSH)
    for facet in (
        "-9,-7.6 -5,-3.8 5,-3.8 9,-7.6",
        "-9,7.6 -5,3.8 5,3.8 9,7.6",
        "-5,-3.8 -5,3.8",
        "5,-3.8 5,3.8",
    ):
        g.line(polygon(facet), 0.9, "even")
    g.fill(polygon("-3.6,-2.6 0.4,-2.6 -3.6,1.4"), WHITE)


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
    """
    Draw a guard's ivory horn, held from below: its bell at the upper right, its mouthpiece at the left.

    It grows from a finger's width to a hand's, or it would be taken for a bone.
    """
    h = pen.within(place(*grip, turn=turn))
    upper = curve("-28.6,-17 -23,-6.6 -12,0.8 0,0.2 8.6,-8 11,-25")
    lower = curve("-31,-15 -25.6,-3.4 -13,5.4 2,8.4 18,4 28,-8 33.6,-23")
    h.shape([*upper, *lower[::-1]], WHITE, 1.7)
    h.fill(
        curve("-25.6,-3.4! -13,5.4 2,8.4 18,4 28,-8 33.6,-23! 26,-22! 20,-8.6 11,1 0,4 -13,3", closed=True),
        shade(WHITE),
    )
    h.hatch(curve("32,-18 27,-7 18,3.4 6,7.6"), (-5.4, -3.4), gap=2.8, width=1.0)
    h.shape(
        curve("10.8,-17! 20,-13 31.6,-17! 29.6,-11.4! 19.4,-7.6 9.8,-11.4!", closed=True),
        GOLD,
        1.3,
        body=False,
    )
    h.shape(curve("-19.6,-3.4! -15.6,-1! -17.6,3.2! -22.2,0.2!", closed=True), GOLD, 1.3, body=False)
    h.shape(curve("-28.4,-16.4! -33.2,-21.6 -37.4,-19.4 -36,-15.6 -31,-13.6!", closed=True), GOLD, 1.3)
    h.shape(ellipse((22.4, -25), 12.2, 4.6, turn=5), GOLD, 1.6)
    h.shape(ellipse((22.2, -25.4), 9.0, 2.7, turn=5), INK, 0.8, body=False)


def dove(pen: Pen, feet: Point, size: float = 1.0, *, turn: float = 0.0, flip: bool = False) -> None:
    """
    Draw a small bird standing at *feet*, looking to the right or, with *flip*, to the left.

    Its toes close about what it stands on.
    """
    b = pen.within(place(*feet, size, turn=turn, flip=flip))
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
    for x in (-2.4, 2.6):
        b.shape(
            curve(f"{x - 1.4},-0.6! {x + 1.2},-0.8! {x + 2},2 {x + 0.6},4.4 {x - 1.4},2", closed=True),
            VERMILION,
            0.9,
        )

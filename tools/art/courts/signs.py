"""The large suit signs that the figures of the Spanish deck hold."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, ellipse, place, polygon
from ..palette import BLUE, CRIMSON, GOLD, GREEN, INK, PALE_BLUE, PALE_GREEN, STRAW, VERMILION, WHITE
from ..pen import Pen
from .dyes import BROWN, FOREST, OCHRE, STEEL
from .flowers import leaf


def sword(
    pen: Pen,
    grip: Point,
    turn: float = 0.0,
    *,
    length: float = 128.0,
    size: float = 1.0,
    jewel: str = VERMILION,
    hilt: float = 15.0,
) -> None:
    """
    Draw a straight sword held at *grip*; unturned, its point is *length* above the guard.

    The handle reaches *hilt* below the grip: a hand's breadth, or room for two.
    """
    s = pen.within(place(*grip, size, turn=turn))
    top = -16.0 - length
    s.shape(polygon(f"-5.6,-14 -5.2,{top + 16} 0,{top} 5.2,{top + 16} 5.6,-14"), PALE_BLUE, 1.7)
    s.fill(polygon(f"-5.6,-14 -5.2,{top + 16} 0,{top} -0.4,{top + 18} -0.6,-14"), WHITE)
    s.fill(polygon(f"5.6,-14 5.2,{top + 16} 3.2,{top + 11} 3,-14"), STEEL)
    s.line(polygon(f"0,-18 0,{top + length * 0.35}"), 1.3, "end")
    s.hatch(polygon(f"5.4,-20 5.2,{top + 26}"), (-4.2, -0.6), gap=3.0, width=0.9, fade="both")
    s.shape(polygon(f"-3,-14 3,-14 3,{hilt} -3,{hilt}"), CRIMSON, 1.6)
    for y in range(-10, int(hilt) - 1, 4):
        s.line(polygon(f"-3,{y + 1.6} 3,{y - 1}"), 0.9, "even")
    s.shape(
        curve(
            "-23,-22 -20,-24 -14,-18.5 -5,-19 0,-20.5 5,-19 14,-18.5 20,-24 23,-22 22,-17 13,-12.5 5,-12"
            " 0,-10.5 -5,-12 -13,-12.5 -22,-17",
            closed=True,
        ),
        GOLD,
        1.7,
    )
    s.disc((0, -15.4), 2.8, jewel, 0.9)
    s.line(curve("-19,-19.5 -12,-15.6 -5,-15.6"), 0.9)
    s.line(curve("19,-19.5 12,-15.6 5,-15.6"), 0.9)
    s.disc((0, hilt + 5), 7.0, GOLD, 1.7)
    s.disc((0, hilt + 5), 3.2, jewel, 1.0)


def scabbard(pen: Pen, grip: Point, turn: float = 0.0, *, length: float = 96.0) -> None:
    """Draw an empty sheath held at *grip*; unturned, its mouth is 17 above and its tip *length* below."""
    s = pen.within(place(*grip, turn=turn))
    s.shape(polygon(f"-6.6,-12 6.6,-12 5.2,{length - 16} 0,{length - 4} -5.2,{length - 16}"), VERMILION, 1.8)
    s.fill(polygon(f"6.6,-12 5.2,{length - 16} 0,{length - 4} 1.6,{length - 18} 2.6,-12"), CRIMSON)
    for y in range(26, int(length) - 28, 13):
        s.line(polygon(f"-6,{y + 3} 6,{y - 3}"), 2.0, "even", colour=GOLD)
    tip = length - 24
    s.shape(
        curve(
            f"-6,{tip}! 0,{tip + 5} 6,{tip}! 5,{length - 12} 0,{length - 4}! -5,{length - 12}", closed=True
        ),
        GOLD,
        1.6,
    )
    s.disc((0, length - 2), 3.0, GOLD, 1.4)
    s.shape(curve("-7.6,-17! 7.6,-17! 7.4,-3! 0,0 -7.4,-3!", closed=True), GOLD, 1.7)
    s.shape(ellipse((0, -17), 7.6, 2.6), INK, 1.4)
    s.disc((0, -9), 2.6, BLUE, 1.0)


def cup(
    pen: Pen,
    centre: Point,
    height: float = 64.0,
    *,
    turn: float = 0.0,
    enamel: str = VERMILION,
    lid: str = BLUE,
) -> None:
    """Draw a covered cup whose middle is at *centre*: foot, knop, bowl, lid."""
    c = pen.within(place(*centre, height / 64.0, turn=turn))
    c.shape(curve("-15,32! -14,28 -6,25 -3.5,19 3.5,19 6,25 14,28 15,32!", closed=True), GOLD, 1.6)
    c.fill(curve("15,32! 14,28 6,25 3.5,19! 2,25 8,32!", closed=True), OCHRE)
    c.line(curve("-12,28.6 0,30 12,28.6"), 1.0)
    c.shape(ellipse((0, 17), 6.0, 3.6), GOLD, 1.5)
    c.shape(curve("-21,-8! -20,3 -13,12 0,15 13,12 20,3 21,-8!", closed=True), GOLD, 1.7)
    c.fill(curve("21,-8! 20,3 13,12 3,14.8! 10,6 12,-8!", closed=True), OCHRE)
    for x in (-12, -6, 0, 6, 12):
        c.line(curve(f"{x * 1.15},4 {x * 0.9},9 {x * 0.35},13.6"), 1.2, "start")
    band = curve("-20.6,-5! 0,-1.5 20.6,-5! 19.6,4! 0,8 -19.6,4!", closed=True)
    c.shape(band, enamel, 1.3, body=False)
    for x in (-14, -7, 0, 7, 14):
        c.disc((x, 2.6 - abs(x) * 0.17), 2.0, WHITE)
    c.shape(curve("-24,-12! 0,-8 24,-12! 24,-6.5! 0,-2 -24,-6.5!", closed=True), GOLD, 1.6)
    c.shape(curve("-21,-11.5! -17,-21 -7,-27 0,-28 7,-27 17,-21 21,-11.5! 0,-8", closed=True), lid, 1.6)
    for x in (-13, -5, 5, 13):
        c.line(curve(f"{x * 0.3},-26.5 {x * 0.85},-20 {x * 1.05},-10"), 1.4, colour=GOLD)
    c.hatch(curve("20,-12.5 16,-20.5 8,-26"), (-5, 2.5), gap=2.4, width=0.9)
    c.shape(ellipse((0, -29.5), 5.2, 2.6), GOLD, 1.3)
    c.shape(curve("0,-40! 3.4,-36 3,-32 0,-31 -3,-32 -3.4,-36", closed=True), GOLD, 1.3)


def coin(pen: Pen, centre: Point, radius: float = 29.0, *, heart: str = VERMILION) -> None:
    """Draw a great coin: beaded rim, ring and a rosette."""
    c = pen.within(place(*centre, radius / 29.0))
    c.body(ellipse((0, 0), 29), GOLD)
    c.fill(curve("20,-20! 29,0 20,20 0,29 -20,20! 0,25.5 17,17 25,0", closed=True), OCHRE)
    c.contour(ellipse((0, 0), 29), 2.0)
    c.contour(ellipse((0, 0), 24), 1.4)
    for k in range(20):
        x, y = place(0, 0, turn=k * 18)((0, -26.5))
        c.disc((x, y), 1.35, INK)
    c.shape(ellipse((0, 0), 20.5), STRAW, 1.4, body=False)
    for k in range(8):
        at = c.within(place(0, 0, turn=k * 45))
        at.shape(
            curve("0,-4! 5.4,-10 4.4,-16 0,-19! -4.4,-16 -5.4,-10", closed=True),
            heart if k % 2 == 0 else GOLD,
            1.2,
            body=False,
        )
        at.line(polygon("0,-6 0,-15"), 1.0)
    c.disc((0, 0), 6.2, GOLD, 1.4)
    c.disc((0, 0), 2.6, heart, 1.0)


def club(pen: Pen, grip: Point, turn: float = 0.0, *, length: float = 120.0, size: float = 1.0) -> None:
    """Draw a knotted green cudgel held at *grip*; unturned, its thick end is *length* above."""
    c = pen.within(place(*grip, size, turn=turn))
    t = -length
    edge = curve(
        f"-4.6,22! -6,10 -6.4,{t * 0.22} -9,{t * 0.3}! -12,{t * 0.34} -9.4,{t * 0.4}! -8.6,{t * 0.55}"
        f" -11,{t * 0.66}! -16,{t * 0.7} -13,{t * 0.77}! -13,{t * 0.9} -9,{t} 2,{t - 6} 11,{t}"
        f" 13.6,{t * 0.9} 12,{t * 0.8}! 17.6,{t * 0.75} 12.6,{t * 0.68}! 9.6,{t * 0.56} 9,{t * 0.48}!"
        f" 13,{t * 0.44} 8.6,{t * 0.37}! 7,{t * 0.2} 6,8 4.6,22! 0,24",
        closed=True,
    )
    c.shape(edge, GREEN, 1.9)
    c.fill(
        curve(
            f"4.6,22! 6,8 7,{t * 0.2} 8.6,{t * 0.37}! 9,{t * 0.48} 9.6,{t * 0.56} 12.6,{t * 0.68}!"
            f" 12,{t * 0.8} 13.6,{t * 0.9} 11,{t} 5,{t - 5}! 7,{t * 0.9} 5,{t * 0.6} 3,{t * 0.2} 1,22!",
            closed=True,
        ),
        FOREST,
    )
    c.fill(curve(f"-7,{t * 0.97}! -10,{t * 0.88} -9.4,{t * 0.78}! -7,{t * 0.86}", closed=True), PALE_GREEN)
    c.fill(curve(f"-6,{t * 0.52}! -7,{t * 0.6} -8,{t * 0.65}! -5,{t * 0.6}", closed=True), PALE_GREEN)
    for x, y, r in ((-1.5, 0.86, 4.2), (4.5, 0.6, 3.4), (-3.2, 0.44, 3.2), (1.5, 0.26, 2.6)):
        knot = curve(
            f"{x - r},{t * y} {x},{t * y - r * 0.8} {x + r},{t * y} {x},{t * y + r * 0.8}", closed=True
        )
        c.shape(knot, STRAW, 1.3, body=False)
        c.disc((x, t * y), r * 0.36, BROWN)
    for line in (
        f"-9,{t * 0.74} -6,{t * 0.66} -7,{t * 0.5}",
        f"1,{t * 0.78} 2,{t * 0.7} 0,{t * 0.54}",
        f"6,{t * 0.95} 8,{t * 0.86} 7,{t * 0.72}",
        f"-3,{t * 0.36} -4,{t * 0.24} -3,8",
        f"4,{t * 0.48} 4.6,{t * 0.36} 3.4,{t * 0.1}",
    ):
        c.line(curve(line), 1.2)
    c.shape(curve("-5.8,11.5! 0,13 5.6,11.5! 5,19! 0,20.4 -5,19!", closed=True), VERMILION, 1.3, body=False)
    # A shoot, so that it is seen to be green wood.
    c.line(curve(f"12,{t * 0.44} 17,{t * 0.44 - 4} 18,{t * 0.44 - 8}"), 1.6, "end")
    leaf(c, (17.5, t * 0.44 - 6), -30.0, 10.0)

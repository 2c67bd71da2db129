"""The large suit signs that the figures of the Spanish deck hold."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, ellipse, place, polygon
from ..palette import BLUE, CRIMSON, GOLD, INK, PALE_BLUE, VERMILION, WHITE
from ..pen import Pen
from .copied import copied
from .dyes import STEEL


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


def cup(pen: Pen, centre: Point, height: float = 72.0, *, turn: float = 0.0) -> None:
    """Draw the cup of the number cards with its middle at *centre*."""
    copied(pen, "H", centre, height, turn)


def coin(pen: Pen, centre: Point, radius: float = 29.0) -> None:
    """Draw the coin of the number cards."""
    copied(pen, "D", centre, 2 * radius)


def club(
    pen: Pen,
    grip: Point,
    turn: float = 0.0,
    *,
    length: float = 120.0,
    broad: float = 0.8,
    hold: float = 0.3,
) -> None:
    """
    Draw the cudgel of the number cards held at *grip*; unturned, its thick end is *length* above.

    *broad* is its breadth as a share of that of a cudgel as long on a number card; *hold* how far below its
    middle it is held, as a share of its height.
    """
    height = length / (0.5 + hold)
    middle = place(*grip, turn=turn)((0.0, -hold * height))
    copied(pen, "C", middle, height, turn, broad=broad)

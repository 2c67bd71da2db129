"""Hands that hold up a great coin: on the palm, or by the rim from either side."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, place
from ..palette import BLUSH, FLESH
from ..pen import Pen
from .dyes import shade


def salver(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0, skin: str = FLESH) -> None:
    """
    Draw what of a raised open palm lies behind the coin that stands on it at *at*, the wrist 28 below.

    It is a left hand, bent back: thumb to the left, fingers out to the right. The coin comes next, and then
    `salver_edge`.
    """
    hand = pen.within(place(*at, size, turn=turn))
    hand.shape(
        curve(
            "2,13 -5,12.6 -11,9 -17,4 -22.4,-1.6 -23.4,-5 -21.4,-7 -18,-5.6 -12.4,-1.6 -6,1 2,3", closed=True
        ),
        skin,
        1.4,
    )
    nail(hand, (-20.8, -3), -42)
    hand.line(curve("-15.6,2.6 -13.6,2.2 -12.4,0.4"), 0.7)
    for finger in (
        "2,-3 10,-5 17,-9 22.6,-15 25.4,-14.6 25,-10.4 19.4,-4 11,1 2,3",
        "2,0 11,-1.8 19,-5.8 25.6,-11.6 28.4,-10.6 27.4,-6.4 21,-0.6 12,3.4 2,5",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)


def salver_edge(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0, skin: str = FLESH) -> None:
    """Draw the near edge of the palm of `salver`, with the two last fingers, before the foot of the coin."""
    hand = pen.within(place(*at, size, turn=turn))
    hand.shape(
        curve(
            "-5.4,28! -5.6,22 -7.6,15 -10,9 -9.6,4 -6,0 1,-2 8,-1 13,2 12,8 8,14 5,20 5,28!",
            closed=True,
        ),
        skin,
        1.5,
    )
    hand.fill(curve("5,28! 5.2,20 8,13.6 12,8! 7,11.4 3,17 1.6,28!", closed=True), shade(skin))
    for finger in (
        "3,0.4 11,-0.6 18,-3.4 24.4,-7.8 27,-6.4 25.6,-2.6 19.4,1.8 12,4.6 4,5",
        "4,4 11,3.6 16.6,1.2 21.4,-2 23.6,-0.6 22.4,2.8 17,6.2 11,8.4 4,9",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.fill(curve("1,-1.2 6,-0.6 9.6,1 7,2.4 8.4,5 5,9 0,9", closed=True), skin)
    for tip in ("24.2,-2 26.6,-3.8 26.8,-6.2", "21.2,3.4 23.4,1.6 23.6,-0.4"):
        hand.line(curve(tip), 0.8)
    hand.line(curve("-6.4,5 -3,8.6 1,9.6"), 0.9)


def grasp_thumb(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw the thumb of a hand seen from its back that has a coin by the lower rim at *at*; unturned, it is a
    left hand, its wrist 27 below. The thumb goes behind the coin, which comes next, and then `grasp`.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    thumb = curve("5,15 9.6,11 12,5.4 12.4,-2 14.6,-7.4 17.6,-7 18.4,-1 17,6 14,12 8,18", closed=True)
    hand.shape(thumb, skin, 1.4)
    hand.line(curve("12.6,3 14.4,4 16.6,3.4"), 0.7)


def grasp(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the back of the hand of `grasp_thumb`, its fingers over the rim of the coin."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "-8.4,10 -10.4,4 -11.8,-2 -12,-6.4 -9.8,-8 -7.6,-5.6 -6.4,0 -4.6,8",
        "-5,9 -6.6,0 -7.4,-8 -7,-12 -4.4,-13 -2.6,-10 -1.8,-2 -0.6,8",
        "-1.4,8 -2,-1 -1.8,-9.6 -0.8,-13.6 2,-14 3.4,-10.6 3.4,-2 3,8",
        "2.4,8 3.4,0 4.8,-7.4 6.4,-11 9,-10.6 9.4,-6.6 8.6,0 7.4,9",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    back = curve(
        "-4.8,28! -5.2,22 -7.4,16 -9.2,10 -9.4,6 -6.4,5 -2,3.4 3,3.4 7.6,5.4 9,9 7.4,15 5.2,21 4.8,28!",
        closed=True,
    )
    hand.fill(back, skin)
    hand.fill(curve("4.8,28! 5.2,21 7.4,15 9,9! 6,13 3.4,19 1.8,28!", closed=True), shade(skin))
    for edge in ("-4.8,28 -5.2,22 -7.4,16 -9.2,10 -9.6,6", "4.8,28 5.2,21 7.4,15 8.8,9.6 8.6,5"):
        hand.line(curve(edge), 1.5, "even")
    for gap in ("-7,0 -5.6,5 -4.8,7", "-2,-1 -1.2,3.6 -1,6", "3,-1 3,3.4 2.8,6"):
        hand.line(curve(gap), 1.2, "end")
    for knuckle in ("-8,5.8 -6.8,4.8 -5.8,5.8", "-4,4 -2.8,3 -1.8,4", "0.6,3.8 1.8,2.8 2.8,3.8"):
        hand.line(curve(knuckle), 0.8)
    for x, y, turned in ((-10.2, -5, -12), (-5.2, -10.2, -6), (0.8, -11.4, 2), (7.4, -8.6, 12)):
        nail(hand, (x, y), turned)


def rim_pinch(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0, skin: str = FLESH) -> None:
    """
    Draw what of a left hand lies behind a coin that it has by the rim at *at*; its wrist lies 31 below.

    The fingers are closed behind the coin. The coin comes next, and then `rim_thumb`.
    """
    hand = pen.within(place(*at, size, turn=turn))
    hand.shape(
        curve(
            "-7,31! -8.4,24 -10,17 -8,9 -3.6,4.6 -0.6,-1 -0.2,-9! 18.8,-9! 18.8,-1 17,4.6 16.4,7.2! 16.4,12"
            " 14.6,17 10.4,23.6 7,31!",
            closed=True,
        ),
        skin,
        1.5,
    )
    hand.fill(curve("7,31! 10.4,23.6 14.6,17 16.4,12 16.4,7.4! 12,14.6 6,21 3,31!", closed=True), shade(skin))
    for parting in ("4.8,-9 4.6,0 3.4,5.6", "9.6,-9 9.2,0 7.8,7", "14.4,-9 13.6,1 11.8,8.4"):
        hand.line(curve(parting), 1.6, "end")
    for crease in ("0,9.6 4.4,9.6 9,11.8", "-2.8,22 0.4,16.4 6,14.6", "17,4.8 15,7 12.6,8"):
        hand.line(curve(crease), 0.9)


def rim_thumb(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0, skin: str = FLESH) -> None:
    """Draw the thumb of `rim_pinch`, its tip on the rim."""
    hand = pen.within(place(*at, size, turn=turn))
    hand.shape(
        curve(
            "-9.4,25 -11.6,18 -11.4,11 -9,5 -7.6,0 -5,-4.6 -1.6,-4.4 -0.8,-0.4 -2.4,4.6 -2.6,9.6 -2.4,15"
            " -4.4,21",
            closed=True,
        ),
        skin,
        1.4,
    )
    hand.fill(curve("-8.6,25 -10,20 -7,16 -3,15 -2.6,18 -5,24", closed=True), skin)
    nail(hand, (-4, -1.6), 16)
    hand.line(curve("-9,8 -6.6,9 -4.2,8"), 0.7)


def nail(pen: Pen, at: Point, turn: float = 0.0) -> None:
    """Draw a finger-nail, 3 wide and 4 high; unturned, its finger points up."""
    spot = pen.within(place(*at, turn=turn))
    spot.shape(curve("-1.5,1.9 -1.6,-1 0,-2.1 1.6,-1 1.5,1.9 0,2.3", closed=True), BLUSH, 0.8, body=False)

"""The hands of the queens, each its own: three that hold a stalk, and one held out for a bird."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, place
from ..palette import FLESH
from ..pen import Pen
from .dyes import shade


def dainty(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a hand closed lightly about a stalk that passes through *at*, the little finger lifted.

    Unturned, the stalk stands upright and the wrist lies 18 to the left and 8 below.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(
        curve("-20.4,3! -14,-3.4 -8,-7 -2,-6.4 2,-1 2,5 -1,10 -7,12.4 -15,14.4!", closed=True), skin, 1.6
    )
    hand.fill(curve("-15,14.4! -7,12.4 -1,10! -3,5 -9,6.6 -17.6,8.6", closed=True), shade(skin))
    for finger in (
        "-3.4,7 2,7.6 6.8,6.6 10.6,4.8 13,5 12.8,7.4 9,10.6 4,12.4 -2,11.6",
        "-4,3.4 1.6,2.4 6.8,3 9,5.4 7.4,8 2,8.2 -3.6,7.4",
        "-4,-1 2,-2.2 7.8,-1.8 10,0.8 8.2,3.4 2,3.8 -3.8,3",
        "-4.4,-5 1,-7.2 6.6,-7 9.4,-4.4 8.6,-1.4 5.4,-1.4 1.4,-2.4 -3.6,-0.8",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3, body=False)
    hand.shape(
        curve("-13.4,-3 -9,-8.4 -4,-12 1.4,-14.2 4.2,-13.2 4,-10.6 0.8,-8.4 -3,-5.2 -7,-1", closed=True),
        skin,
        1.4,
    )
    hand.line(curve("1.8,-13.8 2.4,-12 4,-11.6"), 0.7)
    hand.line(curve("-11,1.6 -9.4,4 -9.6,7"), 0.9)


def key_hand(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a hand seen from the side of its forefinger, on which a stalk lies at *at*, the others bent under it.

    Unturned, the stalk stands upright and the wrist lies 20 to the left and 7 below; `key_thumb` holds it.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "-11,8 -5,9.6 0,12.6 1.4,15.6 -1,17.6 -6,16.8 -12,13.4",
        "-8,5 -1,6.4 5,9.4 7,12.6 4.8,14.8 -1,14 -8,10.6",
        "-6,1.4 3,2.6 9,5.6 11.2,9.2 9,11.6 2.6,10.8 -5,8",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-23,1! -16,-4 -10,-7.4 -3,-6 1,-1 -1,5 -6,9.6 -12,12.4 -18.4,14!", closed=True), skin, 1.5
    )
    hand.fill(curve("-18.4,14! -12,12.4 -6,9.6 -1,5! -6,5 -13,8 -20,9.6", closed=True), shade(skin))
    hand.shape(
        curve("-8,-4.4 -1,-6.8 6,-5.4 11.4,-1.4 14,4 12.6,6.8 9.6,6 6.4,2.2 0,0.6 -7,3", closed=True),
        skin,
        1.3,
    )


def key_thumb(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the thumb of `key_hand` and of `pinch`, which presses the stalk to the forefinger."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(
        curve(
            "-15.4,-2.4 -11,-7 -5,-8.8 1.4,-8 6.2,-5.6 6.8,-2.8 4,-1.6 -1,-2.6 -6,-0.8 -11,3.4", closed=True
        ),
        skin,
        1.4,
    )
    hand.line(curve("2,-6.6 2.2,-4.2 5,-2.8"), 0.7)


def pinch(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a hand that holds a stalk at *at* between the tips of its fingers, the little one lifted.

    Unturned, the stalk stands upright and the wrist lies 20 to the left and 7 below; it comes next, and then
    `key_thumb`.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "-12,9 -5,11.4 2.4,15.4 8.6,19.4 9.2,22.4 6,23 -3,19.4 -13,14",
        "-9,5 -2,6.6 4.6,10 7,13.4 5,15.6 -1,14.8 -9,11",
        "-6,1.4 3,2.4 9,5.2 11.4,8.6 9.4,11.2 3,10.6 -5,8",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-23,1! -16,-4 -10,-7.4 -3,-6 1,-1 -1,5 -6,9.6 -12,12.4 -18.4,14!", closed=True), skin, 1.5
    )
    hand.fill(curve("-18.4,14! -12,12.4 -6,9.6 -1,5! -6,5 -13,8 -20,9.6", closed=True), shade(skin))
    hand.shape(
        curve("-8,-4.4 -1,-7.4 5.4,-7.4 10.6,-4.4 13,0.4 12,3.6 9,3.2 5.4,0.2 0,-0.4 -7,3", closed=True),
        skin,
        1.3,
    )


def perch(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a hand with its forefinger held out level, for a bird that stands at *at*.

    Unturned, the finger points to the right and the wrist lies 26 to the left and 18 below.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "-13,14.6 -7,14 -3,16 -3.4,19.4 -7.6,20.8 -14,19.4",
        "-13,10.4 -5,9.2 -0.4,11.2 -0.6,14.8 -5.4,16.2 -13,15",
        "-12,6.4 -3,4.6 2,6.4 2.2,10 -2.8,11.8 -12,11",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-30,12.4! -25,5 -19,0.4 -11,-0.6 -8,5 -8.4,13 -11,19.6 -17,22 -22.4,25!", closed=True),
        skin,
        1.5,
    )
    hand.fill(curve("-22.4,25! -17,22 -11,19.6! -13,14 -18,16 -25.4,19.8", closed=True), shade(skin))
    hand.shape(
        curve("-16,1 -11,-1.6 -4,-0.8 4,0.4 10.6,-0.2 13.6,1.6 13,4.2 9,5 1,5.6 -6,5.4 -11,6.4", closed=True),
        skin,
        1.4,
    )
    hand.line(curve("10.4,0.2 10.8,2 13.2,2.4"), 0.7)
    hand.shape(
        curve(
            "-22,6.6 -18,3.8 -12,4 -6,6.4 -1.4,7.6 -0.4,9.8 -2.6,11.2 -7.4,10.6 -13,9.8 -18,12", closed=True
        ),
        skin,
        1.3,
    )
    hand.line(curve("-3.6,7.4 -2.8,9 -0.8,9.2"), 0.7)

"""Hands that hold up a great coin: on the palm, or by the rim between thumb and fingers."""

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


def rim_pinch(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0, skin: str = FLESH) -> None:
    """
    Draw what of a left hand lies behind a coin that it has by the rim at *at*; its wrist lies 26 below.

    The fingers are closed behind the coin. The coin comes next, and then `rim_thumb`.
    """
    hand = pen.within(place(*at, size, turn=turn))
    hand.shape(
        curve(
            "-7,27! -9.4,20 -10,14 -8,8 -3.6,4.4 -0.6,-1 -0.2,-9! 18.8,-9! 18.8,-1 17.2,4.4 16.6,6.8! 16.8,11"
            " 15.2,15.6 11,21 7.4,27!",
            closed=True,
        ),
        skin,
        1.5,
    )
    hand.fill(
        curve("7.4,27! 11,21 15.2,15.6 16.8,11 16.6,7! 12.6,13.4 7,18.6 3.4,27!", closed=True), shade(skin)
    )
    for parting in ("4.8,-9 4.6,0 3.4,5.2", "9.6,-9 9.2,0 7.8,6.4", "14.4,-9 13.6,1 11.8,7.4"):
        hand.line(curve(parting), 1.6, "end")
    for crease in ("1,8.4 5.4,8.4 10.4,11", "17.2,4.6 15,6.6 12.6,7.6"):
        hand.line(curve(crease), 0.9)


def rim_thumb(pen: Pen, at: Point, turn: float = 0.0, *, size: float = 1.0, skin: str = FLESH) -> None:
    """Draw the thumb of `rim_pinch`, its tip on the rim and its ball in the palm."""
    hand = pen.within(place(*at, size, turn=turn))
    outer = "-7,27! -10.4,21 -12.8,15 -12.4,9 -10,3.6 -7.8,-0.8 -5,-4.8 -1.6,-4.6 -0.8,-0.6 -2.2,4 -2.6,7.6"
    hand.fill(curve(f"{outer}! 0.6,10.8 2.2,14.6 1.6,19 -1,23 -4,27!", closed=True), skin)
    hand.fill(curve("-2.6,7.6! 0.6,10.8 2.2,14.6 1.6,19 -1,23! -0.2,17 -0.8,12.4", closed=True), shade(skin))
    hand.line(curve(outer), 1.5, "even")
    hand.line(curve("-2.6,7.2 0.6,10.8 2.2,14.6 1.6,19 -1,23"), 1.3, "end")
    nail(hand, (-4, -1.8), 16)
    hand.line(curve("-9.4,6.4 -7,7.2 -4.6,6.2"), 0.7)


def nail(pen: Pen, at: Point, turn: float = 0.0) -> None:
    """Draw a finger-nail, 3 wide and 4 high; unturned, its finger points up."""
    spot = pen.within(place(*at, turn=turn))
    spot.shape(curve("-1.5,1.9 -1.6,-1 0,-2.1 1.6,-1 1.5,1.9 0,2.3", closed=True), BLUSH, 0.8, body=False)

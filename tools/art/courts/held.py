"""More hands: one that holds a letter."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, place
from ..palette import FLESH
from ..pen import Pen
from .dyes import shade


def tucked(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw the back of a hand whose fingers go behind what it holds; unturned, the wrist lies 16 to the left.

    What it holds comes next, across the fingers 8 to the right of *at*, and then `tucked_thumb`.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "2,4 8,4.4 13,5.4 14.4,8 12,9.8 6,9.6 1,8.6",
        "3,0 10,0.2 16,1.6 17.4,4 15,5.8 8,5.6 2,5",
        "3,-4.4 11,-4.4 17.6,-2.6 19,-0.2 16.6,1.6 9,1.2 3,0.8",
        "2,-8.4 9,-9 15.6,-7 17,-4.6 15,-3 9,-3.4 3,-3.4",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-16,-6! -9,-7.8 -2,-9 4,-8.6 6,-3 5,4 3,8.8 -3,9.4 -9,7.6 -16,6.4!", closed=True), skin, 1.5
    )
    hand.fill(curve("-16,6.4! -9,7.6 -3,9.4 3,8.8 5,4! 0,6 -8,4.6", closed=True), shade(skin))
    hand.fill(curve("2,-8 6,-8.4 8,-4 8,2 6,8 2,8 1,0", closed=True), skin)
    for knuckle in ("5.4,-4.6 7,-4.2 8.6,-4.4", "5.8,0.2 7.4,0.4 8.8,0.2", "4.6,4.8 6.2,5 7.6,4.8"):
        hand.line(curve(knuckle), 0.9)


def tucked_thumb(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the thumb of `tucked`, which stays before what it holds."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(
        curve("-9,-5.4 -4.6,-9.8 1,-12.8 7,-14 9.4,-12.4 8.4,-10.4 3.4,-8.8 -1,-6 -4.6,-2.4", closed=True),
        skin,
        1.4,
    )
    hand.line(curve("6.4,-13.6 6.8,-12 8.8,-11.6"), 0.7)

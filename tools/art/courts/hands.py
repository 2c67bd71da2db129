"""Hands: closed about a staff, pinching a stalk, under a globe, on the breast, at an edge, or on the hip."""

from __future__ import annotations

from ..affine import Point
from ..geometry import curve, place
from ..palette import FLESH
from ..pen import Pen
from .dyes import shade


def fist(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a closed hand about a pole that passes through *at*.

    Unturned, the pole stands upright and the wrist lies 13 to the left; *flip* puts the wrist on the right.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(curve("-14,-6.5! -8,-10 0,-10.5 2,0 0,10.5 -7,9.6 -14,7!", closed=True), skin, 1.6)
    hand.fill(curve("-14,7! -7,9.6 0,10.5! -2,5 -8,4", closed=True), shade(skin))
    for y, left, right in ((7.8, -3.5, 6.0), (3.4, -4.6, 7.8), (-1.3, -4.8, 8.6), (-6.2, -4.0, 8.0)):
        lobe = curve(
            f"{left},{y - 1.6} {left + 2.4},{y - 2.9} {right - 3},{y - 2.8} {right},{y - 0.4}"
            f" {right - 1.8},{y + 2.3} {left + 2},{y + 2.5} {left - 0.8},{y + 0.8}",
            closed=True,
        )
        hand.shape(lobe, skin, 1.35, body=False)
    hand.shape(
        curve("-11,-7.5 -6,-12 0,-13.2 5.6,-11.6 7,-8.8 4,-7.4 -1,-8.4 -5,-6 -9,-3.4", closed=True),
        skin,
        1.45,
    )
    hand.line(curve("3.4,-11.6 5.6,-10.6 5.4,-8.8"), 0.7)
    hand.line(curve("-9,-1 -7.6,1.6 -7.8,4.6"), 0.9)


def laid_hand(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw a hand laid on cloth, its knuckles at *at*; unturned, the wrist lies 12 to the left of them."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(curve("-14,-6! -6,-8 2,-6.5 4,0 2,7 -6,7.4 -14,6!", closed=True), skin, 1.5)
    hand.fill(curve("-14,6! -6,7.4 2,7! -1,3.6 -8,3", closed=True), shade(skin))
    for knots in (
        "-1,3.4 5,4.6 10,7.2 11.6,9.4 9.2,10.4 4,9 -1,7.4",
        "0,0.4 7,1.4 13,4.2 14.6,6.4 12,7.2 6,5.4 -0.6,4",
        "0,-3 8,-2.4 14.4,0 16,2.2 13.6,3.2 7,1.8 -0.4,1",
        "-1,-6.4 7,-6.6 13.6,-4.4 15.4,-2.2 13,-1 6.6,-2.2 -0.6,-2.4",
    ):
        hand.shape(curve(knots, closed=True), skin, 1.3, body=False)
    hand.shape(curve("-9,-6 -3,-10.6 3.6,-12 5.8,-10 3.4,-8 -1.4,-6 -6,-2.6", closed=True), skin, 1.4)


def edge_grip(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a hand whose fingers have hold of an edge or strap at *at*, the thumb lying along it.

    Unturned, the strap runs upright and the wrist lies 15 to the left.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(curve("-16,-5.4! -9,-8 -3,-9.4 2,-7 3,2 0,8.6 -8,7.6 -16,6.6!", closed=True), skin, 1.5)
    hand.fill(curve("-16,6.6! -8,7.6 0,8.6! -1,5 -8,3.6", closed=True), shade(skin))
    for finger in (
        "-2,4.4 3.4,3 7.6,4.6 8,7.4 5,9.2 0,9.4 -2.6,7.6",
        "-2,0 4.6,-1.6 9.4,0 10,3 6.6,4.8 1,4.8 -2.6,3.2",
        "-2.2,-4.6 5,-6.4 9.8,-4.8 10.4,-1.6 7,0.2 1,0.2 -2.8,-1.4",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3, body=False)
    hand.shape(
        curve(
            "-10.4,-5 -7,-9.6 -1.4,-11.6 4.6,-10.8 8.8,-8 8.8,-5.2 5.4,-4.6 0.4,-5.8 -3,-3.6 -6.6,-2",
            closed=True,
        ),
        skin,
        1.4,
    )
    hand.line(curve("6.6,-9.4 6.4,-7.4 8.4,-6.2"), 0.7)
    hand.line(curve("-10.6,-1 -9,1.4 -9.2,4"), 0.9)


def hip_hand(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the back of a hand set on the hip, thumb foremost; unturned, the wrist lies 15 to the left."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(
        curve("-15,-5.6! -8,-7.6 -1,-8.6 6,-7 8.6,-2 8.4,4 4,8.4 -3,8.8 -9,6.4 -15,6!", closed=True),
        skin,
        1.6,
    )
    hand.fill(curve("-15,6! -9,6.4 -3,8.8 4,8.4! 0,6 -7,3.4", closed=True), shade(skin))
    for finger in (
        "1,3.4 5.4,3.4 8.4,5.4 7.6,8 4,8.8 0,8.2",
        "2,-0.4 7,-0.6 10.6,1.2 10.2,4.2 6.4,4.8 1.6,4",
        "2,-4.4 7.4,-5 11,-3 10.8,0 7,0.8 1.8,0.2",
        "0.6,-8 6,-8.8 9.8,-7 10,-4 6.6,-3.4 1.4,-4",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3, body=False)
    hand.shape(
        curve(
            "-8.4,-6 -4.4,-10.6 0.6,-13.6 4.6,-14 5.6,-12 2.4,-9.6 -0.6,-7.4 -2.4,-4.4 -6.2,-3", closed=True
        ),
        skin,
        1.4,
    )
    hand.line(curve("2.6,-13.4 3.4,-11.8 4.8,-11.4"), 0.7)
    hand.line(curve("-9.6,-1.4 -8.4,1 -8.6,3.6"), 0.9)


def offering_palm(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw a hand held out flat, palm up; unturned, the wrist lies 17 to the left of *at*.

    What lies on it comes next, its foot about 5 to the right of *at*, and then `offering_thumb`; but if
    the arm is held out to the side, the thumb is on the far side, and comes first of all.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "0,-4.6 8,-6.4 15,-9.4 19.6,-14 22.2,-13 21.2,-9 16.4,-4.4 8,-1 0,1",
        "0,-1.4 9,-3.2 17,-6.4 22,-10.4 24.4,-8.6 22.4,-4.6 17,-1 9,2 0,4",
        "0,2 9,0.8 16,-1.8 21,-5.2 23,-3 20.4,0.8 15,4 8,6.2 0,7.4",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-17,-5.4! -10,-5.6 -3,-5 4,-2 7.4,2.4 4,7.8 -3,10 -10,8.8 -17,6.6!", closed=True), skin, 1.5
    )
    hand.fill(curve("-17,6.6! -10,8.8 -3,10 4,7.8 7.4,2.4! 3,4.8 -4,6.2 -10,5", closed=True), shade(skin))


def offering_thumb(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the thumb of `offering_palm`, which steadies what lies on it."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    thumb = curve("-11,-2.6 -7,-6 -2.4,-9.4 0,-14.4 2.8,-14.6 4,-11.6 2.6,-6.4 -1,-1.4 -6.4,2", closed=True)
    hand.shape(thumb, skin, 1.4)
    hand.line(curve("0.4,-14.2 1,-12.4 3.2,-12.2"), 0.7)


def breast_hand(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw a hand laid flat on the breast, thumb uppermost; unturned, the wrist lies 17 to the left."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "-1,4 4,5 9.6,6.6 14,9.4 13.4,11.8 10,12.4 4,11 -1,9",
        "1,0 8,0.6 15,2 20.4,4.4 20.4,7 16.6,7.6 9,6.6 1,5",
        "2,-4.4 9,-4.6 17,-3.4 22.6,-1 22.8,1.6 19,2.4 10,1.6 2,0.6",
        "2,-8 8.6,-9.6 16,-9 21,-6.8 21.4,-4.4 17.6,-3.4 10,-4 2,-3.4",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-17,-6! -9,-8 -2,-9 4,-7.6 5,-2 4,3 1,8.6 -5,10 -10,8.4 -17,6.6!", closed=True), skin, 1.5
    )
    hand.fill(curve("-17,6.6! -10,8.4 -5,10 1,8.6 4,3! 0,5.6 -7,5", closed=True), shade(skin))
    hand.fill(curve("1,-7.4 6,-7 6.4,-2 5,2.6 1,5 -2,0", closed=True), skin)
    for knuckle in ("4.6,-4.6 6.4,-4 7.6,-4.2", "4,0.4 6,0.8 7.4,0.6", "2.4,4.8 4,5.4 5.6,5.2"):
        hand.line(curve(knuckle), 0.9)
    hand.shape(
        curve(
            "-12,-6 -7.6,-10.4 -1,-13.6 5.6,-15 9.2,-14.4 9,-12.2 5,-10.8 0,-8.8 -3.4,-5.4 -7,-3", closed=True
        ),
        skin,
        1.4,
    )
    hand.line(curve("6.2,-14.6 6.8,-13 9,-12.6"), 0.7)


def cradle(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """
    Draw what lies behind a globe on a cupped hand: two fingers; unturned, the wrist lies 19 to the left.

    The globe comes next, its lowest point *at*, and then `cradle_palm`.
    """
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "0,-2 8,-3 13,-6.4 15.6,-12 17,-16.4 19.6,-16.4 20,-11.6 17.4,-5 11,0.6 2,3",
        "0,0 9,-0.6 15.4,-4.4 19.4,-10 22,-9.4 21.2,-4.8 16.6,1 9,4.6 0,6",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)


def cradle_palm(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the palm of `cradle` under the globe, with the two last fingers, and the thumb up before it."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for finger in (
        "0,2 9,1.2 15.4,-1.8 19.6,-6 21.8,-4.6 20,-0.4 15,4.4 8,7 0,8",
        "0,5 8,4.4 13,2.4 16.8,-0.8 18.8,0.6 17,4.2 12,7.8 6,9.6 0,10",
    ):
        hand.shape(curve(finger, closed=True), skin, 1.3)
    hand.shape(
        curve("-19,-4! -13,-4.6 -7,-3 -2,0.6 4,1.6 8,3.2 7,8 1,11 -8,10.6 -19,8.4!", closed=True), skin, 1.5
    )
    hand.fill(curve("-19,8.4! -8,10.6 1,11 7,8 8,3.2! 3,6.4 -5,7.4 -11,6.2", closed=True), shade(skin))
    thumb = "-13,-1.6 -10.4,-6 -9.8,-11 -10,-15.4 -7.6,-17.2 -5.2,-15.2 -4.4,-10 -3.4,-5 -3.6,0 -8,3.4"
    hand.shape(curve(thumb, closed=True), skin, 1.4)
    hand.line(curve("-9.6,-15.8 -8,-14.6 -6,-15.2"), 0.7)

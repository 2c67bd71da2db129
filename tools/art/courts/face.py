"""
Faces, drawn in head units: the head is 100 high, the crown of the skull at -50, the chin at +50.

A turned face looks to the right of its frame; mirror the frame for the other way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..affine import IDENTITY, Affine, Point
from ..geometry import clip, curve, ellipse
from ..palette import BLUSH, CRIMSON, FLESH, INK, VERMILION, WHITE
from ..pen import Pen

FRONT, TURNED, PROFILE = "front", "turned", "profile"
_MIRROR = Affine(a=-1.0)


@dataclass(frozen=True, slots=True)
class Look:
    """The features in which faces differ."""

    view: str = TURNED
    woman: bool = False
    stern: float = 0.0  # from 0, brows calmly arched, to 1, brows drawn down
    old: bool = False
    iris: str = INK
    gaze: float = 0.0  # how far the eyes look to the right, in head units
    open: float = 1.0  # how far the eyes are open, beside calm ones
    brow: float = 1.0  # how heavy the brows are
    smile: float = 0.0  # how far the corners of the mouth are drawn up, in head units
    flush: bool = False  # colour in the cheeks
    nose: str = "straight"  # of a turned face: straight, fine, hooked, broad or snub
    jaw: str = "oval"  # of a turned face: oval, square, round or pointed
    skin: str = FLESH


def face(pen: Pen, look: Look) -> None:
    """Draw the bare face with all its features."""
    {FRONT: _front, TURNED: _turned, PROFILE: _profile}[look.view](pen, look)


_SKULL = "-8,-50 14,-48 28,-37 31.5,-22 29.5,-12 27.5,-5"
_NAPE = "-36,-12 -30,-36"
_JAWS = {
    "oval": (
        "30.5,4 30,15 26.5,28 22,39 15,47 7,50 -4,47 -18,38.5 -28,26 -33,8",
        "-35,-30! -26,-18 -27,4 -22,18 -12,31 4,43 8,49.4! -4,46 -18,37.5 -27,25 -32,8 -35,-12",
    ),
    "square": (
        "30.5,4 30.6,16 29,29 25.4,40.5 18.4,48.6 8,50.6 -4,48.8 -18,42 -29,29 -33.6,9",
        "-35,-30! -26,-18 -27,4 -22,20 -12,34 3,46 8,50! -4,47.8 -18,41 -28,28.4 -32.6,9 -35,-12",
    ),
    "round": (
        "31,5 31.8,16 29.4,28 24.4,38.4 16,45.6 6,48 -6,46 -20,39 -30.4,27.4 -34.6,10",
        "-35,-30! -27,-18 -28,5 -23,19 -13,31.6 2,42 7,47.4! -6,45 -20,38 -29.4,26.6 -33.6,10 -35,-12",
    ),
    "pointed": (
        "29.8,4 28.6,14.6 24.6,27 19.6,38.4 13.6,47.2 7.4,51.4 0,48.4 -14,37.6 -25.4,24.6 -32,8",
        "-35,-30! -26,-18 -26.6,3 -21,16.6 -10,30 4,43 8,50.6! 0,47.4 -14,36.6 -24.4,23.8 -31,8 -35,-12",
    ),
}
"""A turned face by its jaw: the outline of its lower part, and the shade on the side away from the light."""
_FRONT_EDGE = curve(
    "0,-50 18,-46 30,-33 33,-14 32,2 30,17 24,33 14,45 0,50 -14,45 -24,33 -30,17 -32,2 -33,-14 -30,-33"
    " -18,-46",
    closed=True,
)
_PROFILE_EDGE = curve(
    "-4,-50 16,-47 27,-36 29,-22 27,-13 30,-5 36.5,7 37.5,11.5 34,15.5 29,17! 31.5,21.5 32,24.5 29.5,27!"
    " 31.5,30 30,34 27.5,36.5! 29.5,41 27,47.5 19,50.5 8,46 -6,37 -14,26 -18,12 -34,0 -38,-18 -30,-38",
    closed=True,
)


_NOSES = {
    "straight": "10.5,-17 9.2,-10 11.5,-2 16,7 19,13 18,17.2 14.5,18.8 11.5,18",
    "hooked": "10.5,-17 9.4,-11 13.6,-4 18.6,5 20.8,12.5 19.4,18.4 15.4,18.6 11.5,17.4",
    "fine": "11,-15 10.4,-8 12.4,0 15.4,8 17.2,12.6 16.2,16.2 12.6,17.4",
    "broad": "9.6,-17 8.6,-10 11.6,-2 17,6 21,12.4 20.6,17.6 16,19.6 11,18.6",
    "snub": "10.5,-17 10,-9 11.4,-1 14.4,6 18.6,10.2 19.4,14.4 16.6,17.4 12,17.6",
}


_SHUT = -2.6
"""The height of the corners of the eyes."""


def _eye(pen: Pen, look: Look, edge: Sequence[Point], lid: str, *, iris: Point, size: float) -> None:
    """White, iris and the heavy upper lid that cuts it; the lids close on the line between the corners."""
    edge, upper = ([(x, _SHUT + (y - _SHUT) * look.open) for x, y in line] for line in (edge, curve(lid)))
    pen.fill(edge, WHITE)
    x, y = iris
    pen.fill(clip(edge, ellipse((x + look.gaze, y), size, size * 1.08)), look.iris)
    if look.iris != INK:
        pen.fill(clip(edge, ellipse((x + look.gaze, y), size * 0.62)), INK)
    pen.fill(ellipse((x + look.gaze - size * 0.36, y - size * 0.2), size * 0.24), WHITE)
    pen.line(upper, 2.2 if look.woman else 1.9, "start" if look.woman else "both")


def _brow(pen: Pen, look: Look, knots: str, inner: Point) -> None:
    """Draw a brow; its *inner* end sinks as the look grows stern."""
    fat = look.brow * (0.8 if look.woman else 1.25)
    line = [(x, y + look.stern * 4.5 * max(0.0, 1 - abs(x - inner[0]) / 18)) for x, y in curve(knots)]
    pen.line(line, 2.1 * fat, "both", colour=INK)


def _turned(pen: Pen, look: Look) -> None:
    jaw, shaded = _JAWS[look.jaw]
    pen.shape(curve(f"{_SKULL} {jaw} {_NAPE}", closed=True), look.skin, 1.7)
    pen.fill(curve(shaded, closed=True), BLUSH)
    pen.fill(curve("12,-14! 12,-4 16.5,8 18,13 15,18! 20.5,17 22.5,12 17,0", closed=True), BLUSH)
    if look.flush:
        _flush(pen, -14.0, 13.0)
    near = curve("-18.5,-3.2! -14,-7.8 -8,-8.8 -2.5,-6 0,-2.2! -5,0 -10,0.4 -15,-0.8", closed=True)
    far = curve("12.5,-2.8! 15,-7 19,-8.4 23.5,-6.8 26,-3! 23,-0.4 18.5,0.3 15,-0.8", closed=True)
    _eye(pen, look, near, "0.5,-2 -2.8,-6.2 -8,-9 -14,-8 -19.5,-3 -21.5,-2.4", iris=(-7, -5.2), size=5.2)
    _eye(pen, look, far, "12,-2.2 15,-7.2 19,-8.6 23.5,-7 26.8,-2.6", iris=(20, -5), size=4.6)
    pen.line(curve("-16,0.6 -10,2.6 -4,1.4"), 0.8)
    pen.line(curve("15.5,1 19,2.2 23,1"), 0.7)
    pen.line(curve("-18,-8.6 -13,-12.4 -7,-12.8 -1,-9.4"), 0.9)
    pen.line(curve("14,-9.8 18.5,-12 23.5,-10.6"), 0.8)
    _brow(pen, look, "-24,-15.5 -17,-21.5 -8,-22.5 2,-17.5", (2, -17))
    _brow(pen, look, "11,-17.5 17,-22 23,-21.5 28.5,-16", (11, -17))
    pen.line(curve(_NOSES[look.nose]), 1.6, "start")
    pen.line(curve("6,11.5 3.6,15.5 5.2,19 8.6,18.4"), 1.2)
    _mouth(pen, look, 11.0, 28.0, lean=1.6)
    if look.old:
        for wrinkle in (
            "-22,1 -25,5 -25,9",
            "0,20 -3,26 -3,30",
            "-14,-30 -4,-33 8,-31",
            "-10,-26 0,-28 10,-27",
        ):
            pen.line(curve(wrinkle), 0.8)


def _flush(pen: Pen, x: float, y: float) -> None:
    """Colour in a cheek about (x, y): a few strokes with the light, as a cutter would lay them."""
    for dx, dy, long in ((-6.5, 0.5, 5.5), (-2.2, -1.0, 7.5), (2.2, -0.6, 7.0), (6.2, 0.8, 5.0)):
        a, b = (x + dx + long * 0.3, y + dy - long / 2), (x + dx - long * 0.3, y + dy + long / 2)
        pen.line([a, b], 1.3, "both", colour=BLUSH)


def _front(pen: Pen, look: Look) -> None:
    pen.shape(_FRONT_EDGE, look.skin, 1.7)
    pen.fill(curve("32,-20! 24,-10 25,8 18,28 4,44 0,50! 14,45 24,33 30,17 32,2", closed=True), BLUSH)
    pen.fill(curve("4,-14! 3,0 6,12 8.5,15 3,19! 9,19.5 11.5,15 7,2", closed=True), BLUSH)
    if look.flush:
        _flush(pen, -19.0, 14.0)
    for side in (-1.0, 1.0):
        half = pen.within(_MIRROR if side < 0 else IDENTITY)
        edge = curve("5.5,-2.2! 8,-5.8 13.5,-8.6 19,-7.2 23.5,-2.8! 19.5,0 14,0.5 9,-0.4", closed=True)
        own = replace(look, gaze=look.gaze * side)
        _eye(half, own, edge, "5,-1.8 8,-6 13.5,-8.8 19,-7.4 24,-2.4 26,-1.8", iris=(14, -5), size=5)
        half.line(curve("9,1 14,2.6 19.5,1.2"), 0.8)
        half.line(curve("7.5,-9.6 13,-12.8 19,-11.4 23,-7.6"), 0.9)
        _brow(half, look, "5,-16.5 12,-21.5 20,-20.5 27,-14", (5, -16))
        if look.old:
            half.line(curve("27,0 30,4 29,8"), 0.8)
            half.line(curve("10,20 13.5,26 13,31"), 0.8)
    pen.line(curve("4.5,-15 2.6,-8 3.6,0 5.4,8 8,13.5 7,18"), 1.5, "start")
    pen.line(curve("-7.5,12.5 -8.6,16 -6,18.6 -3,17.6 0,19.4 3,17.6 6.4,18.6"), 1.3)
    _mouth(pen, look, 0.0, 29.0, lean=0.0)
    if look.old:
        pen.line(curve("-12,-29 0,-31.5 12,-29"), 0.8)


def _profile(pen: Pen, look: Look) -> None:
    pen.shape(_PROFILE_EDGE, look.skin, 1.7)
    pen.fill(curve("-16,14! -6,24 6,34 20,42 27,47! 19,50 8,45.5 -6,36.5 -14,25", closed=True), BLUSH)
    edge = curve("6.5,-2.8! 11,-6.8 17,-8.4 22,-7! 23.4,-4 21.5,-0.6! 15,0.4 10,-0.6", closed=True)
    _eye(pen, look, edge, "22.8,-7.4 17,-8.8 11,-7.2 6,-2.6 3.5,-1.8", iris=(19, -4.8), size=4.4)
    pen.line(curve("9,1 14,2.4 20,1.2"), 0.8)
    pen.line(curve("6,-8 11,-11.8 18,-12 22,-10.4"), 0.9)
    _brow(pen, look, "2,-15 9,-21 17,-21.5 25.5,-17", (25, -17))
    pen.line(curve("26.5,10.5 24,14.5 26.5,18 29.5,16.6"), 1.2)
    pen.fill(curve("29.3,27! 24,25 19.5,26.6! 25,28.6", closed=True), CRIMSON)
    pen.fill(curve("29.3,27.2! 20.5,27.4! 25,32.4 30,31.5!", closed=True), VERMILION)
    pen.line(curve("30,27 25,26.8 18,27.6"), 1.3, "end")
    pen.line(curve("28.5,37.4 25,38.6 22,37.6"), 0.9)


def _mouth(pen: Pen, look: Look, x: float, y: float, *, lean: float) -> None:
    """Draw the mouth about (x, y), its middle moved by *lean* towards the far side."""
    wide = 9.8 if look.woman else 10.8
    left, right, middle = x - wide, x + wide - lean * 1.4, x + lean
    ends = y - look.smile
    rise = 3.0 if look.woman else 1.8
    pen.fill(
        curve(
            f"{left},{ends}! {middle - 4},{y - rise} {middle},{y - rise + 1.2} {middle + 4},{y - rise}"
            f" {right},{ends - 0.4}! {middle},{y + 1.2}",
            closed=True,
        ),
        CRIMSON,
    )
    full = 4.9 if look.woman else 3.6
    pen.fill(
        curve(
            f"{left + 1.5},{ends + 0.6}! {middle},{y + 1.2} {right - 1},{ends + 0.2}! {middle + 4},{y + full}"
            f" {middle - 4},{y + full}",
            closed=True,
        ),
        VERMILION,
    )
    pen.line(
        curve(
            f"{left - 1.4},{ends - 0.8} {middle - 4},{y + 0.2} {middle},{y + 1.1} {middle + 4},{y}"
            f" {right + 1.2},{ends - 1.2}"
        ),
        1.3,
    )
    pen.line(curve(f"{middle - 5},{y + 8.8} {middle},{y + 9.8} {middle + 5},{y + 8.6}"), 0.9)

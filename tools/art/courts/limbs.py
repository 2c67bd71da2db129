"""Sleeves with an elbow, and the hands at their ends."""

from __future__ import annotations

from dataclasses import dataclass

from ..affine import Point
from ..cloth import weave
from ..geometry import Line, bearing, curve, distance, lerp, place, smooth
from ..palette import FLESH, WHITE
from ..pattern import Pattern
from ..pen import Pen
from .dyes import shade


@dataclass(frozen=True, slots=True)
class Sleeve:
    """
    The cut of a sleeve: half widths at shoulder, elbow and wrist, its colour and trimmings.

    *puff* above 1 swells the upper arm; *slash* shows another colour through slits in it; *cuff* is
    the colour of the cuff, if there is one; a *frill* is of linen, whatever the colour.
    """

    colour: str
    shoulder: float = 13.0
    elbow: float = 11.0
    wrist: float = 7.5
    puff: float = 1.1
    slash: str = ""
    cuff: str = ""
    frill: bool = False
    pattern: Pattern | None = None


def _unit(a: Point, b: Point) -> Point:
    length = distance(a, b) or 1.0
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def _by(p: Point, d: Point, s: float) -> Point:
    return (p[0] + d[0] * s, p[1] + d[1] * s)


def arm(pen: Pen, shoulder: Point, elbow: Point, wrist: Point, *, sleeve: Sleeve) -> None:
    """Draw an arm in its *sleeve*, bent at the *elbow*; the hand is drawn apart."""
    d1, d2 = _unit(shoulder, elbow), _unit(elbow, wrist)
    side = -1.0 if d1[0] * d2[1] - d1[1] * d2[0] > 0 else 1.0
    # Away from the bend: at the upper arm and at the fore-arm.
    n1, n2 = (-d1[1] * side, d1[0] * side), (-d2[1] * side, d2[0] * side)
    outer, inner = _sleeve_edges((shoulder, elbow, wrist), (d1, d2), (n1, n2), sleeve)
    points = outer + inner[::-1]
    outline = smooth(points, [i in (6, 7, 9) for i in range(len(points))], closed=True)
    pen.body(outline, sleeve.colour)
    for near, far, normal in (
        (outer[1:4], [inner[1], inner[2], inner[3]], n1),
        (outer[3:], [inner[3], inner[3], inner[4], inner[5]], n2),
    ):
        facing = normal[0] * 0.4 + normal[1] * 0.9 > 0
        _shade_sleeve(pen, near if facing else far, far if facing else near, sleeve=sleeve)
    if sleeve.pattern:
        weave(pen, outline, sleeve.pattern, turn=bearing(shoulder, elbow) - 90)
    pen.contour(outline, 1.9)
    if sleeve.slash:
        half = (sleeve.shoulder + sleeve.elbow) / 2 * sleeve.puff
        _slashes(pen, shoulder, elbow, n1=n1, half=half, colour=sleeve.slash)
    _creases(pen, outer, inner, slashed=bool(sleeve.slash))
    if sleeve.cuff:
        _cuff(pen, wrist, d2, sleeve=sleeve)


def _sleeve_edges(
    joints: tuple[Point, Point, Point], ways: tuple[Point, Point], sides: tuple[Point, Point], sleeve: Sleeve
) -> tuple[Line, Line]:
    """Return both edges from shoulder to wrist, outside and inside of the bend: seven points and six."""
    shoulder, elbow, wrist = joints
    (d1, d2), (n1, n2) = ways, sides
    ne = _unit((0.0, 0.0), (n1[0] + n2[0], n1[1] + n2[1]))
    bone = sleeve.elbow
    upper, fore = lerp(shoulder, elbow, 0.5), lerp(elbow, wrist, 0.5)
    half = (sleeve.shoulder + bone) / 2 * sleeve.puff
    low = (bone + sleeve.wrist) / 2
    cap = _by(shoulder, d1, -sleeve.shoulder * 0.7)
    outer = [
        _by(cap, n1, sleeve.shoulder * 0.45),
        _by(_by(shoulder, n1, sleeve.shoulder), d1, 2.0),
        _by(upper, n1, half),
        _by(_by(elbow, ne, bone * 0.94), d1, -bone * 0.3),
        _by(_by(elbow, ne, bone * 0.9), d2, bone * 0.34),
        _by(fore, n2, low),
        _by(wrist, n2, sleeve.wrist),
    ]
    inner = [
        _by(cap, n1, -sleeve.shoulder * 0.4),
        _by(shoulder, n1, -sleeve.shoulder),
        _by(upper, n1, -half * 0.92),
        _by(elbow, ne, -bone * 0.72),
        _by(fore, n2, -low),
        _by(wrist, n2, -sleeve.wrist),
    ]
    return outer, inner


def _shade_sleeve(pen: Pen, lower: Line, upper: Line, *, sleeve: Sleeve) -> None:
    """Draw a crescent of the darker tone along the *lower* edge of half a sleeve, hatched from that edge."""
    round_ = [False] * len(lower)
    count = len(lower) - 1
    edge = smooth(lower, round_)
    depths = [0.34 * (1.0 - (2.0 * i / count - 1.0) ** 2) for i in range(count + 1)]
    depth = smooth([lerp(a, b, d) for a, b, d in zip(lower, upper, depths, strict=True)], round_)
    pen.fill(edge + depth[::-1], shade(sleeve.colour))
    middle = count // 2
    pen.hatch(
        edge[3:-3],
        _by((0.0, 0.0), _unit(lower[middle], upper[middle]), sleeve.elbow * 0.55),
        gap=3.2,
        width=1.0,
    )


def _slashes(pen: Pen, shoulder: Point, elbow: Point, *, n1: Point, half: float, colour: str) -> None:
    """Slits down the upper arm, another cloth showing through."""
    for k in (-0.52, 0.0, 0.52):
        a, b = lerp(shoulder, elbow, 0.06), lerp(shoulder, elbow, 0.86)
        middle = lerp(a, b, 0.5)
        bow = half * k * 1.25
        a, b, middle = _by(a, n1, bow * 0.72), _by(b, n1, bow * 0.72), _by(middle, n1, bow)
        fat = half * 0.17
        slit = smooth(
            [a, _by(middle, n1, fat), b, _by(middle, n1, -fat)], [True, False, True, False], closed=True
        )
        pen.shape(slit, colour, 1.2, body=False)


def _creases(pen: Pen, outer: Line, inner: Line, *, slashed: bool) -> None:
    """Folds that run out from the bend of the elbow."""
    bend, round_ = inner[3], [False] * 3
    if not slashed:
        tip = lerp(inner[2], outer[2], 0.38)
        pen.line(smooth([bend, lerp(lerp(bend, tip, 0.5), inner[2], 0.3), tip], round_), 2.0, "end")
    tip = lerp(bend, outer[3], 0.74)
    pen.line(smooth([bend, lerp(lerp(bend, tip, 0.5), outer[4], 0.14), tip], round_), 2.0, "end")
    tip = lerp(bend, outer[5], 0.6)
    pen.line(smooth([bend, lerp(lerp(bend, tip, 0.5), inner[4], 0.3), tip], round_), 1.8, "end")
    tip = lerp(outer[4], inner[5], 0.62)
    pen.line(smooth([outer[4], lerp(lerp(outer[4], tip, 0.5), outer[5], 0.3), tip], round_), 1.6, "end")


def _cuff(pen: Pen, wrist: Point, d2: Point, *, sleeve: Sleeve) -> None:
    """Draw the turned-back end of a sleeve, or a linen frill."""
    half = sleeve.wrist + 1.6
    spot = pen.within(place(*wrist, turn=bearing((0.0, 0.0), d2)))
    if sleeve.frill:
        edge = curve(
            f"-2,{-half + 2}! 5,{-half - 2} 6,{-half + 2}! 8,{-half * 0.45} 6.5,{-half * 0.3}! 8.6,0"
            f" 6.5,{half * 0.3}! 8,{half * 0.55} 6,{half - 2}! 5,{half + 2} -2,{half - 2}!",
            closed=True,
        )
        spot.shape(edge, WHITE, 1.5)
        for y in (-0.55, -0.1, 0.4):
            spot.line(curve(f"-1,{half * y * 0.8} 2,{half * y} 5.5,{half * y * 1.05}"), 0.9, "end")
        return
    spot.shape(
        curve(
            f"-5.5,{-half}! 0,{-half - 0.8} 3.5,{-half}! 4.6,0 3.5,{half}! 0,{half + 0.8} -5.5,{half}!"
            " -4.4,0",
            closed=True,
        ),
        sleeve.cuff,
        1.7,
    )
    for y in (-0.62, 0.0, 0.62):
        spot.disc((-0.6, half * y), 1.25, shade(sleeve.cuff))


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


def pinch(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw a hand that holds a stalk at *at* between thumb and fingers; unturned, the wrist lies 24 below."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))

    def finger(knots: str) -> None:
        hand.shape(curve(knots, closed=True), skin, 1.3)

    finger("8,12 10.5,4 14,-1.5 16.2,-2.6 16.6,-0.4 14.4,5 12,13")
    finger("6,10 8.4,1 11,-5.6 13.4,-7.6 14.2,-5.2 12,2 10,11.5")
    finger("3.6,9 5.6,-1 7.6,-8 9.8,-10.4 11,-8 9.4,-0.5 7.6,10")
    hand.shape(curve("-5.5,26! -7.5,17 -6.5,10 -1,7 6,8 12,11 10.5,18 6.4,26!", closed=True), skin, 1.5)
    hand.fill(curve("6.4,26! 10.5,18 12,11! 7,15 3,26!", closed=True), shade(skin))
    finger("0.6,12 -0.4,5 1,-0.6 0.4,-4.4 2.6,-5.2 5,-1.5 5,4 5.6,11")
    finger("-7.2,15 -6.6,7 -4,2 -2.2,-3.4 0.4,-3.6 0.6,0 -1,6 -2.6,13")
    hand.line(curve("-1.6,-3.2 -1.2,-1.4 0,-1.4"), 0.6)
    hand.line(curve("-3,17 -0.6,14 3,13.4"), 0.9)


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


def thumb_hold(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the palm and fingers that reach behind an upright disc; unturned, the wrist lies 22 below *at*."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    for k, y in enumerate((-10.0, -12.5, -11.5, -8.0)):
        x = -4 + 4.6 * k
        hand.shape(
            curve(f"{x - 2.4},6 {x - 2.6},{y} {x},{y - 3.5} {x + 2.4},{y} {x + 2.4},6", closed=True),
            skin,
            1.3,
        )
    hand.shape(curve("-6.5,23! -8,14 -9.5,6 -5,-1 4,-2.5 11,1 11.5,9 7,23!", closed=True), skin, 1.5)
    hand.fill(curve("7,23! 11.5,9 11,1! 7,8 3,23!", closed=True), shade(skin))
    for x in (2.6, 6.6):
        hand.line(curve(f"{x},-1.6 {x + 0.8},2 {x + 0.2},6"), 0.9)


def thumb_front(
    pen: Pen, at: Point, turn: float = 0.0, *, flip: bool = False, size: float = 1.0, skin: str = FLESH
) -> None:
    """Draw the thumb of `thumb_hold`, laid over the disc."""
    hand = pen.within(place(*at, size, turn=turn, flip=flip))
    hand.shape(
        curve("-9,10 -9.6,1 -7,-8 -3.6,-14.5 0,-14.5 0.6,-10 -2,-3 -1.4,6 -4.4,11", closed=True), skin, 1.4
    )
    hand.line(curve("-4.4,-12.6 -2.4,-11 -0.6,-11.8"), 0.7)
    hand.line(curve("-6.4,-2 -4.6,-1.4 -3,-2"), 0.7)

"""Sleeves with an elbow; the hands at their ends are in `hands`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt

from ..affine import Point
from ..cloth import weave
from ..geometry import Line, bearing, clip_side, curve, distance, lerp, place, smooth
from ..palette import WHITE
from ..pattern import Pattern
from ..pen import Pen
from .dyes import half_shade, shade


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
    # The cloth of both halves runs along the bone, and meets in the fold of the elbow.
    seam = (_by(elbow, (inner[3][0] - elbow[0], inner[3][1] - elbow[1]), 4.0), elbow)
    if d1[0] * d2[1] - d1[1] * d2[0] > 0:
        seam = seam[::-1]
    for near, far, normal, way, cut in (
        (outer[1:4], [inner[1], inner[2], inner[3]], n1, d1, seam),
        (outer[3:], [inner[3], inner[3], inner[4], inner[5]], n2, d2, seam[::-1]),
    ):
        facing = normal[0] * 0.4 + normal[1] * 0.9 > 0
        shaded = _shade_sleeve(pen, near if facing else far, far if facing else near, sleeve=sleeve)
        if sleeve.pattern:
            part, turn = clip_side(outline, *cut), bearing((0.0, 0.0), way) - 90
            weave(pen, part, sleeve.pattern, turn=turn)
            dark = replace(sleeve.pattern, colour=shade(sleeve.pattern.colour))
            weave(pen, part, dark, turn=turn, within=shaded)
    pen.contour(outline, 1.9)
    if sleeve.slash:
        half = (sleeve.shoulder + sleeve.elbow) / 2 * sleeve.puff
        _slashes(pen, shoulder, elbow, n1=n1, half=half, colour=sleeve.slash)
    _creases(pen, outer, inner, slashed=bool(sleeve.slash))
    if sleeve.cuff:
        _cuff(pen, wrist, d2, sleeve=sleeve)


def puff(pen: Pen, shoulder: Point, elbow: Point, *, sleeve: Sleeve, rim: str = "") -> None:
    """
    Draw the swelling sleeve of an upper arm, gathered at the *elbow*, into a band if *rim* is a colour.

    A `forearm` comes out of it.
    """
    spot = pen.within(place(*shoulder, turn=bearing(shoulder, elbow)))
    long, high, low = distance(shoulder, elbow), sleeve.shoulder, sleeve.elbow * 0.8
    half = (high + sleeve.elbow) / 2 * sleeve.puff

    def edge(side: float) -> str:
        knots = ((2, high), (long * 0.5, half), (long * 0.9, half * 0.86), (long, low))
        return " ".join(f"{x},{side * y}" for x, y in knots)

    under = _lower_side(spot)
    back = " ".join(reversed(edge(1.0).split()))
    outline = curve(
        f"{-high * 0.7},{-high * 0.45} {edge(-1.0)}! {long * 1.04},0 {back.replace(' ', '! ', 1)}"
        f" {-high * 0.7},{high * 0.45}",
        closed=True,
    )
    crescent = curve(f"{edge(under)}! {long * 0.5},{under * half * 0.6}", closed=True)
    spot.body(outline, sleeve.colour)
    spot.fill(crescent, (half_shade if sleeve.pattern else shade)(sleeve.colour))
    if sleeve.pattern:
        dark = replace(sleeve.pattern, colour=shade(sleeve.pattern.colour))
        weave(spot, outline, sleeve.pattern, turn=90)
        weave(spot, outline, dark, turn=90, within=crescent)
    spot.hatch(curve(edge(under))[3:-3], (0.0, -under * half * 0.5), gap=3.2, width=1.0)
    spot.contour(outline, 1.9)
    if sleeve.slash:
        dx, dy = _unit(shoulder, elbow)
        _slashes(pen, shoulder, elbow, n1=(-dy, dx), half=half, colour=sleeve.slash)
    for y in (-0.5, 0.0, 0.5):
        gather = f"{long},{low * y * 1.25} {long * 0.93},{half * y * 1.1} {long * 0.84},{half * y * 1.3}"
        spot.line(curve(gather), 1.3, "end")
    if rim:
        _rim(spot, long, low + 1.0, rim)


def _rim(spot: Pen, x: float, half: float, colour: str) -> None:
    """Draw the band that gathers a sleeve, across an arm that runs along the pen's own x."""
    band = f"{x - 2.6},{-half}! {x + 2.6},{-half}! {x + 4},0 {x + 2.6},{half}! {x - 2.6},{half}! {x - 1.2},0"
    spot.shape(curve(band, closed=True), colour, 1.6)


def forearm(pen: Pen, elbow: Point, wrist: Point, *, sleeve: Sleeve) -> None:
    """Draw a forearm in a close sleeve; the hand is drawn apart."""
    spot = pen.within(place(*wrist, turn=bearing(elbow, wrist)))
    long, wide, thin = distance(elbow, wrist), sleeve.elbow, sleeve.wrist

    def edge(side: float) -> str:
        return (
            f"0,{side * thin}! {-long * 0.3},{side * thin * 1.1} {-long * 0.66},{side * wide}"
            f" {-long},{side * wide * 0.94}"
        )

    under = _lower_side(spot)
    back = " ".join(reversed(edge(1.0).split()))
    outline = curve(f"{edge(-1.0)} {-long - wide * 0.8},0 {back}", closed=True)
    spot.body(outline, sleeve.colour)
    spot.fill(
        curve(f"{edge(under)}! {-long * 0.6},{under * wide * 0.5} 0,{under * thin * 0.4}!", closed=True),
        shade(sleeve.colour),
    )
    spot.contour(outline, 1.8)
    for share, reach in ((0.16, 0.5), (0.36, 0.3), (0.8, 0.6)):
        x, y = -long * share, under * wide
        spot.line(curve(f"{x},{y * 0.8} {x - 1.6},{y * 0.2} {x - 1},{-y * reach}"), 1.2, "end")
    _cuff(pen, wrist, _unit(elbow, wrist), sleeve=sleeve)


def _lower_side(spot: Pen) -> float:
    """Return 1 if the positive y of a pen's frame is the lower side on the card, or -1."""
    return 1.0 if spot.frame((0.0, 1.0))[1] > spot.frame((0.0, -1.0))[1] else -1.0


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
    room = min(distance(shoulder, elbow), distance(elbow, wrist))
    depth, used = _fold(bone, n1[0] * ne[0] + n1[1] * ne[1], room)
    inner = [
        _by(cap, n1, -sleeve.shoulder * 0.4),
        _by(shoulder, n1, -sleeve.shoulder),
        _by(_clear(elbow, shoulder, used), n1, -half * 0.92),
        _by(elbow, ne, -depth),
        _by(_clear(elbow, wrist, used), n2, -low),
        _by(wrist, n2, -sleeve.wrist),
    ]
    return outer, inner


def _fold(bone: float, cosine: float, room: float) -> tuple[float, float]:
    """
    Return how deep the inside of a bend lies from the elbow, and how much of either half of the arm it takes.

    *cosine* is that of half the turn: the sharper the bend, the farther its inside, if there is *room*.
    """
    slope = sqrt(max(0.0, 1.0 - cosine * cosine)) / max(cosine, 0.3)
    depth = bone * 0.72 / max(cosine, 0.3)
    used = min(bone * 0.72 * slope, room * 0.62)
    return min(depth, used / max(slope * cosine, 0.05)), used


def _clear(elbow: Point, end: Point, used: float) -> Point:
    """Return the middle of half an arm, or of what the fold of the elbow leaves of it."""
    return lerp(elbow, end, max(0.5, (1.0 + used / (distance(elbow, end) or 1.0)) / 2))


def _shade_sleeve(pen: Pen, lower: Line, upper: Line, *, sleeve: Sleeve) -> Line:
    """
    Draw a crescent of the darker tone along the *lower* edge of half a sleeve, hatched from that edge.

    Return the crescent.
    """
    round_ = [False] * len(lower)
    count = len(lower) - 1
    edge = smooth(lower, round_)
    depths = [0.27 * (1.0 - (2.0 * i / count - 1.0) ** 2) for i in range(count + 1)]
    depth = smooth([lerp(a, b, d) for a, b, d in zip(lower, upper, depths, strict=True)], round_)
    pen.fill(edge + depth[::-1], (half_shade if sleeve.pattern else shade)(sleeve.colour))
    middle = count // 2
    pen.hatch(
        edge[3:-3],
        _by((0.0, 0.0), _unit(lower[middle], upper[middle]), sleeve.elbow * 0.55),
        gap=3.2,
        width=1.0,
    )
    return edge + depth[::-1]


def _slashes(pen: Pen, shoulder: Point, elbow: Point, *, n1: Point, half: float, colour: str) -> None:
    """Slits down the upper arm, another cloth showing through."""
    # The slit on the side of the bend ends before its fold.
    for k, stop in ((-0.52, 0.66), (0.0, 0.82), (0.52, 0.86)):
        a, b = lerp(shoulder, elbow, 0.06), lerp(shoulder, elbow, stop)
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
        pen.line(smooth([bend, lerp(lerp(bend, tip, 0.5), inner[2], 0.3), tip], round_), 1.6, "end")
    tip = lerp(bend, outer[3], 0.74)
    pen.line(smooth([bend, lerp(lerp(bend, tip, 0.5), outer[4], 0.14), tip], round_), 1.6, "end")
    tip = lerp(bend, outer[5], 0.6)
    pen.line(smooth([bend, lerp(lerp(bend, tip, 0.5), inner[4], 0.3), tip], round_), 1.5, "end")
    if slashed:
        return
    tip = lerp(outer[4], inner[5], 0.62)
    pen.line(smooth([outer[4], lerp(lerp(outer[4], tip, 0.5), outer[5], 0.3), tip], round_), 1.4, "end")


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

"""Standing legs in hose, breeches and boots, and other garments."""

from __future__ import annotations

from ..affine import Point
from ..geometry import along, curve, ellipse, place
from ..palette import GOLD, STRAW, WHITE
from ..pen import Pen
from .dress import band, shoe
from .dyes import OCHRE, shade


def leg(
    pen: Pen,
    hip: Point,
    high: float,
    *,
    hose: str,
    dark: str = "",
    left: bool = False,
    turn: float = 0.0,
    garter: str = "",
    footed: str = "",
    ahead: bool = False,
) -> None:
    """
    Draw a leg in *hose*, *high* units from the hem of the breeches to the sole, toe out to the right or
    *left*; *dark* is its shaded side, if that is not to be the dye's own.

    *garter* ties it below the knee in a bow; *footed* is the colour of the shoe, which
    points *ahead* of the figure if it is wanted so.
    """
    g = pen.within(place(*hip, high / 100, turn=turn, flip=left))
    g.shape(
        curve(
            "-12,0! -11.5,18 -9,34 -10.5,46 -12.5,58 -8,78 -6.5,93! 6,93! 7,80 11.5,60 10.5,47 9,36 12,18"
            " 13,0!",
            closed=True,
        ),
        hose,
        1.8,
    )
    g.fill(
        curve("13,0! 12,18 9,36 10.5,47 11.5,60 7,80 6,93! 1,93! 5,76 6,58 4,44 5,30 7,0!", closed=True),
        dark or shade(hose),
    )
    g.hatch(curve("10.5,48 11.5,60 8,76 7,88"), (-6, 0.6), gap=3.4)
    g.line(curve("-6,36 -1,39.5 5,36.5"), 1.3)
    g.line(curve("-7,86 -1,88.6 5,86.6"), 1.1)
    if garter:
        band(g, "-10,42.5 0,45 10.4,42.5", 4.4, garter)
        g.shape(curve("8,44 13,38 17,40 14,45 18,50 13,50", closed=True), garter, 1.3)
    if footed:
        shoe(
            pen.within(place(*hip, turn=turn)),
            (0.0, high),
            left=left,
            size=max(0.8, high / 105),
            colour=footed,
            ahead=ahead,
        )


def trunk_hose(pen: Pen, centre: float, top: float, low: float, *, colour: str, slash: str) -> None:
    """Puffed breeches in panes, another cloth showing between them."""
    deep = low - top
    for left in (True, False):
        p = pen.within(place(centre, top, flip=left))
        p.shape(
            curve(
                f"-2,0! 24,-1! 33,{deep * 0.35} 33,{deep * 0.75} 24,{deep}! 8,{deep + 3} 0,{deep - 4}!",
                closed=True,
            ),
            slash,
            1.9,
        )
        for inner, outer in ((0.0, 5.6), (8.8, 15.0), (18.2, 24.5)):
            grow = 1.3
            p.shape(
                curve(
                    f"{inner * 0.8},0! {outer * 0.86},0! {outer * grow},{deep * 0.45}"
                    f" {outer * 0.98 + 0.4},{deep - 1}! {inner * 0.98 + 0.4},{deep - 0.4}!"
                    f" {inner * grow},{deep * 0.45}",
                    closed=True,
                ),
                colour,
                1.4,
                body=False,
            )
        p.hatch(curve(f"31.5,{deep * 0.3} 32,{deep * 0.7} 25,{deep - 1}"), (-6, -1), gap=2.8)
        p.shape(
            curve(
                f"5,{deep - 3}! 14,{deep} 25,{deep - 3}! 24,{deep + 3}! 14,{deep + 6} 6,{deep + 3}!",
                closed=True,
            ),
            colour,
            1.5,
        )


def ruff(pen: Pen, centre: Point, wide: float, high: float, *, count: int = 13) -> None:
    """Draw a pleated collar seen from a little above."""
    x, y = centre
    rim = ellipse(centre, wide, high)
    pen.shape(rim, WHITE, 1.6)
    pen.fill(
        curve(
            f"{x + wide * 0.98},{y}! {x + wide * 0.7},{y + high * 0.7} {x},{y + high * 0.98}"
            f" {x - wide * 0.5},{y + high * 0.8}! {x},{y + high * 0.62} {x + wide * 0.6},{y + high * 0.3}",
            closed=True,
        ),
        shade(WHITE),
    )
    edge = [place(x, y, turn=200.0 - 5.5 * k)((1.0, 0.0)) for k in range(41)]
    rim_way = [(x + (u - x) * wide * 0.88, y + (v - y) * high * 0.86) for u, v in edge]
    for u, v in along(rim_way, [k / (count - 1) for k in range(count)]):
        pen.line([(x + (u - x) * 0.5, y + (v - y) * 0.4), (u, v)], 1.2, "start")
        pen.disc((u, v), 1.7, WHITE, 0.9)
    pen.contour(rim, 1.6)


def buttons(pen: Pen, line: tuple[Point, ...], colour: str = GOLD, *, radius: float = 2.0) -> None:
    """Draw a row of buttons."""
    for spot in line:
        pen.disc(spot, radius, colour, 1.0)


def soft_boot(pen: Pen, x: float, *, left: bool, colour: str = OCHRE, ahead: bool = False) -> None:
    """Draw a soft boot with a turned-down top, its toe out to one side or *ahead*, foreshortened."""
    b = pen.within(place(x, 0, flip=left))
    foot = (
        "-8,293! 0,295.6 6,298.4 14,298.6 18.6,295.6 16.6,289.6 10.6,283"
        if ahead
        else "-8,295! 27,295! 25,288 12,284"
    )
    b.shape(curve(f"-9,232! -8,252 -9,270 {foot} 8,276! 10,256 11,232!", closed=True), colour, 1.8)
    b.fill(curve("11,232! 10,256 8,276! 3,280! 5,256 5,232!", closed=True), shade(colour))
    b.hatch(curve("10,250 8,276 11,283 16,289" if ahead else "10,250 8,276 14,284 25,289"), (-5, 1), gap=3)
    b.shape(curve("-11,240! -11,251 0,255 13,250 13,239! 0,244", closed=True), STRAW, 1.6)
    b.line(curve("-8,277 -1,281 5,279"), 1.2)
    sole = "-7.6,290.6 0,293.2 6,296.2 13,296.6 17.6,294.4" if ahead else "-8,293 8,293 26,293.4"
    b.line(curve(sole), 1.6, "even")

"""Dress of several figures: fur capes, belts, daggers, ribbons, shoes, clasps; and the neck above it."""

from __future__ import annotations

from ..affine import Point
from ..cloth import ermine
from ..geometry import along, curve, lengths, place, polygon
from ..palette import BLUE, FLESH, GOLD, INK, PALE_BLUE, VERMILION, WHITE
from ..pen import Pen
from .dyes import shade


def neck(pen: Pen, at: Point, low: float, wide: float = 23.0, skin: str = FLESH) -> None:
    """
    Draw a bare neck from *at*, under the jaw, to its pit at *low*, *wide* where it leaves the shoulders.

    It narrows upwards, has its two sinews, and the shade of the chin falls on it.
    """
    x, y = at
    half, deep = wide / 2, low - y
    top = half * 0.8
    pen.shape(
        curve(
            f"{x - top},{y}! {x + top},{y}! {x + half * 0.84},{y + deep * 0.45} {x + half},{y + deep * 0.74}"
            f" {x + half * 1.3},{y + deep * 0.9}! {x},{low} {x - half * 1.3},{y + deep * 0.9}!"
            f" {x - half},{y + deep * 0.74} {x - half * 0.84},{y + deep * 0.45}",
            closed=True,
        ),
        skin,
        1.6,
    )
    pen.fill(
        curve(
            f"{x - top},{y}! {x + top},{y}! {x + half * 0.84},{y + deep * 0.45} {x + half},{y + deep * 0.74}!"
            f" {x + half * 0.5},{y + deep * 0.5} {x - half * 0.2},{y + deep * 0.46}"
            f" {x - top},{y + deep * 0.3}!",
            closed=True,
        ),
        shade(skin),
    )
    for side in (-1.0, 1.0):
        sinew = f"{x + side * half * 0.62},{y + deep * 0.5} {x + side * half * 0.4},{y + deep * 0.74}"
        pen.line(curve(f"{sinew} {x + side * 2.2},{y + deep * 0.93}"), 1.2, "both")


def fur_cape(pen: Pen, outline: str, *, step: Point = (14.0, 11.5), folds: tuple[str, ...] = ()) -> None:
    """Draw a shoulder cape of ermine."""
    edge = curve(outline, closed=True)
    ermine(pen, edge, step=step)
    for fold in folds:
        pen.line(curve(fold), 1.5, "end")


def studded(
    pen: Pen, line: str, depth: float, colour: str, stud: str, *, gap: float = 8.0, size: float = 1.7
) -> None:
    """Draw a band about a curve: belt, hem, collar."""
    middle = curve(line)
    upper = [(x, y - depth / 2) for x, y in middle]
    lower = [(x, y + depth / 2) for x, y in middle]
    pen.shape(upper + lower[::-1], colour, 1.6)
    count = max(1, round(lengths(middle)[-1] / gap))
    for k in range(count):
        pen.disc(along(middle, [(k + 0.5) / count])[0], size, stud, 0.7 if size > 2 else 0.0)


def band(pen: Pen, line: str, width: float, colour: str, *, stud: str = "", gap: float = 8.0) -> None:
    """Draw a ribbon of even *width* along a curve in any direction: baldric, rein, sash, garter."""
    middle = curve(line)
    pen.line(middle, width + 2.0, "even")
    pen.line(middle, width - 0.6, "even", colour=colour)
    if stud:
        count = max(1, round(lengths(middle)[-1] / gap))
        for k in range(count):
            pen.disc(along(middle, [(k + 0.5) / count])[0], width * 0.2, stud)


def shoe(
    pen: Pen,
    heel: Point,
    *,
    left: bool = False,
    size: float = 1.0,
    colour: str = INK,
    buckle: str = GOLD,
    ahead: bool = False,
) -> None:
    """
    Draw a shoe standing with its ankle over *heel*, toe out to the right or *left*, or foreshortened if it
    points *ahead*.
    """
    s = pen.within(place(*heel, size, flip=left))
    if ahead:
        s.shape(
            curve(
                "-6.4,-12! 5.6,-12! 8.4,-6.6 13,-1.4 14,2 10.4,3.8 4,3.2 -1,0.8 -6,-1 -7.4,-5", closed=True
            ),
            colour,
            1.6,
        )
        s.line(curve("-6.4,-1.4 -1,0.8 4,3.2 11,3.4"), 1.6, "start")
        s.line(curve("5.4,-5.6 9,-2 11,0.6"), 1.2, colour=shade(WHITE) if colour == INK else INK)
        s.disc((1.6, -7.6), 2.3, buckle, 0.9)
        return
    s.shape(curve("-7,0! -7,-6 -5.5,-12! 5,-12! 8,-8 18,-5 23,-1.5 22,0!", closed=True), colour, 1.6)
    s.line(curve("7,-6.6 13,-4.8 18,-3"), 1.2, colour=shade(WHITE) if colour == INK else INK)
    s.line(curve("-6.6,-0.4 8,-0.2 22,-0.4"), 1.8, "even")
    s.disc((5.4, -8.4), 2.3, buckle, 0.9)


def slipper(
    pen: Pen,
    heel: Point,
    *,
    left: bool = False,
    size: float = 1.0,
    colour: str = INK,
    trim: str = GOLD,
    hose: str = WHITE,
    ahead: bool = False,
) -> None:
    """
    Draw a court slipper cut low over the *hose*, its ankle over *heel*, toe out to the right or *left*, or
    foreshortened if it points *ahead*.
    """
    s = pen.within(place(*heel, size, flip=left))
    s.shape(curve("-6.6,-20! 6.6,-20! 8,-9 14,-4! -7,-3!", closed=True), hose, 1.5)
    s.fill(curve("6.6,-20! 8,-9 14,-4! 5,-4! 3,-12 2.6,-20!", closed=True), shade(hose))
    gleam = PALE_BLUE if colour == INK else shade(colour)
    if ahead:
        s.shape(
            curve(
                "-7.6,-8! -8.4,-2 -5,2.4 1,5.4 8,7.6 13.6,7.4 16.4,4.4 15,-1 11,-5.4 8.4,-9!"
                " 7,-4.6 3,-2.6 -1,-2.8 -5,-4.6",
                closed=True,
            ),
            colour,
            1.7,
        )
        s.line(curve("8.6,-8.4 7,-3.8 3,-1.6 -1,-1.8 -5,-3.6 -7.4,-7"), 1.7, "even", colour=trim)
        s.line(curve("4,3.6 8.4,5 12.6,4.4"), 1.3, colour=gleam)
        s.disc((5.6, 0.8), 2.2, trim, 1.0)
        return
    s.shape(
        curve(
            "-8.4,1.6! -9.4,-4 -7.4,-10! -4,-6 2,-4.6 8.4,-6 12,-9! 17.4,-6.6 23.4,-3.4 27.6,-0.6 28,1.6!",
            closed=True,
        ),
        colour,
        1.7,
    )
    s.line(curve("-7.2,-9 -4,-5.2 2,-3.6 8.6,-5 12,-8"), 1.7, "even", colour=trim)
    s.line(curve("13,-2.6 19,-2 24,-0.4"), 1.3, colour=gleam)
    s.disc((14.4, -5.6), 2.2, trim, 1.0)


def jewel(pen: Pen, at: Point, radius: float = 4.0, stone: str = VERMILION) -> None:
    """Draw a clasp."""
    pen.disc(at, radius, GOLD, 1.4)
    pen.disc(at, radius * 0.5, stone, 0.8)


def dagger(pen: Pen, grip: Point, turn: float = 0.0) -> None:
    """Draw a sheathed dagger held at *grip*; unturned, its pommel is 17 above and its chape 52 below."""
    d = pen.within(place(*grip, turn=turn))
    d.shape(curve("-5.4,13! 5.4,13! 4.4,30 2.4,47! -2.4,47! -4.4,30", closed=True), INK, 1.4)
    d.line(curve("-2,16 -1.6,30 -0.8,42"), 1.2, colour=PALE_BLUE)
    d.shape(curve("-5.8,12! 5.8,12! 5.4,19! 0,21 -5.4,19!", closed=True), GOLD, 1.4)
    d.shape(curve("-3.2,40! 3.2,40! 2.6,49 0,52.4! -2.6,49", closed=True), GOLD, 1.4)
    d.shape(polygon("-2.8,-12 2.8,-12 2.8,12 -2.8,12"), VERMILION, 1.4)
    d.shape(
        curve("-12,8.4 -6,9.6 0,8.6 6,9.6 12,8.4 12.6,12 6,13.4 0,13 -6,13.4 -12.6,12", closed=True),
        GOLD,
        1.5,
    )
    d.disc((0, -14.4), 5.4, GOLD, 1.5)
    d.disc((0, -14.4), 2.2, BLUE, 0.9)

"""The ground under the standing figures; both kinds end before the lower index."""

from __future__ import annotations

from itertools import pairwise

from ..affine import Point
from ..geometry import curve, lerp
from ..palette import GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION, WHITE
from ..pen import Pen, uneven
from .dyes import OCHRE


def ground(
    pen: Pen, left: float = 9.0, right: float = 149.0, *, top: float = 287.0, tone: str = PALE_GREEN
) -> None:
    """Draw a low bank of turf, tapering out before the lower index."""
    wide = right - left
    pen.shape(
        curve(
            f"{left},301.2! {left},{top + 3} {left + wide * 0.2},{top} {left + wide * 0.45},{top + 1.5}"
            f" {left + wide * 0.72},{top - 0.5} {left + wide * 0.93},{top + 2} {right - 2},{top + 7}"
            f" {right},301.2!",
            closed=True,
        ),
        tone,
        1.5,
        body=False,
    )
    for k in range(9):
        x = left + 8 + (wide - 26) * (k + 0.6 * uneven(k)) / 9
        y = top + 7 + 5 * uneven(k * 2 + 1)
        pen.line(curve(f"{x - 5},{y} {x},{y - 0.8} {x + 6},{y + 0.4}"), 1.0, colour=GREEN if k % 2 else INK)
    for share, petal in ((0.17, WHITE), (0.36, VERMILION), (0.69, WHITE), (0.9, STRAW)):
        _daisy(pen, (left + wide * share, top + 8.5 + 2 * uneven(int(share * 50))), petal)
    for x in (left + 5.5, left + wide * 0.53, right - 19):
        for dx, dy in ((-3.2, -6), (-0.6, -9), (2.4, -6.5)):
            pen.line(
                curve(f"{x},{top + 6} {x + dx * 0.4},{top + 6 + dy * 0.5} {x + dx},{top + 6 + dy}"),
                1.5,
                "end",
            )


def _daisy(pen: Pen, at: Point, petal: str) -> None:
    """Draw a flower in the turf, no larger than a dot on a small card."""
    x, y = at
    for dx, dy in ((-1.5, 0.0), (1.5, 0.0), (0.0, -1.4), (0.0, 1.4)):
        pen.disc((x + dx, y + dy), 1.25, petal, 0.7)
    pen.disc(at, 1.0, GOLD)


def pavement(
    pen: Pen,
    left: float = 9.0,
    right: float = 146.0,
    *,
    top: float = 285.0,
    light: str = STRAW,
    dark: str = OCHRE,
) -> None:
    """Draw a chequered floor running to the back, broken off in a curve before the lower index."""
    low = 301.2
    edge = curve(
        f"{left},{low}! {left},{top}! {right - 16},{top}! {right - 4},{top + 4} {right},{low}!", closed=True
    )
    pen.body(edge, light)
    vanish = ((left + right) / 2, top - 60.0)
    rows = (top, top + 6.0, low)

    def crossing(k: float, y: float) -> Point:
        """Return the point at which the *k*-th joint crosses the height *y*."""
        foot = left - 40.0 + k * 20.0
        return lerp(vanish, (foot, low), (y - vanish[1]) / (low - vanish[1]))

    tiles = [
        [crossing(k, y0), crossing(k + 1, y0), crossing(k + 1, y1), crossing(k, y1)]
        for row, (y0, y1) in enumerate(pairwise(rows))
        for k in range(row % 2, 12, 2)
    ]
    pen.inlay(edge, tiles, dark)
    pen.line([(left, rows[1]), (right - 3, rows[1])], 1.1, "even")
    pen.contour(edge, 1.5)

"""
The ground under the standing figures, from the left line of the frame to the lower index.

Kings stand on a chequered floor, riders on a meadow, pages on trodden earth. Before the lower
index it falls away to the frame, so that figures of either size are printed on bare paper.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from ..affine import Point
from ..frame import INSET
from ..frame import LINE as FRAME
from ..geometry import Line, curve, lerp
from ..palette import GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION, WHITE
from ..pen import Pen, uneven
from ..svg import CARD_HEIGHT, CARD_WIDTH
from .dyes import LINEN, OCHRE

LEFT: Final = INSET + FRAME / 2
LOW: Final = CARD_HEIGHT - LEFT
"""The inner edges of the frame."""
END: Final = 154.0
"""Here soft ground meets the frame: the large figures of an index begin at 157."""
BRINK: Final = 145.0
"""No shadow reaches farther: beyond this there is no ground for it to lie on."""


def pavement(pen: Pen, *, light: str = STRAW, dark: str = OCHRE) -> None:
    """Draw a chequered floor that runs to the back, and on it the shade of a robe to the right."""
    rows = (283.6, 286.8, 292.2, LOW)
    vanish = (CARD_WIDTH / 2, 236.0)

    def crossing(k: float, y: float) -> Point:
        """Return the point at which the *k*-th joint from the middle crosses the height *y*."""
        return lerp(vanish, (vanish[0] + k * 26.0, LOW), (y - vanish[1]) / (LOW - vanish[1]))

    corner, foot = (143.0, rows[0]), (149.6, LOW)
    edge = [(LEFT, rows[0]), corner, foot, (LEFT, LOW)]
    pen.fill(edge, light)
    tiles = [
        [crossing(k, y0), crossing(k + 1, y0), crossing(k + 1, y1), crossing(k, y1)]
        for row, (y0, y1) in enumerate(pairwise(rows))
        for k in range(row % 2 - 8, 8, 2)
    ]
    pen.inlay(edge, tiles, dark)
    for y in rows[1:-1]:
        pen.line([(LEFT, y), lerp(corner, foot, (y - rows[0]) / (LOW - rows[0]))], 1.1, "even")
    for k in range(5):
        y = 289.4 + 2.3 * k
        pen.line([(100 + 6 * uneven(k), y), (136 + 7 * uneven(k + 3), y)], 1.3)
    pen.line(edge[:3], 1.6, "even")
    _foot(pen, foot[0])


def meadow(pen: Pen, hooves: Iterable[float]) -> None:
    """Draw turf with flowers, and the shadows of a horse's *hooves*."""
    horizon = _bank(pen, "285.6 34,284.4 66,286.4 104,285 127,285.8 140.6,289.6", PALE_GREEN)
    for x in hooves:
        far = min(x + 24, BRINK)
        shadow = (
            f"{x - 11},295.6 {x},293 {min(x + 14, BRINK - 3)},294 {far},296.6 {x + 8},298.4 {x - 6},297.8"
        )
        pen.fill(curve(shadow, closed=True), GREEN)
    for k in range(10):
        x, y = 14 + 118 * (k + 0.6 * uneven(k)) / 10, 289.6 + 9 * uneven(k * 2 + 1)
        pen.line(curve(f"{x - 5},{y} {x},{y - 0.8} {x + 6},{y + 0.4}"), 1.0, colour=GREEN if k % 2 else INK)
    for x, y, petal in (
        *((18, 297, WHITE), (25, 290.8, VERMILION), (66, 297.6, STRAW)),
        *((69, 291, WHITE), (113, 298, VERMILION), (120, 290.6, WHITE), (139, 298, STRAW)),
    ):
        _daisy(pen, (x, y), petal)
    _blades(pen, (13.0, 60.0, 81.0, 107.0), horizon)


def earth(pen: Pen, *feet: Point) -> None:
    """Draw trodden earth with stones and a little grass, and the shadow that falls from *feet*."""
    horizon = _bank(pen, "284.8 40,285.6 90,284.6 123,285.4 139,289.4", STRAW)
    for x, y in feet:
        far = min(x + 40, BRINK)
        shadow = f"{x - 12},{y}! {x + 4},{y - 5} {min(x + 22, BRINK - 8)},{y - 5.6} {far},{y - 2.4}!"
        pen.fill(curve(f"{shadow} {x + 16},{y + 1.4} {x},{y + 2}", closed=True), OCHRE)
    for k in range(9):
        x, y = 14 + 114 * (k + 0.6 * uneven(k)) / 9, 289 + 10 * uneven(k * 2 + 1)
        pen.line([(x - 7, y), (x + 7, y + 0.3)], 1.0, colour=OCHRE if k % 2 else INK)
    aside = feet[0][0] - 78
    for x, y, size in (
        *((19 + aside, 296.6, 3.4), (24.4 + aside, 297.6, 2.2), (45 - aside, 290, 2.2)),
        *((138, 298.4, 2.6), (129, 290.4, 2)),
    ):
        stone = (
            f"{x - size},{y + size * 0.6} {x - size * 0.6},{y - size * 0.5} {x + size * 0.4},{y - size * 0.6}"
        )
        pen.shape(curve(f"{stone} {x + size},{y + size * 0.5} {x},{y + size * 0.8}", closed=True), LINEN, 1.2)
    _blades(pen, (16.0 + aside, 36.0 + aside, 62.0 - aside), horizon)


def _bank(pen: Pen, rise: str, tone: str) -> Line:
    """Fill the ground under a horizon that begins with *rise*, and return that horizon."""
    horizon = curve(f"{LEFT},{rise} 147,296.4 {END},{LOW}!")
    pen.fill([*horizon, (LEFT, LOW)], tone)
    pen.line(horizon, 1.6, "even")
    _foot(pen, END)
    return horizon


def _foot(pen: Pen, end: float) -> None:
    """Draw the line on which the ground ends where the frame is broken, as far as the *end* of the ground."""
    pen.line([(LEFT, LOW - 0.4), (end, LOW - 0.4)], 0.8, "even")


def _blades(pen: Pen, places: Iterable[float], horizon: Line) -> None:
    """Draw tufts of grass that stand up over the *horizon*."""
    for x in places:
        y = min(horizon, key=lambda point: abs(point[0] - x))[1] + 2.6
        for dx, dy in ((-3.2, -6), (-0.6, -9), (2.4, -6.5)):
            pen.line(curve(f"{x},{y} {x + dx * 0.4},{y + dy * 0.5} {x + dx},{y + dy}"), 1.5, "end")


def _daisy(pen: Pen, at: Point, petal: str) -> None:
    """Draw a flower in the turf, no larger than a dot on a small card."""
    x, y = at
    for dx, dy in ((-1.5, 0.0), (1.5, 0.0), (0.0, -1.4), (0.0, 1.4)):
        pen.disc((x + dx, y + dy), 1.25, petal, 0.7)
    pen.disc(at, 1.0, GOLD)

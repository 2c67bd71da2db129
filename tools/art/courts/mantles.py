"""Mantles of the double-ended figures: how they lie about the shoulders, each cut in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from ..cloth import Panel, Stuff, hang, strew
from ..geometry import along, curve, lerp, place
from ..palette import INK, WHITE
from ..pen import Pen

_MIDDLE = 100.0


@dataclass(frozen=True, slots=True)
class Cut:
    """
    The left half of a mantle, in card units; the right half is its mirror picture.

    *outer* and *inner* edges run from the collar to the seam of the card, *lining* is what is seen of the
    inside, turned out along the inner edge; *edge* is a border of fur along the outer one.
    """

    outer: str
    inner: str
    folds: tuple[float, ...]
    lining: str = ""
    edge: str = ""


_CUTS: Mapping[str, Cut] = MappingProxyType(
    {
        "furred": Cut(
            "66,93! 44,99 25,109 12.6,126 8,148 8,196",
            "98,104 84,140 72,166 66,196",
            (0.28, 0.56, 0.8),
            edge="66,93! 44,99 25,109 12.6,126 8,148 8,196! 17,196! 17.6,152 22.4,132 32,118 49,107 68,102!",
        ),
        "square": Cut(
            "72,88! 52,97 35,104 23,114 16,127 12.2,144 11,166 9,196",
            "92,104! 80,140 72,166 66,196",
            (0.24, 0.5, 0.76),
        ),
        "fallen": Cut(
            "58,110! 40,107.6 25,116 18,130 15.6,145 16.4,164 20,196",
            "68,122 56,140 50,164 48,196",
            (0.36, 0.7),
            "66,103! 46,100.6 28,106.6 18,121 15.9,147! 18.8,131 26,118.6 41,111 66,113!",
        ),
        "straight": Cut(
            "66,92! 42,100 27,112 16.6,128 13,146 13.4,166 17,196",
            "88,100! 70,130 54,166 44,196",
            (0.36, 0.7),
            "84,96! 92,104! 76,132 58,166 52,196! 38,196! 50,150 66,116",
        ),
    }
)


def inside(pen: Pen, colour: str) -> None:
    """Draw the shaded lining that shows between arms and body, down to the seam of the card."""
    pen.fill(curve("58,112! 142,112! 158,140 162,190! 38,190! 42,140", closed=True), colour)


def mantle(
    pen: Pen, cut: str, cloth: Stuff, *, lining: str = "", sides: tuple[bool, ...] = (True, False)
) -> None:
    """Draw a mantle of *cloth* in one of the cuts, lined, on the left side (True), the right one, or both."""
    shape = _CUTS[cut]
    for left in sides:
        half = pen if left else pen.within(place(2 * _MIDDLE, 0.0, flip=True))
        if lining and shape.lining:
            half.shape(curve(shape.lining, closed=True), lining, 1.7)
        hang(half, Panel.of(shape.outer, shape.inner, shape.folds, sag=1.5), cloth, depth=0.8)
        if shape.edge:
            fur = curve(shape.edge, closed=True)
            half.shape(fur, WHITE, 1.7)
            strew(half, fur, "ermine", step=(9.0, 11.0), size=0.62, margin=2.2)


def cloak(pen: Pen, cloth: Stuff, braid: str) -> None:
    """Draw a cloak thrown back from the right arm, so that only its braided hem and a fold are seen."""
    hem = "126,89! 142,90 156,94.4 165,101.6! 175,104 184,112 189,122 190.4,133! 185.4,143 190.6,154 192,196"
    hang(pen, Panel.of("124,92! 132,110 140,150 150,196", hem, (0.5, 0.8), sag=0), cloth, depth=0.8)
    _braid(
        pen,
        hem,
        "125,97! 141,98 153,102 161,109! 170,111 177,117 181,125 182.6,134.4! 177.4,145 182.4,156 184,196",
        braid,
    )


def over_arm(pen: Pen, cloth: Stuff, braid: str) -> None:
    """Draw the other side of the cloak, which falls over the arm; the hand comes out at its hem."""
    hem = "80,96! 60,105 45,114 38.4,124.6 38.6,136 44,148 49,162 50,196"
    fall = Panel.of("76,92! 54,97 36,105 22,117 13,132 11,142! 16,149 9.6,166 8,196", hem, (0.38, 0.7), sag=0)
    # Its hem is hollow, where `hang` would lay the shade of the last fold beside the cloth.
    hang(pen, fall, replace(cloth, dark=""), depth=0.85)
    for fold in fall.folds[1:-1]:
        pen.fill(fall.down(fold, 0.2, 1.0) + fall.down(fold - 0.1, 1.0, 0.5), cloth.dark)
        pen.line(fall.down(fold, 0.1, 1.0), 2.2, "start")
    _braid(pen, hem, "72,95! 52,102 37,111 31.2,124 31.6,137 37,150 42,164 43,196", braid)


def _braid(pen: Pen, outer: str, inner: str, colour: str) -> None:
    """Draw a hem between two edges that run the same way, studded along its middle."""
    one, other = curve(outer), curve(inner)
    pen.shape(one + other[::-1], colour, 1.7)
    shares = [(k + 0.5) / 14 for k in range(14)]
    for a, b in zip(along(one, shares), along(other, shares), strict=True):
        pen.disc(lerp(a, b, 0.5), 1.5, INK)

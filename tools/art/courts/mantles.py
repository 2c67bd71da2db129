"""Mantles of the double-ended figures: how they lie about the shoulders, each cut in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from ..cloth import Panel, Stuff, hang, strew
from ..geometry import curve, place
from ..palette import WHITE
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
            "84,84! 62,88.6 42,97 26,109 16.6,126 12.4,148 12,196",
            "98,104 84,140 72,166 66,196",
            (0.28, 0.56, 0.8),
            edge="84,84! 62,88.6 42,97 26,109 16.6,126 12.4,148 12,196! 21,196! 21,152 24.6,131 33,117"
            " 48,105.4 66,98 86,96!",
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
            half.shape(fur, WHITE, 2.1)
            strew(half, fur, "ermine", step=(9.0, 11.0), size=0.62, margin=2.2)


def half_cape(pen: Pen, cloth: Stuff, braid: str) -> None:
    """Draw a cape that hangs from the right shoulder over the arm, braided down its front edge alone."""
    front = "118,92! 136,104 148,118 154,134 156,150 157,196"
    outer = "128,88! 148,97 165,104 177,114 184,127 187.8,144 189,166 191,196"
    fall = Panel.of(front, outer, (0.42, 0.74), sag=0)
    # It is hollow, where `hang` would lay the shade of a fold beside the cloth.
    hang(pen, fall, replace(cloth, dark=""), depth=0.95)
    for fold in fall.folds[1:]:
        pen.fill(fall.down(fold, 0.12, 1.0) + fall.down(fold - 0.12, 1.0, 0.3), cloth.dark)
        pen.line(fall.down(fold, 0.08, 1.0), 2.2, "start")
    pen.shape(fall.patch(0.0, 0.25, 0.0, 1.0), braid, 1.7)
    pen.line(fall.down(0.06), 0.9, "even")

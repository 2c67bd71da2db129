"""Mantles of the double-ended figures: how they lie about the shoulders, each cut in its own way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ..cloth import Panel, Stuff, hang
from ..geometry import curve, place
from ..pen import Pen

_MIDDLE = 100.0


@dataclass(frozen=True, slots=True)
class Cut:
    """
    The left half of a mantle, in card units; the right half is its mirror picture.

    *outer* and *inner* edges run from the collar to the seam of the card, *lining* is what is seen of the
    inside, turned out along the inner edge.
    """

    outer: str
    inner: str
    folds: tuple[float, ...]
    lining: str = ""


_CUTS: Mapping[str, Cut] = MappingProxyType(
    {
        "winged": Cut(
            "66,90! 40,97 15,94! 20,106 10,112! 14,128 8,140! 11,160 8,196",
            "98,104 84,140 72,166 66,196",
            (0.28, 0.56, 0.8),
        ),
        "square": Cut(
            "72,88! 50,96 27,99! 12,107! 15,128 11,160 8,196",
            "92,104! 80,140 72,166 66,196",
            (0.24, 0.5, 0.76),
        ),
        "fallen": Cut(
            "58,110! 36,108 18,119 9,142 8,196",
            "68,122 56,140 48,164 44,196",
            (0.36, 0.7),
            "66,102! 42,98 19,108 8,132! 9,146! 20,128 40,118 66,122!",
        ),
        "dagged": Cut(
            "66,94! 47,94 33,98! 35.5,106 22,106! 26,115 14,119! 20,128 9,136! 17,144 8,155! 16,164 8,178"
            " 8,196",
            "88,104 74,136 64,166 58,196",
            (0.3, 0.62),
        ),
        "straight": Cut(
            "66,92! 44,101 31,112! 19,140 9,172 8,196",
            "88,100! 70,130 54,166 44,196",
            (0.36, 0.7),
            "84,96! 92,104! 76,132 58,166 52,196! 38,196! 50,150 66,116",
        ),
    }
)


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

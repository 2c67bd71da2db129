"""Copas: a covered cup with knob, lid, bowl, stem and foot."""

from collections.abc import Iterable

from .affine import scaled, shifted
from .burin import cut, dots
from .palette import BLUE, CRIMSON, GOLD, INK, PAPER, STRAW, VERMILION
from .svg import Element, Path, group

_KNOB = "M-4.5 -45.5C-4.5 -51.5 4.5 -51.5 4.5 -45.5Q4.5 -42.5 2.2 -38H-2.2Q-4.5 -42.5 -4.5 -45.5Z"
_LID = "M-29 -15C-29 -28 -17 -31 -8 -37.5C-4 -40 4 -40 8 -37.5C17 -31 29 -28 29 -15Z"
_GORES = (
    "M-3.2 -37.8C-8 -31 -9 -24 -8.5 -16H-19C-19 -26 -11 -32 -3.2 -37.8Z"
    "M3.2 -37.8C11 -32 19 -26 19 -16H8.5C9 -24 8 -31 3.2 -37.8Z"
)
_RIM = "M-33 -16C-36 -16 -36 -7.5 -33 -7.5H33C36 -7.5 36 -16 33 -16Z"
_BOWL = "M-31 -7.5C-31.5 12 -23 26 -8 30.5H8C23 26 31.5 12 31 -7.5Z"
_BAND = "M-31 -7.5C-31 -3 -30.6 1 -29.8 4.5H29.8C30.6 1 31 -3 31 -7.5Z"
_GADROONS = (
    "M-3 30C-6.5 22 -6.5 15 0 10C6.5 15 6.5 22 3 30Z"
    "M-6 29.8C-14 25 -18 17 -14 10.2C-7.5 13 -6.5 22 -4.5 29.8Z"
    "M6 29.8C14 25 18 17 14 10.2C7.5 13 6.5 22 4.5 29.8Z"
    "M-10 28.6C-20.5 24 -27 14 -24.6 9.4C-17 13 -15 22 -10 28.6Z"
    "M10 28.6C20.5 24 27 14 24.6 9.4C17 13 15 22 10 28.6Z"
)
# Hatching on the bowl: where each cut begins, and how far it reaches in.
_SHADE = ((30, 6.5, 6), (28.8, 10.5, 8), (27, 14.4, 6.5), (24.6, 18, 7.5), (21.4, 21.6, 5), (17.6, 24.8, 4))
_STEM = "M-4.5 30H4.5C4 33 11 33.4 11 36S4 38.6 4.6 41H-4.6C-4 38.6 -11 38.6 -11 36S-4 33 -4.5 30Z"
_FOOT = "M-5 40.5H5C8 45 24 42 25.5 49.6Q25.5 50.8 22 50.8H-22Q-25.5 50.8 -25.5 49.6C-24 42 -8 45 -5 40.5Z"
_GREAT = 1.95
"""A cup has all its hatching where the contour is less than this share of its height."""
_BREADTH = 0.88
"""The width of a cup as a share of what the lines above give: two stand side by side between the indices."""
_OUTLINE = (
    "M-33 -7.5C-36 -7.5 -36 -16 -33 -16H-29C-29 -28 -17 -31 -8 -37.5C-6 -38.8 -4 -39.4 -2.2 -39.5"
    "C-2.6 -41.4 -4.5 -42.5 -4.5 -45.5C-4.5 -51.5 4.5 -51.5 4.5 -45.5C4.5 -42.5 2.6 -41.4 2.2 -39.5"
    "C4 -39.4 6 -38.8 8 -37.5C17 -31 29 -28 29 -16H33C36 -16 36 -7.5 33 -7.5H31C31.5 12 23 26 8 30.5H4.5"
    "C5 33 11 33.4 11 36C11 38.6 5 38.6 4.8 41C8 45 24 42 25.5 49.6C25.5 50.4 24 50.8 22 50.8H-22"
    "C-24 50.8 -25.5 50.4 -25.5 49.6C-24 42 -8 45 -4.8 41C-5 38.6 -11 38.6 -11 36C-11 33.4 -5 33 -4.5 30.5H-8"
    "C-23 26 -31.5 12 -31 -7.5Z"
)


def cup(line: float) -> list[Element]:
    """Return a cup 100 high about the origin; a great one has more hatching, else all are alike."""
    fine = line * 0.62
    great = line < _GREAT
    lid = cut((26, -17), (15, -29), 1.6, 2) + (cut((22, -17), (13.4, -27), 1.2, 1.6) if great else "")
    return _slim(
        [
            *_silhouette(line),
            Path(_KNOB, VERMILION, INK, fine),
            Path(_LID + _FOOT, GOLD, INK, line * 0.8),
            Path(_GORES, VERMILION, INK, fine * 0.8),
            Path(lid + cut((22, 47.6), (8, 44.6), 1.6), INK),
            Path(cut((-25, -17), (-14, -30), 2.2, -2), STRAW),
            Path(_BOWL, VERMILION, INK, line * 0.8),
            Path(_GADROONS, GOLD, INK, fine * 0.9),
            Path(_shade(_SHADE if great else _SHADE[::2]), INK),
            Path(_BAND, BLUE, INK, fine),
            Path(dots((x, -1.5) for x in (-24, -16, -8, 0, 8, 16, 24)), stroke=PAPER, width=4.6),
            Path(_RIM, GOLD, INK, line * 0.8),
            Path("M-31 -13.2H22", stroke=STRAW, width=1.8),
            Path(_STEM, CRIMSON, INK, fine),
        ]
    )


def small_cup(line: float) -> list[Element]:
    """Return the cup for under an index figure."""
    return _slim(
        [
            *_silhouette(line),
            Path(_KNOB + _BOWL, VERMILION, INK, line * 0.6),
            Path(_BAND, BLUE),
            Path(_LID + _RIM + _FOOT + _STEM, GOLD, INK, line * 0.6),
        ]
    )


def _slim(elements: Iterable[Element]) -> list[Element]:
    return [group(elements, scaled(_BREADTH, 1))]


def _silhouette(line: float) -> list[Element]:
    """
    Return the whole cup in ink, a little to the lower right: the outer contour, swelling where the shade is.
    """
    return [group([Path(_OUTLINE, INK, INK, line * 1.15)], shifted(line * 0.2, line * 0.25))]


def _shade(marks: Iterable[tuple[float, float, float]]) -> str:
    """Hatching down the right flank of the bowl."""
    return "".join(cut((x, y), (x - reach, y + 0.4), 1.7) for x, y, reach in marks)

"""The four French signs: one flat colour each, livened by a few cuts in the shade."""

from typing import Final

from .burin import cut
from .palette import CRIMSON, PAPER, SIGN_INK
from .svg import Element, Path

OUTLINES: Final = {
    "H": (
        "M0 50C-4 39 -14 29 -25 17C-36 5 -46 -8 -45 -25C-44 -40 -33 -49 -22 -48C-11 -47 -3 -39 0 -29"
        "C3 -39 11 -47 22 -48C33 -49 44 -40 45 -25C46 -8 36 5 25 17C14 29 4 39 0 50Z"
    ),
    "D": "M0 -50C7 -32 20 -14 37 0C20 14 7 32 0 50C-7 32 -20 14 -37 0C-20 -14 -7 -32 0 -50Z",
    "S": (
        "M0 -50C4 -38 14 -28 26 -16C37 -5 44 5 43 16C42 28 32 34 22 33C14 32.4 8 28 4.6 21C5 34 9 44 20 47.4"
        "V50H-20V47.4C-9 44 -5 34 -4.6 21C-8 28 -14 32.4 -22 33C-32 34 -42 28 -43 16C-44 5 -37 -5 -26 -16"
        "C-14 -28 -4 -38 0 -50Z"
    ),
    "C": (
        "M0 -50C13 -50 21 -41 21 -30C21 -21 14 -13 7.6 -6.4C13 -10.4 19 -12 24 -12C36 -12 45 -3 45 9.4"
        "C45 22 36 31 24 31C15 31 8 26.4 4.6 19C5 33 9 44 20 47.4V50H-20V47.4C-9 44 -5 33 -4.6 19"
        "C-8 26.4 -15 31 -24 31C-36 31 -45 22 -45 9.4C-45 -3 -36 -12 -24 -12C-19 -12 -13 -10.4 -7.6 -6.4"
        "C-14 -13 -21 -21 -21 -30C-21 -41 -13 -50 0 -50Z"
    ),
}
"""Each sign 100 high about the origin, by suit letter."""
SMALL_OUTLINES: Final = {
    **OUTLINES,
    "S": (
        "M0 -50C3 -36 10 -25.4 21 -12C30.4 -.6 37.6 8 37.6 19C37.6 29.6 30.4 36 21 36C14.2 36 9 33 5.2 27.6"
        "C5.8 38 9.4 44.6 17.6 46.4V50H-17.6V46.4C-9.4 44.6 -5.8 38 -5.2 27.6C-9 33 -14.2 36 -21 36"
        "C-30.4 36 -37.6 29.6 -37.6 19C-37.6 8 -30.4 -.6 -21 -12C-10 -25.4 -3 -36 0 -50Z"
    ),
    "C": (
        "M0 -50A21.6 21.6 0 0 1 12.1 -10.5Q8 -7.7 6 -5.6Q10.1 -3.8 14.1 -6.9A21.6 21.6 0 0 1 49.6 9.6"
        "A21.6 21.6 0 0 1 12.7 24.9Q8.1 19.9 5.4 12.6C6 33 8.4 43.6 17.6 46.4V50H-17.6V46.4"
        "C-8.4 43.6 -6 33 -5.4 12.6Q-8.1 19.9 -12.7 24.9A21.6 21.6 0 0 1 -49.6 9.6A21.6 21.6 0 0 1 -14.1 -6.9"
        "Q-10.1 -3.8 -6 -5.6Q-8 -7.7 -12.1 -10.5A21.6 21.6 0 0 1 0 -50Z"
    ),
}
"""
The same for small work: seven pixels high, a pip's spade and club would be one blot.

The spade is slim, all point and no shoulder; the club is broad, and paper goes in deep between its lobes.
"""

_SHADE: Final = {"S": PAPER, "C": PAPER, "H": CRIMSON, "D": CRIMSON}
# The cuts at the right edge of each sign: where they begin, and how long they are.
_CUTS: Final = {
    "H": (
        *((41, -29, 6), (42.4, -24, 9), (41.6, -19, 8), (39.4, -14, 11), (36.6, -9, 9), (33, -4, 11)),
        *((29, 1, 8), (25, 6, 10), (20.6, 11, 8), (16.4, 16, 9), (12, 21, 6.4), (8.4, 26, 6)),
    ),
    "D": (
        *((27.6, -5, 5), (32.6, 0, 9), (28.4, 4.6, 8), (23.6, 9, 9), (19.4, 13.4, 7), (15.6, 18, 7.6)),
        *((12, 22.6, 6), (9, 27.4, 5.4)),
    ),
    "S": (
        *((32, -6.4, 6), (35.8, -1.6, 9), (38.4, 3.4, 8), (40, 8.4, 11), (40.4, 13.4, 9), (39.2, 18.4, 11)),
        *((36.4, 23.2, 9.4), (31, 27.6, 8)),
    ),
    "C": (
        *((17.6, -33, 6), (18.2, -28, 8), (15.6, -22.4, 6), (38.6, 0, 6), (41.4, 4.6, 9), (42.2, 9.4, 8)),
        *((41.4, 14.2, 10.4), (38.6, 19, 9), (33.6, 23.8, 8)),
    ),
}


def plain_sign(suit: str) -> list[Element]:
    """Return the sign without cuts, for the index and for small work."""
    return [Path(SMALL_OUTLINES[suit], SIGN_INK[suit])]


def cut_sign(suit: str) -> list[Element]:
    """Return the sign as a pip, with the burin's cuts in its shaded side."""
    cuts = "".join(cut((x - 1.8, y), (x - 2 - length, y + 1.8), 1.5) for x, y, length in _CUTS[suit])
    return [Path(OUTLINES[suit], SIGN_INK[suit]), Path(cuts, _SHADE[suit])]

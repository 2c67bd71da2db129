"""
The edge of the card: paper, and the printed frame.

A Spanish frame is broken at top and bottom, so that the suit shows when the cards are spread only
slightly: these are the *pintas*. Oros are unbroken, copas have one gap, espadas two, bastos three.
"""

from itertools import pairwise
from typing import Final

from .palette import EDGE, INK, PAPER
from .svg import CARD_HEIGHT, CARD_WIDTH, Element, Path, rectangle

CORNER: Final = 10
INSET: Final = 6
"""The distance from the edge of the card to the middle of the frame line."""
LINE: Final = 4.3
GAP: Final = 13
GAP_DISTANCE: Final = 38
"""The distance between the middles of two neighbouring gaps."""
PINTAS: Final = {"D": 0, "H": 1, "S": 2, "C": 3}
"""Gaps at the top and again at the bottom, by suit letter."""


def paper() -> list[Element]:
    """Return the blank card, with the faint edge that parts it from the next one in a packet."""
    edge = rectangle((0.4, 0.4), CARD_WIDTH - 0.8, CARD_HEIGHT - 0.8, CORNER)
    return [Path(edge, PAPER, EDGE, 0.8)]


def spanish_frame(suit: str, *, has_sides: bool = True) -> list[Element]:
    """Return the heavy frame with the pintas of *suit*: bars of ink, so that the gaps have square ends."""
    outer, inner = INSET - LINE / 2, INSET + LINE / 2
    length = CARD_HEIGHT - 2 * outer
    sides = (rectangle((x, outer), LINE, length) for x in (outer, CARD_WIDTH - inner))
    pieces = "".join(
        rectangle((start, y), end - start, LINE)
        for start, end in _between_gaps(PINTAS[suit])
        for y in (outer, CARD_HEIGHT - inner)
    )
    return [Path(("".join(sides) if has_sides else "") + pieces, INK)]


def french_frame(ink: str = INK) -> list[Element]:
    """Return the fine line of the French deck."""
    line = rectangle((INSET, INSET), CARD_WIDTH - 2 * INSET, CARD_HEIGHT - 2 * INSET, 4)
    return [Path(line, None, ink, 1.3)]


def _between_gaps(gaps: int) -> list[tuple[float, float]]:
    """Return the stretches of the upper frame line, from left edge to right edge, that *gaps* gaps leave."""
    left, right = INSET - LINE / 2, CARD_WIDTH - INSET + LINE / 2
    middles = [CARD_WIDTH / 2 + GAP_DISTANCE * (index - (gaps - 1) / 2) for index in range(gaps)]
    ends = [left, *(middle + side * GAP / 2 for middle in middles for side in (-1, 1)), right]
    return list(pairwise(ends))[::2]

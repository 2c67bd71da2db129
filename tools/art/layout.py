"""
The layout of the signs on a pip card.

Between the two indices the whole width of the card is free; beside them, even where they are printed
large, only its middle. Hence three in a row there, and two elsewhere. Every row stands straight, its
middle the card's. Spanish signs all stand upright; French ones below the middle are turned.
"""

from typing import Final

from .pips import Deck, Place, taller
from .svg import CARD_HEIGHT, CARD_WIDTH

Row = tuple[float, float, tuple[float, ...]]
"""Signs side by side: how far down the card, how high each is, and how far each stands from the middle."""


def _one(y: float, height: float) -> Row:
    return y, height, (0,)


def _two(y: float, height: float, reach: float) -> Row:
    return y, height, (-reach, reach)


def _three(y: float, height: float, reach: float) -> Row:
    return y, height, (-reach, 0, reach)


# Two round things beside an index must be small, one may be large: hence four in a lozenge, six in a ring,
# and a great one in the middle of five.
_SPANISH: Final[dict[str, dict[int, tuple[Row, ...]]]] = {
    "D": {
        2: (_one(69, 112), _one(241, 112)),
        3: (_one(57, 88), _one(155, 88), _one(253, 88)),
        4: (_one(56, 84), _two(155, 84, 45), _one(254, 84)),
        5: (_two(44, 54, 29.3), _one(155, 112), _two(266, 54, 29.3)),
        6: (_one(46, 66), _two(119.5, 66, 35.5), _two(190.5, 66, 35.5), _one(264, 66)),
        7: (_two(66, 54, 29.3), _three(155, 54, 60), _two(244, 54, 29.3)),
    },
    "H": {
        2: (_one(72, 116), _one(238, 116)),
        3: (_one(56, 87), _one(155, 87), _one(254, 87)),
        4: (_one(62, 98), _two(155, 98, 52), _one(248, 98)),
        5: (_two(55, 82, 29), _one(155, 104), _two(255, 82, 29)),
        6: (_two(56, 83, 29.4), _two(155, 83, 29.4), _two(254, 83, 29.4)),
        7: (_two(56, 83, 29.4), _three(155, 83, 59), _two(254, 83, 29.4)),
    },
    "S": {
        2: (_two(155, 206, 34),),
        3: (_one(83, 136), _two(227, 136, 32)),
        4: (_two(83, 136, 32), _two(227, 136, 32)),
        5: (_two(80, 130, 34), _one(155, 130), _two(230, 130, 34)),
        6: (_three(80, 119, 38), _three(230, 119, 38)),
        7: (_two(68, 110, 30), _three(155, 110, 60), _two(242, 110, 30)),
    },
    "C": {
        2: (_two(155, 176, 30.5),),
        3: (_one(83, 136), _two(227, 136, 32)),
        4: (_two(83, 136, 32), _two(227, 136, 32)),
        5: (_two(78, 122, 36), _one(155, 122), _two(232, 122, 36)),
        6: (_three(80, 103, 38), _three(230, 103, 38)),
        7: (_two(67, 104, 30), _three(155, 104, 60), _two(243, 104, 30)),
    },
}
# The rows at the ends stand higher than the sign under the index, and nearer to each other than to it: else
# the eye would count that sign as one more.
_FRENCH: Final[dict[int, tuple[Row, ...]]] = {
    2: (_one(58, 60),),
    3: (_one(58, 60), _one(155, 60)),
    4: (_two(52, 50, 28),),
    5: (_two(52, 50, 28), _one(155, 50)),
    6: (_two(52, 50, 28), _two(155, 50, 28)),
    7: (_two(50, 48, 28), _one(102.5, 48), _two(155, 48, 28)),
    8: (_two(50, 48, 28), _one(102.5, 48), _two(155, 48, 28)),
    9: (_two(46.5, 44, 27), _two(119, 44, 27), _one(155, 44)),
    10: (_two(46.5, 42.5, 26), _one(82.7, 42.5), _two(119, 42.5, 26)),
}
"""The upper rows, and the middle one; below it they come again, save the single sign of seven."""
_SEVEN: Final = 7
# No two signs are set quite alike: degrees of tilt, taken in turn.
_TILTS: Final = {"D": (0, 9, -7, 14, 4, -12, 6), "C": (0,), "S": (0,), "H": (0,)}


def places(deck: Deck, suit: str, count: int) -> list[Place]:
    """Return the places of the *count* signs of a card of *suit*."""
    if deck == "french":
        return _french(count, taller(deck, suit))
    tilts = _TILTS[suit]
    stands = [(y, height, dx) for y, height, reaches in _SPANISH[suit][count] for dx in reaches]
    return [
        Place((CARD_WIDTH / 2 + dx, y), height, tilts[number % len(tilts)])
        for number, (y, height, dx) in enumerate(stands)
    ]


def _french(count: int, size: float) -> list[Place]:
    """Return the places of *count* French signs, *size* times as high as most; the lower ones are turned."""
    upper = _FRENCH[count]
    lower = [(CARD_HEIGHT - y, height, reaches) for y, height, reaches in upper if y < CARD_HEIGHT / 2]
    if count == _SEVEN:
        lower = [row for row in lower if len(row[2]) > 1]
    return [
        Place((CARD_WIDTH / 2 + dx, y), height * size, 180 if y > CARD_HEIGHT / 2 else 0)
        for y, height, reaches in (*upper, *reversed(lower))
        for dx in reaches
    ]

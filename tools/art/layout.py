"""
The layout of the signs on a pip card.

Between the two indices the whole width of the card is free; beside them, even where they are printed
large, only its middle. Hence three in a row there, and two elsewhere. Every row stands straight, its
middle the card's. Spanish signs all stand upright; French ones below the middle are turned.
"""

from typing import Final

from .affine import Point
from .pips import Deck, Place
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
_FRENCH: Final[dict[int, tuple[Point, ...]]] = {
    2: ((100, 62), (100, 248)),
    3: ((100, 62), (100, 155), (100, 248)),
    4: ((72, 62), (128, 62), (72, 248), (128, 248)),
    5: ((72, 62), (128, 62), (100, 155), (72, 248), (128, 248)),
    6: ((72, 62), (128, 62), (72, 155), (128, 155), (72, 248), (128, 248)),
    7: ((72, 58), (128, 58), (100, 106), (72, 155), (128, 155), (72, 252), (128, 252)),
    8: ((72, 58), (128, 58), (100, 106), (72, 155), (128, 155), (100, 204), (72, 252), (128, 252)),
    9: (
        *((70, 52), (130, 52), (70, 120), (130, 120), (100, 155)),
        *((70, 190), (130, 190), (70, 258), (130, 258)),
    ),
    10: (
        *((71, 52), (129, 52), (100, 86), (71, 120), (129, 120)),
        *((71, 190), (129, 190), (100, 224), (71, 258), (129, 258)),
    ),
}
_FRENCH_HEIGHT: Final = {2: 56, 3: 56, 4: 50, 5: 50, 6: 50, 7: 46, 8: 46, 9: 41, 10: 40}
# No two signs are set quite alike: degrees of tilt, taken in turn.
_TILTS: Final = {"D": (0, 9, -7, 14, 4, -12, 6), "C": (0,), "S": (0,), "H": (0,)}


def places(deck: Deck, suit: str, count: int) -> list[Place]:
    """Return the places of the *count* signs of a card of *suit*."""
    if deck == "french":
        height = _FRENCH_HEIGHT[count]
        return [Place(centre, height, 180 if centre[1] > CARD_HEIGHT / 2 else 0) for centre in _FRENCH[count]]
    tilts = _TILTS[suit]
    stands = [(y, height, dx) for y, height, reaches in _SPANISH[suit][count] for dx in reaches]
    return [
        Place((CARD_WIDTH / 2 + dx, y), height, tilts[number % len(tilts)])
        for number, (y, height, dx) in enumerate(stands)
    ]

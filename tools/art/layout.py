"""
The layout of the signs on a pip card.

Between the two indices the whole width of the card is free; beside them, even where they are printed
large, only its middle and, at the other two corners, one side. Hence three in a row there, and two
elsewhere. Every row stands straight, its middle the card's; three long signs climb from one free corner to
the other instead. Spanish signs stand upright, but of an even number of swords half hang; French signs below
the middle are turned.
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


def _stair(height: float, step: float, rise: float) -> tuple[Row, ...]:
    """Return three signs in the free corners and between: each *step* right of the last, *rise* higher."""
    return tuple((CARD_HEIGHT / 2 - n * rise, height, (n * step,)) for n in (-1, 0, 1))


# Two round things beside an index must be small, one may be larger: hence four in a lozenge, six in a ring,
# seven in a chain. A sword is broad only at its hilt: what is near an index is the point.
_SPANISH: Final[dict[str, dict[int, tuple[Row, ...]]]] = {
    "D": {
        2: (_one(69, 112), _one(241, 112)),
        3: (_one(57, 88), _one(155, 88), _one(253, 88)),
        4: (_one(56, 84), _two(155, 84, 45), _one(254, 84)),
        5: (_two(44, 51.5, 29), _one(155, 76.5), _two(266, 51.5, 29)),
        6: (_one(46, 66), _two(119.5, 66, 35.5), _two(190.5, 66, 35.5), _one(264, 66)),
        7: (_one(42, 53), _two(112, 53, 39), _one(155, 53), _two(198, 53, 39), _one(268, 53)),
    },
    "H": {
        2: (_one(74.5, 115), _one(235.5, 115)),
        3: (_one(58, 89), _one(155, 89), _one(252, 89)),
        4: (_one(67, 104), _two(155, 98, 53), _one(243, 104)),
        5: (_two(55, 82, 29), _one(155, 104), _two(255, 82, 29)),
        6: (_two(56, 83, 29.4), _two(155, 83, 44), _two(254, 83, 29.4)),
        7: (_two(56, 83, 29.4), _three(155, 83, 59), _two(254, 83, 29.4)),
    },
    "S": {
        2: (_two(155, 252, 38),),
        3: _stair(196, 54, 44),
        4: (_two(82, 136, 43), _two(228, 136, 43)),
        5: (_two(80, 121, 35), _one(155, 114), _two(230, 121, 35)),
        6: (_three(80, 114, 45.5), _three(230, 114, 45.5)),
        7: (_two(68, 110, 30), _three(155, 110, 60), _two(242, 110, 30)),
    },
    "C": {
        2: (_two(155, 238, 40),),
        3: _stair(169, 54.5, 52),
        4: (_two(83, 136, 32), _two(227, 136, 32)),
        5: (_two(78, 122, 36), _one(155, 122), _two(232, 122, 36)),
        6: (_two(75, 114, 24), _two(155, 114, 56), _two(235, 114, 24)),
        7: (_two(67, 104, 30), _three(155, 104, 60), _two(243, 104, 30)),
    },
}
# The rows at the ends stand higher than the sign under the index, and nearer to each other than to it: else
# the eye would count that sign as one more. So that the sign can still be told in a fan, the pips are large,
# from four to eight as large as there is room for. No two rows are nearer than the height of a pip: a middle
# one that reached in among the stems of its neighbours would print as a blot.
_FRENCH: Final[dict[int, tuple[Row, ...]]] = {
    2: (_one(57, 62),),
    3: (_one(57, 62), _one(155, 62)),
    4: (_two(44, 54.5, 28.2),),
    5: (_two(44, 54.5, 28.2), _one(155, 54.5)),
    6: (_two(44, 54.5, 28.2), _two(155, 54.5, 28.2)),
    7: (_two(44, 54.5, 28.2), _one(99.5, 54.5), _two(155, 54.5, 28.2)),
    8: (_two(44, 54.5, 28.2), _one(99.5, 54.5), _two(155, 54.5, 28.2)),
    9: (_two(43, 44, 27), _two(106.5, 44, 27), _one(155, 44)),
    10: (_two(40, 41, 25.2), _one(81, 41), _two(122, 41, 25.2)),
}
"""The upper rows, and the middle one; below it they come again, save the single sign of seven."""
_SEVEN: Final = 7
# No two coins are set quite alike: degrees of tilt, taken in turn.
_TILTS: Final = (0, 9, -7, 14, 4, -12, 6)
_HALF: Final = 180
# Which signs hang: swords point away from the middle, and the heads of two clubs lie in the free corners.
_TURNS: Final = {
    "S2": (0, _HALF),
    "S4": (0, 0, _HALF, _HALF),
    "S6": (0, 0, 0, _HALF, _HALF, _HALF),
    "C2": (_HALF, 0),
}


def places(deck: Deck, suit: str, count: int) -> list[Place]:
    """Return the places of the *count* signs of a card of *suit*."""
    if deck == "french":
        return _french(count, taller(deck, suit))
    turns = _TILTS if suit == "D" else _TURNS.get(f"{suit}{count}", (0,))
    stands = [(y, height, dx) for y, height, reaches in _SPANISH[suit][count] for dx in reaches]
    return [
        Place((CARD_WIDTH / 2 + dx, y), height, turns[number % len(turns)])
        for number, (y, height, dx) in enumerate(stands)
    ]


def _french(count: int, size: float) -> list[Place]:
    """Return the places of *count* French signs, *size* times as high as most; the lower ones are turned."""
    upper = _FRENCH[count]
    lower = [(CARD_HEIGHT - y, height, reaches) for y, height, reaches in upper if y < CARD_HEIGHT / 2]
    if count == _SEVEN:
        lower = [row for row in lower if len(row[2]) > 1]
    return [
        Place((CARD_WIDTH / 2 + dx, y), height * size, _HALF if y > CARD_HEIGHT / 2 else 0)
        for y, height, reaches in (*upper, *reversed(lower))
        for dx in reaches
    ]

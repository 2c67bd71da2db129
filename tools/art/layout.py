"""
The layout of the signs on a pip card.

Between the two indices the whole width of the card is free; beside them only its middle. Hence
three in a row there, and two elsewhere. Spanish signs all stand upright; French ones below the
middle are turned.
"""

from typing import Final

from .affine import Point
from .pips import Deck, Place
from .svg import CARD_HEIGHT

# Two to seven in rows. Beside an index a row keeps a little away from it.
_ROWS: Final[dict[int, tuple[Point, ...]]] = {
    2: ((100, 88), (100, 222)),
    3: ((100, 59), (100, 155), (100, 251)),
    4: ((79, 68), (137, 68), (63, 242), (121, 242)),
    5: ((79, 63), (137, 63), (100, 155), (63, 247), (121, 247)),
    6: ((79, 61), (137, 61), (71, 155), (129, 155), (63, 249), (121, 249)),
    7: ((79, 61), (137, 61), (44, 155), (100, 155), (156, 155), (63, 249), (121, 249)),
}
# Long things stand side by side, each row reaching into the next.
_LONG: Final[dict[int, tuple[Point, ...]]] = {
    2: ((66, 155), (134, 155)),
    3: ((100, 88), (70, 222), (130, 222)),
    4: ((72, 88), (132, 88), (68, 222), (128, 222)),
    5: ((66, 86), (138, 86), (100, 155), (62, 224), (134, 224)),
    6: ((66, 88), (107, 88), (148, 88), (52, 222), (93, 222), (134, 222)),
    7: ((71, 67), (131, 67), (40, 155), (100, 155), (160, 155), (69, 243), (129, 243)),
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
_HEIGHTS: Final = {
    "D": {2: 110, 3: 86, 4: 55, 5: 55, 6: 55, 7: 54},
    "H": {2: 124, 3: 88, 4: 79, 5: 79, 6: 79, 7: 77},
    "S": {2: 184, 3: 128, 4: 128, 5: 126, 6: 122, 7: 106},
    "C": {2: 178, 3: 131, 4: 126, 5: 112, 6: 112, 7: 104},
}
# No two signs are set quite alike: degrees of tilt, taken in turn.
_TILTS: Final = {"D": (0, 9, -7, 14, 4, -12, 6), "C": (-2, 3, 1, -3, 2, -1, 3), "S": (0,), "H": (0,)}


def places(deck: Deck, suit: str, count: int) -> list[Place]:
    """Return the places of the *count* signs of a card of *suit*."""
    if deck == "french":
        height = _FRENCH_HEIGHT[count]
        return [Place(centre, height, 180 if centre[1] > CARD_HEIGHT / 2 else 0) for centre in _FRENCH[count]]
    centres = (_LONG if suit in "SC" else _ROWS)[count]
    tilts = _TILTS[suit]
    return [
        Place(centre, _HEIGHTS[suit][count], tilts[number % len(tilts)])
        for number, centre in enumerate(centres)
    ]

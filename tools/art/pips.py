"""The suit signs of both decks, at any place and in any size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from .affine import Point, scaled, shifted, turned
from .clubs import cudgel, small_cudgel
from .coins import coin, plain_coin, small_coin
from .cups import cup, small_cup
from .suits import cut_sign, plain_sign
from .svg import Element, group, interleaved
from .swords import small_sword, sword

Deck = Literal["spanish", "french"]

Draughtsman = Callable[[float], list[Element]]
"""A function that draws a sign 100 high about the origin, with an ink line of this width."""

_LARGE: Final[dict[str, Draughtsman]] = {"D": coin, "H": cup, "S": sword, "C": cudgel}
_SMALL: Final[dict[str, Draughtsman]] = {
    "D": small_coin,
    "H": small_cup,
    "S": small_sword,
    "C": small_cudgel,
}
_RICH_COIN: Final = 80
"""From this height, in card units, a coin has all its marks; of the other signs there is one drawing."""
SMALL_BELOW: Final = 36
"""Signs lower than this are drawn in their simplest form."""
_SLIM: Final = 1.14
"""A diamond is narrow for its height; among the other signs it must be this much higher to look as large."""


def taller(deck: Deck, suit: str) -> float:
    """Return how much higher than others the sign of *suit* is drawn, to look as large as they do."""
    return _SLIM if (deck, suit) == ("french", "D") else 1


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a sign: its centre, its height in card units and its turn in degrees clockwise."""

    centre: Point
    height: float
    turn: float = 0


def sign(deck: Deck, suit: str, centre: Point, height: float, *, turn: float = 0) -> list[Element]:
    """
    Return the sign of *suit* (S, H, C or D: espadas, copas, bastos, oros in the Spanish deck).

    *centre* and *height* are in card units, *turn* in degrees clockwise. The ink line stays about as thick
    as on the rest of the card, whatever the height.
    """
    small = height < SMALL_BELOW
    if deck == "french":
        elements = plain_sign(suit) if small else cut_sign(suit)
    else:
        elements = _draughtsman(suit, height)(line_width(height) * 100 / height)
    # A Spanish sign that hangs head down is mirrored as well: the light still falls on its left.
    hung = scaled(-1, 1) if (deck, turn) == ("spanish", 180) else scaled(1)
    return [group(elements, shifted(*centre) @ turned(turn) @ scaled(height / 100) @ hung)]


def _draughtsman(suit: str, height: float) -> Draughtsman:
    """Return what draws the Spanish sign of *suit* at this *height*."""
    if height < SMALL_BELOW:
        return _SMALL[suit]
    return plain_coin if suit == "D" and height < _RICH_COIN else _LARGE[suit]


def signs(deck: Deck, suit: str, places: Sequence[Place]) -> list[Element]:
    """Return several signs of *suit*, none of which may overlap another; those of one height are alike."""
    heights = dict.fromkeys(each.height for each in places)
    alike = [[each for each in places if each.height == height] for height in heights]
    return [
        element
        for some in alike
        for element in interleaved(
            [sign(deck, suit, each.centre, each.height, turn=each.turn) for each in some]
        )
    ]


def line_width(height: float) -> float:
    """
    Return the contour of a sign *height* units high, in card units: it grows far more slowly than the sign.
    """
    return min(2.6, 1.25 + height / 120)

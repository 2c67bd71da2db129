"""The four ornamented aces of each deck."""

from .pips import Deck, sign
from .svg import Element


def ace(deck: Deck, suit: str) -> list[Element]:
    """What stands on the ace of *suit*."""
    return sign(deck, suit, (100, 155), {"D": 120, "H": 150, "S": 240, "C": 230}[suit] if deck == "spanish" else 120)

"""
Zanga as it is played in Málaga (25.1): thirty-two cards, with two clubs, which are always trumps.

Clubs cannot be named. A game in diamonds (oros) is paid a stone more.
"""

from __future__ import annotations

from dataclasses import dataclass

from ombre_desktop.engine.cards import Pack, Suit
from ombre_desktop.engine.price_list import PriceRow
from ombre_desktop.engine.ranking import ranking_with_feo
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.zanga import PRICES, Form, StoneRules, stone_game

NAME = "zanga_malaga"
SEATS = (4,)


@dataclass(frozen=True)
class MalagaRules(StoneRules):
    """The house rules of Zanga in Málaga."""

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return all eight prices."""
        return PRICES


STANDARD = MalagaRules()
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
MALAGA = Form(Pack.TWO_CLUBS, SUITS, ranking_with_feo, Suit.DIAMONDS)


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    return stone_game(NAME, MalagaRules.parse(house), seats, MALAGA)

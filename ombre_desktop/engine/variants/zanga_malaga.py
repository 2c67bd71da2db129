"""
Zanga as it is played in Málaga (25.1): thirty-two cards, with two clubs, which are always trumps.

Clubs cannot be named. A game in diamonds (oros) is paid a stone more.
"""

from __future__ import annotations

from ombre_desktop.engine.cards import Pack, Suit
from ombre_desktop.engine.ranking import ranking_with_feo
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants.zanga import Form, StoneRules, stone_game

NAME = "zanga_malaga"
SEATS = (4,)
STANDARD = StoneRules()
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
MALAGA = Form(Pack.TWO_CLUBS, SUITS, ranking_with_feo, Suit.DIAMONDS)


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for four *seats*."""
    return stone_game(NAME, StoneRules.parse(house), seats, MALAGA)

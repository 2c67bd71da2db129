"""The choice of a deck for the pack of a game."""

from __future__ import annotations

from functools import cache

from ombre_desktop.engine import Pack
from ombre_desktop.storage.display_options import Deck


def deck_for(wanted: Deck, pack: Pack) -> Deck:
    """Return the deck for *pack*: the one *wanted* if it has all the cards, else the French one."""
    return wanted if shows_in_any_deck(pack) else Deck.FRENCH


@cache
def shows_in_any_deck(pack: Pack) -> bool:
    """Tell whether the Spanish deck, which has no 8, 9 and 10, has all cards of *pack*."""
    return set(pack.cards) <= set(Pack.SPANISH.cards)

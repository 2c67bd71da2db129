"""Decisions of the turn-up game: turning a card, and playing as the Man (rule 3.12)."""

from __future__ import annotations

from ombre_desktop.engine import SeatView, Suit
from ombre_desktop.players.valuation import FIVE_OF_PIQUET, tricks

ENOUGH = {2: 1.8, 3: 2.2, 4: 2.4, 5: 2.5}
"""
The lowest count of tricks on which to be the Man, by number of seats; found by self-play.

Such a hand wins more often than not. It must, because on a loss every other player gains a point as well.
Higher figures would win slightly more, but then a quarter of all deals with five players would be void.
"""


def turns(_: SeatView) -> bool:
    """
    Tell whether to turn a card: always, as one card in eight is a king, and only its turner scores for it.

    Maxim H1 (P; S4: a king turned up scores for the player who turns it).
    """
    return True


def accepts(view: SeatView) -> bool:
    """
    Tell whether to be the Man: if the hand counts enough tricks with the suit turned up as trump.

    Maxim H2 (P).
    """
    return _count(view, view.position.turned[-1].suit) >= ENOUGH[len(view.position.ring)]


def suit_counts(view: SeatView) -> list[float]:
    """Return the tricks that the hand counts with each suit of the pack as trump."""
    return [_count(view, suit) for suit in Suit]


def _count(view: SeatView, suit: Suit) -> float:
    state = view.position
    eldest = view.seat == state.eldest
    return tricks(view.hand, state.ruleset.ranking(suit), FIVE_OF_PIQUET, eldest=eldest)

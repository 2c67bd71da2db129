"""The turn-up game: when to turn a card, and when to be the Man (rule 3.12)."""

from __future__ import annotations

from ombre_desktop.engine import Rank, SeatView, Suit
from ombre_desktop.players.valuation import Worth, tricks

FIVE_CARDS = Worth((1.0, 0.85, 0.7, 0.55, 0.45, 0.4, 0.35), 0.2, 0.55, 0.15, 0.3, 0.05, 0.15, 0.0)

ENOUGH = {2: 2.6, 3: 2.2, 4: 1.9, 5: 1.8}
"""Tricks to count before one is the Man, by the number of seats."""


def turns(view: SeatView) -> bool:
    """
    Turn a card when holding a king or a strong suit.

    Maxim H1 (S4: a king of the suit turned up scores).
    """
    has_king = any(card.rank is Rank.KING for card in view.hand)
    return has_king or max(_count(view, suit) for suit in Suit) >= ENOUGH[len(view.position.ring)]


def accepts(view: SeatView) -> bool:
    """
    Be the Man when the hand counts enough tricks under the suit turned up.

    Maxim H2 (P).
    """
    return _count(view, view.position.turned[-1].suit) >= ENOUGH[len(view.position.ring)]


def _count(view: SeatView, suit: Suit) -> float:
    state = view.position
    eldest = view.seat == state.eldest
    return tricks(view.hand, state.ruleset.ranking(suit), FIVE_CARDS, eldest=eldest)

"""Counting winners: the tricks that are certain against any distribution of the other cards."""

from __future__ import annotations

from ombre_desktop.engine import Suit
from ombre_desktop.players.memory import Memory


def sure_tricks(memory: Memory) -> int:
    """Count the tricks that this seat is certain to take if it leads now, trumps first."""
    trumps_out = len(memory.out(memory.ranking.trump))
    sure = _sure_of(memory, memory.ranking.trump)
    if sure < trumps_out:
        return sure
    return sure + sum(_sure_of(memory, suit) for suit in memory.ranking.plain)


def has_the_rest(memory: Memory) -> bool:
    """Tell whether every card of this hand wins if it leads them in the right order."""
    return sure_tricks(memory) == memory.left


def has_the_majority(memory: Memory) -> bool:
    """Tell whether the tricks taken, plus the certain ones, are more than half of all tricks."""
    return 2 * (memory.tricks + sure_tricks(memory)) > sum(memory.won) + memory.left


def _sure_of(memory: Memory, suit: Suit | None) -> int:
    """Count the cards of *suit* that win in sequence even if one opponent holds all the others."""
    mine, out = memory.of_suit(suit), memory.out(suit)
    for place, card in enumerate(mine):
        if place < len(out) and not memory.ranking.beats(card, out[0]):
            return place
    return len(mine)

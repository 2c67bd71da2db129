"""Counting winners: the tricks that are certain whatever the others hold."""

from __future__ import annotations

from ombre_desktop.engine import Suit
from ombre_desktop.players.memory import Memory


def sure_tricks(memory: Memory) -> int:
    """How many tricks this seat takes for certain if it leads now, trumps first."""
    trumps_out = len(memory.out(memory.ranking.trump))
    sure = _sure_of(memory, memory.ranking.trump)
    if sure < trumps_out:
        return sure
    return sure + sum(_sure_of(memory, suit) for suit in memory.ranking.plain)


def has_the_rest(memory: Memory) -> bool:
    """True if every card left wins, led in the right order."""
    return sure_tricks(memory) == memory.left


def has_the_majority(memory: Memory) -> bool:
    """True if the certain tricks, with those taken, are more than half of all."""
    return 2 * (memory.tricks + sure_tricks(memory)) > sum(memory.won) + memory.left


def _sure_of(memory: Memory, suit: Suit | None) -> int:
    """The cards of *suit* that win one after the other, though one foe held all that are out."""
    mine, out = memory.of_suit(suit), memory.out(suit)
    for place, card in enumerate(mine):
        if place < len(out) and not memory.ranking.beats(card, out[0]):
            return place
    return len(mine)

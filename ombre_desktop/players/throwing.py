"""Which card is the least loss when a trick is not to be won, or is won in any case."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.memory import Memory

TRUMP_WORTH = 30
MASTER_WORTH = 25
GUARD_WORTH = 10
RUFF_WORTH = 3
"""What a void suit is worth to a hand that can trump."""


def cheapest(memory: Memory, cards: Cards) -> Card:
    """
    The card of *cards* that is missed least.

    Maxim T1 (W: throw from weakness): neither a trump, nor a winner, nor the guard
    of a card that may yet win; and with trumps in hand, the last card of a suit first.
    """
    return min(cards, key=lambda card: (loss(memory, card), card.position))


def loss(memory: Memory, card: Card) -> int:
    """
    How much the hand loses with *card*; only the order of the numbers means anything.

    Each card out that it beats counts one.
    """
    out = memory.out(memory.ranking.suit_of(card))
    above = sum(memory.ranking.beats(other, card) for other in out)
    worth = len(out) - above
    if memory.ranking.is_trump(card):
        return worth + TRUMP_WORTH + (0 if above else MASTER_WORTH)
    if not above:
        return worth + MASTER_WORTH
    own = memory.of_suit(memory.ranking.suit_of(card))
    if len(own) == 1 and memory.trumps:
        return worth - RUFF_WORTH
    return worth + (GUARD_WORTH if _guards(memory, card, own) else 0)


def _guards(memory: Memory, card: Card, own: Cards) -> bool:
    """True if the best of *own* can be kept until all above it are gone, but not without *card*."""
    best = own[0]
    above = sum(memory.ranking.beats(other, best) for other in memory.out(memory.ranking.suit_of(best)))
    return card is not best and above == len(own) - 1

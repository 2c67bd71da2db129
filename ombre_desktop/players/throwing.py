"""Which card is the least loss when a trick is not to be won."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.memory import Memory

TRUMP_WORTH = 30
MASTER_WORTH = 25
GUARDED_WORTH = 10
RUFF_WORTH = 3


def cheapest(memory: Memory, cards: Cards) -> Card:
    """
    The card of *cards* that is missed least.

    Maxim T1 (W: throw from weakness): neither a trump, nor a winner, nor the guard
    of a card that may yet win; and with trumps in hand, the last card of a suit first.
    """
    return min(cards, key=lambda card: (loss(memory, card), card.position))


def loss(memory: Memory, card: Card) -> int:
    """How much the hand loses with *card*; only the order of the numbers means anything."""
    ranking = memory.ranking
    suit = ranking.suit_of(card)
    higher_out = [c for c in memory.out(suit) if ranking.beats(c, card)]
    if ranking.is_trump(card):
        return TRUMP_WORTH + len(memory.out(suit)) - len(higher_out) + (MASTER_WORTH if not higher_out else 0)
    if not higher_out:
        return MASTER_WORTH if memory.out(suit) else MASTER_WORTH - 1
    own = memory.of_suit(suit)
    lower_out = len(memory.out(suit)) - len(higher_out)
    guards = own[0] is not card and _is_guard(memory, own)
    ruff = RUFF_WORTH if len(own) == 1 and memory.trumps else 0
    return lower_out + (GUARDED_WORTH if guards else 0) - ruff


def _is_guard(memory: Memory, own: Cards) -> bool:
    """True if the suit's best card may yet win, but only while the hand can follow to those above it."""
    above = [c for c in memory.out(memory.ranking.suit_of(own[0])) if memory.ranking.beats(c, own[0])]
    return 0 < len(above) < len(own) + 1 and len(own) - 1 <= len(above)

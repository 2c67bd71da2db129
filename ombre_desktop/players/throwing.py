"""Choice of the cheapest card, for a trick that cannot be won or is won in any case."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.memory import Memory

TRUMP_WORTH = 30
MASTER_WORTH = 25
GUARD_WORTH = 10
RUFF_WORTH = 3
"""The value of a void to a hand that can ruff, on the scale of `loss`."""


def cheapest(memory: Memory, cards: Cards) -> Card:
    """
    Return the card whose loss costs the hand least.

    Maxim T1 (W: throw from weakness): keep trumps, winners, and the guards of cards that may still win. With
    trumps in hand, throw the last card of a suit first.
    """
    return min(cards, key=lambda card: (loss(memory, card), card.position))


def best_spared(memory: Memory, cards: Cards) -> Card:
    """Return the `cheapest` of *cards*, and of several in its suit that cost the same, the lowest."""
    card = cheapest(memory, cards)
    suit, cost = memory.ranking.suit_of(card), loss(memory, card)
    alike = [each for each in cards if memory.ranking.suit_of(each) is suit and loss(memory, each) == cost]
    return min(alike, key=memory.ranking.strength)


def loss(memory: Memory, card: Card) -> int:
    """
    Return the loss to the hand if it plays *card*, on a scale without a unit.

    Each card in an opponent's hand that *card* beats counts one.
    """
    out = memory.out(memory.ranking.suit_of(card))
    above = sum(memory.ranking.beats(other, card) for other in out)
    worth = len(out) - above
    if memory.ranking.is_trump(card):
        return worth + TRUMP_WORTH + (0 if above else MASTER_WORTH)
    if not above:
        return worth + MASTER_WORTH
    if memory.trumps and len(memory.of_suit(memory.ranking.suit_of(card))) == 1:
        return worth - RUFF_WORTH
    return worth + (GUARD_WORTH if guards(memory, card) else 0)


def guards(memory: Memory, card: Card) -> bool:
    """Tell whether *card* guards the best card of its plain suit until the cards above that one are gone."""
    if memory.ranking.is_trump(card):
        return False
    own = memory.of_suit(memory.ranking.suit_of(card))
    best = own[0]
    above = sum(memory.ranking.beats(other, best) for other in memory.out(memory.ranking.suit_of(best)))
    return card is not best and above == len(own) - 1

"""The order of a hand: trumps apart, then suit by suit, each from high to low."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards, Rank, Ranking, Suit
from ombre_desktop.ui.model.preferences import HandOrder

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The order of the suits: black and red alternate, so that neighbours are easy to tell apart."""

RANKS = tuple(Rank)


def group_of(card: Card, ranking: Ranking) -> int:
    """Return the place of the card's group: 0 for trumps (the black aces before trump is known)."""
    if ranking.trump is None:
        return 1 + SUITS.index(card.suit) if card in ranking.plain[card.suit] else 0
    suit = ranking.suit_of(card)
    return 0 if suit is ranking.trump or suit is None else 1 + SUITS.index(suit)


def in_hand_order(cards: Cards, ranking: Ranking, order: HandOrder = HandOrder.TRUMPS_APART) -> Cards:
    """Return *cards* in the order in which a player holds them, from the left."""
    match order:
        case HandOrder.BY_RANK:
            return tuple(sorted(cards, key=lambda card: (RANKS.index(card.rank), card.position)))
        case HandOrder.BY_SUIT:
            return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), _place(card, ranking))))
        case _:
            return tuple(sorted(cards, key=lambda card: (group_of(card, ranking), _place(card, ranking))))


def gaps(cards: Cards, ranking: Ranking, order: HandOrder = HandOrder.TRUMPS_APART) -> tuple[int, ...]:
    """Return the places where a new group begins, for a sorted hand."""
    if order is HandOrder.BY_RANK:
        return ()
    if order is HandOrder.BY_SUIT:
        groups = [SUITS.index(card.suit) for card in cards]
    else:
        groups = [group_of(card, ranking) for card in cards]
    return tuple(at for at in range(1, len(groups)) if groups[at] != groups[at - 1])


def _place(card: Card, ranking: Ranking) -> int:
    group = ranking.trumps if card in ranking.trumps else ranking.plain.get(card.suit, ())
    return group.index(card) if card in group else card.position - 100

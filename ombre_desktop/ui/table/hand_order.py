"""The order of a hand: trumps apart, then suit by suit, each from high to low."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards, Rank, Ranking, Suit
from ombre_desktop.storage.display_options import HandOrder
from ombre_desktop.value import Value

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The order of the suits: black and red alternate, so that neighbours are easy to tell apart."""

RANKS = tuple(Rank)


class Sorting(Value):
    """
    The way the person holds their cards: an order, which may be reversed, and the cards they have moved.

    *own* are the cards from the left as the person has arranged them in this deal; empty if they have not.
    """

    order: HandOrder = HandOrder.TRUMPS_APART
    is_reversed: bool = False
    own: Cards = ()


def in_own_order(cards: Cards, ranking: Ranking, sorting: Sorting) -> Cards:
    """Return *cards* as the person holds them; other cards go next to their usual neighbours."""
    usual = in_hand_order(cards, ranking, sorting.order)
    if sorting.is_reversed:
        usual = usual[::-1]
    if not sorting.own:
        return usual
    found = [card for card in sorting.own if card in cards]
    for at, card in enumerate(usual):
        if card not in found:
            found.insert(found.index(usual[at - 1]) + 1 if at else 0, card)
    return tuple(found)


def group_of(card: Card, ranking: Ranking) -> int:
    """Return the index of the card's group: 0 for trumps, and for the black aces before trump is known."""
    if ranking.trump is None:
        return 1 + SUITS.index(card.suit) if card in ranking.plain.get(card.suit, ()) else 0
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
    """Return the places where a new group begins; none if the person has moved cards out of their groups."""
    if order is HandOrder.BY_RANK:
        return ()
    if order is HandOrder.BY_SUIT:
        groups = [SUITS.index(card.suit) for card in cards]
    else:
        groups = [group_of(card, ranking) for card in cards]
    found = tuple(at for at in range(1, len(groups)) if groups[at] != groups[at - 1])
    return found if len(found) < len(set(groups)) else ()


def _place(card: Card, ranking: Ranking) -> int:
    group = ranking.trumps if card in ranking.trumps else ranking.plain.get(card.suit, ())
    return group.index(card) if card in group else card.position - 100

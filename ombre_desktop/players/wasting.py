"""Waste: a high card that goes to a trick where a small one would do as well."""

from __future__ import annotations

from ombre_desktop.engine import Card, Cards, SeatView


def is_trump_wasted(view: SeatView, cards: Cards, card: Card) -> bool:
    """
    Tell whether *card* is a trump that goes under a higher trump, though *cards* include a smaller trump.

    Maxim T2 (P: nobody at a table does it; AUJ: matadors may be kept from a lower lead, rule 1.9).
    """
    state = view.position
    ranking, trick = state.ranking, state.play.lying
    if not ranking.is_trump(card) or not trick.cards:
        return False
    if ranking.beats(card, trick.cards[ranking.best(trick.cards)]):
        return False
    return any(ranking.is_trump(each) and ranking.beats(card, each) for each in cards)


def unwasted(view: SeatView, cards: Cards) -> Cards:
    """Return *cards* without the trumps that would be wasted; some card is always left."""
    return tuple(card for card in cards if not is_trump_wasted(view, cards, card))


def smallest_like(view: SeatView, cards: Cards, card: Card) -> Card:
    """
    Return the smallest of *cards* in the suit of *card*, where none of them can win the trick; else *card*.

    Maxim T3 (P: a person gives their smallest, unless it matters; so the king does not tell of the queen).
    """
    ranking, trick = view.position.ranking, view.position.play.lying
    if not trick.cards:
        return card
    best, suit = trick.cards[ranking.best(trick.cards)], ranking.suit_of(card)
    like = [each for each in cards if ranking.suit_of(each) is suit]
    if any(ranking.beats(each, best) for each in like):
        return card
    return min(like, key=ranking.strength)

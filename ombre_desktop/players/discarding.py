"""Discards: the cards to throw, the number to draw, and yielding the first draw (rule 1.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import itemgetter

from ombre_desktop.engine import (
    Action,
    Card,
    Cards,
    Discard,
    ExchangeRequest,
    Rank,
    Ranking,
    Say,
    SeatView,
    Word,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.bidding import best_count, best_suit, suits_of
from ombre_desktop.players.valuation import KEPT, bits_of, counting, scale_of

TRUMP, KING, BACKED, GUARDED, POOR = 100, 60, 40, 20, 0
"""The value of keeping each kind of card, on a scale without a unit."""
A_CARD_OF_THE_TALON = 0.35
"""The expected tricks that an unseen card of the talon adds to a hand."""


def exchange(view: SeatView, request: ExchangeRequest) -> Action:
    """Choose a discard, or the word that yields the first draw."""
    if Word.YIELD in request.words and yields(view):
        return Say(Word.YIELD)
    if request.among is not None:
        return Discard(in_order(thrown_for_the_talon(view, request.among, request.bound)))
    if not request.draws:
        return Discard(in_order(thrown_down(view, request.minimum)))
    return Discard(in_order(thrown(view, request)))


def thrown(view: SeatView, request: ExchangeRequest) -> Cards:
    """
    Choose the cards to exchange: everything but trumps, kings, and queens with their king.

    Maxim D1 (P): keep trumps and kings, and exchange the rest, the poorest first. If trump is named after
    the draw, assume the best suit so far.
    """
    state = view.position
    ranking = state.ranking if state.trump else state.ruleset.ranking(best_suit(view, suits_of(view)))
    worth = {card: keeping(card, view.hand, ranking) for card in view.hand}
    poorest = sorted(view.hand, key=lambda card: (worth[card], card.position))
    wanted = sum(worth[card] < BACKED for card in poorest)
    return tuple(poorest[: max(request.minimum, min(request.maximum, wanted))])


def keeping(card: Card, hand: Cards, ranking: Ranking) -> int:
    """Return the worth of keeping *card* in *hand*, on the scale of `TRUMP` to `POOR`."""
    if ranking.is_trump(card):
        return TRUMP + ranking.strength(card)
    if card.rank is Rank.KING:
        return KING
    suit = ranking.plain[card.suit]
    if card.rank is Rank.QUEEN:
        return BACKED if any(held in hand and held.rank is Rank.KING for held in suit) else GUARDED
    return POOR - suit.index(card)


def yields(view: SeatView) -> bool:
    """
    Tell whether to let the other defender draw first.

    Maxim D2 (S0: it is an advantage if one defender has the stronger hand; P: the one
    who holds a matador).
    """
    ranking = view.position.ranking
    return not any(card in ranking.matadors for card in view.hand)


def thrown_for_the_talon(view: SeatView, own: Cards, bound: Cards) -> Cards:
    """
    Choose the cards of *own* to exchange for the talon: all but the best card, or all of them.

    Maxim D3 (P): keep the card that adds most to the best suit, unless it must be thrown. Keep no card if a
    card of the talon is likely to be worth more.
    """
    taken = tuple(card for card in view.hand if card not in own)
    worth = {card: best_count(view, (*taken, card), KEPT) for card in own if card not in bound}
    best = max(worth, key=lambda card: worth[card], default=None)
    if best is None or worth[best] < best_count(view, taken, KEPT) + A_CARD_OF_THE_TALON:
        return own
    return tuple(card for card in own if card is not best)


def thrown_down(view: SeatView, number: int) -> Cards:
    """
    Choose *number* cards to throw so that the rest counts the most tricks with its best suit as trump.

    Maxim D4 (P): out of thirteen cards a void is worth more than a guarded queen. If two hands count
    the same, keep the better cards.
    """
    state, hand = view.position, bits_of(view.hand)
    found: list[tuple[tuple[float, int], Cards]] = []
    for ranking in map(state.ruleset.ranking, suits_of(view)):
        count = counting(ranking, scale_of(state).kept)
        kept = {card: keeping(card, view.hand, ranking) for card in view.hand}
        for gone in _spare(view.hand, ranking, number):
            left = count.tricks(hand & ~bits_of(gone))
            found.append(((left, -sum([kept[card] for card in gone])), gone))
    return max(found, key=itemgetter(0))[1]


def _spare(hand: Cards, ranking: Ranking, number: int) -> Iterator[Cards]:
    """Yield every choice of *number* cards to throw, with the lowest trumps if plain cards run out."""
    plain = [card for card in hand if not ranking.is_trump(card)]
    trumps = sorted((card for card in hand if ranking.is_trump(card)), key=ranking.strength)
    return combinations([*plain, *trumps[: max(0, number - len(plain))]], number)

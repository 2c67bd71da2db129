"""What to throw, how much to draw, and who of the defenders draws first (rule 1.8)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

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
from ombre_desktop.players.valuation import KEPT, scale_of, tricks

TRUMP, KING, BACKED, GUARDED, POOR = 100, 60, 40, 20, 0
"""How much kinds of cards are worth keeping; only the order means anything."""
A_CARD_OF_THE_TALON = 0.35
"""What a card drawn unseen adds to a hand, in tricks."""


def exchange(view: SeatView, request: ExchangeRequest) -> Action:
    """The discard, or a word in its place."""
    if Word.YIELD in request.words and yields(view):
        return Say(Word.YIELD)
    if request.among is not None:
        return Discard(in_order(thrown_for_the_talon(view, request.among, request.bound)))
    if not request.draws:
        return Discard(in_order(thrown_down(view, request.minimum)))
    return Discard(in_order(thrown(view, request)))


def thrown(view: SeatView, request: ExchangeRequest) -> Cards:
    """
    Everything that is neither a trump nor a king nor a king's queen.

    Maxim D1 (P): trumps and kings are kept, the rest is exchanged, the poorest first.
    Where trump is named after the draw, it is the best suit so far.
    """
    state = view.position
    ranking = state.ranking if state.trump else state.ruleset.ranking(best_suit(view, suits_of(view)))
    worth = {card: keeping(card, view.hand, ranking) for card in view.hand}
    poorest = sorted(view.hand, key=lambda card: (worth[card], card.position))
    wanted = sum(worth[card] < BACKED for card in poorest)
    return tuple(poorest[: max(request.minimum, min(request.maximum, wanted))])


def keeping(card: Card, hand: Cards, ranking: Ranking) -> int:
    """How much *card* is worth keeping in *hand*."""
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
    True if the other defender should draw first.

    Maxim D2 (S0: it is an advantage if one defender has the stronger hand; P: the one
    who holds a matador).
    """
    ranking = view.position.ranking
    return not any(card in ranking.matadors for card in view.hand)


def thrown_for_the_talon(view: SeatView, own: Cards, bound: Cards) -> Cards:
    """
    All of *own* but the card that goes best with those taken, or all.

    Maxim D3 (P): of the cards that need not be thrown, the one with which the best suit
    counts most; none, if a card of the talon should be worth more.
    """
    taken = tuple(card for card in view.hand if card not in own)
    worth = {card: best_count(view, (*taken, card), KEPT) for card in own if card not in bound}
    best = max(worth, key=lambda card: worth[card], default=None)
    if best is None or worth[best] < best_count(view, taken, KEPT) + A_CARD_OF_THE_TALON:
        return own
    return tuple(card for card in own if card is not best)


def thrown_down(view: SeatView, number: int) -> Cards:
    """
    So many cards that what is left counts most under its best suit.

    Maxim D4 (P): out of thirteen cards it pays to keep no card of a suit, rather than
    a guarded queen; of hands that count alike the one that keeps the better cards.
    """
    state = view.position
    worth = scale_of(state.ring).kept

    def left(choice: tuple[Ranking, Cards]) -> tuple[float, int]:
        ranking, gone = choice
        hand = tuple(card for card in view.hand if card not in gone)
        return tricks(hand, ranking, worth), -sum(keeping(card, view.hand, ranking) for card in gone)

    choices = (
        (ranking, gone)
        for ranking in map(state.ruleset.ranking, suits_of(view))
        for gone in _spare(view.hand, ranking, number)
    )
    return max(choices, key=left)[1]


def _spare(hand: Cards, ranking: Ranking, number: int) -> Iterator[Cards]:
    """Every *number* of cards to throw; trumps, the lowest first, only where nothing else is left."""
    plain = [card for card in hand if not ranking.is_trump(card)]
    trumps = sorted((card for card in hand if ranking.is_trump(card)), key=ranking.strength)
    return combinations([*plain, *trumps[: max(0, number - len(plain))]], number)

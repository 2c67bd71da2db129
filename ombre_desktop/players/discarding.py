"""What to throw, how much to draw, and who of the defenders draws first (rule 1.8)."""

from __future__ import annotations

from ombre_desktop.engine import Action, Card, Cards, Discard, ExchangeRequest, Rank, Say, SeatView, Word
from ombre_desktop.engine.cards import in_order

TRUMP, KING, BACKED, GUARDED, POOR = 100, 60, 40, 20, 0


def exchange(view: SeatView, request: ExchangeRequest) -> Action:
    """The discard, or a word in its place."""
    if Word.YIELD in request.words and yields(view):
        return Say(Word.YIELD)
    return Discard(in_order(thrown(view, request)))


def thrown(view: SeatView, request: ExchangeRequest) -> Cards:
    """
    Everything that is neither a trump nor a king nor a king's queen.

    Maxim D1 (P): trumps and kings are kept, the rest is exchanged, the poorest first.
    """
    poorest = sorted(view.hand, key=lambda card: (keeping(view, card), card.position))
    wanted = [card for card in poorest if keeping(view, card) < BACKED]
    number = max(request.minimum, min(request.maximum, len(wanted)))
    return tuple(poorest[:number])


def keeping(view: SeatView, card: Card) -> int:
    """How much *card* is worth keeping; only the order means anything."""
    ranking = view.position.ranking
    if ranking.is_trump(card):
        return TRUMP + ranking.strength(card)
    if card.rank is Rank.KING:
        return KING
    suit = ranking.plain[card.suit]
    held = [c for c in suit if c in view.hand]
    if card.rank is Rank.QUEEN:
        return BACKED if held[0].rank is Rank.KING else GUARDED
    return POOR - suit.index(card)


def yields(view: SeatView) -> bool:
    """
    True if the other defender should draw first.

    Maxim D2 (S0: it is an advantage if one defender has the stronger hand; P: the one
    who holds a matador).
    """
    ranking = view.position.ranking
    return not any(card in ranking.matadors for card in view.hand)

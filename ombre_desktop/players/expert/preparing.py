"""Which suit to name, what to throw: each choice is tried in the same worlds."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import (
    Action,
    Discard,
    ExchangeRequest,
    NameTrump,
    Say,
    SeatView,
    TrumpRequest,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.discarding import keeping
from ombre_desktop.players.expert.imagining import by_habit, filled, worth


def trump(view: SeatView, request: TrumpRequest, number: int, rng: Random) -> Action:
    """The suit under which the hand wins most; a hand that habit throws in is not tried."""
    usual = by_habit(view.position, request) if request.words else None
    if isinstance(usual, Say):
        return usual
    worlds = filled(view, number, rng)
    chips = {suit: worth(worlds, NameTrump(suit), view.seat) for suit in request.suits}
    return NameTrump(max(request.suits, key=lambda suit: chips[suit]))


def exchange(view: SeatView, request: ExchangeRequest, number: int, rng: Random) -> Action:
    """The discard that leaves and draws the best hand, among those a card player would think of."""
    usual = by_habit(view.position, request)
    if not isinstance(usual, Discard):
        return usual
    worlds = filled(view, number, rng)
    tried = _discards(view, request, usual)
    chips = {each: worth(worlds, each, view.seat) for each in tried}
    return max(tried, key=lambda each: chips[each])


def _discards(view: SeatView, request: ExchangeRequest, usual: Discard) -> list[Discard]:
    """The usual one first, then one card more or fewer, by what each card is worth keeping."""
    state = view.position
    worth_keeping = {card: keeping(card, view.hand, state.ranking) for card in view.hand}
    poorest = sorted(view.hand, key=lambda card: (worth_keeping[card], card.position))
    tried = [usual]
    for number in range(len(usual.cards) - 2, len(usual.cards) + 3):
        if request.minimum <= number <= min(request.maximum, len(poorest)):
            one = Discard(in_order(tuple(poorest[:number])))
            if one not in tried:
                tried.append(one)
    return tried

"""Which suit to name, what to throw: each choice is tried in the same worlds, the promising ones in more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ombre_desktop.engine import (
    Action,
    Cards,
    Discard,
    ExchangeRequest,
    NameTrump,
    Say,
    SeatView,
    TrumpRequest,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.discarding import keeping
from ombre_desktop.players.expert.imagining import by_habit, filled, worth

Worth = Callable[[Sequence[DealState], Action], float]
"""What an action brings on average in some worlds."""

ROUNDS = ((0.2, 6), (0.3, 3), (0.5, 1))
"""What part of the worlds a round tries, and how many choices are left after it."""
CAUTION = 0.25
"""Chips by which another choice must be better than the habit: an average over some worlds errs a little."""


def trump(view: SeatView, request: TrumpRequest, number: int, rng: Random) -> Action:
    """The suit under which the hand wins most; a hand that habit throws in is not tried."""
    usual = by_habit(view.position, request)
    if isinstance(usual, Say):
        return usual
    others = [NameTrump(suit) for suit in request.suits]
    return best(view, [usual, *(one for one in others if one != usual)], number, rng)


def exchange(view: SeatView, request: ExchangeRequest, number: int, rng: Random) -> Action:
    """The discard that leaves and draws the best hand, among those a card player would think of."""
    usual = by_habit(view.position, request)
    thrown = usual if isinstance(usual, Discard) else None
    choices: list[Action] = [usual, *(one for one in discards(view, request, thrown) if one != usual)]
    return best(view, choices, number, rng)


def best(view: SeatView, choices: list[Action], number: int, rng: Random) -> Action:
    """
    That of *choices*, the first of which is the habit, which brings most.

    All are tried in some worlds, the best of them in others, and so on; each is judged by all its worlds.
    """
    if len(choices) == 1:
        return choices[0]
    usual = choices[0]
    worlds = filled(view, number, rng)
    sums = dict.fromkeys(choices, 0.0)
    left, tried = choices, 0
    for part, keep in ROUNDS:
        some = worlds[tried : tried + max(1, round(part * number))]
        if not some:
            break
        tried += len(some)
        for each in left:
            sums[each] += worth(some, each, view.seat) * len(some)
        order = sorted(left, key=lambda each: -sums[each])
        left = order[:keep] if usual in order[:keep] else [*order[:keep], usual]
    winner = max(left, key=lambda each: sums[each])
    return winner if sums[winner] > sums[usual] + CAUTION * tried else usual


def discards(view: SeatView, request: ExchangeRequest, usual: Discard | None) -> list[Discard]:
    """What else might be thrown: one card more or fewer than usual, or so many of the poorest."""
    ranking = view.position.ranking
    worth_keeping = {card: keeping(card, view.hand, ranking) for card in view.hand}
    poorest = sorted(view.hand, key=lambda card: (worth_keeping[card], card.position))
    first = set(usual.cards) if usual else {card for card in poorest if not ranking.is_trump(card)}
    ways: list[Cards] = [tuple(first), *(tuple(first ^ {card}) for card in poorest)]
    ways += [tuple(poorest[:number]) for number in range(len(first) - 2, len(first) + 3)]
    free = set(view.hand if request.among is None else request.among)
    lawful = (
        Discard(in_order(way))
        for way in ways
        if request.minimum <= len(way) <= request.maximum and set(request.bound) <= set(way) <= free
    )
    return list(dict.fromkeys(lawful))

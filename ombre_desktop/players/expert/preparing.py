"""Choice of trump and discard by rollouts in common worlds, with successive elimination of the choices."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import (
    Action,
    Card,
    Discard,
    ExchangeRequest,
    NameTrump,
    Say,
    SeatView,
    TrumpRequest,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.discarding import BACKED, keeping
from ombre_desktop.players.expert.imagining import by_habit, filled, worth

ROUNDS = ((0.3, 3), (0.7, 1))
"""For each round, the share of the worlds it uses, and the number of choices left after it."""
TRUST_IN_HABIT = 25.0
"""
The chips, summed over all worlds, by which another choice must beat habit.

It is a prior: as if habit had been better by a chip in twenty-five worlds. Few other choices are really
better, and among many worse ones some always look better by luck.
"""
DOUBTFUL_KEPT, DOUBTFUL_THROWN = 3, 2
"""The number of borderline cards that are varied: the poorest we would keep, the best we would throw."""


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
    return winner if sums[winner] > sums[usual] + TRUST_IN_HABIT else usual


def discards(view: SeatView, request: ExchangeRequest, usual: Discard | None) -> list[Discard]:
    """List the usual discard and its variants by borderline cards; *usual* is None if habit says a word."""
    ranking = view.position.ranking
    worth_keeping = {card: keeping(card, view.hand, ranking) for card in view.hand}
    poorest = sorted(view.hand, key=lambda card: (worth_keeping[card], card.position))
    thrown = set(usual.cards) if usual else {card for card in poorest if worth_keeping[card] < BACKED}
    kept = [card for card in poorest if card not in thrown][:DOUBTFUL_KEPT]
    others = [card for card in poorest if card in thrown][-DOUBTFUL_THROWN:]
    ways: list[set[Card]] = [thrown, *(thrown ^ {card} for card in (*kept, *others)), thrown | set(kept[:2])]
    free = set(view.hand if request.among is None else request.among)
    lawful = (
        Discard(in_order(tuple(way)))
        for way in ways
        if request.minimum <= len(way) <= request.maximum and set(request.bound) <= way <= free
    )
    return list(dict.fromkeys(lawful))

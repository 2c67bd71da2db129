"""Choice of trump and discard by rollouts in common worlds, with successive elimination of the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from types import MappingProxyType

from ombre_desktop.engine import (
    Action,
    Bid,
    Card,
    ChoiceRequest,
    Discard,
    ExchangeRequest,
    NameTrump,
    Say,
    SeatView,
    TrumpRequest,
    Word,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.advice import Advice, Alternative, best_first, set_apart
from ombre_desktop.players.decency import Throw, is_decent
from ombre_desktop.players.discarding import BACKED, keeping
from ombre_desktop.players.expert.rollout import by_habit, roll_out, sample_worlds, values_of
from ombre_desktop.players.expert.weighed import error_of_draws
from ombre_desktop.players.solver.halt import unless_halted
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN
from ombre_desktop.value import Value

ROUNDS = ((0.3, 3), (0.7, 1))
"""For each round, the share of the worlds it uses, and the number of choices left after it."""
TRUST_IN_HABIT = 0.05
"""
The part of the stake by which another choice must beat habit in `USUAL` worlds.

The error falls with the square root of the number of worlds, and the bar with it. Few other choices are
really better, and among many worse choices, some always look better by luck.
"""
USUAL = 40
"""The number of worlds for which `TRUST_IN_HABIT` is meant."""
UNFAIR = 0.45
"""
The part of the stake by which open cards are unfair to an Ombre who plays on with a poor hand.

In 210 deals of L'Hombre, hands that lost 1.4 to 1.6 stakes with open cards lost 0.7 ± 0.3 among textbooks.
What a player hopes for comes on top of it.
"""
DOUBTFUL_KEPT, DOUBTFUL_THROWN = 3, 3
"""The number of borderline cards varied: the poorest that habit keeps, the best that it throws."""


class Tried(Value):
    """A *choice*, with the chips that each action *brought* in each world; empty if nothing was tried."""

    choice: Action
    brought: Mapping[Action, Sequence[float]] = MappingProxyType({})

    def advice(self) -> Advice:
        """Return the choice with all actions tried; those eliminated early have larger errors."""
        tried = {action: chips for action, chips in self.brought.items() if chips}
        found = [_alternative(action, chips) for action, chips in tried.items()]
        apart = set_apart(found, list(tried.values()), error_of_draws)
        return Advice(self.choice, best_first(apart), max(map(len, tried.values()), default=0))


def _alternative(action: Action, chips: Sequence[float]) -> Alternative:
    mean, wins = sum(chips) / len(chips), sum(each > 0 for each in chips) / len(chips)
    return Alternative(action, mean, error_of_draws(chips), wins)


def trump(view: SeatView, request: TrumpRequest, number: int, rng: Random) -> Tried:
    """
    Choose the trump suit of the highest value.

    If habit throws the hand in or plays another game than was bid, do so without simulation: with open cards
    a dearer game seems worse than it is.
    """
    usual = by_habit(view.position, request)
    if isinstance(usual, Say | Bid):
        return Tried(usual)
    others = [NameTrump(suit) for suit in request.suits]
    return best(view, [usual, *(one for one in others if one != usual)], number, rng)


def exchange(
    view: SeatView, request: ExchangeRequest, number: int, rng: Random, *, also: tuple[Discard, ...] = ()
) -> Tried:
    """Choose the discard of the highest value among the usual one, its variants, and those in *also*."""
    usual = by_habit(view.position, request)
    thrown = usual if isinstance(usual, Discard) else None
    tried = dict.fromkeys((*discards(view, request, thrown), *also))
    choices: list[Action] = [usual, *(one for one in tried if one != usual)]
    return best(view, choices, number, rng)


def throw_in(
    view: SeatView, request: ChoiceRequest, number: int, rng: Random, hopes: float = EVEN.hopes
) -> Tried:
    """
    Choose whether to play on with the trump that is known, or to throw the hand in.

    The hand is played even if that costs *hopes* of the stake.
    """
    worlds = sample_worlds(view, number, rng)
    brought = {
        each: fair(
            view,
            each,
            values_of([roll_out(world, each) for world in unless_halted(worlds)], view.seat),
            hopes,
        )
        for each in request.actions
    }
    return Tried(max(brought, key=lambda each: fmean(brought[each])), brought)


def fair(view: SeatView, action: Action, values: list[float], hopes: float = EVEN.hopes) -> list[float]:
    """
    Return the *values* of *action* with open cards as they are with hidden ones, if it is to play on.

    *hopes* is the part of the stake by which the player would rather play.
    """
    if action != Say(Word.PLAY):
        return values
    return [value + (UNFAIR + hopes) * stake_of(view.position) for value in values]


def best(view: SeatView, choices: list[Action], number: int, rng: Random) -> Tried:
    """
    Choose the best of *choices*, the first of which is the habit, by successive elimination.

    All choices are tried in some worlds, and then the best of them in further worlds. The results of all
    worlds count.
    """
    if len(choices) == 1:
        return Tried(choices[0])
    usual = choices[0]
    worlds = sample_worlds(view, number, rng)
    sums = dict.fromkeys(choices, 0.0)
    brought: dict[Action, list[float]] = {each: [] for each in choices}
    left, tried = choices, 0
    for part, keep in ROUNDS:
        some = worlds[tried : tried + max(1, round(part * number))]
        if not some:
            break
        tried += len(some)
        for each in left:
            found = values_of([roll_out(world, each) for world in unless_halted(some)], view.seat)
            brought[each] += found
            sums[each] += sum(found) / len(some) * len(some)
        order = sorted(left, key=lambda each: -sums[each])
        left = order[:keep] if usual in order[:keep] else [*order[:keep], usual]
    winner = max(left, key=lambda each: sums[each])
    bar = TRUST_IN_HABIT * stake_of(view.position) * sqrt(USUAL * tried)
    return Tried(winner if sums[winner] > sums[usual] + bar else usual, brought)


def discards(view: SeatView, request: ExchangeRequest, usual: Discard | None) -> list[Discard]:
    """
    List the usual discard and its variants, as far as none of them is odd (`decency`).

    *usual* is None if habit answers with a word.
    """
    ranking = view.position.ranking
    worth_keeping = {card: keeping(card, view.hand, ranking) for card in view.hand}
    poorest = sorted(view.hand, key=lambda card: (worth_keeping[card], card.position))
    thrown = set(usual.cards) if usual else {card for card in poorest if worth_keeping[card] < BACKED}
    kept = [{card} for card in poorest if card not in thrown]
    others = [{card} for card in reversed(poorest) if card in thrown]
    free = set(view.hand if request.among is None else request.among)

    def some(changes: Sequence[set[Card]], most: int) -> list[Discard]:
        """Return the usual discard with each of *changes*, as far as that is lawful and decent."""
        ways = (thrown ^ change for change in changes)
        lawful = (
            Discard(in_order(tuple(way)))
            for way in ways
            if request.minimum <= len(way) <= request.maximum and set(request.bound) <= way <= free
        )
        return [each for each in lawful if is_decent(Throw(view, request, each.cards))][:most]

    two_more = set[Card]().union(*kept[:2])
    found = [
        *some([set()], 1),
        *some(kept, DOUBTFUL_KEPT),
        *some(others, DOUBTFUL_THROWN),
        *some([two_more], 1),
    ]
    return list(dict.fromkeys(found))

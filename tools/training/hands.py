"""
``python -m tools.training.hands``: fit the worth of a dealt hand to self-play.

Textbook players play every game among themselves. What each seat won is fitted to the features of its hand,
separately for each role. This prints rows of ``judging/hand_models.py``.

A review counts mistakes apart, so they must not count in the worth of a hand; and other players bid on other
hands than the textbook. So deals of all levels can be judged besides, and the mean of what is left of their
results without mistakes is added for each role. Of the decisions of a judged deal, a third are drawn by
chance and count three times, which is right on average and three times as quick.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from operator import mul
from random import Random
from statistics import fmean, stdev

from ombre_desktop.engine import DealState, Role, Seat, ruleset
from ombre_desktop.engine.variants import all_ruleset_names, variant
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judging.hand_worth import FEATURES, features
from ombre_desktop.players.judging.judge import Stages
from ombre_desktop.players.judging.playouts import worth_to_seat
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.split import mistakes
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from tools.training.lessons.regression import least_squares

LEVELS = ("textbook", "strong", "steady", "expert", "novice")
"""The players of judged deals: each in turn has every seat."""
SEED = "lay"
"""The seed of the judged deals."""
SITTING = 12
"""The deals of a sitting."""
LARGEST = 80
"""The largest pool of a deal that counts; a few enormous ones would outweigh all others."""
TRUST = 1.0
"""The weight of the prior that a feature has no effect, as a number of deals."""
ONE_IN = 3
"""One in how many decisions of a judged deal is judged."""
STAGES = Stages(cards=(60,), rollouts=(80,), calls=(3,), playouts=(40,))
"""The numbers of worlds of a judgement: a mean over many deals needs no more."""

Part = Role | None
Sample = tuple[tuple[float, ...], float]
"""The features of a hand with what its seat won."""
Samples = dict[Part, list[Sample]]
Judged = dict[Part, list[list[Sample]]]
"""For each role the judged deals in which it was played, each with the hands of that role."""


def main(arguments: list[str] | None = None) -> None:
    """Play the deals, fit the weights, and print the rows of each game and number of seats."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.hands", description=__doc__)
    parser.add_argument("--deals", type=int, default=600, help="deals of each game (default: %(default)s)")
    parser.add_argument("--judged", type=int, default=0, help="deals that are judged (default: none)")
    parser.add_argument("--player", default="textbook", help="who plays them (default: %(default)s)")
    parser.add_argument("--games", nargs="*", default=all_ruleset_names(), help="the games (default: all)")
    options = parser.parse_args(arguments)
    for name in options.games:
        for seats in sorted(variant(name).seats):
            deals = list(played(name, seats, options.deals, options.player))
            print(f'    ("{name}", {seats}): {{', flush=True)
            judged = faultless_by_role(Table(name, seats=seats, seed=SEED), range(options.judged))
            for row in fitted(by_role(deals), judged):
                print(f"        {row}", flush=True)
            print("    },", flush=True)


def played(name: str, seats: int, deals: int, who: str) -> Iterator[DealState]:
    """Yield deals of sittings, settled."""
    rules = ruleset(name, seats=seats)
    for number in range(deals // SITTING):
        for row in Match(rules, (player(who),) * seats, SITTING, f"hands {name} {number}").rows():
            if row.state.stakes.pool <= LARGEST:
                yield row.state


def fitted(found: Samples, judged: Judged) -> Iterator[str]:
    """
    Yield the row of each role that was *found*, after a comment with its correlation.

    What the *judged* deals leave on average is added. A role that never won or lost anything has no row.
    """
    for role in (*Role, None):
        samples = found.get(role, [])
        if any(value for _, value in samples):
            rows, won = [row for row, _ in samples], [value for _, value in samples]
            weights = least_squares(rows, won, (0.0,) * FEATURES, TRUST)
            guessed = [fsum(map(mul, weights, row)) for row in rows]
            told = f"{len(won)} hands, correlation {correlation(guessed, won):.2f}"
            if left := [_left(deal, weights) for deal in judged.get(role, [])]:
                mean, error = mean_and_error(left)
                weights[0] += drawn_in(mean, error)
                told += f"; {len(left)} judged deals left {mean:+.1f} ± {error:.1f}"
            yield f"# {told}"
            yield f"{role}: ({', '.join(str(round(weight, 3)) for weight in weights)}),"


def _left(deal: Sequence[Sample], weights: Sequence[float]) -> float:
    """Return what the worth of the hands leaves of their results, as a mean over the seats of *deal*."""
    return fmean(value - fsum(map(mul, weights, row)) for row, value in deal)


def by_role(deals: Sequence[DealState]) -> Samples:
    """Return the features of each dealt hand with what its seat won, by role."""
    found: Samples = {}
    for deal in deals:
        for seat in map(Seat, range(deal.seats)):
            sample = features(deal, seat), worth_to_seat(deal, seat)
            found.setdefault(deal.role(seat), []).append(sample)
    return found


def faultless_by_role(table: Table, numbers: range) -> Judged:
    """Return the features of each hand of the deals *numbers* with its result without mistakes, by role."""
    found: Judged = {}
    for number in numbers:
        one = sitter(LEVELS[number % len(LEVELS)], table.worlds)
        deal = table.played(number, table.dealt(number), [one] * table.rules.seats)
        parts: Samples = {}
        for seat, result in enumerate(faultless(deal, f"{table.seed} {number}")):
            parts.setdefault(deal.role(Seat(seat)), []).append((features(deal, Seat(seat)), result))
        for role, samples in parts.items():
            found.setdefault(role, []).append(samples)
    return found


def faultless(deal: DealState, seed: str, one_in: int = ONE_IN) -> list[float]:
    """
    Return the result of each seat without anybody's mistakes.

    One in *one_in* decisions is judged, drawn by *seed*, and its cost counts as often.
    """
    review = Review.of(deal, STAGES)
    drawn = [move for move in review.choices if Random(f"part {seed} {move}").random() * one_in < 1]
    verdicts = [found for move in drawn if (found := review.verdict(move)) is not None]
    costs = [(found.move, one_in * found.sure_cost) for found in verdicts]
    gained = mistakes(deal, review.before, costs)
    return [worth_to_seat(deal, Seat(seat)) - own - others for seat, (own, others) in enumerate(gained)]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of *values* and its standard error; that of a single one is its size."""
    return fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else abs(values[0])


def drawn_in(mean: float, error: float) -> float:
    """Return *mean* drawn towards 0 by as much as its *error* demands (James and Stein, 1961)."""
    return mean * max(0.0, 1.0 - (error / mean) ** 2) if mean else 0.0


def correlation(one: list[float], other: list[float]) -> float:
    """Return Pearson's correlation."""
    mean_one, mean_other = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - mean_one) * (b - mean_other) for a, b in zip(one, other, strict=True))
    squares = sum((a - mean_one) ** 2 for a in one) * sum((b - mean_other) ** 2 for b in other)
    return float(both / squares**0.5) if squares else 0.0


if __name__ == "__main__":
    main()

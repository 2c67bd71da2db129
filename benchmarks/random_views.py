#!/usr/bin/env python3
"""
Look at random deals of every game, and check that views and observations that go on tell nothing else.

``python benchmarks/random_views.py [--deals 20000] [--games lhombre,…] [--seed a]``

Every decision is random, and the house rules of each deal are too. Now and then a seat looks, and its view
and numbers are compared with those of somebody who has never looked before. The exit status is 1 at the
first difference, whose game and seed are printed. An hour and a half for all games.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from random import Random
from time import perf_counter

from options import Options
from positions import any_table
from walks import seen_alike, walked

from ombre_desktop.engine import Seat, all_ruleset_names
from ombre_desktop.envs import Observer

LOOKS = 0.1
"""The share of the moments of a deal at which somebody looks."""


def main(arguments: list[str] | None = None) -> int:
    """Play the deals of each game; return 1 if one of them is seen in two ways."""
    options = _options(arguments)
    return max(_look(name, options.deals, options.seed) for name in options.games)


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--deals", 20_000, "deals of each game")
    parser.some("--games", all_ruleset_names())
    parser.seed("random views", "another seed deals other cards")
    return parser.parse_args(arguments)


def _look(name: str, deals: int, seed: str) -> int:
    """Look at *deals* of the game called *name*, and print how long they took."""
    began = perf_counter()
    for number in range(deals):
        rng = Random(f"{seed} {name} {number}")
        game = any_table(name, rng)
        observer = Observer(game)
        for deal in walked(game, rng):
            if rng.random() < LOOKS and not seen_alike(deal, Seat(rng.randrange(game.seats)), observer):
                print(f"{name}: seed {seed!r}, deal {number}: seen in two ways")
                return 1
    print(f"{name}: {deals} deals in {perf_counter() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

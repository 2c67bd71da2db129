#!/usr/bin/env python3
"""
Play random deals of every game of the engine, and check that no card and no chip is lost.

``python benchmarks/random_games.py [--deals 20000] [--games lhombre,…] [--seed a]``

Every decision is random, and the house rules of each deal are too. The exit status is 1 at the first
impossible state, whose game and seed are printed. Half an hour for all games.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from random import Random
from time import perf_counter

from options import Options
from positions import any_table, played

from ombre_desktop.engine import all_ruleset_names
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.invariants import Violation, check


def main(arguments: list[str] | None = None) -> int:
    """Play the deals of each game; return 1 if one of them fails."""
    options = _options(arguments)
    return max(_play(name, options.deals, options.seed) for name in options.games)


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--deals", 20_000, "deals of each game")
    parser.some("--games", all_ruleset_names())
    parser.seed("random games", "another seed deals other cards")
    return parser.parse_args(arguments)


def _play(name: str, deals: int, seed: str) -> int:
    """Play *deals* of the game called *name*, and print how long they took."""
    began = perf_counter()
    for number in range(deals):
        rng = Random(f"{seed} {name} {number}")
        try:
            for step in played(any_table(name, rng), rng):
                check(step.state)
        except (OmbreError, Violation) as error:
            print(f"{name}: seed {seed!r}, deal {number}: {error}")
            return 1
    print(f"{name}: {deals} deals in {perf_counter() - began:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

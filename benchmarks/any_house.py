#!/usr/bin/env python3
"""
Ask every player for decisions under any house rules: none may fail, and all must be lawful.

``python benchmarks/any_house.py [--decisions 100] [--worlds 30] [--players expert,…] [--games lhombre,…]``

In deals of every game, all decisions are random. Each player is asked for advice on every kind of question,
in the given number of decisions for each player and game. At the table a failure would go unnoticed, because
another player stands in. The exit status is 1 if any player fails; the view and the error are printed.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from random import Random

from options import Options
from positions import positions

from ombre_desktop.engine import (
    CallRequest,
    DealState,
    ExchangeRequest,
    Request,
    TrumpRequest,
    all_ruleset_names,
    view,
)
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.advice import OWN_WORLDS
from ombre_desktop.players.player import lawful_advice, player, player_names

BEFORE_THE_PLAY = (CallRequest, TrumpRequest, ExchangeRequest)
"""The requests for which the number of worlds is limited here; a card gets its usual number."""


def main(arguments: list[str] | None = None) -> int:
    """Ask the players and print how many decisions failed; return 1 if any did."""
    options = _options(arguments)
    failed = 0
    for one in options.players:
        for name in options.games:
            failed += _failures(one, name, options)
    print("nothing failed" if not failed else f"{failed} failed")
    return 1 if failed else 0


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--decisions", 100, "decisions of each player in each game")
    parser.count("--worlds", 30, "worlds for a decision before the play")
    parser.some("--players", player_names())
    parser.some("--games", all_ruleset_names())
    parser.seed("any house", "another seed asks about other deals")
    return parser.parse_args(arguments)


def _failures(one: str, name: str, options: Namespace) -> int:
    """Ask the player called *one* about positions of a game; return how many answers failed."""
    failed = 0
    for seed, (state, asked, _) in zip(range(options.decisions), positions(name, options.seed), strict=False):
        worlds = options.worlds if isinstance(asked, BEFORE_THE_PLAY) else OWN_WORLDS
        failed += not _answers(one, state, asked, Random(seed), worlds)
    print(f"{one} in {name}: {options.decisions} decisions, {failed} failed", flush=True)
    return failed


def _answers(one: str, state: DealState, asked: Request, rng: Random, worlds: int) -> bool:
    """Tell whether the player gives lawful advice on *asked*; print the view if not."""
    seen = view(state, asked.seat)
    try:
        lawful_advice(one, seen, asked, player(one).consider(seen, asked, rng, worlds))
    except Exception as error:  # every failure counts
        print(f"{one} failed: {error!r}\n{format_view(seen)}", flush=True)
        return False
    return True


if __name__ == "__main__":
    sys.exit(main())

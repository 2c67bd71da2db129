#!/usr/bin/env python3
"""
Run the swap test: exchange hidden cards, and check that no player can notice.

``python benchmarks/swap.py [--positions 5000] [--decisions 50] [--players expert,steady-bold,…]``

Random deals of every game are played under random house rules. At every kind of question, the cards that
one seat has not seen are dealt again among their places. The data that the players' process would get for
that seat must stay the same to the byte, as must what a learning program would, and each player's answer,
for the given number of decisions of each player and game. The status is 1 if anything differs.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from random import Random

from options import Options
from positions import kind, positions
from twins import twin

from ombre_desktop.engine import (
    Action,
    Seat,
    SeatView,
    request,
    ruleset_names,
    view,
)
from ombre_desktop.engine.notation import format_view
from ombre_desktop.envs import Observer
from ombre_desktop.players.advice import OWN_WORLDS, Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.player import player, player_names


def main(arguments: list[str] | None = None) -> int:
    """Run the test and print the number of comparisons; return 1 if anything differs."""
    options = _options(arguments)
    different = 0
    for name in ruleset_names():
        different += _views(name, options.positions // len(ruleset_names()) + 1)
    for one in options.players:
        for name in ruleset_names():
            different += _decisions(one, name, options.decisions)
    print("nothing differs" if not different else f"{different} differ")
    return 1 if different else 0


def _options(arguments: list[str] | None) -> Namespace:
    parser = Options(__doc__)
    parser.count("--positions", 5000, "views to compare, over all games")
    parser.count("--decisions", 50, "answers of each player in each game")
    parser.some("--players", player_names())
    return parser.parse_args(arguments)


def _views(name: str, number: int) -> int:
    """Compare *number* views of a game, for the seat that is asked and another; return how many differ."""
    kinds: Counter[str] = Counter()
    different = 0
    for state, asked, rng in positions(name, "swap"):
        seat = Seat(rng.randrange(state.seats))
        for one in {asked.seat, seat}:
            there, here = (view(each, one) for each in (state, twin(state, one, rng)))
            observer = Observer(state.ruleset)
            same = format_view(there) == format_view(here) and observer.of(there) == observer.of(here)
            different += not same
            kinds[kind(asked)] += 1
        if sum(kinds.values()) >= number:
            break
    told = ", ".join(f"{kind} {many}" for kind, many in sorted(kinds.items()))
    print(f"{name}: {sum(kinds.values())} views ({told}), {different} differ", flush=True)
    return different


def _decisions(one: str, name: str, number: int) -> int:
    """Compare *number* answers of a player in a game, with all its advice; return how many differ."""
    different = 0
    for seed, (state, asked, rng) in zip(range(number), positions(name, "swap"), strict=False):
        seat = asked.seat
        there, here = (view(each, seat) for each in (state, twin(state, seat, rng)))
        answers = [_answer(player(one), seen, seed) for seen in (there, here)]
        different += answers[0] != answers[1]
    print(f"{one} in {name}: {number} decisions, {different} differ", flush=True)
    return different


def _answer(one: Player, seen: SeatView, seed: int) -> tuple[Action, Advice]:
    asked = request(seen)
    assert asked is not None
    return one.decide(seen, asked, Random(seed)), one.consider(seen, asked, Random(seed), OWN_WORLDS)


if __name__ == "__main__":
    sys.exit(main())

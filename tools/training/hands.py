"""
``python -m tools.training.hands``: fit the worth of a dealt hand to self-play.

Textbook players play every game among themselves. What each seat won is fitted to the features of its hand.
This prints the table of ``judging/hand_worth.py``; it takes a few minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ombre_desktop.engine import Seat, ruleset, ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.judging.hand_worth import FEATURES, features
from ombre_desktop.players.judging.playouts import worth_to_seat
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from tools.training.lessons.regression import least_squares

SITTING = 12
"""The deals of a sitting."""
LARGEST = 80
"""The largest pool of a deal that counts; a few enormous ones would outweigh all others."""
TRUST = 1.0
"""The weight of the prior that a feature has no effect, as a number of deals."""


def main(arguments: list[str] | None = None) -> None:
    """Play the deals, fit the weights, and print one row for each game and number of seats."""
    parser = argparse.ArgumentParser(prog="python -m tools.training.hands", description=__doc__)
    parser.add_argument("--deals", type=int, default=1200, help="deals of each game (default: %(default)s)")
    parser.add_argument("--player", default="textbook", help="who plays them (default: %(default)s)")
    parser.add_argument("--games", nargs="*", default=ruleset_names(), help="the games (default: all)")
    options = parser.parse_args(arguments)
    for name in options.games:
        for seats in sorted(variant(name).seats):
            print(fitted(name, seats, options.deals, options.player), flush=True)


def fitted(name: str, seats: int, deals: int, who: str) -> str:
    """Return the row of the table for a game with this number of seats, with its correlation as a comment."""
    found = list(samples(name, seats, deals, who))
    rows, won = [row for row, _ in found], [value for _, value in found]
    weights = least_squares(rows, won, (0.0,) * FEATURES, TRUST)
    guessed = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    table = ", ".join(str(round(weight, 3)) for weight in weights)
    return f'("{name}", {seats}): ({table}),  # correlation {correlation(guessed, won):.2f} of {len(won)}'


def samples(name: str, seats: int, deals: int, who: str) -> Iterator[tuple[tuple[float, ...], float]]:
    """Yield the features of each dealt hand with what its seat won."""
    rules = ruleset(name, seats=seats)
    for number in range(deals // SITTING + 1):
        for row in Match(rules, (player(who),) * seats, SITTING, f"hands {name} {number}").rows():
            if row.state.stakes.pool > LARGEST:
                continue
            for seat in row.state.ring:
                yield features(row.state, Seat(seat)), worth_to_seat(row.state, Seat(seat))


def correlation(one: list[float], other: list[float]) -> float:
    """Return Pearson's correlation."""
    mean_one, mean_other = sum(one) / len(one), sum(other) / len(other)
    both = sum((a - mean_one) * (b - mean_other) for a, b in zip(one, other, strict=True))
    squares = sum((a - mean_one) ** 2 for a in one) * sum((b - mean_other) ** 2 for b in other)
    return float(both / squares**0.5) if squares else 0.0


if __name__ == "__main__":
    main()

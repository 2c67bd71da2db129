#!/usr/bin/env python3
"""
Measure how long it takes to weigh another throw, as the explorer of throws does at every change.

``python benchmarks/throws.py [--deals 5] [--interpreted]``

In every game in which cards are exchanged, deals are played by the textbook. At each exchange a throw is
drawn by lot, and the players' question for one round of worlds is answered, beginning with the text of the
view. The time is the processor time of that answer. The first question about an exchange, which weighs the
throws that are worth it, and the error of the figures after one round and after more are told as well.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from options import Options

from ombre_desktop.engine import (
    Discard,
    ExchangeRequest,
    Seat,
    Session,
    all_ruleset_names,
    apply,
    request,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.judging.answering import answer
from ombre_desktop.players.player import player
from ombre_desktop.players.solver import edition
from ombre_desktop.players.stake import stake_of
from ombre_desktop.value import Value

MUST, AIM = 500, 250
"""The bounds for the 95th percentile of a change of throw, in milliseconds of one core."""
ROUNDS = 20
"""The rounds after which the error is told."""


class Exchange(Value):
    """The times of a *change* and of the *first* question in ms, and the *errors* in parts of the stake."""

    change: float
    first: float
    errors: tuple[float, ...]


def exchanges(game: str, number: int) -> Iterator[Exchange]:
    """Yield the figures of each exchange of deal *number*."""
    rules = ruleset(game)
    session = Session.begin(rules, Seat(number % rules.seats)).with_antes()
    cards = shuffled(rules.pack, chance(f"throws {game} {number}"))
    state = start(rules, session.dealer, rules.dealt(cards, session.dealer), session.stakes).state
    while (asked := request(state)) is not None:
        seen, rng = view(state, asked.seat), chance(f"{game} {number} {len(state.history)}")
        if isinstance(asked, ExchangeRequest) and asked.minimum + asked.maximum > 0:
            free = sorted(set(asked.among or seen.hand) - set(asked.bound), key=str)
            count = rng.randint(asked.minimum, asked.maximum) - len(asked.bound)
            throw = action_text(Discard(in_order((*asked.bound, *rng.sample(free, count)))))
            text, stake = format_view(seen), stake_of(state)
            change, found = timed({"view": text, "throws": [throw], "round": 0})
            first, _ = timed({"view": text, "throws": [], "round": 0})
            rows = list(found["chips"][0]) if found["chips"] else []
            errors = [error(rows) / stake] if rows else []
            if rows and number == 0:
                for at in range(1, ROUNDS):
                    rows += timed({"view": text, "throws": [throw], "round": at})[1]["chips"][0]
                errors.append(error(rows) / stake)
            yield Exchange(change, first, tuple(errors))
        state = apply(state, player("textbook").decide(seen, asked, rng)).state


def timed(question: dict[str, object]) -> tuple[float, dict[str, list[list[float]]]]:
    """Return the milliseconds that the answer to *question* takes, and the answer."""
    before = process_time()
    found = answer(question)
    return 1000 * (process_time() - before), found  # type: ignore[return-value]


def error(rows: list[float]) -> float:
    """Return the standard error of the mean of *rows*."""
    return stdev(rows) / sqrt(len(rows))


def main() -> int:
    """Play the deals, and print the figures of each game."""
    asked = Options(__doc__)
    asked.count("--deals", 5, "of each game")
    asked.add_argument("--interpreted", action="store_true", help="without the compiled solver")
    chosen = asked.parse_args()
    if chosen.interpreted:
        patch.object(edition, "compiled_folder", return_value=None).start()
        sys.modules["cython"] = None  # type: ignore[assignment]
    return print_table(measured(chosen.deals))


def measured(deals: int) -> Iterator[Figure]:
    """Yield the figures of each game as soon as they are measured."""
    for game in all_ruleset_names():
        found = [each for number in range(deals) for each in exchanges(game, number)]
        if not found:
            continue
        of = f"{game}, of {len(found)}"
        yield Figure(
            f"change of throw, p95, {of}", share([one.change for one in found], 0.95), "ms", MUST, AIM
        )
        yield Figure(f"first question, p95, {of}", share([one.first for one in found], 0.95), "ms")
        for at, rounds in enumerate((1, ROUNDS)):
            errors = [one.errors[at] for one in found if len(one.errors) > at]
            if errors:
                yield Figure(f"error after {rounds} rounds, {game}", 100 * fmean(errors), "% of the stake")


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""
Measure how long the expert takes to give a hint.

``python benchmarks/hints.py [--deals 5] [--interpreted]``

In every game, deals are played by the textbook. At each decision the expert is asked for advice, as the key H
does at the table. The time is the processor time of the advice alone. ``--interpreted`` measures the players
as they run without a compiled solver.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from options import Options

from ombre_desktop.engine import Seat, Session, apply, request, ruleset, start, view
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.advice import OWN_WORLDS
from ombre_desktop.players.player import EXPERT, player
from ombre_desktop.players.solver import edition

GAMES = (
    *(("renegado", 3), ("french", 3), ("pokerwiner", 3), ("two_handed", 2)),
    *(("four_handed", 4), ("five_handed", 5), ("homme_auvergne", 4)),
)
MUST, AIM = {False: 1000, True: 3000}, {False: 500, True: 1500}
"""The bounds for the 99th percentile of the times, in milliseconds, by whether the solver is interpreted."""


def times(game: str, seats: int, number: int) -> list[float]:
    """Return how long a hint takes for each decision of deal *number*, in milliseconds."""
    rules = ruleset(game, "", seats)
    session = Session.begin(rules, Seat(number % rules.seats)).with_antes()
    cards = shuffled(rules.pack, chance(f"hints {game} {number}"))
    state = start(rules, session.dealer, rules.dealt(cards, session.dealer), session.stakes).state
    taken = []
    while (asked := request(state)) is not None:
        seen, seed = view(state, asked.seat), f"{game} {number} {len(state.history)}"
        before = process_time()
        player(EXPERT).consider(seen, asked, chance(seed), OWN_WORLDS)
        taken.append(1000 * (process_time() - before))
        state = apply(state, player("textbook").decide(seen, asked, chance(seed))).state
    return taken


def main() -> int:
    """Play the deals, and print the figures of each game."""
    asked = Options(__doc__)
    asked.count("--deals", 5, "of each game")
    asked.add_argument("--interpreted", action="store_true", help="without the compiled solver")
    chosen = asked.parse_args()
    if chosen.interpreted:
        patch.object(edition, "compiled_folder", return_value=None).start()
        sys.modules["cython"] = None  # type: ignore[assignment]
    return print_table(measured(chosen.deals, interpreted=chosen.interpreted))


def measured(deals: int, *, interpreted: bool) -> Iterator[Figure]:
    """Yield the figure of each game as soon as it is measured."""
    for game, seats in GAMES:
        taken = [each for number in range(deals) for each in times(game, seats, number)]
        what = f"hint, {game}, p99 of {len(taken)}"
        yield Figure(what, share(taken, 0.99), "ms", MUST[interpreted], AIM[interpreted])


if __name__ == "__main__":
    sys.exit(main())

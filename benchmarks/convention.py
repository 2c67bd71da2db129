#!/usr/bin/env python3
"""
Play out what it is worth to defenders to read the lowest of touching cards.

``python benchmarks/convention.py [--deals 1000] [--first 0] [--game renegado] [--keep FILE]``

Players of the level ``strong`` bid and exchange. Then each deal is played twice by experts, with the same
chance: once as they are, and once with defenders for whom a card against the convention counts no less than
any other. Everybody plays by the convention both times, and the Ombre reads it. The result is the difference
for the defenders together, in chips. ``--keep`` stores the differences; the same command with more deals goes
on.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import Action, DealState, Request, Role, Seat, ruleset_names
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert import play_likelihood
from ombre_desktop.players.player import EXPERT

OPENING, EXPERTS = sitter("strong"), sitter(EXPERT)


@dataclass(frozen=True, slots=True)
class Unreading:
    """An expert who reads nothing in the order of touching cards, and plays by the convention."""

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the expert's action if a card against the convention is as likely as any other."""
        with _unread():
            return EXPERTS.decide(state, asked, rng)


@dataclass(frozen=True, slots=True)
class Again:
    """An expert who need not think while a deal goes like one that has *ended*."""

    ended: DealState

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the expert's action."""
        made = len(state.history)
        if state.history == self.ended.history[:made]:
            return self.ended.history[made].action
        return EXPERTS.decide(state, asked, rng)


@contextmanager
def _unread() -> Iterator[None]:
    usual = play_likelihood.AGAINST_CONVENTION
    play_likelihood.AGAINST_CONVENTION = 1.0
    try:
        yield
    finally:
        play_likelihood.AGAINST_CONVENTION = usual


def main() -> int:
    """Play the deals that are missing, and print the gain."""
    options = _options()
    table = Table(options.game, seed=options.seed)
    kept = _read(options.keep)
    for number in range(options.first + len(kept), options.first + options.deals):
        kept.append(gain(table, number))
        if options.keep:
            options.keep.write_text(json.dumps(kept), encoding="utf-8")
    played = [each for each in kept if each is not None]
    print(f"{options.game}: {len(kept)} deals, {len(played)} played")
    print(f"  with another result in {sum(each != 0 for each in played)}")
    print(f"  reading brings the defenders {told(played)} chips a deal")
    return 0


def gain(table: Table, number: int) -> float | None:
    """Return what reading brings the defenders together in deal *number*; None if nobody plays it."""
    state = table.opened(number, OPENING)
    if state.is_over or state.ombre is None:
        return None
    defends = [state.role(Seat(seat)) is Role.DEFENDER for seat in range(state.seats)]
    with_it = table.played(number, state, [EXPERTS] * state.seats)
    unread = [Unreading() if defender else Again(with_it) for defender in defends]
    without = table.played(number, state, unread)
    seats = [Seat(seat) for seat, defender in enumerate(defends) if defender]
    return float(sum(table.worth(with_it, seat) - table.worth(without, seat) for seat in seats))


def told(gains: Sequence[float]) -> str:
    """Return the mean of *gains*, with its standard error."""
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("nan")
    return f"{fmean(gains or [0.0]):+.2f} ± {error:.2f}"


def _read(file: Path | None) -> list[float | None]:
    if file is None or not file.exists():
        return []
    found: list[float | None] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _options() -> Namespace:
    parser = Options(__doc__)
    parser.one("--game", ruleset_names(), "renegado", "the game")
    parser.count("--deals", 1000, "how many, of which some are passed out")
    parser.count("--first", 0, "the number of the first deal", least=0)
    parser.seed("convention")
    parser.place("--keep", "a file for the differences")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())

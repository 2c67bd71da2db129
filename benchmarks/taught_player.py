#!/usr/bin/env python3
"""
Measure what the lessons are worth to a player who does exactly what they teach.

``python benchmarks/taught_player.py [--deals 1000] [--from novice] [--company textbook] [--keep FILE]``

The player begins with the habits of a novice, and each lesson takes some of them away; what is left decides
by the textbook's maxims. ``--from nothing`` begins with somebody who also names trump, throws and plays by
chance. Before a lesson and after it, the player sits in every seat of the same deals, among the same company,
so the gain is free of the luck of the cards. Lessons that teach a rule are left out: the player knows the
rules. After the last lesson the player is the textbook. The exit status is 1 if a lesson gains less than
three errors.

``--keep`` stores the deals; the same command with more of them goes on.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table
from learners import Learner, Noted
from options import Options

from ombre_desktop.engine import Seat
from ombre_desktop.players.arena.seating import Sitter, sitter, sitter_names
from ombre_desktop.players.arena.table import Table

NOVICE = (
    *("counts_cards", "no_solo", "names_the_longest", "keeps_courts", "never_gives_up", "always_claims"),
    *("kings_first", "trumps_wait", "trumps_at_the_ombre", "spadille_sleeps"),
    *("ruffs_at_sight", "over_the_partner", "never_small_ruff"),
)
"""The habits before the first lesson; of several that speak, the first decides."""
AS_OMBRE = ("names_anything", "throws_anything", "leads_anything_as_ombre", "follows_anything_as_ombre")
DEFENDING = ("leads_anything_defending", "follows_anything_defending")
BEGINNINGS = {"novice": NOVICE, "nothing": (*AS_OMBRE, *DEFENDING, *NOVICE)}
LESSONS = {
    "first": (*AS_OMBRE, "trumps_wait", "spadille_sleeps"),
    "second": (*DEFENDING, "trumps_at_the_ombre", "over_the_partner", "never_small_ruff"),
    "count": ("counts_cards", "names_the_longest"),
    "throw": ("keeps_courts",),
    "fourth": ("ruffs_at_sight",),
    "trumps": ("kings_first",),
    "solo": ("no_solo",),
    "surrender": ("never_gives_up",),
    "vole": ("always_claims",),
}
"""The lessons in their order, with the habits that each takes away."""
ERRORS = 3.0
"""The number of its errors that the gain of a lesson must reach."""
LEAST = 0.001
"""The least gain that is one, in chips a deal."""
SO_FAR = 100
"""The number of deals after which the figures so far are printed."""

Row = list[list[float]]
"""Winnings in a deal: of each stage, in each seat."""


def stages(beginning: str) -> list[Learner]:
    """Return the player before the first lesson and after each."""
    habits = list(BEGINNINGS[beginning])
    players = [Learner(habits)]
    for gone in LESSONS.values():
        habits = [habit for habit in habits if habit not in gone]
        players.append(Learner(habits))
    return players


def won(table: Table, players: Sequence[Learner], company: Sitter, number: int) -> Row:
    """Return what each of *players* won in each seat of deal *number*."""
    rows: Row = [[] for _ in players]
    for seat in map(Seat, range(table.rules.seats)):
        everybody: list[Sitter] = [company] * table.rules.seats
        noted: Noted | None = None
        for stage, (player, gone) in enumerate(zip(players, ((), *LESSONS.values()), strict=True)):
            if noted is None or not noted.is_followed_by(player, gone):
                noted = everybody[seat] = Noted(player)
                worth = float(table.worth(table.played(number, table.dealt(number), everybody), seat))
            rows[stage].append(worth)
    return rows


def figures(every: Sequence[Row], beginning: str, unit: str) -> Iterator[Figure]:
    """Yield what each lesson gained, and then what all of them did."""
    habits = BEGINNINGS[beginning]
    means = [[fmean(stage) for stage in row] for row in every]
    for at, (lesson, gone) in enumerate(LESSONS.items(), start=1):
        told = f"lesson {lesson} ({', '.join(each for each in gone if each in habits)})"
        yield _gain(told, [row[at] - row[at - 1] for row in means], unit, bound=True)
    last = len(LESSONS)
    for at in range(1, last + 1):
        told = f"after {at} of {last} lessons over none"
        yield _gain(told, [row[at] - row[0] for row in means], unit, bound=False)


def _gain(told: str, gains: Sequence[float], unit: str, *, bound: bool) -> Figure:
    """Return a mean gain with its error in the words."""
    mean, error = fmean(gains), stdev(gains) / sqrt(len(gains))
    must, changed = max(ERRORS * error, LEAST) if bound else None, sum(gain != 0 for gain in gains)
    what = f"{told}: {mean:+.3f} ± {error:.3f} a deal, of {len(gains)} deals, {changed} of them changed"
    return Figure(what, mean, unit, must, must, more_is_better=True)


def kept(path: Path | None) -> list[Row]:
    """Read the deals that *path* holds."""
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def main() -> int:
    """Play the deals that are not kept yet, and print the figures."""
    parser = Options(__doc__)
    parser.count("--deals", 1000)
    parser.add_argument("--from", dest="beginning", choices=BEGINNINGS, default="novice")
    parser.seed("taught")
    parser.one("--company", sitter_names(), "textbook", "at the other seats")
    parser.place("--keep", "a file for the deals")
    chosen = parser.parse_args()
    table, every = Table("renegado", seed=chosen.seed), kept(chosen.keep)[: chosen.deals]
    players, company = stages(chosen.beginning), sitter(chosen.company)
    for number in range(len(every), chosen.deals):
        every.append(won(table, players, company, number))
        if chosen.keep is not None:
            with chosen.keep.open("a", encoding="utf-8") as file:
                print(json.dumps(every[-1]), file=file)
        if (number + 1) % SO_FAR == 0 and number + 1 < chosen.deals:
            print(f"after {number + 1} deals:", flush=True)
            print_table(figures(every, chosen.beginning, table.unit))
    return print_table(figures(every, chosen.beginning, table.unit))


if __name__ == "__main__":
    sys.exit(main())

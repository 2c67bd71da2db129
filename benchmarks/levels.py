#!/usr/bin/env python3
"""
Measure the order of the levels: how many decisions of each are costly, in every game.

``python benchmarks/levels.py [--deals 6] [--games a,b] [--levels expert,novice]``

In each deal the player of a level sits among textbooks, at each place in turn, and the judge looks at that
seat's decisions of all kinds. A costly decision is doubtful, bad or a blunder, by parts of the stake of its
game (`grading.Measure`), so that the same figures compare games. The judge has fewer worlds than at the
table. Further rows tell the roles apart over all games: the costly decisions, and what a decision surely lost
in hundredths of the stake. The statistics show a person's own figures beside them (`level_marks.py`). The
error takes the decisions of a deal together. A level is out of order if it is better than the
one before it by more than twice the error of their difference.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from math import hypot, sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import ruleset_names
from ombre_desktop.players.arena.seating import sitter, sitter_names
from ombre_desktop.players.arena.table import USUAL, Table
from ombre_desktop.players.judging.judge import Stages
from ombre_desktop.players.judging.review import Review
from ombre_desktop.value import Value

LEVELS = ("expert", "strong", "steady", "novice", "random")
"""The levels, the best first."""
STAGES = Stages(cards=(60, 240), rollouts=(60, 160), calls=(2, 6), playouts=(10, 40))
"""The worlds of the judge."""
SURELY = 2.0
"""The errors by which a level must be better than the one before it, to be out of order."""


class Found(Value):
    """The decisions of a seat in a deal: its *role*, how many were *costly*, what all *lost*, in stakes."""

    role: str
    costly: int
    lost: float
    decisions: int


class Share(Value):
    """A sum over the decisions of a level, deal by deal: pairs of the sum and the number of decisions."""

    deals: tuple[tuple[float, int], ...] = ()

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return sum(number for _, number in self.deals)

    @property
    def costly(self) -> float:
        """The sum over a hundred decisions."""
        return 100 * sum(costly for costly, _ in self.deals) / max(1, self.decisions)

    @property
    def error(self) -> float:
        """The standard error of `costly`."""
        over = [costly - self.costly / 100 * number for costly, number in self.deals]
        return 100 * sqrt(sum(each * each for each in over)) / max(1, self.decisions)


def judged(table: Table, level: str, number: int) -> Found:
    """Return what the judge found of *level* in deal *number*."""
    before = table.dealt(number)
    seat = before.ring[number % len(before.ring)]
    seated = [sitter(level if at == seat else USUAL) for at in range(before.seats)]
    deal = table.played(number, before, seated)
    review = Review.of(deal, STAGES)
    own = (review.verdict(move) for move in review.choices if deal.history[move].seat == seat)
    found = [verdict for verdict in own if verdict is not None]
    role = deal.role(seat)
    return Found(
        "" if role is None else role.value,
        sum(verdict.grade.is_costly for verdict in found),
        sum(verdict.sure_cost / verdict.stake for verdict in found),
        len(found),
    )


def shares_of(
    found: dict[str, list[Found]], role: str | None = None, *, lost: bool = False
) -> dict[str, Share]:
    """Return the share of each level in the deals of a *role*, or in all."""
    return {
        level: Share(
            tuple(
                (one.lost if lost else one.costly, one.decisions) for one in deals if role in (None, one.role)
            )
        )
        for level, deals in found.items()
    }


def row(game: str, shares: dict[str, Share]) -> str:
    """Return a row of the table: the figures of each level, and which of them are out of order."""
    cells = [f"{one.costly:.2f} ± {one.error:.2f} ({one.decisions})" for one in shares.values()]
    return f"| {game} | {' | '.join(cells)} | {', '.join(out_of_order(shares)) or 'kept'} |"


def out_of_order(shares: dict[str, Share]) -> list[str]:
    """Return the levels that are surely better than the level before them."""
    return [
        worse
        for (better, one), (worse, other) in pairwise(shares.items())
        if one.costly - other.costly > SURELY * hypot(one.error, other.error)
    ]


def main() -> int:
    """Play and judge the deals of each game, print the table, and return 1 if an order is not kept."""
    parser = Options(__doc__)
    parser.count("--deals", 6, "deals of each level and game")
    parser.some("--games", ruleset_names())
    parser.some("--levels", sitter_names(), LEVELS, "the best first")
    parser.seed("levels", "the cards")
    chosen = parser.parse_args()
    levels = chosen.levels
    print(f"| game | {' | '.join(levels)} | order |\n|{'---|' * (len(levels) + 2)}")
    every: dict[str, list[Found]] = {level: [] for level in levels}
    wrong = 0
    for game in chosen.games:
        table = Table(game, seed=chosen.seed)
        found = {level: [judged(table, level, at) for at in range(chosen.deals)] for level in levels}
        shares = shares_of(found)
        for level in levels:
            every[level] += found[level]
        wrong += bool(out_of_order(shares))
        print(row(game, shares), flush=True)
    print(row("all games", shares_of(every)))
    for name, lost in (("costly", False), ("lost", True)):
        for role in (None, "ombre", "defender"):
            print(row(f"{name}, {role or 'every role'}", shares_of(every, role, lost=lost)), flush=True)
    return min(1, wrong)


if __name__ == "__main__":
    sys.exit(main())

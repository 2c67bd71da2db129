#!/usr/bin/env python3
"""
Measure the order of the levels: how many decisions of each are costly, in every game.

``python benchmarks/levels.py [--deals 6] [--games a,b] [--levels expert,novice]``

In each deal the player of a level sits among textbooks, at each place in turn, and the judge looks at that
seat's decisions of all kinds. A costly decision is doubtful, bad or a blunder, by parts of the stake of its
game (`grading.Measure`), so that the same figures compare games. The judge has fewer worlds than at the
table. The error takes the decisions of a deal together. A level is out of order if it is better than the
one before it by more than twice the error of their difference.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import hypot, sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import DealState, Seat, ruleset_names
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


class Share(Value):
    """The costly decisions of a level, deal by deal: pairs of costly decisions and of all decisions."""

    deals: tuple[tuple[int, int], ...] = ()

    @property
    def decisions(self) -> int:
        """The number of decisions."""
        return sum(number for _, number in self.deals)

    @property
    def costly(self) -> float:
        """The costly decisions of a hundred."""
        return 100 * sum(costly for costly, _ in self.deals) / max(1, self.decisions)

    @property
    def error(self) -> float:
        """The standard error of `costly`."""
        over = [costly - self.costly / 100 * number for costly, number in self.deals]
        return 100 * sqrt(sum(each * each for each in over)) / max(1, self.decisions)

    def joined(self, other: Share) -> Share:
        """Return the share in the deals of both."""
        return Share((*self.deals, *other.deals))


def judged(table: Table, level: str, number: int) -> tuple[int, int]:
    """Return how many decisions of *level* were costly in deal *number*, and how many there were."""
    before = table.dealt(number)
    seat = before.ring[number % len(before.ring)]
    seated = [sitter(level if at == seat else USUAL) for at in range(before.seats)]
    found = list(_costly(table.played(number, before, seated), seat))
    return sum(found), len(found)


def _costly(deal: DealState, seat: Seat) -> Iterator[bool]:
    """Yield for each decision of *seat* in *deal* whether it was costly."""
    review = Review.of(deal, STAGES)
    for move in review.choices:
        verdict = review.verdict(move) if deal.history[move].seat == seat else None
        if verdict is not None:
            yield verdict.grade.is_costly


def row(game: str, shares: dict[str, Share]) -> str:
    """Return a row of the table: the figures of each level, and which of them are out of order."""
    cells = [f"{one.costly:.1f} ± {one.error:.1f} ({one.decisions})" for one in shares.values()]
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
    every, wrong = dict.fromkeys(levels, Share()), 0
    for game in chosen.games:
        table = Table(game, seed=chosen.seed)
        shares = {
            level: Share(tuple(judged(table, level, at) for at in range(chosen.deals))) for level in levels
        }
        every = {level: every[level].joined(share) for level, share in shares.items()}
        wrong += bool(out_of_order(shares))
        print(row(game, shares), flush=True)
    print(row("all games", every))
    return min(1, wrong)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""
Measure whether the figure for an evening goes up with skill, and not with luck.

``python benchmarks/skill.py [--deals 8] [--games renegado,lhombre,tresillo] [--levels expert,novice]``

In each deal the player of a level sits among textbooks, at each place in turn. The judge looks at every
decision, with fewer worlds than at the table. For each level the table has the figure (`judging.skill`), and
for all deals the correlation of what the choices of a deal cost with the level, with luck (the worth of the
hand and how the cards lay) and with the result, each with its error. Evenings of ten deals are then drawn by
lot, to tell how often the better of two neighbouring levels has the higher figure.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation, fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from levels import LEVELS, STAGES
from options import Options

from ombre_desktop.engine import ruleset_names
from ombre_desktop.players.arena.seating import sitter, sitter_names
from ombre_desktop.players.arena.table import USUAL, Table
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.skill import skill
from ombre_desktop.players.stake import stake_of
from ombre_desktop.value import Value

EVENING, EVENINGS = 10, 4000
"""The deals of an evening, and the evenings that are drawn."""


class Deal(Value):
    """
    A deal of a level: what its choices *cost*, and its *result*, in parts of the stake.

    *luck* is the worth of its *hand*, and how the other cards lay.
    """

    level: float
    cost: float
    luck: float
    hand: float
    result: float


def judged(table: Table, levels: Sequence[str], level: int, number: int) -> Deal:
    """Return deal *number*, in which one seat plays as *level* and the others as textbooks."""
    before = table.dealt(number)
    seat = before.ring[number % len(before.ring)]
    seated = [sitter(levels[level] if at == seat else USUAL) for at in range(before.seats)]
    deal = table.played(number, before, seated)
    review = Review.of(deal, STAGES)
    verdicts = tuple(review.verdicts())
    cost = sum(one.sure_cost / one.stake for one in verdicts if one.seat == seat)
    part, stake = review.splits(verdicts)[seat], stake_of(deal)
    return Deal(level, cost, (part.hand + part.cards) / stake, part.hand / stake, part.result / stake)


def correlated(deals: Sequence[Deal], name: str) -> str:
    """Return the correlation of the cost with the field *name*, and its error."""
    found = correlation([one.cost for one in deals], [getattr(one, name) for one in deals])
    return f"{found:+.2f} ± {(1 - found * found) / sqrt(len(deals) - 1):.2f}"


def centred(one: Deal, deals: Sequence[Deal]) -> Deal:
    """Return *one* as it differs from the mean of its *deals*."""
    means = {name: fmean(getattr(each, name) for each in deals) for name in Deal._fields}
    return Deal(**{name: getattr(one, name) - means[name] for name in Deal._fields})


def higher(better: Sequence[Deal], worse: Sequence[Deal], rng: Random) -> float:
    """Return the share of evenings in which *better* has the higher figure than *worse*."""
    wins = 0.0
    for _ in range(EVENINGS):
        one, other = (fmean(deal.cost for deal in rng.choices(of, k=EVENING)) for of in (better, worse))
        wins += 0.5 if one == other else one < other
    return wins / EVENINGS


def main() -> int:
    """Play and judge the deals, and print the figures."""
    parser = Options(__doc__)
    parser.count("--deals", 8, "deals of each level and game")
    parser.some("--games", ruleset_names(), ("renegado", "lhombre", "tresillo"))
    parser.some("--levels", sitter_names(), LEVELS, "the best first")
    parser.seed("skill", "the cards")
    chosen = parser.parse_args()
    found: list[Deal] = []
    print("| level | deals | figure |\n|---|---|---|")
    for level, name in enumerate(chosen.levels):
        for game in chosen.games:
            table = Table(game, seed=chosen.seed)
            found += [judged(table, chosen.levels, level, at) for at in range(chosen.deals)]
        mine = skill([one.cost for one in found if one.level == level])
        if mine is not None:
            print(f"| {name} | {mine.deals} | {mine.figure:.1f} ± {mine.error:.1f} |", flush=True)
    by_level = [[one for one in found if one.level == at] for at in range(len(chosen.levels))]
    print("\n| correlation of the cost of a deal with | |\n|---|---|")
    print(f"| level | {correlated(found, 'level')} |")
    within = [centred(one, deals) for deals in by_level for one in deals]
    for name in ("luck", "hand", "result"):
        print(f"| {name}, among deals of one level | {correlated(within, name)} |")
    means = [fmean(one.cost for one in deals) for deals in by_level]
    print(f"| order of the levels, of their means | {correlation(means, range(len(means))):+.2f} |")
    for (at, better), (_, worse) in pairwise(enumerate(by_level)):
        share = 100 * higher(better, worse, Random(chosen.seed))
        print(f"| evenings: {chosen.levels[at]} above {chosen.levels[at + 1]} | {share:.0f} % |")
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""
Measure how a review grows surer: how soon it is complete, and how its grades settle with further worlds.

``python benchmarks/surer.py [--deals 4] [--games renegado,lhombre]``

Deals are played by textbooks, and every decision is judged as the review at the table does: in few worlds,
then as usual, then twice in other worlds, each time added to what is known. For each round the table has the
processor time of a whole deal, the share of decisions whose grade is settled, the mean error in parts of the
stake, and the share of grades that are those of the last round.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import fmean
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import share
from options import Options

from ombre_desktop.engine import ruleset_names
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import USUAL, Table
from ombre_desktop.players.judging.judge import judged, stages_of
from ombre_desktop.players.judging.merging import doubt, merged
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.verdict import Verdict

EFFORTS = (0, 1, 2, 3)
"""The rounds: few worlds, as usual, and twice more."""


def main() -> int:
    """Play and judge the deals, and print the table."""
    parser = Options(__doc__)
    parser.count("--deals", 4, "deals of each game")
    parser.some("--games", ruleset_names(), ("renegado", "lhombre", "tresillo"))
    parser.seed("surer", "the cards")
    chosen = parser.parse_args()
    times: dict[int, list[float]] = {effort: [] for effort in EFFORTS}
    found: dict[int, list[Verdict]] = {effort: [] for effort in EFFORTS}
    for game in chosen.games:
        table = Table(game, seed=chosen.seed)
        for number in range(chosen.deals):
            before = table.dealt(number)
            deal = table.played(number, before, [sitter(USUAL)] * before.seats)
            review, known = Review.of(deal), dict[int, Verdict]()
            for effort in EFFORTS:
                begun = process_time()
                for move in review.choices:
                    last = known.get(move)
                    if effort and (last is None or (effort > 1 and doubt(last) <= 0)):
                        continue
                    made = deal.history[move]
                    one = judged(review.before[move], made.seat, made.action, stages_of(effort))
                    if one is not None:
                        known[move] = one if last is None or effort == 1 else merged(last, one)
                times[effort].append(process_time() - begun)
                found[effort] += known.values()
    print("| round | processor time of a deal, p95 | settled | mean error | grade as in the end |")
    print("|---|---|---|---|---|")
    for effort in EFFORTS:
        sure = fmean(doubt(one) <= 0 for one in found[effort])
        error = fmean(one.error / one.stake for one in found[effort])
        same = fmean(a.grade is b.grade for a, b in zip(found[effort], found[EFFORTS[-1]], strict=True))
        time = f"{share(times[effort], 0.95):.1f} s"
        print(f"| {effort} | {time} | {100 * sure:.0f} % | {100 * error:.2f} % | {100 * same:.0f} % |")
    print(f"{len(found[0])} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())

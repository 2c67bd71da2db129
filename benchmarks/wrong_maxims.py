#!/usr/bin/env python3
"""
Measure whether the report finds the maxim that a player has turned round.

``python benchmarks/wrong_maxims.py [--deals 60] [--played 200] [--base textbook] [--keep FILE] [--usual]``

One player has a maxim turned round, and otherwise decides as the textbook does, or another *base*; textbooks
have the other seats. First such a player and the base play the same deals, each in every seat and without a
judge, which tells what the maxim costs. Then the judge reviews the choices of this player in other deals, as
the coach does after each deal, in a seat that changes every three deals. Costs within two standard errors do
not count, as in the report. The figure is the share of blocks of twenty deals in which the kind of choice
that the maxim is about has cost the most. The deals of a block are drawn by chance, with replacement.

In brackets stand two other shares: if cards that lead are a kind apart from cards that follow, which they are
not in the report, and if the kind is named that costs most beyond what it costs the base in the same deals.
Beside them stand what the kind cost, how uncertain the judge is of that, and the dearest other kind.

The judge samples fewer worlds than at the table, unless ``--usual`` is given; then it takes thrice as long.
``--keep`` stores the deals; the same command with more of them goes on.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table
from learners import PLAIN, Learner, Noted
from options import Options

from ombre_desktop.engine import DealState, Seat, view
from ombre_desktop.players.arena.seating import Honest, Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.judging.judge import Stages, usual_stages
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.verdict import SURELY, Kind, Verdict
from ombre_desktop.players.player import player, player_names

LEAD, FOLLOW = "lead", "follow"
TURNED = {
    "bids_on_little": "bid",
    "never_bids": "bid",
    "names_the_shortest": "trump",
    "throws_kings": "exchange",
    "keeps_all": "exchange",
    "trumps_wait": LEAD,
    "trumps_at_the_ombre": LEAD,
    "kings_first": LEAD,
    "over_the_partner": FOLLOW,
    "throws_from_strength": FOLLOW,
    "overtakes_with_the_best": FOLLOW,
    "gives_up_early": "surrender",
    "goes_for_the_vole": "claim",
}
"""The maxims turned round, each with the kind of choice that it is about."""
NOTHING = "nothing"
"""The textbook itself."""
NO_COSTS: Mapping[str, float] = {}
FEW = Stages(cards=(60, 240), rollouts=(80, 320), calls=(5,), playouts=(40,))
"""The numbers of worlds of a quicker judgement."""
BLOCK, DRAWS, WANTED = 20, 2000, 80.0
"""The deals of a block, the number of blocks, and the least share of them that must find the maxim."""
SO_FAR = 10
"""The number of deals after which the figures so far are printed."""


@dataclass(frozen=True, slots=True)
class Judged:
    """
    The deal *number*, in which the measured player had *maxim* turned round, was *role* and won *worth*.

    *choices* holds the kind of each choice, its grade, its cost and the error of that.
    """

    number: int
    maxim: str
    role: str
    worth: float
    choices: list[tuple[str, str, float, float]]

    def costs(self, kind: str) -> float:
        """Return what the choices of *kind* surely cost."""
        return sum(cost for name, _, cost, error in self.choices if name == kind and cost >= SURELY * error)

    def as_reported(self) -> Judged:
        """Return the same with the kinds of the report."""
        named = [(as_reported(kind), grade, cost, error) for kind, grade, cost, error in self.choices]
        return replace(self, choices=named)

    def square(self, kind: str) -> float:
        """Return the square of the error of all costs of *kind*."""
        return sum(error**2 for name, _, _, error in self.choices if name == kind)


class Dealt:
    """A deal that a player at *seat* plays with every maxim; choices that are the same are judged once."""

    def __init__(self, table: Table, number: int, seat: Seat, base: Player, stages: Stages) -> None:
        self.table, self.number, self.seat, self.base, self.stages = table, number, seat, base, stages
        self.known: dict[object, Verdict | None] = {}
        self.plain = Noted(Learner((), base))
        self.plainly_played = self._played(self.plain)

    def _played(self, one: Sitter) -> DealState:
        everybody: list[Sitter] = [sitter("textbook")] * self.table.rules.seats
        everybody[self.seat] = one
        return self.table.played(self.number, self.table.dealt(self.number), everybody)

    def turned(self, maxim: str) -> DealState:
        """Return the deal as the player with *maxim* turned round plays it."""
        learner = Learner((maxim,) if maxim != NOTHING else (), self.base)
        wishes = (
            (learner.wish(view(made.state, made.asked.seat), made.asked), made.action)
            for made in self.plain.made
        )
        if all(wish is None or wish[1] == action for wish, action in wishes):
            return self.plainly_played
        return self._played(Honest(learner))

    def judged(self, maxim: str) -> Judged:
        """Let the player with *maxim* turned round play the deal, and judge their choices."""
        deal = self.turned(maxim)
        review = Review.of(deal, self.stages)
        choices = []
        for move in review.choices:
            found = self._verdict(review, move) if deal.history[move].seat == self.seat else None
            if found is not None:
                kind = kind_name(review.before[move], found)
                choices.append((kind, found.grade.value, found.cost, found.error))
        role, worth = deal.role(self.seat), float(self.table.worth(deal, self.seat))
        return Judged(self.number, maxim, role.value if role else "all passed", worth, choices)

    def _verdict(self, review: Review, move: int) -> Verdict | None:
        key = review.deal.history[: move + 1]
        if key not in self.known:
            self.known[key] = review.verdict(move)
        return self.known[key]


def kind_name(before: DealState, found: Verdict) -> str:
    """Return the name of the kind of choice; cards that lead are told from others."""
    if found.kind is not Kind.CARD:
        return str(found.kind.value)
    return FOLLOW if before.play.lying.cards else LEAD


def as_reported(kind: str) -> str:
    """Return the kind by which the report names choices of *kind*."""
    return Kind.CARD.value if kind in (LEAD, FOLLOW) else kind


def kept(path: Path | None) -> list[Judged]:
    """Read the deals that *path* holds."""
    if path is None or not path.exists():
        return []
    return [Judged(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def figures(every: Sequence[Judged]) -> Iterator[Figure]:
    """Yield the share of each maxim, with its costs in the words."""
    by_maxim = defaultdict[str, dict[int, Judged]](dict)
    for each in every:
        by_maxim[each.maxim][each.number] = each
    plain = by_maxim[NOTHING]
    for maxim, kind in TURNED.items():
        deals = [one for number, one in by_maxim[maxim].items() if number in plain]
        if len(deals) > 1:
            more = with_error([one.costs(kind) - plain[one.number].costs(kind) for one in deals])
            told = f"{maxim}, {len(deals)} deals: {costs_told(deals, kind)}; {more} more than without it"
            reported = [one.as_reported() for one in deals]
            usual = costs_of([plain[one.number].as_reported() for one in deals])
            apart = named_first(deals, kind)
            beyond = named_first(reported, as_reported(kind), usual)
            what = f"{told} (leads apart {apart:.0f} %; beyond the usual {beyond:.0f} %)"
            share = named_first(reported, as_reported(kind))
            yield Figure(what, share, "%", WANTED, WANTED, more_is_better=True)


def costs_told(deals: Sequence[Judged], kind: str) -> str:
    """Return what *kind* cost a deal, the error of judging it, and the dearest other kind."""
    own = with_error([one.costs(kind) for one in deals])
    unsure = sqrt(sum(one.square(kind) for one in deals)) / len(deals)
    rivals = sorted(kinds_of(deals) - {kind})
    rival = max(rivals, key=lambda name: sum(one.costs(name) for one in deals), default=kind)
    told = with_error([one.costs(rival) for one in deals])
    return f"{kind} {own} (judge ± {unsure:.2f}), {rival} {told}"


def losses(table: Table, base: Player, maxims: Sequence[str], deals: int) -> Iterator[Figure]:
    """Yield what each maxim costs a deal, against *base* in the same seat with the same cards."""
    lost = defaultdict[str, list[float]](list)
    for number in range(deals):
        by_deal = defaultdict[str, float](float)
        for seat in map(Seat, range(table.rules.seats)):
            dealt = Dealt(Table(table.game, seed=f"{table.seed} played"), number, seat, base, FEW)
            worth = float(table.worth(dealt.plainly_played, seat))
            for maxim in maxims:
                by_deal[maxim] += (worth - float(table.worth(dealt.turned(maxim), seat))) / table.rules.seats
        for maxim in maxims:
            lost[maxim].append(by_deal[maxim])
    for maxim in maxims:
        changed = sum(map(bool, lost[maxim]))
        told = f"{maxim} costs {with_error(lost[maxim])} a deal, of {deals} deals, {changed} of them changed"
        yield Figure(told, fmean(lost[maxim]), table.unit)


def with_error(values: Sequence[float]) -> str:
    """Return the mean of *values* with its standard error, as text."""
    return f"{fmean(values):.2f} ± {stdev(values) / sqrt(len(values)):.2f}"


def kinds_of(deals: Sequence[Judged]) -> set[str]:
    """Return the kinds of the choices in *deals*."""
    return {name for one in deals for name, *_ in one.choices}


def costs_of(deals: Sequence[Judged]) -> dict[str, float]:
    """Return what each kind of choice costs a deal."""
    return {kind: fmean(one.costs(kind) for one in deals) for kind in kinds_of(deals)}


def named_first(deals: Sequence[Judged], kind: str, usual: Mapping[str, float] = NO_COSTS) -> float:
    """Return in how many per cent of the blocks *kind* has cost the most, beyond the *usual* costs a deal."""
    rng, kinds = Random(f"blocks {kind}"), sorted(kinds_of(deals))
    rows = [{name: one.costs(name) - usual.get(name, 0.0) for name in kinds} for one in deals]
    return 100 * fmean(first(rng.choices(rows, k=BLOCK)) == kind for _ in range(DRAWS))


def first(rows: Sequence[Mapping[str, float]]) -> str:
    """Return the kind of choice that has cost the most in all *rows*; nothing if none has cost anything."""
    costs = {kind: sum(row[kind] for row in rows) for kind in rows[0]}
    dearest = max(costs, key=lambda kind: costs[kind])
    return dearest if costs[dearest] > 0 else ""


def judge(chosen: Namespace, table: Table, base: Player) -> Iterator[list[Judged]]:
    """Play and judge the deals that are not kept yet; yield those so far after every few."""
    every = kept(chosen.keep)
    done = {(each.number, each.maxim) for each in every}
    for number in range(chosen.deals):
        missing = [maxim for maxim in (NOTHING, *chosen.maxims) if (number, maxim) not in done]
        if missing:
            seat = Seat(number // table.rules.seats % table.rules.seats)
            dealt = Dealt(table, number, seat, base, usual_stages() if chosen.usual else FEW)
        for maxim in missing:
            every.append(dealt.judged(maxim))
            if chosen.keep is not None:
                with chosen.keep.open("a", encoding="utf-8") as file:
                    print(json.dumps(asdict(every[-1])), file=file)
        if missing and (number + 1) % SO_FAR == 0:
            yield every
    yield every


def main() -> int:
    """Play and judge, and print the figures."""
    parser = Options(__doc__)
    parser.count("--deals", 60, "judged of each maxim")
    parser.count("--played", 200, "deals without a judge", least=0)
    parser.seed("turned")
    parser.some("--maxims", TURNED)
    parser.one("--base", player_names(), "textbook", "who turns a maxim")
    parser.add_argument("--usual", action="store_true", help="as many worlds as at the table")
    parser.place("--keep", "a file for the judged deals")
    chosen = parser.parse_args()
    base = PLAIN if chosen.base == "textbook" else player(chosen.base)
    table, missed = Table("renegado", seed=chosen.seed), 0
    if chosen.played:
        print_table(losses(table, base, chosen.maxims, chosen.played))
    for every in judge(chosen, table, base):
        print(f"{len(every)} deals judged:", flush=True)
        missed = print_table(figures(every))
    return missed


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""
Measure the judge: who errs how often, whether fresh worlds and the true cards agree, and how long it takes.

``python benchmarks/judging.py [--deals 40] [--players expert strong textbook textbook+random]``

Each player plays deals of Renegado in all seats, and the judge reviews them. ``textbook+random`` plays cards
at random, but bids and discards as the textbook does: the judge expects sense of what was bid and thrown.
Shares are of the choices between cards. A bad choice is confirmed if 400 fresh worlds still find half of the
limit. The calibration compares the sure costs that were claimed with those found in the true cards; its error
is that of whole deals. Times are processor seconds of a whole review.
"""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation, fmean, stdev
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from options import Options

from ombre_desktop.engine import DealState, PlayCard, PlayRequest, Role, Seat, request, view
from ombre_desktop.players.arena.seating import sitter, sitter_names
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert.rollout import share as seat_share
from ombre_desktop.players.judging.cards import of_cards
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.judging.verdict import Grade, Kind, Verdict
from ombre_desktop.players.solver.open_cards import values_of_cards

WORST = {"expert": (1.0, 0.5)}
"""The most per cent of bad choices or worse among cards, must and aim."""
AT_RANDOM = "textbook+random"
LEAST = {AT_RANDOM: (18.0, 20.0)}
"""The least per cent of bad choices or worse of somebody who plays cards at random."""
CONFIRMED = 0.75
"""The chips that fresh worlds must still find of a bad choice."""
FRESH = 400
SO_FAR = 25
"""The number of deals after which the figures so far are printed."""


class Found:
    """The findings in the deals of one player."""

    def __init__(self) -> None:
        self.verdicts: list[Verdict] = []
        self.by_deal: list[tuple[int, int]] = []
        self.confirmed: list[bool] = []
        self.claims: list[tuple[float, float]] = []
        self.seconds: list[float] = []
        self.cards: dict[str, list[float]] = {"Ombre": [], "defender": []}
        self.skill: list[tuple[float, float]] = []

    @property
    def bad(self) -> float:
        """The share of bad choices and blunders among cards, in per cent."""
        return 100 * fmean(_is_bad(found) for found in self.verdicts) if self.verdicts else 0.0

    @property
    def error(self) -> float:
        """The standard error of `bad`, with the choices of a deal taken together."""
        over = [bad - self.bad / 100 * choices for bad, choices in self.by_deal]
        return 100 * sqrt(sum(each * each for each in over)) / max(1, len(self.verdicts))


def _is_bad(found: Verdict) -> bool:
    return found.grade in (Grade.BAD, Grade.BLUNDER)


def judge(table: Table, name: str, number: int, found: Found) -> None:
    """Let the player called *name* play deal *number* in all seats, and judge it."""
    one = sitter(name, table.worlds)
    deal = table.played(number, table.dealt(number), [one] * table.rules.seats)
    before = process_time()
    review = Review.of(deal)
    verdicts = tuple(review.verdicts())
    splits = review.splits(verdicts)
    found.seconds.append(process_time() - before)
    known = len(found.verdicts)
    found.claims.append((0.0, 0.0))
    for verdict in verdicts:
        state = review.before[verdict.move]
        if verdict.kind is Kind.CARD and isinstance(verdict.best, PlayCard):
            found.verdicts.append(verdict)
            _check(state, verdict, found)
    fresh = found.verdicts[known:]
    found.by_deal.append((sum(map(_is_bad, fresh)), len(fresh)))
    if deal.ombre is not None:
        for part in splits:
            _note(deal, part, found)


def _check(state: DealState, verdict: Verdict, found: Found) -> None:
    """Look at a costly card again: in fresh worlds, and in the true cards."""
    chosen, best = verdict.chosen, verdict.best
    if not verdict.sure_cost or not isinstance(chosen, PlayCard) or not isinstance(best, PlayCard):
        return
    (values,) = values_of_cards([state], (best.card, chosen.card))
    claimed, true = found.claims[-1]
    more = seat_share(state, (values[0] - values[1]) / state.seats, verdict.seat)
    found.claims[-1] = claimed + verdict.cost, true + more
    asked = request(state)
    if _is_bad(verdict) and isinstance(asked, PlayRequest):
        seen = view(state, verdict.seat)
        again = of_cards(seen, asked, FRESH, Random(f"fresh {verdict.move} {chosen}"))
        found.confirmed.append(again.cost(chosen, best)[0] >= CONFIRMED)


def _note(deal: DealState, part: Split, found: Found) -> None:
    role = "Ombre" if deal.role(Seat(part.seat)) is Role.OMBRE else "defender"
    found.cards[role].append(part.cards)
    found.skill.append((part.decisions, part.result - part.hand - part.others))


def main() -> int:
    """Play and judge the deals, and print the figures."""
    parser = Options(__doc__)
    parser.count("--deals", 40, "deals of each player")
    parser.some("--players", (*sitter_names(), AT_RANDOM), ("expert", "strong", "textbook", AT_RANDOM))
    chosen = parser.parse_args()
    table = Table("renegado", seed="judging")
    every = {name: Found() for name in chosen.players}
    for number in range(chosen.deals):
        for name, found in every.items():
            judge(table, name, number, found)
        if (number + 1) % SO_FAR == 0:
            print(f"after {number + 1} deals of each player:", flush=True)
            print_table(_figures(every))
            sys.stdout.flush()
    return print_table(_figures(every))


def _figures(every: dict[str, Found]) -> list[Figure]:
    figures = [figure for name, found in every.items() for figure in _of_player(name, found)]
    return [*figures, *_of_all(list(every.values()))]


def _of_player(name: str, found: Found) -> list[Figure]:
    must, aim = (WORST | LEAST).get(name, (None, None))
    told = f"{name}: bad or worse, of {len(found.verdicts)} choices of cards (± {found.error:.2f})"
    return [Figure(told, found.bad, "%", must, aim, more_is_better=name in LEAST)]


def _of_all(every: list[Found]) -> list[Figure]:
    confirmed = [each for found in every for each in found.confirmed]
    seconds = sorted(each for found in every for each in found.seconds)
    claimed, ratio, error = _calibration([claim for found in every for claim in found.claims])
    rows = [
        Figure(
            f"confirmed by fresh worlds, of {len(confirmed)} bad choices",
            *(100 * fmean(confirmed or [1.0]), "%", 80.0, 95.0),
            more_is_better=True,
        ),
        Figure(
            f"found in the true cards, of {claimed:.0f} chips claimed (± {error:.0f} %)",
            *(ratio, "%", 70.0, 85.0),
            more_is_better=True,
        ),
        Figure("correlation of own decisions with the rest of the result", _correlation(every), ""),
        Figure("a whole review, p95, processor", share(seconds, 0.95), "s", 10.0, 5.0),
    ]
    for role in ("Ombre", "defender"):
        cards = [value for found in every for value in found.cards[role]]
        error = stdev(cards) / sqrt(len(cards)) if len(cards) > 1 else 0.0
        told = f"mean of how the cards lay, {role} (± {error:.1f})"
        rows.append(Figure(told, fmean(cards or [0.0]), "chips"))
    return rows


def _calibration(claims: list[tuple[float, float]]) -> tuple[float, float, float]:
    """Return the chips claimed, the share found of them in per cent, and its error with deals as units."""
    claimed, true = (sum(part) for part in zip(*claims, strict=True))
    if not claimed:
        return 0.0, 100.0, 0.0
    over = sum((found - true / claimed * said) ** 2 for said, found in claims)
    return claimed, 100 * true / claimed, 100 * sqrt(over) / claimed


def _correlation(every: list[Found]) -> float:
    pairs = [pair for found in every for pair in found.skill]
    own, rest = zip(*pairs, strict=True) if pairs else ((), ())
    return correlation(own, rest) if len(set(own)) > 1 and len(set(rest)) > 1 else 0.0


if __name__ == "__main__":
    sys.exit(main())

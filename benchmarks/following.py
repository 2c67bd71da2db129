#!/usr/bin/env python3
"""
Measure whether opponents who follow the person become as strong as they are.

``python benchmarks/following.py [--deals 60] [--learners 200] [--sittings 0] [--keep FILE]``

Three players of a level play Renegado together, and every choice is judged as the coach does at the table.
The first table has the costly choices of each level in a hundred, for `storage/level_marks.py`. Learners of
six strengths then play sittings of twenty deals: what their choices were is drawn by lot from those deals,
and opponents follow them by the program's own rules. The *gap* is what the learner wins more than a fair
player would, in chips a deal, by the difference of strength that duplicate matches found
(`players/README.md`). It must stay under a fiftieth of the stake. With ``--sittings``, that many sittings of
each learner are really played and judged as well, and the last column has where the opponents came to.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import Seat
from ombre_desktop.players.arena.seating import Honest
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.player import PlayerName, in_sitting, player
from ombre_desktop.players.seeds import sitting_word
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.own_strength import strength_of
from ombre_desktop.storage.skill import JudgedDeal
from ombre_desktop.ui.model.sitting import PERSON, Company
from ombre_desktop.ui.session.following import company_at
from ombre_desktop.value import Value

GAME, STAKE, LONG = "renegado", 20.0, 20
"""The game, what losing it usually costs in chips, and the deals of a sitting."""
LEVELS = ("novice", "steady", "strong", "expert", "textbook")
BEHIND = {0.0: 5.85, 1.0: 2.68, 2.0: 0.74, 3.0: 0.0}
"""The chips a deal that a strength wins less than the expert, and their errors: about a sixth of each."""
TEXTBOOK = 3.28
"""The chips a deal that the textbook wins less than the expert; its error is 0.4."""
LEARNERS = ("novice", "novice~50", "steady", "textbook", "strong", "expert")
HEADINGS = ("learner", "strength of the opponents", "varies by", "gap, chips a deal", "really played")
MUST = STAKE / 50
"""The largest gap, in chips a deal."""


class Choices(Value):
    """The choices of a player of a *level* in a deal: their *role*, how many, and how many were *costly*."""

    level: str
    deal: int
    role: str | None
    choices: int
    costly: int


def judged(table: Table, number: int, names: Sequence[str], seats: Sequence[Seat]) -> Iterator[JudgedDeal]:
    """Play deal *number* with players of these *names*, and yield what the judge found of those *seats*."""
    deal = table.played(number, table.dealt(number), [Honest(player(name)) for name in names])
    review = Review.of(deal)
    moves = [move for move in review.choices if deal.history[move].seat in seats]
    found = [verdict for verdict in map(review.verdict, moves) if verdict is not None]
    for seat in seats:
        own, role = [one for one in found if one.seat == seat], deal.role(seat)
        costly = sum(one.grade.is_costly for one in own)
        yield JudgedDeal(GAME, None if role is None else role.value, "", len(own), costly)


def of_level(table: Table, level: str, number: int) -> list[Choices]:
    """Return the choices of three players of *level* in deal *number*."""
    seats = [Seat(at) for at in range(table.rules.seats)]
    names = [in_sitting(level, f"{number // 10}.{seat}") for seat in seats]
    return [
        Choices(level, number, one.role, one.choices, one.costly)
        for one in judged(table, number, names, seats)
    ]


def collected(table: Table, deals: int, kept: Path | None) -> list[Choices]:
    """Return the choices of all levels in the first *deals*; those *kept* in a file are not played again."""
    found = [Choices(*json.loads(line)) for line in kept.open()] if kept and kept.exists() else []
    done = {(one.level, one.deal) for one in found}
    for number in range(deals):
        for level in LEVELS:
            if (level, number) not in done:
                new = of_level(table, level, number)
                found += new
                if kept is not None:
                    with kept.open("a") as file:
                        file.writelines(
                            json.dumps([getattr(one, each) for each in Choices._fields]) + "\n" for one in new
                        )
    return found


def share(found: Sequence[Choices]) -> str:
    """Return the costly choices in a hundred of all that were *found*, with the error by deals."""
    choices, costly = sum(one.choices for one in found), sum(one.costly for one in found)
    if not choices:
        return "–"
    over = [one.costly - costly / choices * one.choices for one in found]
    return f"{100 * costly / choices:.1f} ± {100 * sqrt(sum(each * each for each in over)) / choices:.1f}"


def behind(strength: float) -> float:
    """Return the chips a deal that somebody of this *strength* wins less than the expert."""
    lower = min(2, int(strength))
    return BEHIND[lower] + (strength - lower) * (BEHIND[lower + 1] - BEHIND[lower])


def strength_in(company: Company) -> float:
    """Return the strength of the opponents."""
    return PlayerName.of(company.players[1]).strength


def nearer(company: Company, deals: Sequence[JudgedDeal]) -> Company:
    """Return *company* for the next deal; *deals* are those of the learner, the latest first."""
    return company_at(company, strength_of(deals, GAME).strength, at_once=False)


def fresh() -> Company:
    """Return the company of a person of whom nothing is known."""
    return Company(("", "", ""), (HUMAN, "steady~0-bold", "steady~0-cautious"), ("", "", ""))


def drawn(learner: PlayerName, found: Sequence[Choices], rng: Random) -> JudgedDeal:
    """Return the choices of a deal of *learner*, drawn from those of the levels they are between."""
    level = learner.above if rng.random() < (learner.share or 0) / 100 else learner.level
    one = rng.choice([each for each in found if each.level == level])
    return JudgedDeal(GAME, one.role, "", one.choices, one.costly)


def gaps(name: str, found: Sequence[Choices], number: int, rng: Random) -> tuple[list[float], list[float]]:
    """Return where the opponents of each of *number* learners came to, and the gaps."""
    learner, ends = PlayerName.of(name), []
    for _ in range(number):
        company, deals = fresh(), list[JudgedDeal]()
        for _ in range(LONG):
            deals.insert(0, drawn(learner, found, rng))
            company = nearer(company, deals)
        ends.append(strength_in(company))
    own = TEXTBOOK if name == "textbook" else behind(learner.strength)
    return ends, [behind(end) - own for end in ends]


def played(name: str, number: int, seed: str) -> float:
    """Play and judge sitting *number* of the learner called *name*; return where the opponents came to."""
    table, company, deals = Table(GAME, seed=f"{seed} {name} {number}"), fresh(), list[JudgedDeal]()
    for deal in range(LONG):
        words = [sitting_word(table.seed, seat) for seat in range(3)]
        names = map(in_sitting, (name, *company.players[1:]), words)
        deals[:0] = judged(table, deal, list(names), [PERSON])
        company = nearer(company, deals)
    return strength_in(company)


def error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def main() -> int:
    """Print the tables, and return 1 if a gap is too wide."""
    parser = Options(__doc__)
    parser.count("--deals", 60, "deals of each level", least=2)
    parser.count("--learners", 200, "learners of each strength", least=2)
    parser.count("--sittings", 0, "sittings of each learner that are really played", least=0)
    parser.place("--keep", "a file for the choices, so that a later run goes on")
    parser.seed("follow", "the cards")
    chosen = parser.parse_args()
    found = collected(Table(GAME, seed=chosen.seed), chosen.deals, chosen.keep)
    print("| level | deals | costly in a hundred | as the Ombre | as a defender |\n|---|---|---|---|---|")
    for level in LEVELS:
        own = [one for one in found if one.level == level]
        roles = (share([one for one in own if one.role == role]) for role in ("ombre", "defender"))
        print(f"| {level} | {len({one.deal for one in own})} | {share(own)} | {' | '.join(roles)} |")
    wide = 0
    print(f"\n| {' | '.join(HEADINGS)} |\n|{'---|' * len(HEADINGS)}")
    for name in LEARNERS:
        ends, gap = gaps(name, found, chosen.learners, Random(chosen.seed))
        wide += abs(fmean(gap)) >= MUST
        really = [played(name, at, chosen.seed) for at in range(chosen.sittings)]
        told = f"{fmean(really):.2f} ± {error(really):.2f}" if really else "–"
        cells = f"{fmean(ends):.2f} ± {error(ends):.2f} | {stdev(ends):.2f}"
        print(f"| {name} | {cells} | {fmean(gap):+.2f} ± {error(gap):.2f} | {told} |", flush=True)
    return int(wide > 0)


if __name__ == "__main__":
    sys.exit(main())

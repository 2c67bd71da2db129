#!/usr/bin/env python3
"""
Measure whether luck is fair in a review: how the cards lay on average, by role and by strength of the hand.

``python benchmarks/luck.py [--game renegado] [--deals 300] [--seed lay] [--one-in 3] [--keep FILE]``

The players take turns, a deal each, and the one whose turn it is has every seat. The judge reviews the deal.
Of its decisions one in three is drawn by chance and counts three times, which is right on average and three
times as quick; ``--one-in 1`` judges all. How the cards lay is the rest of the result, so that its mean is 0
if the worth of hands is right and mistakes are rightly judged. A hand is as strong as its best chance to win,
by the textbook. ``--keep`` stores the deals; the same command with more of them goes on.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import fsum, sqrt
from operator import mul
from pathlib import Path
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table
from options import Options

from ombre_desktop.engine import Role, Seat, ruleset_names
from ombre_desktop.players.arena.seating import sitter, sitter_names
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judging.hand_models import HAND_MODELS
from ombre_desktop.players.judging.hand_worth import features
from tools.training.hands import LEVELS, SEED, faultless

MOST, AIM = 3.0, 1.0
"""The most chips that the mean of a role may be away from 0, and the most it should be."""
NAMED, WHOLE = 3, 4
"""The places of the chances to win among the features of a hand."""
GROUPS, LEAST = 10, 10
"""The most groups by strength, and the fewest hands of a group."""


@dataclass(frozen=True, slots=True)
class Sample:
    """
    A seat of the deal *number*, which *player* played in every seat.

    *role* is its name, or "all passed". *faultless* is its result without anybody's mistakes.
    """

    number: int
    player: str
    role: str
    hand: tuple[float, ...]
    faultless: float

    @property
    def strength(self) -> float:
        """The best chance of the hand to win."""
        return max(self.hand[NAMED], self.hand[WHOLE])

    def cards(self, table: Table) -> float:
        """Return how the cards lay: what the worth of the hand leaves of the faultless result."""
        role = next((each for each in Role if each.value == self.role), None)
        weights = HAND_MODELS.get((table.game, table.rules.seats), {}).get(role, ())
        return self.faultless - fsum(map(mul, weights, self.hand))


def samples(table: Table, who: str, number: int, one_in: int) -> Iterator[Sample]:
    """Let the player called *who* play deal *number* in every seat, and judge it."""
    deal = table.played(number, table.dealt(number), [sitter(who, table.worlds)] * table.rules.seats)
    for seat, result in enumerate(faultless(deal, f"{table.seed} {number}", one_in)):
        role = deal.role(Seat(seat))
        told = "all passed" if role is None else role.value
        yield Sample(number, who, told, features(deal, Seat(seat)), result)


def kept(path: Path | None) -> list[list[Sample]]:
    """Read the deals that *path* holds."""
    if path is None or not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [[Sample(**{**seat, "hand": tuple(seat["hand"])}) for seat in json.loads(line)] for line in lines]


def figure(table: Table, what: str, among: list[Sample], *, bound: bool = True) -> Figure:
    """
    Return how far the mean of how the cards lay is from 0, with the mean and its standard error in the words.

    The hands of a deal are taken together for the error.
    """
    cards = [each.cards(table) for each in among]
    mean, over = fmean(cards), defaultdict[int, float](float)
    for each, lay in zip(among, cards, strict=True):
        over[each.number] += lay - mean
    error = sqrt(sum(each * each for each in over.values())) / len(cards)
    told = f"{what}: {mean:+.2f} ± {error:.2f}, of {len(cards)} hands"
    return Figure(told, abs(mean), table.unit, MOST if bound else None, AIM if bound else None)


def figures(table: Table, every: list[Sample]) -> Iterator[Figure]:
    """Yield the means by role, by role and player, and by strength of the hand."""
    for role in sorted({each.role for each in every}):
        own = [each for each in every if each.role == role]
        yield figure(table, role, own)
        for who in sorted({each.player for each in own}):
            yield figure(table, f"{role}, {who}", [each for each in own if each.player == who], bound=False)
    playing = [each for each in every if each.role != Role.RESTING.value]
    for name, among in (
        ("every hand", playing),
        ("Ombre", [one for one in playing if one.role == Role.OMBRE.value]),
    ):
        yield from by_strength(table, name, among)


def by_strength(table: Table, name: str, among: list[Sample]) -> Iterator[Figure]:
    """Yield the means of ten groups of hands, or of fewer if there are few, from weak to strong."""
    ranked = sorted(among, key=lambda one: one.strength)
    groups = min(GROUPS, len(ranked) // LEAST)
    for group in range(groups):
        part = ranked[group * len(ranked) // groups : (group + 1) * len(ranked) // groups]
        told = f"{name}, chance {part[0].strength:.0%} to {part[-1].strength:.0%}"
        yield figure(table, told, part, bound=False)


def main() -> int:
    """Play and judge the deals that are not kept yet, and print the figures."""
    parser = Options(__doc__)
    parser.one("--game", ruleset_names(), "renegado")
    parser.count("--seats", None)
    parser.count("--deals", 300)
    parser.count("--first", 0, "the first deal", least=0)
    parser.some("--players", sitter_names(), LEVELS)
    parser.seed(SEED)
    parser.count("--one-in", 3, "one is judged")
    parser.place("--keep", "a file for the deals")
    chosen = parser.parse_args()
    table = Table(chosen.game, seats=chosen.seats, seed=chosen.seed)
    every = kept(chosen.keep)
    for number in range(chosen.first + len(every), chosen.first + chosen.deals):
        who = chosen.players[number % len(chosen.players)]
        every.append(list(samples(table, who, number, chosen.one_in)))
        if chosen.keep is not None:
            with chosen.keep.open("a", encoding="utf-8") as file:
                print(json.dumps([asdict(each) for each in every[-1]]), file=file)
    return print_table(list(figures(table, [each for deal in every for each in deal])))


if __name__ == "__main__":
    sys.exit(main())

"""Tempers: how often a person could tell by a stretch of deals who has played them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, pvariance
from typing import ClassVar

from ombre_desktop.players.arena.findings import Finding, mean
from ombre_desktop.players.arena.public_facts import FEATURES, facts_of
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample
from ombre_desktop.players.player import in_sitting
from ombre_desktop.players.seeds import sitting_word

STRETCH = 30
"""The number of deals by which a player is to be known."""
PRIOR = 2.0
"""The number of cases, as frequent as among all players, that are added to those of a stretch."""
Features = tuple[float, ...]
Stretch = tuple[str, Features]
"""A player, and the features of the player in a stretch of deals."""


@dataclass(frozen=True, slots=True)
class Tempers:
    """
    The trial: three of the *players* play each stretch of deals, and are told apart by public facts.

    A stretch goes to the player whose mean features in all other stretches are nearest, each feature in
    units of its spread among the stretches of one player.
    """

    name: ClassVar[str] = "tempers"
    table: Table
    players: tuple[str, ...]

    def checked(self) -> Tempers:
        """Return this trial if its settings are valid; otherwise raise an `OmbreError` that says why."""
        self.table.checked()
        for name in self.players:
            sitter(name, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """Play deal *number* and return the counts of each seat, by the index of its player."""
        stretch = number // STRETCH
        seated = self._seated(stretch)
        words = [sitting_word(f"{self.table.seed} {stretch}", index) for index in seated]
        names = [in_sitting(self.players[index], word) for index, word in zip(seated, words, strict=True)]
        sitters = [sitter(name, self.table.worlds) for name in names]
        ended = self.table.played(number, self.table.dealt(number), sitters)
        facts = facts_of(ended)
        sample: Sample = {"stretch": [float(stretch)]}
        for (_, counts), index in zip(sorted(facts.items()), seated, strict=True):
            sample |= {f"{index} {name}": [float(number)] for name, number in counts.items()}
        return sample

    def _seated(self, stretch: int) -> list[int]:
        """Return the indices of the players of a *stretch*; each player sits about equally often."""
        seats, count = self.table.rules.seats, len(self.players)
        rounds, first = divmod(stretch * seats, count)
        order: list[int] = []
        for turn in (rounds, rounds + 1):
            order += Random(f"{self.table.seed} {turn}").sample(range(count), count)
        chosen = list(dict.fromkeys(order[first:]))
        return chosen[:seats]

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the share of stretches named rightly: of all, then of each player."""
        known = stretches(samples, self.players)
        right = [(name, 100.0 * (named(at, known) == name)) for at, (name, _) in enumerate(known)]
        rows = [mean("stretches named rightly", [one for _, one in right], "%")]
        rows += [mean(player, [one for name, one in right if name == player], "%") for player in self.players]
        for at, (part, whole) in enumerate(FEATURES):
            for player in self.players:
                values = [features[at] for name, features in known if name == player]
                rows.append(mean(f"{player}: {part} of {whole}", values, ""))
        return rows


def stretches(samples: Sequence[Sample], players: Sequence[str]) -> list[Stretch]:
    """Return the features of every player in every stretch of the *samples*."""
    counts: defaultdict[tuple[float, str], Counter[str]] = defaultdict(Counter)
    for sample in samples:
        for name, values in sample.items():
            index, _, what = name.partition(" ")
            if what:
                counts[sample["stretch"][0], players[int(index)]][what] += int(sum(values))
    everybody = sum(counts.values(), Counter())
    return [(name, _features(own, everybody)) for (_, name), own in sorted(counts.items())]


def _features(own: Mapping[str, int], everybody: Mapping[str, int]) -> Features:
    """Return the features by the counts of a player's *own*, drawn a little towards *everybody*."""
    usual = [everybody[part] / max(1, everybody[whole]) for part, whole in FEATURES]
    return tuple(
        (own[part] + PRIOR * middle) / (own[whole] + PRIOR)
        for (part, whole), middle in zip(FEATURES, usual, strict=True)
    )


def named(at: int, known: Sequence[Stretch]) -> str:
    """Return the player to whom the stretch *at* goes, by all the others that are *known*."""
    others: defaultdict[str, list[Features]] = defaultdict(list)
    for place, (name, features) in enumerate(known):
        if place != at:
            others[name].append(features)
    spreads = _spreads(others)
    own = known[at][1]

    def distance(name: str) -> float:
        means = map(fmean, zip(*others[name], strict=True))
        return sum((mine - of) ** 2 / spread for mine, of, spread in zip(own, means, spreads, strict=True))

    return min(others, key=distance)


def _spreads(others: Mapping[str, Sequence[Features]]) -> Features:
    """Return the variance of each feature among the stretches of one player, as a mean of all players."""
    columns = [list(zip(*stretch, strict=True)) for stretch in others.values()]
    return tuple(fmean(pvariance(column[at]) for column in columns) + 1e-9 for at in range(len(FEATURES)))

"""Figures of what was weighed: the mean over worlds, its standard error, and how often the side wins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt

from ombre_desktop.players.solver.open_cards import Solved, totals
from ombre_desktop.players.solver.standings import Value as Chips
from ombre_desktop.value import Value

BATCHES = 20
"""Parts of a chain of worlds whose means are compared."""
LEAST_BATCH = 3
"""Worlds in one part: neighbours in the chain are alike, and a part must outlast that."""


class Figure(Value):
    """A *mean*, its standard *error*, and in what part of all worlds the Ombre's side *wins* or *loses*."""

    mean: float
    error: float
    wins: float
    loses: float


class Weighed(Value):
    """
    The values, for the Ombre's side, of so many *cards* in all worlds of an outlook.

    *number* of these worlds were imagined, and *weight* is that of all, times the seats at the table;
    where the worlds were *counted* none was left out.
    """

    found: list[Solved]
    cards: int
    number: int
    weight: int
    seats: int
    counted: bool

    def means(self) -> list[float]:
        """What each card is worth on average."""
        return [total / self.weight for total in totals(self.found, self.cards)]

    def figures(self) -> list[Figure]:
        """The same with its error, and how often it wins."""
        return [self._figure(at, mean) for at, mean in enumerate(self.means())]

    def _figure(self, at: int, mean: float) -> Figure:
        wins = loses = 0
        for one in self.found:
            for weight, value in zip(one.weights, one.of_card(at, self.cards), strict=True):
                wins += weight * (value > 0)
                loses += weight * (value < 0)
        all_worlds = self.weight // self.seats
        error = 0.0 if self.counted else error_of_chain([value / self.seats for value in self._in_turn(at)])
        return Figure(mean, error, wins / all_worlds, loses / all_worlds)

    def _in_turn(self, at: int) -> list[Chips]:
        """The values of a card world after world; each batch is a single world."""
        values = [0] * self.number
        for one in self.found:
            for place, value in zip(one.places, one.of_card(at, self.cards), strict=True):
                values[place] = value
        return values


def error_of_chain(values: Sequence[float]) -> float:
    """
    The standard error of the mean of *values*, found one after the other along a chain of worlds.

    By the means of batches: worlds that follow each other are alike, and the error that takes them for
    independent is too small.
    """
    number = len(values)
    parts = min(BATCHES, max(2, number // LEAST_BATCH))
    edges = [part * number // parts for part in range(parts + 1)]
    batches = [values[begin:end] for begin, end in pairwise(edges)]
    return _error(values, [batch for batch in batches if batch])


def error_of_draws(values: Sequence[float]) -> float:
    """The standard error of the mean of *values* that were drawn independently."""
    return _error(values, [[value] for value in values])


def _error(values: Sequence[float], batches: Sequence[Sequence[float]]) -> float:
    """The standard error of the mean, by the means of *batches*, larger ones counting more."""
    parts, number = len(batches), len(values)
    if parts < 2:
        return 0.0
    mean = sum(values) / number
    spread = sum([(sum(batch) - len(batch) * mean) ** 2 for batch in batches])
    return sqrt(spread * parts / (parts - 1)) / number

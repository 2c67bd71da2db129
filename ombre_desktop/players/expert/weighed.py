"""Statistics over worlds: mean values, their standard errors, and win frequencies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import sqrt

from ombre_desktop.players.solver.open_cards import Solved, totals
from ombre_desktop.players.solver.standings import Value as Chips
from ombre_desktop.value import Value, replace

BATCHES = 20
"""The number of batches in the method of batch means."""
LEAST_BATCH = 3
"""The fewest worlds in a batch; a batch must be longer than the correlation along the chain."""
DOUBT = 2.0
"""The standard errors of a share by which the worlds imagined may mislead."""


class Figure(Value):
    """A *mean*, its standard *error*, and the shares of worlds that the Ombre's side *wins* or *loses*."""

    mean: float
    error: float
    wins: float
    loses: float


class Weighed(Value):
    """
    The values of *cards* candidate cards for the Ombre's side, in all worlds of an outlook.

    *number* is the number of worlds, and *weight* their total weight times the number of seats. *counted*
    tells whether all possible worlds were enumerated.
    """

    found: list[Solved]
    cards: int
    number: int
    weight: int
    seats: int
    counted: bool

    def means(self) -> list[float]:
        """Return the mean value of each card, in chips."""
        return [total / self.weight for total in totals(self.found, self.cards)]

    def joined(self, other: Weighed) -> Weighed:
        """Return the values in the worlds of this and then in those of *other*."""
        moved = [each._replace(places=[self.number + at for at in each.places]) for each in other.found]
        return replace(
            self,
            found=[*self.found, *moved],
            number=self.number + other.number,
            weight=self.weight + other.weight,
        )

    def figures(self) -> list[Figure]:
        """Return the mean of each card with its error and win frequencies."""
        return [self._figure(at, mean) for at, mean in enumerate(self.means())]

    def in_turn(self, at: int) -> list[float]:
        """
        Return the value of card number *at* in each world, in the order of the worlds, in chips.

        If all possible worlds were enumerated, return their mean alone.
        """
        if self.counted:
            return [self.means()[at]]
        return [value / self.seats for value in self._in_turn(at)]

    def surely_above(self, least: float) -> float:
        """Return the least share of all worlds in which the first card is worth more than *least* chips."""
        bar = round(least * self.seats)  # values are whole, and shares of them are not
        above = sum(
            weight
            for one in self.found
            for weight, value in zip(one.weights, one.of_card(0, self.cards), strict=True)
            if value > bar
        )
        share = above * self.seats / self.weight
        return share if self.counted else at_least(share, self.number)

    def aside(self, at: int, asides: Callable[[int], Mapping[Chips, float]]) -> float | None:
        """
        Return the mean of what every seat's chips count beside its payments, for card number *at*.

        *asides* gives it by value, for the batch of that number (`asides_of`). None if it is not known.
        """
        total = 0.0
        for one in self.found:
            known = asides(one.places[0])
            for weight, value in zip(one.weights, one.of_card(at, self.cards), strict=True):
                if value not in known:
                    return None
                total += weight * known[value]
        return total / self.weight

    def _figure(self, at: int, mean: float) -> Figure:
        wins = loses = 0
        for one in self.found:
            for weight, value in zip(one.weights, one.of_card(at, self.cards), strict=True):
                wins += weight * (value > 0)
                loses += weight * (value < 0)
        all_worlds = self.weight // self.seats
        error = 0.0 if self.counted else error_of_chain(self.in_turn(at))
        return Figure(mean, error, wins / all_worlds, loses / all_worlds)

    def _in_turn(self, at: int) -> list[Chips]:
        """Return the values of card number *at* in the order of the worlds; each batch holds one world."""
        values = [0] * self.number
        for one in self.found:
            for place, value in zip(one.places, one.of_card(at, self.cards), strict=True):
                values[place] = value
        return values


def at_least(share: float, number: int) -> float:
    """
    Return what a *share* of so large a *number* of worlds is at least among all worlds.

    It is the lower end of Wilson's interval of `DOUBT` errors: 0.75 for twelve of twelve, 0.96 for a hundred
    of a hundred.
    """
    doubt = DOUBT**2 / number
    spread = DOUBT * sqrt((share * (1.0 - share) + doubt / 4) / number)
    return (share + doubt / 2 - spread) / (1.0 + doubt)


def error_of_chain(values: Sequence[float]) -> float:
    """
    Return the standard error of the mean of *values* along a Markov chain, by batch means.

    Successive worlds are correlated, so the error for independent values would be too small.
    """
    number = len(values)
    parts = min(BATCHES, max(2, number // LEAST_BATCH))
    edges = [part * number // parts for part in range(parts + 1)]
    batches = [values[begin:end] for begin, end in pairwise(edges)]
    return _error(values, [batch for batch in batches if batch])


def error_of_draws(values: Sequence[float]) -> float:
    """Return the standard error of the mean of independent *values*."""
    return _error(values, [[value] for value in values])


def _error(values: Sequence[float], batches: Sequence[Sequence[float]]) -> float:
    """Return the standard error of the mean of *values* from the means of *batches*, weighted by size."""
    parts, number = len(batches), len(values)
    if parts < 2:
        return 0.0
    mean = sum(values) / number
    spread = sum([(sum(batch) - len(batch) * mean) ** 2 for batch in batches])
    return sqrt(spread * parts / (parts - 1)) / number

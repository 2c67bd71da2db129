"""Alternatives in common worlds: their means, and the errors of their differences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ombre_desktop.engine import Action, PlayCard
from ombre_desktop.players.advice import Alternative, best_first, set_apart
from ombre_desktop.players.expert.weighed import error_of_chain, error_of_draws
from ombre_desktop.value import Value

SAME = 1e-9
"""Chips: means that differ by no more are equal except for rounding."""


class Paired(Value):
    """
    The chips that each action brings the seat, in the same worlds.

    *chips* holds a figure for each world, or a mean for each round of worlds. *wins* holds the chances to
    gain. *worlds* is the number of worlds. If *chained*, successive worlds are correlated; if *exact*, they
    are all there are, and *chips* holds the mean alone.
    """

    actions: tuple[Action, ...]
    chips: tuple[Sequence[float], ...]
    wins: tuple[float, ...]
    worlds: int
    chained: bool = False
    exact: bool = False

    def mean(self, action: Action) -> float:
        """Return the mean of *action*."""
        return _mean(self._row(action))

    def best(self, chosen: Action, without: tuple[Action, ...] = ()) -> Action:
        """Return the action of the highest mean, *without* some; *chosen* if no other is better."""
        top = max((action for action in self.actions if action not in without), key=self.mean)
        return top if self.mean(top) > self.mean(chosen) + SAME else chosen

    def cost(self, chosen: Action, best: Action) -> tuple[float, float]:
        """Return by how many chips *best* beats *chosen*, and the standard error of that difference."""
        more = [one - other for one, other in zip(self._row(best), self._row(chosen), strict=True)]
        return _mean(more), self._error(more)

    def spared(self, chosen: Action, surely: float) -> float:
        """
        Return by how many chips *chosen* beats every other action, less *surely* standard errors.

        The only card that may be played spares nothing, though a surrender would have been worse.
        """
        if isinstance(chosen, PlayCard) and sum(isinstance(one, PlayCard) for one in self.actions) == 1:
            return 0.0
        margins = []
        for other in self.actions:
            cost, error = self.cost(other, chosen)
            if abs(cost) > SAME or error > SAME:  # an equal card is not an alternative
                margins.append(cost - surely * error)
        return max(0.0, min(margins, default=0.0))

    def alternatives(self) -> tuple[Alternative, ...]:
        """Return all actions with their figures, best first."""
        found = [
            Alternative(action, _mean(row), self._error(row), wins)
            for action, row, wins in zip(self.actions, self.chips, self.wins, strict=True)
        ]
        return best_first(set_apart(found, self.chips, self._error))

    def _row(self, action: Action) -> Sequence[float]:
        return self.chips[self.actions.index(action)]

    def _error(self, values: Sequence[float]) -> float:
        if self.exact:
            return 0.0
        return error_of_chain(values) if self.chained else error_of_draws(values)


Estimate = Callable[[Random, int], Paired | None]
"""A function that judges a decision in a number of worlds, each time in fresh ones."""


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)

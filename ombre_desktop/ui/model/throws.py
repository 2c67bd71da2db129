"""The figures of throws in an exchange, added up over rounds of common worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from math import sqrt
from statistics import fmean, stdev
from types import MappingProxyType

from ombre_desktop.engine import Discard
from ombre_desktop.value import Value

Rows = Mapping[int, Sequence[float]]
"""The chips in each world, by the number of the round."""
Odds = tuple[float | None, float | None]
"""The chances that a draw brings a trump, and a matador; None where nothing is to be told."""
_UNDRAWN: Mapping[Discard, Odds] = MappingProxyType({})
_NONE: Mapping[Discard, Rows] = MappingProxyType({})


class Mean(Value):
    """An average of *chips* (or points), with its standard *error*."""

    chips: float
    error: float


class Throws(Value):
    """
    The throws that were weighed, with their *rows*, and the *draws* that each leads to.

    All throws have the same worlds in the same round, so that two are compared in the rounds of both.
    """

    rows: Mapping[Discard, Rows] = _NONE
    draws: Mapping[Discard, Odds] = _UNDRAWN

    def with_round(
        self, number: int, found: Mapping[Discard, Sequence[float]], draws: Mapping[Discard, Odds]
    ) -> Throws:
        """Return these with what round *number* has *found*, and the *draws* of its throws."""
        added = {throw: {**self.rows.get(throw, {}), number: tuple(row)} for throw, row in found.items()}
        return Throws(MappingProxyType({**self.rows, **added}), MappingProxyType({**self.draws, **draws}))

    def rounds(self, throw: Discard) -> frozenset[int]:
        """Return the rounds in which *throw* was weighed."""
        return frozenset(self.rows.get(throw, {}))

    def worlds(self, throw: Discard) -> int:
        """Return the number of worlds in which *throw* was weighed."""
        return sum(map(len, self.rows.get(throw, {}).values()))

    def worth(self, throw: Discard) -> Mean | None:
        """
        Return what *throw* brings; None before it is known.

        It is what the leader brings, less what the throw falls behind it: so figures side by side agree.
        """
        own, leader = self._average(throw), self._leader
        far, best = (None, None) if leader is None else (self.behind(throw, leader), self._average(leader))
        if own is None or far is None or best is None:
            return own
        return Mean(best.chips - far.chips, own.error)

    def _average(self, throw: Discard) -> Mean | None:
        """Return the average of *throw* over its own worlds."""
        return _mean(list(chain.from_iterable(self.rows.get(throw, {}).values())))

    def behind(self, throw: Discard, best: Discard) -> Mean | None:
        """Return by how much *throw* falls behind *best* in their common worlds."""
        one, other = self.rows.get(throw, {}), self.rows.get(best, {})
        common = sorted(one.keys() & other.keys())
        return _mean([high - low for at in common for low, high in zip(one[at], other[at], strict=True)])

    @property
    def _leader(self) -> Discard | None:
        """The best of the throws weighed in the most rounds."""
        most = max(map(len, self.rows.values()), default=0)
        longest = {one: self._average(one) for one, rows in self.rows.items() if len(rows) == most}
        known = {one: mean.chips for one, mean in longest.items() if mean is not None}
        return max(known, key=lambda one: known[one], default=None)

    @property
    def ranked(self) -> tuple[Discard, ...]:
        """The throws, the best first, by what each falls behind the leader."""
        leader = self._leader
        if leader is None:
            return ()
        far = {one: mean.chips for one in self.rows if (mean := self.behind(one, leader)) is not None}
        return tuple(sorted(far, key=lambda one: far[one]))


def _mean(values: Sequence[float]) -> Mean | None:
    if len(values) < 2:
        return None
    return Mean(fmean(values), stdev(values) / sqrt(len(values)))

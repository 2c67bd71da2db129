"""The figures of throws in an exchange, added up over rounds of common worlds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import mul, sub
from types import MappingProxyType

from ombre_desktop.engine import Discard
from ombre_desktop.value import Value

Rounds = Mapping[int, "Row"]
"""The chips that a throw brought, by the number of the round."""
Odds = tuple[float | None, float | None]
"""The chances that a draw brings a trump, and a matador; None where nothing is to be told."""
_NONE: Mapping[Discard, Rounds] = MappingProxyType({})
_UNDRAWN: Mapping[Discard, Odds] = MappingProxyType({})


class Row(Value):
    """The *chips* of a round, one figure for each world, with their sum and the sum of their squares."""

    chips: tuple[float, ...]
    total: float
    squares: float

    @classmethod
    def of(cls, chips: Sequence[float]) -> Row:
        """Add up *chips*."""
        return cls(tuple(chips), sum(chips), sum(map(mul, chips, chips)))

    def less(self, other: Row) -> Row:
        """Return the difference in each of the same worlds."""
        return Row.of(tuple(map(sub, self.chips, other.chips)))


class Mean(Value):
    """An average of *chips* (or points), with its standard *error*."""

    chips: float
    error: float


class Weighed(Value):
    """
    A *throw* that was weighed in a number of *worlds*: its *worth*, and how far it is *behind* the leader.

    The worth is what the leader brings less that: so figures side by side agree.
    """

    throw: Discard
    worth: Mean
    behind: Mean
    worlds: int


class Throws(Value):
    """
    The throws that were weighed, with their *rows*, the *draws* that each leads to, and the *ranked* figures.

    All throws have the same worlds in the same round, so that two are compared in the rounds of both. The
    leader is the best of the throws weighed in the most rounds.
    """

    rows: Mapping[Discard, Rounds] = _NONE
    draws: Mapping[Discard, Odds] = _UNDRAWN
    ranked: tuple[Weighed, ...] = ()

    def with_round(
        self, number: int, found: Mapping[Discard, Sequence[float]], draws: Mapping[Discard, Odds]
    ) -> Throws:
        """Return these with what round *number* has *found*, and the *draws* of its throws."""
        added = {throw: {**self.rows.get(throw, {}), number: Row.of(row)} for throw, row in found.items()}
        rows = {**self.rows, **added}
        return Throws(MappingProxyType(rows), MappingProxyType({**self.draws, **draws}), _ranked(rows))

    def rounds(self, throw: Discard) -> frozenset[int]:
        """Return the rounds in which *throw* was weighed."""
        return frozenset(self.rows.get(throw, {}))

    def of(self, throw: Discard | None) -> Weighed | None:
        """Return the figures of *throw*; None before they are known."""
        return next((one for one in self.ranked if one.throw == throw), None)


def _ranked(rows: Mapping[Discard, Rounds]) -> tuple[Weighed, ...]:
    """Return the figures of all throws, the best first."""
    averages = {throw: _mean(list(found.values())) for throw, found in rows.items()}
    most = max(map(len, rows.values()), default=0)
    known = {one: mean.chips for one, mean in averages.items() if mean and len(rows[one]) == most}
    if not known:
        return ()
    leader = max(known, key=lambda one: known[one])
    found = []
    for throw, own in averages.items():
        common = rows[throw].keys() & rows[leader].keys()
        behind = _mean([rows[leader][at].less(rows[throw][at]) for at in common])
        if own is not None and behind is not None:
            worth = Mean(known[leader] - behind.chips, own.error)
            worlds = sum(len(row.chips) for row in rows[throw].values())
            found.append(Weighed(throw, worth, behind, worlds))
    return tuple(sorted(found, key=lambda one: one.behind.chips))


def _mean(rows: Sequence[Row]) -> Mean | None:
    number = sum(len(row.chips) for row in rows)
    if number < 2:
        return None
    mean = sum(row.total for row in rows) / number
    spread = max(0.0, sum(row.squares for row in rows) - number * mean * mean)
    return Mean(mean, sqrt(spread / (number - 1) / number))

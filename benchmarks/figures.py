"""The figures of a benchmark, with their bounds and aims."""

from __future__ import annotations

import math
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median

Range = tuple[float, float]


def _load() -> str:
    """Return the load of the machine in the last minute, empty on Windows, which does not count it."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""


@dataclass(frozen=True, slots=True)
class Figure:
    """
    A measured figure.

    A release must keep to *must* and should reach *aim*; both are upper bounds, unless more is better.
    *spread* holds the quartiles if there were several runs, and *load* the programs that wanted a processor
    in the last minute of measuring, this one included.
    """

    what: str
    value: float
    unit: str
    must: float | None = None
    aim: float | None = None
    more_is_better: bool = False
    spread: Range | None = None
    load: str = field(default_factory=_load)

    @property
    def verdict(self) -> str:
        """
        The stricter bound that the figure keeps to, "aim" or "must"; "MISSED" for neither, empty without
        bounds.
        """
        if self.must is None or self.aim is None:
            return ""
        if self._keeps(self.aim):
            return "aim"
        return "must" if self._keeps(self.must) else "MISSED"

    def _keeps(self, bound: float) -> bool:
        return self.value >= bound if self.more_is_better else self.value <= bound

    def row(self) -> str:
        """Format the figure as a row of a table."""
        bounds = [shown(bound, self.unit) if bound is not None else "" for bound in (self.must, self.aim)]
        spread = "" if self.spread is None else " to ".join(shown(end, "") for end in self.spread)
        cells = (self.what, shown(self.value, self.unit), spread, *bounds, self.verdict, self.load)
        return "| " + " | ".join(cells) + " |"


HEAD = "| what | found | half of the runs | must | aim | keeps | load |\n|---|---|---|---|---|---|---|"


def shown(value: float, unit: str) -> str:
    """Format a value to three significant figures, with its unit."""
    digits = 0 if abs(value) >= 100 or value == 0 else max(0, 2 - math.floor(math.log10(abs(value))))
    return f"{value:,.{digits}f}{' ' if unit else ''}{unit}"


def middle(values: Sequence[float]) -> tuple[float, Range]:
    """Return the median of *values*, and the quartiles."""
    low, high = share(values, 0.25), share(values, 0.75)
    return median(values), (low, high)


def share(values: Sequence[float], part: float) -> float:
    """Return the quantile of the values at *part*."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(part * len(ordered)) - 1))]


def print_table(figures: Iterable[Figure]) -> int:
    """Print *figures*; return 1 if one of them misses its bound, else 0."""
    print(HEAD)
    missed = 0
    for figure in figures:
        print(figure.row(), flush=True)
        missed += figure.verdict == "MISSED"
    return int(bool(missed))

"""What a trial finds: means, shares and spreads, each with its standard error."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

CONFIDENCE = 1.96
"""Standard errors on either side that hold 95 of a hundred means."""


@dataclass(frozen=True, slots=True)
class Finding:
    """
    One figure: *what* it is, its value in *unit*, over how many deals or decisions.

    *error* is its standard error; None where there is none to tell. Of a median, *tail* are the
    values that 95 and 99 of a hundred do not exceed, and the greatest.
    """

    what: str
    value: float
    unit: str
    number: int
    error: float | None = None
    tail: tuple[float, ...] = ()

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true value lies with 95 % confidence."""
        if self.error is None:
            return None
        return self.value - CONFIDENCE * self.error, self.value + CONFIDENCE * self.error

    def row(self) -> str:
        """The figure as a row of a table."""
        if math.isnan(self.value):
            return f"| {self.what} | none |  |  | {self.number:,} |"
        places = {"%": 1, "s": 4}.get(self.unit, 3)
        ends = [_text(end, places) for end in self.tail or self.interval or ()]
        cells = (
            self.what,
            f"{_text(self.value, places)} {self.unit}",
            "" if self.error is None else _text(self.error, places),
            (", " if self.tail else " to ").join(ends),
            f"{self.number:,}",
        )
        return "| " + " | ".join(cells) + " |"

    def as_json(self) -> dict[str, object]:
        """The figure for programs."""
        value = None if math.isnan(self.value) else self.value
        return {**asdict(self), "value": value, "interval": self.interval}


def _text(value: float, places: int) -> str:
    """A value to so many places; nothing is less than nothing."""
    return f"{round(value, places) + 0.0:.{places}f}"


HEAD = "| what | found | standard error | 95 %; of times p95, p99, most | of |\n|---|---|---|---|---|"


def table(findings: Iterable[Finding]) -> Iterator[str]:
    """The lines of a table of *findings*."""
    yield HEAD
    for finding in findings:
        yield finding.row()


def mean(what: str, values: Sequence[float], unit: str) -> Finding:
    """The mean of independent *values*; no error while there are too few to tell."""
    return Finding(what, fmean(values) if values else 0.0, unit, len(values), error_of(values))


def error_of(values: Sequence[float]) -> float | None:
    """The standard error of the mean of independent *values*."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    spread = math.fsum((value - middle) ** 2 for value in values)
    return math.sqrt(spread / (len(values) - 1) / len(values))


def ratio(what: str, parts: Sequence[float], wholes: Sequence[float], unit: str) -> Finding:
    """
    The sum of *parts* in the sum of *wholes*, a pair a deal; in hundredths where the unit is %.

    The error is that of the delta method: deals are independent, what happens within one is not.
    """
    scale = 100.0 if unit == "%" else 1.0
    whole, deals = math.fsum(wholes), len(wholes)
    if not whole:
        return Finding(what, math.nan, unit, 0)
    found = math.fsum(parts) / whole
    residues = [part - found * of for part, of in zip(parts, wholes, strict=True)]
    error = error_of(residues)
    scaled = None if error is None else scale * error * deals / abs(whole)
    return Finding(what, scale * found, unit, deals, scaled)


def quantile(values: Sequence[float], part: float) -> float:
    """The value that so large a *part* of *values* do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(part * len(ordered)) - 1))]


def spread(what: str, values: Sequence[float], unit: str) -> Finding:
    """The median of *values*, with its tail."""
    tail = tuple(quantile(values, part) for part in (0.95, 0.99, 1.0))
    return Finding(what, quantile(values, 0.5), unit, len(values), tail=tail)

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

    *error* is its standard error; None where there is none to tell.
    """

    what: str
    value: float
    unit: str
    number: int
    error: float | None = None

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
        error = "" if self.error is None else f"{self.error:.{places}f}"
        ends = "" if self.interval is None else " to ".join(f"{end:.{places}f}" for end in self.interval)
        return f"| {self.what} | {self.value:.{places}f} {self.unit} | {error} | {ends} | {self.number:,} |"

    def as_json(self) -> dict[str, object]:
        """The figure for programs."""
        value = None if math.isnan(self.value) else self.value
        return {**asdict(self), "value": value, "interval": self.interval}


HEAD = "| what | found | standard error | 95 % | of |\n|---|---|---|---|---|"


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


def spread(what: str, values: Sequence[float], unit: str) -> list[Finding]:
    """Median, the bounds of 95 and 99 of a hundred, and the greatest of *values*."""
    parts = {"median": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    return [
        Finding(f"{what}, {name}", quantile(values, part), unit, len(values)) for name, part in parts.items()
    ]

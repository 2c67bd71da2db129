"""Findings: means, ratios and medians over many deals, with their standard errors."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

CONFIDENCE = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class Finding:
    """
    One figure: *what* it is, its value in *unit*, and the *number* of deals or decisions it is based on.

    *error* is the standard error of the value, or None if unknown. For a median, *tail* holds the 95th and
    99th percentile and the maximum. *deals* holds the numbers of the deals in which cases were found, counted
    from 0, where they are worth looking up.
    """

    what: str
    value: float
    unit: str
    number: int
    error: float | None = None
    tail: tuple[float, ...] = ()
    deals: tuple[int, ...] = ()

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % confidence interval of the value."""
        if self.error is None:
            return None
        return self.value - CONFIDENCE * self.error, self.value + CONFIDENCE * self.error

    def row(self) -> str:
        """Format the figure as a row of a table."""
        if math.isnan(self.value):
            return f"| {self.what} | none |  |  | {self.number:,} |"
        places = {"%": 1, "s": 4, "of the stake": 4}.get(self.unit, 3)
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
        """Return the figure as a JSON object."""
        value = None if math.isnan(self.value) else self.value
        return {**asdict(self), "value": value, "interval": self.interval}


def _text(value: float, places: int) -> str:
    """Format *value* to *places* decimals, never as minus zero."""
    return f"{round(value, places) + 0.0:.{places}f}"


HEAD = "| what | found | standard error | 95 %; of times p95, p99, most | of |\n|---|---|---|---|---|"


def table(findings: Iterable[Finding]) -> Iterator[str]:
    """Yield the lines of a table of *findings*."""
    yield HEAD
    for finding in findings:
        yield finding.row()


def mean(what: str, values: Sequence[float], unit: str) -> Finding:
    """Return the mean of independent *values*, without a standard error if there are fewer than two."""
    return Finding(what, fmean(values) if values else 0.0, unit, len(values), error_of(values))


def error_of(values: Sequence[float]) -> float | None:
    """Return the standard error of the mean of independent *values*, or None for fewer than two."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    squares = math.fsum((value - middle) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))


def ratio(what: str, parts: Sequence[float], wholes: Sequence[float], unit: str) -> Finding:
    """
    Return the ratio of the sum of *parts* to the sum of *wholes*, one pair a deal, times 100 if in %.

    The standard error is computed by the delta method, because decisions within a deal are not independent.
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
    """Return the quantile of *values* at *part*, from 0 to 1."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(part * len(ordered)) - 1))]


def spread(what: str, values: Sequence[float], unit: str) -> Finding:
    """Return the median of *values* with its tail."""
    tail = tuple(quantile(values, part) for part in (0.95, 0.99, 1.0))
    return Finding(what, quantile(values, 0.5), unit, len(values), tail=tail)

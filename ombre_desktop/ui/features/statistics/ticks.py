"""Round numbers for the lines of a chart."""

from __future__ import annotations

from itertools import takewhile
from math import ceil, floor, log10


def round_steps(low: float, high: float, most: int) -> tuple[int, ...]:
    """Return at most *most* whole numbers at equal round distances, from below *low* to above *high*."""
    span = max(high - low, 1)
    power = 10 ** max(0, floor(log10(span / most)))
    for factor in (1, 2, 5, 10, 20, 50):
        step = factor * power
        first, last = floor(low / step), ceil(high / step)
        if last - first < most:
            return tuple(number * step for number in range(first, last + 1))
    return tuple(takewhile(lambda number: number <= high, range(floor(low), ceil(high) + 1, ceil(span))))

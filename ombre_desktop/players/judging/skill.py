"""
One figure for how well somebody played an evening, by what their choices cost and not by what they won.

A hundred means that no choice surely cost anything. Each point less is a hundredth of the stake a deal. What
the cards brought is no part of it, since every choice is judged by what could be seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from ombre_desktop.value import Value

BEST, EXPERT = 100.0, 95.0
"""The figure of somebody who loses nothing by their choices, and the expert's (`benchmarks/skill.py`)."""


class Skill(Value):
    """The *figure* of a number of *deals*, with its standard *error*, which takes each deal together."""

    figure: float
    error: float
    deals: int


def skill(costs: Sequence[float]) -> Skill | None:
    """Return the figure from the sure *costs* of each deal, in parts of the stake; None without any deal."""
    if not costs:
        return None
    mean, number = fmean(costs), len(costs)
    spread = sum((cost - mean) ** 2 for cost in costs)
    error = sqrt(spread / (number - 1) / number) if number > 1 else mean
    return Skill(max(0.0, BEST * (1.0 - mean)), BEST * error, number)

"""Two verdicts on one decision, from different worlds, added up to one that is surer."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from ombre_desktop.engine import Action
from ombre_desktop.players.advice import Alternative, best_first
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.verdict import SURELY, Grade, Verdict
from ombre_desktop.value import replace

Weighted = Callable[[float, float], float]
"""A function that returns the average of two figures, or the error of that, by the worlds of each."""


def merged(one: Verdict, other: Verdict) -> Verdict:
    """
    Return the verdict of the worlds of both; each figure counts by its number of worlds.

    If they name two better choices, the one that is worth more in all worlds counts. A choice that a reason
    or the hint speaks for is never graded as costly, so neither is it then.
    """
    worlds = one.worlds + other.worlds
    if not one.worlds or not other.worlds:
        return one if one.worlds else other

    def mean(left: float, right: float) -> float:
        return (one.worlds * left + other.worlds * right) / worlds

    def error(left: float, right: float) -> float:
        return hypot(one.worlds * left, other.worlds * right) / worlds

    weighed = _weighed(one, other, mean, error)
    chips = {each.action: each.chips for each in weighed}
    best = max((one.best, other.best), key=lambda action: chips.get(action, float("-inf")))
    base = one if one.best == best else other
    cost = mean(one.cost, other.cost) if one.best == other.best else _cost(chips, one.chosen, best)
    found = replace(
        base,
        best=best,
        cost=max(0.0, cost),
        error=error(one.error, other.error),
        alternatives=weighed,
        worlds=worlds,
        spared=mean(one.spared, other.spared),
        gained=mean(one.gained, other.gained),
    )
    return replace(found, grade=_grade(found, one, other))


def _weighed(one: Verdict, other: Verdict, mean: Weighted, error: Weighted) -> tuple[Alternative, ...]:
    """Return the alternatives that both have weighed, the best first."""
    known = {each.action: each for each in other.alternatives}
    pairs = ((each, known[each.action]) for each in one.alternatives if each.action in known)
    both = [
        replace(
            left,
            chips=mean(left.chips, right.chips),
            error=error(left.error, right.error),
            wins=mean(left.wins, right.wins),
            apart=error(left.apart, right.apart),
        )
        for left, right in pairs
    ]
    return best_first(both)


def _cost(chips: dict[Action, float], chosen: Action, best: Action) -> float:
    if chosen not in chips or best not in chips:
        return 0.0
    return chips[best] - chips[chosen]


def _grade(found: Verdict, one: Verdict, other: Verdict) -> Grade:
    """Return the grade by the added figures, unless one of the two was spared it."""
    grade = MEASURE.grade_of(found.kind, found.cost / found.stake, found.error / found.stake)
    spared = [each for each in (one, other) if _would_be_costly(each) and each.grade is Grade.FINE]
    return Grade.FINE if grade.is_costly and spared else grade


def _would_be_costly(verdict: Verdict) -> bool:
    cost, error = verdict.cost / verdict.stake, verdict.error / verdict.stake
    return MEASURE.grade_of(verdict.kind, cost, error).is_costly


def doubt(verdict: Verdict) -> float:
    """
    Return how far the error reaches over the nearest line between two grades, in parts of the stake.

    A figure that is not positive is settled: more worlds would hardly change the grade.
    """
    cost, reach = verdict.cost / verdict.stake, SURELY * verdict.error / verdict.stake
    limits = MEASURE.limits_of(verdict.kind)
    lines = (limits.doubtful, limits.bad, limits.blunder)
    return reach - min(abs(cost - line) for line in lines)

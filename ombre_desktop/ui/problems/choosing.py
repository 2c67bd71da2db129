"""The choice of the next problem, and the days on which a missed one comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ombre_desktop.players.seeds import seed_of
from ombre_desktop.storage.tried_problems import TriedProblem
from ombre_desktop.ui.problems.problem import Problem, ProblemKind
from ombre_desktop.value import Value

INTERVALS = (1, 3, 7, 21)
"""The days after which a problem that was missed comes back, once more after each right answer."""
Tried = Mapping[str, TriedProblem]


class Wish(Value):
    """The person's wish: problems of a *kind* and *grade*, or of all; or only those that are *due*."""

    kind: ProblemKind | None = None
    grade: int | None = None
    due: bool = False


def due_today(problems: Sequence[Problem], tried: Tried, day: int) -> tuple[Problem, ...]:
    """Return the *problems* that come back on *day* or should have come back before."""
    return tuple(one for one in problems if one.name in tried and 0 < tried[one.name].due <= day)


def fitting(problems: Sequence[Problem], wish: Wish, tried: Tried, day: int) -> tuple[Problem, ...]:
    """
    Return the *problems* that the person wishes, in the order in which they are set.

    Those that are due come first, then those never tried, then the others; the order is mixed, and always
    the same.
    """
    due = due_today(problems, tried, day)
    found = [
        one
        for one in (due if wish.due else problems)
        if wish.kind in (None, one.kind) and wish.grade in (None, one.grade)
    ]
    return tuple(
        sorted(found, key=lambda one: (one not in due, one.name in tried, seed_of(one.name, 0, 0, 0)))
    )


def answered(before: TriedProblem | None, day: int, *, is_right: bool) -> TriedProblem:
    """Return what is kept of a problem answered on *day*, given what was kept *before*."""
    if not is_right:
        return TriedProblem(right=False, due=day + INTERVALS[0], step=0)
    if before is None or not before.due:
        return TriedProblem(right=True)
    if before.due > day:
        return before  # right before its day: it still comes back
    step = before.step + 1
    if step == len(INTERVALS):
        return TriedProblem(right=True)
    return TriedProblem(right=True, due=day + INTERVALS[step], step=step)

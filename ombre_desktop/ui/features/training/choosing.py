"""The choice of the next problem."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ombre_desktop.players.seeds import seed_of
from ombre_desktop.storage.tried_problems import TriedProblem
from ombre_desktop.ui.features.training.problem import Problem, ProblemKind
from ombre_desktop.value import Value

Tried = Mapping[str, TriedProblem]


class Wish(Value):
    """The person's wish: problems of a *kind* and *grade*, or of all."""

    kind: ProblemKind | None = None
    grade: int | None = None


def fitting(problems: Sequence[Problem], wish: Wish, tried: Tried) -> tuple[Problem, ...]:
    """
    Return the *problems* that the person wishes, in the order in which they are set.

    Those never tried come first; the order is mixed, and always the same.
    """
    found = [one for one in problems if wish.kind in (None, one.kind) and wish.grade in (None, one.grade)]
    return tuple(sorted(found, key=lambda one: (one.name in tried, _mixed(one))))


def another(problems: Sequence[Problem], like: Problem, tried: Tried) -> Problem:
    """
    Return another problem of the same game and kind as *like*, or *like* itself if there is none.

    One that was never tried is preferred, and one whose grade is near.
    """
    game = like.record.state.ruleset.name
    found = [
        one
        for one in problems
        if one.kind is like.kind and one.record.state.ruleset.name == game and one.name != like.name
    ]
    return min(found, key=lambda one: _distance(one, like, tried), default=like)


def _distance(one: Problem, like: Problem, tried: Tried) -> tuple[bool, int, int]:
    return one.name in tried, abs(one.grade - like.grade), _mixed(one)


def _mixed(one: Problem) -> int:
    return seed_of(one.name, 0, 0, 0)

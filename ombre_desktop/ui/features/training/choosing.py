"""The choice of the next problem."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from ombre_desktop.players.seeds import seed_of
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf
from ombre_desktop.ui.features.training.problem import Problem, ProblemKind
from ombre_desktop.value import Value

Tried = Mapping[str, TriedProblem]


class Wish(Value):
    """The person's wish: problems of a *kind*, *grade* and *game*, or of all."""

    kind: ProblemKind | None = None
    grade: int | None = None
    game: str = ""

    def fits(self, problem: Problem) -> bool:
        """Tell whether *problem* is one of those wished for."""
        game = problem.record.state.ruleset.name
        return (
            self.kind in (None, problem.kind)
            and self.grade in (None, problem.grade)
            and self.game in ("", game)
        )


def fitting(problems: Sequence[Problem], wish: Wish, tried: Tried) -> tuple[Problem, ...]:
    """
    Return the *problems* that the person wishes, in the order in which they are set.

    Those never tried come first; the order is mixed, and always the same.
    """
    found = filter(wish.fits, problems)
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


class TriedFile(KeptFile[TriedDocument]):
    """The file of the problems tried."""

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, TRIED, lambda folders: folders.problems, parent)

    def note(self, name: str, *, is_right: bool) -> None:
        """Keep whether the problem *name* was answered right."""
        tried = {**self.document.tried, name: TriedProblem(right=is_right)}
        self.keep(dataclasses.replace(self.document, tried=tried))

    def hand_over(self) -> tuple[str, ...]:
        """Return the problems that an older version wanted to set again, which the queue does now."""
        due = tuple(name for name, one in self.document.tried.items() if one.due)
        if due:
            tried = {
                name: dataclasses.replace(one, due=0, step=0) for name, one in self.document.tried.items()
            }
            self.keep(dataclasses.replace(self.document, tried=tried))
        return due

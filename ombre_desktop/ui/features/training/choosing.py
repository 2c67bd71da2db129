"""The choice of problems, and the order in which they are set."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping, Sequence
from uuid import uuid4

from PySide6.QtCore import QObject

from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf
from ombre_desktop.ui.features.training.problem import Problem, Traits
from ombre_desktop.ui.features.training.problem_file import FiledProblem
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.value import Value

Tried = Mapping[str, TriedProblem]
Choosable = FiledProblem | Problem
"""A problem of which as much is known as a choice needs."""
_SEEDS = 2**31


class Wish(Value):
    """The person's wish: problems of a *kind*, *grade*, *game* and *theme*, or of all."""

    kind: ProblemKind | None = None
    grade: int | None = None
    game: str = ""
    theme: Theme | None = None

    def fits(self, traits: Traits) -> bool:
        """Tell whether a problem with these *traits* is one of those wished for."""
        return (
            self.game in ("", traits.game)
            and self.grade in (None, traits.grade)
            and (self.theme is None or self.theme in traits.themes)
            and (self.kind is None or self.kind.value == traits.kind)
        )


def times_of(name: str, tried: Tried) -> int:
    """Return how often the problem *name* was answered; an older version only noted that it was."""
    one = tried.get(name)
    return 0 if one is None else max(1, one.times)


def round_of(times: Collection[int]) -> int:
    """Return the round in which problems are that were answered that many *times*."""
    return min(times, default=0)


def fitting(problems: Sequence[Choosable], wish: Wish, tried: Tried, seed: int = 0) -> tuple[Choosable, ...]:
    """
    Return the *problems* of the wish that are left in this round, in the order in which they are set.

    None comes again before all of them were answered. The order is mixed, and follows from *seed* and the
    round.
    """
    found = [(times_of(one.name, tried), one) for one in problems if wish.fits(one.traits)]
    fewest = round_of([times for times, _ in found])
    left = (one for times, one in found if times == fewest)
    return tuple(sorted(left, key=lambda one: seed_of(one.name, seed, 0, fewest)))


def another(problems: Sequence[Choosable], like: Choosable, tried: Tried) -> Choosable:
    """
    Return another problem of the same game and kind as *like*, or *like* itself if there is none.

    One that was never tried is preferred, and one whose grade is near.
    """
    kind, game = like.traits.kind, like.traits.game
    alike = (one for one in problems if (one.traits.kind, one.traits.game) == (kind, game))
    found = [one for one in alike if one.name != like.name]
    return min(found, key=lambda one: _distance(one, like, tried), default=like)


def _distance(one: Choosable, like: Choosable, tried: Tried) -> tuple[bool, int, int]:
    return one.name in tried, abs(one.traits.grade - like.traits.grade), _mixed(one)


def _mixed(one: Choosable) -> int:
    return seed_of(one.name, 0, 0, 0)


class TriedFile(KeptFile[TriedDocument]):
    """The file of the problems tried."""

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, TRIED, lambda folders: folders.problems, parent)

    def note(self, name: str, *, is_right: bool) -> None:
        """Keep whether the problem *name* was answered right."""
        times = times_of(name, self.document.tried) + 1
        tried = {**self.document.tried, name: TriedProblem(right=is_right, times=times)}
        self.keep(dataclasses.replace(self.document, tried=tried))

    def order(self) -> int:
        """Return the number from which the person's order follows; the first problems draw it by lot."""
        if not self.document.seed:
            self.keep(dataclasses.replace(self.document, seed=uuid4().int % _SEEDS + 1))
        return self.document.seed

    @property
    def wish(self) -> Wish | None:
        """The last choice; None if no game has been chosen yet."""
        kept = self.document
        if kept.game is None:
            return None
        theme = next((theme for theme in Theme if theme.value == kept.theme), None)
        return Wish(grade=kept.grade or None, game=kept.game, theme=theme)

    def choose(self, wish: Wish) -> None:
        """Keep *wish* as the last choice."""
        theme = "" if wish.theme is None else wish.theme.value
        self.keep(dataclasses.replace(self.document, game=wish.game, theme=theme, grade=wish.grade or 0))

    def hand_over(self) -> tuple[str, ...]:
        """Return the problems that an older version wanted to set again, which the queue does now."""
        due = tuple(name for name, one in self.document.tried.items() if one.due)
        if due:
            tried = {
                name: dataclasses.replace(one, due=0, step=0) for name, one in self.document.tried.items()
            }
            self.keep(dataclasses.replace(self.document, tried=tried))
        return due

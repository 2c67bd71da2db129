"""The rating of the person and of the problems, by Mark Glickman's first system."""

from __future__ import annotations

import dataclasses
from math import log, pi, sqrt

from PySide6.QtCore import QObject

from ombre_desktop.storage.rating import RATING, Rated, RatingDocument
from ombre_desktop.ui.background.kept_file import KeptFile, Shelf
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.features.training.problem_file import FiledProblem

ENOUGH = 30
"""The number of problems after which there is a rating."""
EASIEST, APART, UNSURE = 1100, 200, 150
"""The rating of a very easy problem before anybody tried it, the step to the next grade, the deviation."""
LEAST = 40
"""The least deviation: nobody is ever known for certain."""
_Q = log(10) / 400


def after(one: Rated, other: Rated, score: float) -> Rated:
    """Return the rating of *one* after a *score* of 1 or 0 against *other*."""
    weight = 1 / sqrt(1 + 3 * (_Q * other.deviation / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (one.rating - other.rating) / 400))
    information = (_Q * weight) ** 2 * expected * (1 - expected)
    deviation = 1 / sqrt(1 / one.deviation**2 + information)
    rating = one.rating + _Q * deviation**2 * weight * (score - expected)
    return Rated(round(rating), max(LEAST, round(deviation)))


class RatingFile(KeptFile[RatingDocument]):
    """The file of the rating."""

    def __init__(self, shelf: Shelf, parent: QObject) -> None:
        super().__init__(shelf, RATING, lambda folders: folders.rating, parent)

    @property
    def known(self) -> tuple[Rated, int] | None:
        """The person's rating and the number of problems it comes from; None before there are enough."""
        kept = self.document
        return (kept.person, kept.answered) if kept.answered >= ENOUGH else None

    def note(self, problem: FiledProblem | Problem, *, is_right: bool) -> None:
        """Rate the person and *problem* after the first answer to it."""
        kept, score = self.document, float(is_right)
        before = kept.problems.get(problem.name, Rated(EASIEST + APART * (problem.traits.grade - 1), UNSURE))
        rated = {**kept.problems, problem.name: after(before, kept.person, 1 - score)}
        person = after(kept.person, before, score)
        self.keep(dataclasses.replace(kept, person=person, answered=kept.answered + 1, problems=rated))

"""The check of a collection of problems, beyond what each of them must be to be read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ombre_desktop.players.posing.kinds import is_lost
from ombre_desktop.ui.features.training.problem import Problem
from tools.problems.picking import balanced, one_of_each_deal
from tools.problems.reasoning import reasons_for

TOO_MANY = "too many with this answer"


def flaws_of(problems: Sequence[Problem]) -> Iterator[tuple[str, str]]:
    """Yield the name of each of *problems* that has a flaw, and the flaw."""
    for problem in problems:
        if problem.held is not None:
            continue
        best = problem.worths[0].action if problem.worths else problem.answers[0]
        if not problem.is_right(best):
            yield problem.name, "the best choice is not right"
        if 0 < len(problem.worths) <= len(problem.answers):
            yield problem.name, "every choice is right"
        if is_lost(problem.kind, problem.chance):
            yield problem.name, "lost from the start"
        if reasons_for(problem) != problem.reasons:
            yield problem.name, "other reasons today"
    for kept, flaw in (
        (one_of_each_deal(problems), "not the only problem of its deal"),
        (balanced(problems), TOO_MANY),
    ):
        left = set(map(id, kept))
        yield from ((problem.name, flaw) for problem in problems if id(problem) not in left)

"""The choice among problems that were found: as even a mixture of games, kinds and grades as they allow."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from ombre_desktop.engine.notation import GameRecord, format_record, record_of
from ombre_desktop.ui.features.training.problem import Problem, tags_of
from ombre_desktop.ui.features.training.problem_file import ENDING, problems_of
from ombre_desktop.value import replace
from tools.problems.grading import grade_of

MISSED = "Missed"
"""The tag with the share of wrong answers of each player."""


def picked(files: Iterable[Path], most: int) -> tuple[Problem, ...]:
    """Return at most this number of problems of each game, kind and grade, the first that were found."""
    chosen: dict[tuple[str, str, int], list[Problem]] = defaultdict(list)
    for file in files:
        for problem in map(graded, problems_of(file)):
            game = problem.record.state.ruleset.name
            chosen[game, problem.kind.value, problem.grade].append(problem)
    return tuple(problem for group in chosen.values() for problem in group[:most])


def graded(problem: Problem) -> Problem:
    """Return *problem* with the grade that follows from the players who missed it."""
    missed = problem.record.tag(MISSED)
    if missed is None:
        return problem
    shares = (float(part.split()[1]) for part in missed.split(";"))
    return replace(problem, grade=grade_of(round(sum(shares), 2)))


def written(problems: Iterable[Problem]) -> Mapping[str, str]:
    """Return the text of a file for each game, by its name."""
    games: dict[str, list[Problem]] = defaultdict(list)
    for problem in problems:
        games[problem.record.state.ruleset.name].append(problem)
    return {
        f"{game}{ENDING}": "\n".join(map(text_of, sorted(found, key=_order)))
        for game, found in sorted(games.items())
    }


def text_of(problem: Problem) -> str:
    """Return *problem* as a record."""
    record: GameRecord = problem.record
    missed = record.tag(MISSED)
    tags = tags_of(problem) if missed is None else (*tags_of(problem), (MISSED, missed))
    return format_record(record_of(record.state, *tags))


def _order(problem: Problem) -> tuple[str, int, list[int | str]]:
    return problem.kind.value, problem.grade, _number_parts(problem.name)


def _number_parts(name: str) -> list[int | str]:
    return [int(part) if part.isdecimal() else part for part in name.split("-")]

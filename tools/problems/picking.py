"""
The choice among problems that were found: as even a mixture of games, kinds and grades as they allow.

Each deal gives one problem, none is lost from the start, and no question to stop or go on answers itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.posing.grading import grade_in
from ombre_desktop.players.posing.kinds import OPEN, STOPS, ProblemKind, is_lost
from ombre_desktop.ui.features.training.problem import Problem, tags_of
from ombre_desktop.ui.features.training.problem_file import ENDING, problems_of
from ombre_desktop.value import replace

MOST_TO_ONE = 2
"""The greatest number of answers to go on for each to stop, as of bids for each pass, and the reverse."""
MISSED = "Missed"
"""The tag with the share of wrong answers of each player, from which the grade follows; it is not shipped."""


def picked(files: Iterable[Path], most: int) -> tuple[Problem, ...]:
    """
    Return those problems in *files* that remain, at most that number of each game, kind and grade.

    Those of the first files are preferred, so that what is shipped stays.
    """
    found = [graded(problem) for file in files for problem in problems_of(file)]
    found = [one for one in found if not is_lost(one.kind, one.chance)]
    return balanced(limited(one_of_each_deal(found), most))


def limited(problems: Iterable[Problem], most: int) -> list[Problem]:
    """Return at most this number of each game, kind and grade, the first that come; passes count apart."""
    number: Counter[tuple[object, int]] = Counter()
    kept = []
    for problem in problems:
        group = _answered(problem), problem.grade
        number[group] += 1
        if number[group] <= most:
            kept.append(problem)
    return kept


def one_of_each_deal(problems: Sequence[Problem]) -> list[Problem]:
    """
    Return one problem of each deal, the one that is rarer in its game.

    A later one may show the answer to an earlier one.
    """
    common = Counter(map(_answered, problems))
    kept: dict[object, Problem] = {}
    for problem in sorted(problems, key=lambda one: common[_answered(one)]):
        kept.setdefault(deal_of(problem), problem)
    remaining = set(map(id, kept.values()))
    return [problem for problem in problems if id(problem) in remaining]


def deal_of(problem: Problem) -> object:
    """Return a mark of the deal of *problem*, the same from whichever seat it is seen."""
    state = problem.record.state
    return state.ruleset.name, frozenset(map(frozenset, state.layout.hands))


def balanced(problems: Sequence[Problem]) -> tuple[Problem, ...]:
    """Return *problems* without the answers to stop, or to go on, that are more than twice the others."""
    number = Counter(map(_answered, problems))
    left: Counter[object] = Counter()
    kept = []
    for problem in problems:
        game, kind, stops = answered = _answered(problem)
        left[answered] += 1
        if kind not in OPEN or left[answered] <= MOST_TO_ONE * number[game, kind, not stops]:
            kept.append(problem)
    return tuple(kept)


def game_of(problem: Problem) -> str:
    """Return the name of the game of *problem*."""
    return problem.record.state.ruleset.name


def _answered(problem: Problem) -> tuple[str, ProblemKind, bool]:
    """Return the game and kind of *problem*, and whether the answer is to stop."""
    return game_of(problem), problem.kind, problem.answers[:1] != () and problem.answers[0] in STOPS


def graded(problem: Problem) -> Problem:
    """Return *problem* with the grade that follows from the players who missed it, if that is known."""
    missed = problem.record.tag(MISSED)
    if missed is None and problem.kind is not ProblemKind.SURRENDER:
        return problem
    shares = [float(part.split()[1]) for part in (missed or "").split(";") if part]
    difficulty = round(sum(shares), 2)
    return replace(problem, grade=grade_in(problem.kind, difficulty, problem.answers, problem.worths))


def written(problems: Iterable[Problem]) -> Mapping[str, str]:
    """Return the text of a file for each game, by its name."""
    games: dict[str, list[Problem]] = defaultdict(list)
    for problem in problems:
        games[game_of(problem)].append(problem)
    return {
        f"{game}{ENDING}": "\n".join(map(text_of, sorted(found, key=_order)))
        for game, found in sorted(games.items())
    }


def text_of(problem: Problem) -> str:
    """Return *problem* as a record."""
    return format_record(record_of(problem.record.state, *tags_of(problem)))


def _order(problem: Problem) -> tuple[str, int, list[int | str]]:
    return problem.kind.value, problem.grade, _number_parts(problem.name)


def _number_parts(name: str) -> list[int | str]:
    return [int(part) if part.isdecimal() else part for part in name.split("-")]

"""The making of problems: the text of those that are found in deals of self-play."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from random import Random

from ombre_desktop.engine import Ruleset
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.posing.finding import KINDS, Found, problem_in
from ombre_desktop.players.posing.grading import grade_in
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.posing.self_play import played
from ombre_desktop.ui.features.training.problem import Problem, Worth, tags_of
from tools.problems.picking import MISSED
from tools.problems.reasoning import reasoned


def made(
    game: Ruleset, seed: str, numbers: Iterable[int], kinds: Collection[ProblemKind] = KINDS
) -> Iterator[str]:
    """Yield the text of the problems of these *kinds* in the deals with these *numbers*."""
    for number in numbers:
        place = f"{game.name} {seed} {number}"
        found = problem_in(played(game, place, number), Random(place), kinds)
        if found is not None:
            yield text_of(found, place.replace(" ", "-"))


def text_of(found: Found, place: str) -> str:
    """Return *found* as a record with the tags of a problem; its name tells the deal and the move."""
    worths = found.judged.alternatives()
    problem = Problem(
        f"{place}-{len(found.deal.history)}",
        found.kind,
        grade_in(found.kind, found.difficulty, found.answers, worths),
        record_of(found.deal),
        found.answers,
        tuple(Worth(each.action, each.chips, each.wins) for each in worths),
    )
    problem = reasoned(problem)
    missed = "; ".join(f"{name} {share:.2f}" for name, share in found.missed.items())
    return format_record(record_of(found.deal, *tags_of(problem), (MISSED, missed)))

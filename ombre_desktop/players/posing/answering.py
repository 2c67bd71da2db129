"""The answers of the players' process to questions for problems."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import SeatView, ruleset, view
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.posing.finding import KINDS, PERSON, Found, Posed, kinds_at, posed, problem_in
from ombre_desktop.players.posing.grading import grade_in
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.posing.self_play import played
from ombre_desktop.players.posing.tags import Tags, Told, tags_of
from ombre_desktop.players.solver.core import COMPILED

SOUGHT = tuple(kind for kind in KINDS if kind is not ProblemKind.BID)
"""The kinds that are sought while the table rests; to judge a bid takes long in most games."""


def tags_for_own(seen: SeatView, *, slowly: bool = False) -> Tags | None:
    """
    Return the tags of the problem that the person missed where *seen* ends; None if it makes none.

    The interpreted solver needs up to minutes, and is only asked if the person waits for it: *slowly*.
    """
    asked = asked_of(seen)
    if not (COMPILED or slowly):
        return None
    found = next(
        (one for kind in kinds_at(seen, asked) if (one := posed(seen, asked, kind, missed=True))), None
    )
    return None if found is None else _tags(found, seen)


def text_of_sought(game: str, seed: str, number: int) -> str | None:
    """
    Return a problem in the deal of this *number*, played among computer players; None if it has none.

    Raises `ValueError` where the solver is not compiled: it would take minutes.
    """
    if not COMPILED:
        raise ValueError("the solver is not compiled")
    place = f"{game} {seed} {number}"
    found = problem_in(played(ruleset(game), place, number), Random(place), SOUGHT)
    return None if found is None else text_of(found, place)


def text_of(found: Found, place: str, *others: tuple[str, str]) -> str:
    """
    Return *found* as a record with the tags of a problem and *others*.

    The problem is named after the *place* of its deal, without blanks, and its move.
    """
    name = f"{place.replace(' ', '-')}-{len(found.deal.history)}"
    tags = _tags(found, view(found.deal, PERSON))
    return format_record(record_of(found.deal, ("Problem", name), *tags, *others))


def _tags(found: Posed, seen: SeatView) -> Tags:
    worths = found.judged.alternatives()
    reasons = tuple(one.key for one in motives_for(seen, asked_of(seen), found.answers[0], worths))
    grade = grade_in(found.kind, found.difficulty, found.answers, worths)
    told = Told(found.kind, grade, found.answers, worths, reasons)
    return tags_of(told, in_points=bool(seen.position.ruleset.target))

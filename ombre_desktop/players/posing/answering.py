"""The answer of the players' process to the question whether a decision makes a problem."""

from __future__ import annotations

from ombre_desktop.engine import SeatView
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.posing.finding import kinds_at, posed
from ombre_desktop.players.posing.grading import grade_of
from ombre_desktop.players.posing.tags import Tags, Told, tags_of
from ombre_desktop.players.solver.core import COMPILED


def tags_for_own(seen: SeatView) -> Tags | None:
    """
    Return the tags of the problem that the person missed where *seen* ends; None if it makes none.

    The interpreted solver would need minutes, and is not asked.
    """
    asked = asked_of(seen)
    if not COMPILED:
        return None
    found = next(
        (one for kind in kinds_at(seen, asked) if (one := posed(seen, asked, kind, missed=True))), None
    )
    if found is None:
        return None
    worths = found.judged.alternatives()
    reasons = tuple(one.key for one in motives_for(seen, asked, found.answers[0], worths))
    told = Told(found.kind, grade_of(found.difficulty), found.answers, worths, reasons)
    return tags_of(told, in_points=bool(seen.position.ruleset.target))

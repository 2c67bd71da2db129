"""The reasons that are kept with each problem: the motives for its answer, as the program finds them."""

from __future__ import annotations

from ombre_desktop.engine import view
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import asked_of
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import replace


def reasons_for(problem: Problem) -> tuple[str, ...]:
    """Return the keys of the motives for the answer to *problem*, the strongest first."""
    if problem.held is not None:
        return ()
    seen = view(problem.record.state, PERSON)
    weighed = [Alternative(each.action, each.chips, 0.0, each.wins) for each in problem.worths]
    return tuple(one.key for one in motives_for(seen, asked_of(seen), problem.answers[0], weighed))


def reasoned(problem: Problem) -> Problem:
    """Return *problem* with the reasons of today."""
    return replace(problem, reasons=reasons_for(problem))

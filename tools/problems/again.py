"""Problems judged again: in other worlds, by another player of equal strength."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from ombre_desktop.engine import Action, Request, SeatView, view
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.errors import BeyondSolverError, NoTrumpError
from ombre_desktop.players.judging.judge import compared
from ombre_desktop.players.judging.verdict import SURELY
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.players.posing.finding import CLOSELY
from ombre_desktop.players.seeds import seed_of, seed_text
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.value import Value

OTHER = "strong"
"""The player who is asked: as strong as the expert, with other habits."""
WORLDS = 400
NORMAL = 1.96
"""The standard errors of an interval that holds in 95 of 100 cases."""


class Doubt(Value):
    """A choice that is *better* than the answer of the problem *name* by that many chips, and the error."""

    name: str
    kind: str
    better: Action
    cost: float
    error: float

    @property
    def is_sure(self) -> bool:
        """True if the answer is surely worse."""
        return self.cost > SURELY * self.error


def doubt_about(problem: Problem, seed: int) -> Doubt | None:
    """Judge *problem* again in worlds that follow from *seed*; None if its answer is still the best."""
    seen = view(problem.record.state, PERSON)
    found = _weighed(problem, seen, asked_of(seen), seed)
    if not found or problem.is_right(found[0].action):
        return None
    best = found[0]
    answer = next((one for one in found if problem.is_right(one.action)), None)
    if answer is None:
        return None
    return Doubt(problem.name, problem.kind.value, best.action, best.chips - answer.chips, answer.apart)


def _weighed(problem: Problem, seen: SeatView, asked: Request, seed: int) -> Sequence[Alternative]:
    """Return the choices as the other player weighs them, or the judge, where that player goes by habit."""
    answer = problem.answers[0]
    rng = Random(seed_of(f"again {seed_text(seen.position)}", seed, PERSON, len(seen.position.history)))
    try:
        weighed = player(OTHER).compare(seen, asked, answer, rng, budget=WORLDS).alternatives
        if len(weighed) > 1 and any(problem.is_right(one.action) for one in weighed):
            return weighed
        judged = compared(seen, asked, rng, answer, CLOSELY)
    except (BeyondSolverError, NoTrumpError):
        return ()
    return () if judged is None else judged.alternatives()


def interval(found: int, number: int) -> tuple[float, float]:
    """Return the bounds of a share of which *found* in *number* were seen, by Wilson's score."""
    share, spread = found / number, NORMAL**2 / number
    middle = share + spread / 2
    half = NORMAL * sqrt((share * (1 - share) + spread / 4) / number)
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)

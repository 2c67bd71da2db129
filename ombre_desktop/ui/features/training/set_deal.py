"""A set deal: a problem that is played to its end, with the plan that wins whatever the others do."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from ombre_desktop.engine import Card, Cards, OmbreError
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import Problem, parts_of
from ombre_desktop.ui.features.training.problem_file import read_problems
from ombre_desktop.value import Value

SET_DEALS = files("ombre_desktop") / "assets" / "set_deals"
"""The folder of the set deals that come with the program."""
PLAN = "Plan"
"""The tag with the person's cards that win against the hardest play of the others."""
_GOALS = (ProblemKind.CARD, ProblemKind.DEFEND)


class SetDeal(Value):
    """
    A set deal: the *problem* at its first card, and the *plan*.

    The Ombre has to win it (the kind ``card``), or a defender to see that the Ombre does not (``defend``).
    """

    problem: Problem
    plan: Cards

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.problem.record.state.ruleset.name

    @property
    def is_defence(self) -> bool:
        """True if the person plays against the Ombre."""
        return self.problem.kind is ProblemKind.DEFEND


def read_set_deals(folder: Traversable = SET_DEALS) -> tuple[SetDeal, ...]:
    """Read the set deals of all files in *folder*; raise `ProblemError` for a mistake or a double name."""
    return tuple(map(set_deal_of, read_problems(folder)))


def set_deal_of(problem: Problem) -> SetDeal:
    """Return *problem* with the plan in its tags; raise `ProblemError` if it is not a set deal."""
    parts = parts_of(problem.record.tag(PLAN) or "")
    if problem.kind not in _GOALS:
        raise ProblemError("a set deal is of the kind 'card' or 'defend'", mark=problem.name)
    try:
        plan = tuple(map(Card.parse, parts))
    except (OmbreError, ValueError) as error:
        raise ProblemError(f"the tag Plan cannot be read: {error}", mark=problem.name) from None
    if not plan:
        raise ProblemError("the tag Plan is missing", mark=problem.name)
    return SetDeal(problem, plan)

"""
The levels of strength: the expert, and the same player with fewer sampled worlds or a poorer memory.

No level ever plays at random an action that it knows to be worse.
"""

from __future__ import annotations

from dataclasses import replace

from ombre_desktop.players.beginner import Beginner
from ombre_desktop.players.expert.budget import Budget, usual_budget
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.recall import Recall
from ombre_desktop.players.style import STYLES


def levels_of(budget: Budget) -> dict[str, Expert]:
    """Build the levels by name, the best first; the expert may use the whole *budget*."""
    levels = (
        Expert("expert", budget),
        Expert("strong", budget.at_most(16)),
        Expert("steady", budget.at_most(6), recall=Recall(tricks=3, heeds=False)),
        Expert("novice", budget.at_most(3), Beginner(), Recall(tricks=1, heeds=False)),
    )
    return {one.name: one for one in levels}


LEVELS = levels_of(usual_budget())


def of_style(level: str, style: str) -> Expert:
    """Return the player of *level* with the playing *style*."""
    return replace(LEVELS[level], name=f"{level}-{style}", style=STYLES[style])

"""
The levels: the expert, and the same player with a smaller imagination and a poorer memory.

None of them ever plays by chance what it knows to be worse.
"""

from __future__ import annotations

from dataclasses import replace

from ombre_desktop.players.attention import Attention
from ombre_desktop.players.beginner import Beginner
from ombre_desktop.players.expert.budget import Budget, usual_budget
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.temper import TEMPERS


def levels_of(budget: Budget) -> dict[str, Expert]:
    """The levels by their names, the best first, the expert with the whole of *budget*."""
    levels = (
        Expert("expert", budget),
        Expert("strong", budget.at_most(16)),
        Expert("steady", budget.at_most(6), attention=Attention(tricks=3, heeds=False)),
        Expert("novice", budget.at_most(3), Beginner(), Attention(tricks=1, heeds=False)),
    )
    return {one.name: one for one in levels}


LEVELS = levels_of(usual_budget())


def of_temper(level: str, temper: str) -> Expert:
    """The player of *level* who has this *temper*."""
    return replace(LEVELS[level], name=f"{level}-{temper}", temper=TEMPERS[temper])

"""
The levels: the expert, and the same player with a smaller imagination and a poorer memory.

None of them ever plays by chance what it knows to be worse.
"""

from __future__ import annotations

from dataclasses import replace

from ombre_desktop.players.attention import Attention
from ombre_desktop.players.beginner import Beginner
from ombre_desktop.players.expert.budget import usual_budget
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.temper import TEMPERS

LEVELS: dict[str, Expert] = {
    one.name: one
    for one in (
        Expert("expert"),
        Expert("strong", usual_budget().at_most(16)),
        Expert("steady", usual_budget().at_most(6), attention=Attention(tricks=3, heeds=False)),
        Expert("novice", usual_budget().at_most(3), Beginner(), Attention(tricks=1, heeds=False)),
    )
}
"""By their names, the best first."""


def of_temper(level: str, temper: str) -> Expert:
    """The player of *level* who has this *temper*."""
    return replace(LEVELS[level], name=f"{level}-{temper}", temper=TEMPERS[temper])

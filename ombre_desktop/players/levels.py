"""
The levels of strength: the expert, and the same player with fewer worlds, a poorer memory, and habits.

A weaker player errs for reasons that a person at the table can learn: the quirks of their play, which come
before the textbook's maxims. A search in a few worlds is only a veto. It replaces the card of habit if
another one seems better by more than the player's *leave*.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.beginner import Beginner
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.expert.budget import Budget, usual_budget
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.quirks.amateur import Amateur
from ombre_desktop.players.quirks.pool import drawn, quirks_of
from ombre_desktop.players.recall import Recall
from ombre_desktop.players.style import EVEN, STYLES

READY, KEEN = 0.45, 0.44
"""
The probabilities to win on which strong and steady players bid, even where the bid gains nothing.

The price asks for more, 0.57 in Renegado. But then three of ten deals are passed out, which is dull, and
people at a table bid on less.
"""


def levels_of(budget: Budget) -> dict[str, Expert]:
    """Build the levels by name, the best first; the expert may use the whole *budget*."""
    steady, novice = budget.at_most(12), budget.at_most(8)
    levels = (
        Expert("expert", budget),
        Expert("strong", budget.at_most(16), Amateur(least=READY), leave=0.05),
        Expert("steady", steady, Amateur(least=KEEN), Recall(tricks=3, heeds=False), leave=0.1),
        Expert("novice", novice, Beginner(), Recall(tricks=2, heeds=False), leave=0.25),
    )
    return {one.name: one for one in levels}


LEVELS = levels_of(usual_budget())


@dataclass(frozen=True)
class Between(Player):
    """
    A player between two levels, who plays a *share* of all decisions at the *upper* one.

    Chance decides at which of the two a decision is made, not what is done: each choice is one that a player
    of a level would make, with the habits of that level. As the chance of a decision follows from deal, seat
    and move, it is made at the same level again.
    """

    name: str
    lower: Expert
    upper: Expert
    share: float

    @property
    def minds(self) -> tuple[Expert, Expert]:
        """The players of the two levels."""
        return self.lower, self.upper

    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """Decide as a player of one of the levels."""
        return self._mind(rng).consider(view, request, rng, budget)

    def compare(
        self, view: SeatView, request: Request, action: Action, rng: Random, *, budget: int
    ) -> Advice:
        """Compare as a player of one of the levels."""
        return self._mind(rng).compare(view, request, action, rng, budget=budget)

    def _mind(self, rng: Random) -> Expert:
        return self.minds[rng.random() < self.share]


def between(name: str, lower: Expert, upper: Expert, share: float) -> Player:
    """Return the player called *name*, who plays a *share* of all decisions as *upper*: *lower* if none."""
    return Between(name, lower, upper, share) if share else replace(lower, name=name)


def minds_of(one: Player) -> tuple[Expert, ...]:
    """Return the players of a level by whom *one* decides: none for a player who has no level."""
    if isinstance(one, Between):
        return one.minds
    return (one,) if isinstance(one, Expert) else ()


@lru_cache(maxsize=64)
def of_style(level: str, style: str = "", sitting: str = "") -> Expert:
    """Return the player of *level* with the playing *style* and the habits that they have in *sitting*."""
    plain, temper = LEVELS[level], STYLES[style] if style else EVEN
    name = "".join([level, f"-{style}" if style else "", f"@{sitting}" if sitting else ""])
    quirks = quirks_of((*temper.quirks, *drawn(level, sitting)))
    habit = plain.habit.with_quirks(quirks)
    return replace(plain, name=name, habit=habit, style=temper, leave=max(plain.leave, temper.leave))

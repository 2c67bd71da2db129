"""Grades of problems, by how many of the computer players miss the answer."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Action
from ombre_desktop.players.posing.kinds import STOPS, ProblemKind
from ombre_desktop.players.posing.tags import Judged

BOUNDS = (1.5, 1.75, 2.3, 3.2)
"""
The difficulties from which a problem has the grades 2 to 5.

The difficulty is the sum of the shares of wrong answers of five players: random, novice, steady, textbook and
strong.
"""
TO_PLAY_ON, TO_GIVE_UP = (0.45, 0.35, 0.25, 0.15), (0.005, 0.015, 0.035, 0.055)
"""
The chances to win by playing on, up to which to play on, and from which to give up, has the grades 2 to 5.

Nearly all players miss the one answer and find the other, so their misses would tell it.
"""


def grade_of(difficulty: float) -> int:
    """Return the grade of a problem, from 1 to 5."""
    return 1 + sum(difficulty >= bound for bound in BOUNDS)


def grade_in(
    kind: ProblemKind, difficulty: float, answers: Sequence[Action], worths: Sequence[Judged]
) -> int:
    """Return the grade of a problem of this *kind*, whose *worths* are known."""
    going = [one for one in worths if one.action not in STOPS]
    if kind is not ProblemKind.SURRENDER or not going:
        return grade_of(difficulty)
    wins = max(going, key=lambda one: one.chips).wins
    if answers[0] in STOPS:
        return 1 + sum(wins >= bound for bound in TO_GIVE_UP)
    return 1 + sum(wins < bound for bound in TO_PLAY_ON)

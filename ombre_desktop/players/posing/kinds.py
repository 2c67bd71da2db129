"""The kinds of problems, and what a problem of each kind may be."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine import Say, Word


class ProblemKind(Enum):
    """A kind of problem; the value is its name in files."""

    CARD = "card"
    LEAD = "lead"
    DEFEND = "defend"
    BID = "bid"
    THROW = "throw"
    TRUMP = "trump"
    SURRENDER = "surrender"
    VOLE = "vole"
    HOLDS = "holds"


OPEN = (ProblemKind.BID, ProblemKind.SURRENDER, ProblemKind.VOLE)
"""The kinds in which one answer is to stop, and wins nothing."""
STOPS = frozenset(map(Say, (Word.PASS, Word.SURRENDER, Word.THROW_IN, Word.CLAIM)))
"""The answers that stop."""
LEAST_CHANCE = 0.15
"""The least chance to win with the best card or throw: with less, the game is lost whatever one does."""


def is_lost(kind: ProblemKind, wins: float) -> bool:
    """Tell whether even the best answer hardly ever *wins*; where one may stop, nothing is lost yet."""
    return kind not in OPEN and wins < LEAST_CHANCE

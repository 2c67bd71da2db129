"""The marks on the curve of a reviewed deal, in one table: each with the part of the stake that it takes."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.players.judging.grading import MEASURE


class Sign(Enum):
    """
    A mark on a decision: its name in documents, and its *part*.

    The part is one of the stake of the game in hand, by the judge's `Measure`, or for the last two one of
    what the choice before had cost.
    """

    ONLY = "the only good choice", MEASURE.praised
    BETTER = "better than usual", MEASURE.surprising
    COSTLY = "costly", MEASURE.cards.doubtful
    UNPUNISHED = "unpunished", MEASURE.given_back
    MISSED = "missed", MEASURE.given_back

    def __init__(self, title: str, part: float) -> None:
        self.title, self.part = title, part

"""The review of a deal, and the way from it back to a decision."""

from __future__ import annotations

from ombre_desktop.ui.coach.coach_desk import CoachDesk
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.replay.replays import Replays, deciding_again, reviewing
from ombre_desktop.ui.shell.score_host import ScoreHost


class Reviews:
    """The reviews that settlement, coach and menu lead to; what the coach finds is kept too."""

    def __init__(self, desk: TableDesk, coach: CoachDesk, replays: Replays, scores: ScoreHost) -> None:
        self._replays, self._scores = replays, scores
        desk.wishes.review_wanted.connect(self.review)
        coach.again_wanted.connect(self.try_again)
        coach.reviewed.connect(replays.reviewed)

    def review(self) -> None:
        """Review the deal that is replayed, or else the last deal of the sitting."""
        found = None if self._replays.is_on else self._scores.last_deal()
        if found is None:
            self._replays.review_shown()
        else:
            self._replays.show(*found, reviewing)

    def try_again(self, move: int) -> None:
        """Let the person decide again at *move* of the last deal of the sitting, on top of its replay."""
        found = self._scores.last_deal()
        if found is not None:
            self._replays.show(*found, deciding_again(move, PERSON))

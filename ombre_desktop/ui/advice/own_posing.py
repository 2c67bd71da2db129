"""Problems made of the person's own costly choices, in the players' process after everything else."""

from __future__ import annotations

import logging
from collections import deque
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import steps_of
from ombre_desktop.engine.notation import GameRecord, record_of
from ombre_desktop.players.judging.verdict import Grade
from ombre_desktop.ui.replay.deal_review import DealReview
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.posing import problem_in, question_about
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

TRIED, WAITING = 3, 10
"""The costly choices of a deal that are tried, the dearest first, and the most deals that wait."""


class _Choice(Value):
    """A costly choice: the *record* ends before it, and *name* is that of its problem."""

    name: str
    record: GameRecord


class OwnPosing(QObject):
    """
    The maker of problems of reviewed deals; a deal gives one, as a later one would show the answer.

    Signals:
        posed: the text of a problem.
    """

    posed = Signal(str)

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._waiting: deque[list[_Choice]] = deque(maxlen=WAITING)
        self._asked: list[_Choice] = []
        self._number: int | None = None
        self._last = ("", 0)
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._pass_over)

    def take(self, game_id: str, number: int, review: DealReview) -> None:
        """Try the costly choices in the deal with this *number*, as *review* has judged them, once."""
        if self._last == (game_id, number):
            return
        self._last = game_id, number
        steps = steps_of(review.record.state)
        dear = [one.move for one in review.dearest if one.grade in (Grade.BAD, Grade.BLUNDER)][:TRIED]
        if dear:
            choices = [_Choice(f"{game_id}-{number}-{move}", record_of(steps[move].state)) for move in dear]
            self._waiting.append(choices)
            self._go_on()

    def _go_on(self) -> None:
        """Ask about the next choice, unless one is asked about."""
        if self._number is not None:
            return
        if not self._asked and self._waiting:
            self._asked = self._waiting.popleft()
        if self._asked:
            self._number = self._runner.review(question_about(self._asked[0].record))

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number != self._number:
            return
        choice, self._number = self._asked.pop(0), None
        try:
            text = problem_in(reply, choice.record, choice.name)
        except ValueError as error:
            log.warning("no problem: %r", error)
            text = ""
        if text:
            self._asked = []
            self.posed.emit(text)
        self._go_on()

    def _pass_over(self, number: int, _: object) -> None:
        """Leave a choice alone that got no reply."""
        if number == self._number:
            self._number = None
            self._asked = []
            self._go_on()

"""The judge of one of the person's own choices, who is asked in the players' process."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.features.training.own_choice import OwnChoice, problem_of, verdict_in
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.session.player_runner import PlayerRunner

log = logging.getLogger(__name__)


class OwnJudge(QObject):
    """
    A judge who makes a problem of a choice.

    Signals:
        judged: the `Problem`, or None if the choice leaves nothing to judge.
        failed: there is no verdict now.
    """

    judged = Signal(object)
    failed = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._choice: OwnChoice | None = None
        self._number: int | None = None
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._give_up)

    def judge(self, choice: OwnChoice) -> None:
        """Ask for the verdict on *choice*; one of the signals follows, unless the judge rests before."""
        self.rest()
        self._choice, self._number = choice, self._runner.review(choice.words)

    def rest(self) -> None:
        """Withdraw the question."""
        if self._number is not None:
            self._runner.cancel(self._number)
        self._choice = self._number = None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        choice = self._choice
        if number != self._number or choice is None:
            return
        self._choice = self._number = None
        self.judged.emit(_problem_in(reply, choice))

    def _give_up(self, number: int) -> None:
        if number == self._number:
            self._choice = self._number = None
            self.failed.emit()


def _problem_in(reply: dict[str, Any], choice: OwnChoice) -> Problem | None:
    try:
        verdict = verdict_in(reply, choice)
        return None if verdict is None or not verdict.alternatives else problem_of(choice, verdict)
    except Exception as error:  # any exception while reading means nonsense
        log.warning("no verdict: %r", error)
        return None

"""A problem made of a deal by hand, if the players' process finds one answer clearly the best."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import request
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.players.player import solver_runs
from ombre_desktop.storage.studies import key_of
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.posing import problem_in, question_about
from ombre_desktop.ui.texts import deal_by_hand as words

log = logging.getLogger(__name__)


class ProblemMaker(QObject):
    """
    The question whether the decision in one deal at a time makes a problem.

    Signals:
        told: the sentence that says that it is judged, or why it makes none.
        made: the text of the problem.
    """

    told = Signal(str)
    made = Signal(str)

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._number: int | None = None
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._fail)

    def begin(self, record: GameRecord) -> None:
        """Ask about the decision with which the deal of *record* ends."""
        self.stop()
        asked = request(record.state)
        if asked is None or asked.seat != PERSON:
            self.told.emit(words.not_yours())
        else:
            self._record = record
            is_quick = solver_runs().startswith("compiled")
            self.told.emit(words.judging_told() if is_quick else words.judging_slowly())
            question = question_about(record)
            self._number = self._runner.review(question if is_quick else {**question, "slowly": True})

    def stop(self) -> None:
        """Ask no more."""
        if self._number is not None:
            self._runner.cancel(self._number)
            self._number = None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number != self._number:
            return
        self._number = None
        try:
            text = problem_in(reply, self._record, f"by-hand-{key_of(self._record.state)[:12]}")
        except ValueError as error:
            log.warning("no problem: %r", error)
            self.told.emit(words.not_judged())
            return
        if text:
            self.made.emit(text)
        else:
            self.told.emit(words.not_clear())

    def _fail(self, number: int, why: object) -> None:
        if number == self._number:
            self._number = None
            self.told.emit(words.too_long() if why is NoReply.LATE else words.not_judged())

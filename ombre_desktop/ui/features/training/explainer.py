"""The explainer of answers, which are explained in the players' process."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import SeatView
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.advice_text import advice_object, parse_advice
from ombre_desktop.players.player import asked_of
from ombre_desktop.ui.session.player_runner import PlayerRunner

log = logging.getLogger(__name__)


class Explainer(QObject):
    """
    An explainer of advice that was found before.

    Signals:
        explained: the motives of the choice, as a tuple; nothing follows if they cannot be found.
    """

    explained = Signal(object)

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._view: SeatView | None = None
        self._number: int | None = None
        runner.reviewed.connect(self._take)

    def explain(self, view: SeatView, advice: Advice) -> None:
        """Ask for the motives behind *advice* to the seat of *view*."""
        self.rest()
        words: dict[str, object] = {"view": format_view(view), "advice": advice_object(advice)}
        self._view, self._number = view, self._runner.review(words)

    def rest(self) -> None:
        """Withdraw the question."""
        if self._number is not None:
            self._runner.cancel(self._number)
        self._view = self._number = None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        view = self._view
        if number != self._number or view is None:
            return
        self._view = self._number = None
        try:
            motives = parse_advice(reply["advice"], asked_of(view)).motives
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no reasons: %r", error)
            return
        self.explained.emit(motives)

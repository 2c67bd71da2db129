"""The figures of the question that the person is thinking about, asked for before they answer."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject

from ombre_desktop.engine import Action, ExchangeRequest, PlayCard, Request, Say, SeatView, Word
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.verdict import Grade, has_choice, kind_of
from ombre_desktop.players.judging.verdict_text import parse_verdict
from ombre_desktop.players.preference import error_between
from ombre_desktop.players.stake import stake_between
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.value import Value

log = logging.getLogger(__name__)


class Loss(Value):
    """A choice that surely costs much: its figures, and those of the *best*."""

    chosen: Alternative
    best: Alternative


class Weighing(QObject):
    """
    The weighing of one question at a time, in the players' process and after everything else there.

    Nothing waits for it: an answer that comes before the figures is not weighed.
    """

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._view: SeatView | None = None
        self._asked: Request | None = None
        self._number: int | None = None
        self._found: tuple[Alternative, ...] = ()
        runner.reviewed.connect(self._take)

    def follow(self, view: SeatView, asked: Request) -> None:
        """Weigh the answers to *asked*, unless this is being done already; an exchange has too many."""
        if view is self._view:
            return
        self.rest()
        self._view, self._asked = view, asked
        if not isinstance(asked, ExchangeRequest) and has_choice(asked):
            chosen = action_text(asked.actions[0])
            self._number = self._runner.review({"view": format_view(view), "chosen": chosen})

    def rest(self) -> None:
        """Forget the question."""
        if self._number is not None:
            self._runner.cancel(self._number)
        self._view = self._asked = self._number = None
        self._found = ()

    def is_about(self, view: SeatView) -> bool:
        """Tell whether the question asked in *view* is weighed."""
        return view is self._view

    def loss(self, action: Action) -> Loss | None:
        """Return the figures of *action* if it is known to be a blunder."""
        chosen = next((one for one in self._found if one.action == action), None)
        if chosen is None or self._asked is None or self._view is None:
            return None
        # A surrender can still be said at the next trick.
        later = Say(Word.SURRENDER) if isinstance(action, PlayCard) else None
        best = max((one for one in self._found if one.action != later), key=lambda one: one.chips)
        cost, error = best.chips - chosen.chips, error_between(best, chosen)
        stake = stake_between(self._view.position, action, best.action)
        grade = MEASURE.grade_of(kind_of(self._asked, action), cost / stake, error / stake)
        return Loss(chosen, best) if grade is Grade.BLUNDER else None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number != self._number or self._asked is None:
            return
        self._number = None
        try:
            said = reply["verdict"]
            self._found = () if said is None else parse_verdict(said, self._asked).alternatives
        except Exception as error:  # any exception while reading means nonsense
            log.warning("nothing weighed: %r", error)

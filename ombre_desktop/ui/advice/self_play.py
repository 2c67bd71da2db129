"""The only possible answer, given for a person who wants that."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from ombre_desktop.engine import Action, CallRequest, PlayCard, PlayRequest, Request, SeatView
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.situation import Situation

PAUSE = 900
"""The milliseconds that the raised card is shown, or the question read, before the answer is given."""


class SelfPlay(QObject):
    """
    A player of the last card, and while *is_wanted* says so, of every forced card and a lone *Pass*.

    The card is raised first and played after a pause, so that the person sees what happens. An answer of
    their own ends the pause. Nothing is played in a lesson, or at a moment to which the person went back.
    """

    def __init__(
        self, desk: TableDesk, submit: Callable[[Action], None], is_wanted: Callable[[], bool]
    ) -> None:
        super().__init__(desk)
        self._desk, self._submit, self._is_wanted = desk, submit, is_wanted
        self._view: SeatView | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.go_on)
        desk.quiet.connect(self._consider)
        desk.wishes.acted.connect(self._pause.stop)

    def go_on(self) -> None:
        """Give the answer, if it is still the answer to the open question."""
        self._pause.stop()
        now = self._desk.situation
        action = self._answer_in(now)
        if action is not None and now.view is self._view:
            self._submit(action)

    def _consider(self) -> None:
        """Begin the pause if there is only one answer to the question that was put."""
        now = self._desk.situation
        action = self._answer_in(now)
        if action is None:
            self._pause.stop()
            return
        self._view = now.view
        if isinstance(action, PlayCard):
            self._desk.hand.lift(action.card)
        self._pause.start()

    def _answer_in(self, now: Situation) -> Action | None:
        """Return the answer to give *now*; None if that is left to the person."""
        if now.asked is None or now.sitting is None or now.can_redo:
            return None
        is_last = now.view is not None and len(now.view.hand) == 1 and not now.sitting.lesson
        return only_answer(now.asked) if self._is_wanted() or is_last else None


def only_answer(asked: Request) -> Action | None:
    """Return the answer to *asked*, a card or a call, if no other is lawful."""
    if not isinstance(asked, PlayRequest | CallRequest) or len(asked.actions) != 1:
        return None
    return asked.actions[0]

"""The offer to take a blunder back, before anybody has answered it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.engine import Action, SeatView
from ombre_desktop.storage.display_options import Coach
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.advice.paper_stand import PaperStand
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.session_controller import SessionController

if TYPE_CHECKING:
    from ombre_desktop.ui.advice.weighing import Loss, Weighing

MOST = 3
"""The greatest number of offers in a deal."""


class TakingBack(QObject):
    """
    The offers at one table: once for each decision, and a few times in a deal.

    The question is put once more, and any answer is then accepted. Another answer than the first marks the
    deal as played with help.
    """

    def __init__(
        self,
        desk: TableDesk,
        controller: SessionController,
        runner: PlayerRunner,
        choices: Choices,
        stand: PaperStand,
    ) -> None:
        super().__init__(desk)
        self._stand = stand
        self._desk, self._controller, self._runner, self._choices = desk, controller, runner, choices
        self._weighing: Weighing | None = None
        self._deal: tuple[str, int] | None = None
        self._offered: dict[int, Action] = {}
        self._spared: tuple[SeatView | None, Action | None] = None, None

    @property
    def told(self) -> tuple[str, ...]:
        """The offer on the table."""
        return self._stand.told_by(self)

    def follow(self, now: Situation) -> None:
        """Weigh the question to the person in the situation *now*, if such offers are wanted."""
        sitting = now.sitting
        question = now.question
        if question is None or sitting is None or not now.is_played:
            self._rest()
            return
        if self._choices.preferences.coach is not Coach.TAKES_BACK or sitting.lesson:
            self._rest()
            return
        deal = sitting.game_id, sitting.deal_number
        if deal != self._deal:
            self._deal, self._offered = deal, {}
        if self._weighing is None:
            from ombre_desktop.ui.advice.weighing import Weighing

            self._weighing = Weighing(self._runner, self)
        view, asked = question
        if not self._weighing.is_about(view):
            self._hide()
        self._weighing.follow(view, asked)

    def spare(self, choice: Action) -> None:
        """Let *choice* stand in the present position, since a hint has named it."""
        self._spared = self._controller.view, choice

    def allows(self, action: Action) -> bool:
        """Tell whether to carry out *action*; a blunder is offered to be taken back instead."""
        view = self._controller.view
        if self._spared[0] is view and self._spared[1] == action:
            return True
        if view is None or self._weighing is None or not self._weighing.is_about(view):
            return True
        move = len(view.position.history)
        first = self._offered.get(move)
        if first is not None:
            if first != action:
                self._controller.mark(Mark.HELPED)
            self._hide()
            return True
        loss = self._weighing.loss(action) if len(self._offered) < MOST else None
        if loss is None:
            return True
        self._offered[move] = action
        self._offer(loss)
        return False

    def _offer(self, loss: Loss) -> None:
        """Put the question once more, and say what the choice may cost."""
        asked = self._controller.request
        self._controller.ask_again()
        if asked is None:
            return
        from ombre_desktop.ui.texts.coach import offer_name, take_back_offered

        told = take_back_offered(loss.chosen, loss.best, asked, self._desk.deck)
        self._stand.show(self, (told,), (), offer_name())
        self._desk.announce(told)

    def _rest(self) -> None:
        self._hide()
        if self._weighing is not None:
            self._weighing.rest()

    def _hide(self) -> None:
        self._stand.take_away(self)

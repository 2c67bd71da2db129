"""The host of the sitting's past: going back to a decision, and forward again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.deck_choice import deck_for
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.texts.past import lost_deal

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board

TIMELINE = "timeline"


class PastHost(QObject):
    """The host of one table's past."""

    def __init__(
        self, boards: Boards, choices: Choices, controller: SessionController, program: Program
    ) -> None:
        super().__init__(boards)
        self._boards, self._choices = boards, choices
        self._controller, self._program = controller, program
        controller.lost.connect(self._tell_lost)
        # The list would lead to decisions of a sitting that is not there.
        controller.left.connect(lambda: boards.drop(TIMELINE))

    def show(self) -> None:
        """Show the person's decisions in the sitting."""
        if self._controller.sitting is not None:
            self._boards.show(TIMELINE, self._made)

    def _made(self) -> Board:
        from ombre_desktop.ui.shell.timeline_board import timeline_board

        controller = self._controller
        timeline = controller.past.timeline(present(controller.sitting, "sitting"))
        deck = deck_for(self._choices.deck, timeline.sitting.ruleset.pack)
        dialog = timeline_board(self._boards, timeline, controller.past.at, deck)
        dialog.wanted.connect(controller.go)
        return dialog

    def _tell_lost(self, number: int) -> None:
        self._program.note(*lost_deal(number))

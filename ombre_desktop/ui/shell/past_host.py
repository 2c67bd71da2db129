"""The host of the sitting's past: going back to a decision, and forward again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.shell.boards import Boards
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.shell.program import Program
from ombre_desktop.ui.texts.past import lost_deal


class PastHost(QObject):
    """The host of one table's past."""

    def __init__(self, boards: Boards, controller: SessionController, program: Program) -> None:
        super().__init__(boards)
        self._controller, self._program = controller, program
        controller.lost.connect(self._tell_lost)

    @property
    def verbs(self) -> Mapping[Command, Callable[[], object]]:
        """The commands for the past of the sitting."""
        return {Command.REDO: self._controller.redo}

    def _tell_lost(self, number: int) -> None:
        self._program.note(*lost_deal(number))

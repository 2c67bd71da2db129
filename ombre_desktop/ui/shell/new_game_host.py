"""The dialog for a new game, and what follows from the choice made there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.session.choices import Choices

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.new_game import NewGameDialog

NEW_GAME = "new_game"


class NewGameHost(QObject):
    """
    The host of one window's dialog for a new game.

    Signals:
        begun: the `NewGame` chosen.
        cancelled: the dialog was closed without a new game.
        rules_wanted: the rules of a `Ruleset`, the one chosen in the dialog.
        players_asked: the page on how the computer players think.
        lessons_asked: the list of lessons, at the game whose name it carries.
    """

    begun = Signal(object)
    cancelled = Signal()
    rules_wanted = Signal(object)
    players_asked = Signal()
    lessons_asked = Signal(str)

    def __init__(self, boards: Boards, choices: Choices) -> None:
        super().__init__(boards)
        self._boards, self._choices = boards, choices
        self._dialog: NewGameDialog | None = None

    def choose(self) -> None:
        """Show the dialog for a new game; the sitting at the table stays until a new game is begun."""

        def made() -> Board:
            from ombre_desktop.ui.shell.new_game_board import new_game_board

            dialog = self._dialog = new_game_board(self._boards, self._choices.last_games)
            dialog.players_asked.connect(self.players_asked)
            dialog.lessons_asked.connect(self.lessons_asked)
            dialog.begun.connect(self.begun)
            dialog.rejected.connect(self.cancelled)
            return dialog

        self._boards.show(NEW_GAME, made, helped=self._rules_of_choice)

    def _rules_of_choice(self) -> None:
        """Open the rules of the game chosen in the dialog."""
        if self._dialog is not None and self._boards.open_board(NEW_GAME) is not None:
            self.rules_wanted.emit(self._dialog.ruleset)

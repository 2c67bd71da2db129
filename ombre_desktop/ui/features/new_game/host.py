"""The dialog for a new game, and what follows from the choice made there."""

from __future__ import annotations

from functools import partial

from ombre_desktop.players.player import BEHIND
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.new_game.new_game_dialog import NewGameDialog
from ombre_desktop.ui.frame.boards import NEW_GAME
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program


class NewGameHost(Feature):
    """The host of one window's dialog for a new game."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._dialog: NewGameDialog | None = None

    def choose(self) -> None:
        """Show the dialog for a new game; the sitting at the table stays until a new game is begun."""
        self._boards.show(NEW_GAME, self._made, helped=self._rules_of_choice)

    def _made(self) -> Board:
        boards, program = self._boards, self._program
        dialog = NewGameDialog(boards.appearance, BEHIND, self._choices.last_games, boards.window)
        dialog.players_asked.connect(partial(program.do, Command.OPPONENTS))
        dialog.lessons_asked.connect(partial(program.do, Command.LESSONS))
        dialog.begun.connect(program.begin_chosen)
        dialog.rejected.connect(partial(program.do, Command.FIRST_PAGE))
        self._dialog = dialog
        return dialog

    def _rules_of_choice(self) -> None:
        """Open the rules of the game chosen in the dialog."""
        if self._dialog is not None and self._boards.open_board(NEW_GAME) is not None:
            self._program.do(Command.RULES_OF, self._dialog.ruleset)


FEATURE = NewGameHost

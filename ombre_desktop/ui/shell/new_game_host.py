"""Leads to a new game: warns of a sitting that it would end, has it chosen, and begins it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.texts import window as words

# The dialogs are imported when they are first opened.

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.rules_pages import Topic
    from ombre_desktop.ui.model.preferences import NewGame
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.shell.dialog_host import DialogHost
    from ombre_desktop.ui.shell.program import Program


class NewGameHost(QObject):
    """The way to a new game in one window."""

    def __init__(self, window: QWidget, program: Program, dialogs: DialogHost) -> None:
        super().__init__(window)
        self._window, self._program, self._dialogs = window, program, dialogs
        self._given_up = ""

    def ask(self) -> None:
        """Ask for a new game; if that would end a sitting, say so before anything is chosen."""
        if self._dialogs.is_wanted("new_game"):
            self.choose()
            return
        self._given_up = ""
        lost = self._program.sitting_to_lose()
        if lost is None:
            self.choose()
        else:
            self._warn(lost, words.leave_answers(), self.choose)

    def choose(self) -> None:
        """Show the dialog for a new game; nobody is warned of a sitting that it may end."""

        def made() -> Board:
            from ombre_desktop.players.player import BEHIND  # noqa: PLC0415
            from ombre_desktop.ui.dialogs.new_game import NewGameDialog  # noqa: PLC0415

            dialog = NewGameDialog(dialogs.appearance, BEHIND, program.last_games, self._window)
            dialog.players_asked.connect(self._how_they_think)
            dialog.begun.connect(self._begin)
            dialog.rejected.connect(program.welcome)
            return dialog

        program, dialogs = self._program, self._dialogs
        dialogs.show("new_game", made, helped=self._rules_of_choice)

    def _rules_of_choice(self) -> None:
        """The rules of the game that is chosen in the dialog for a new one."""
        from ombre_desktop.ui.dialogs.new_game import NewGameDialog  # noqa: PLC0415

        dialog = self._dialogs.open_dialog("new_game")
        if isinstance(dialog, NewGameDialog):
            self._dialogs.open_rules(dialog.ruleset)

    def _how_they_think(self) -> None:
        """The page on the computer players, in the book of the game that is chosen."""

        def opponents() -> Topic:
            from ombre_desktop.ui.dialogs.rules_pages import Topic  # noqa: PLC0415

            return Topic.OPPONENTS

        self._dialogs.open_rules(None, opponents)

    def _begin(self, game: NewGame) -> None:
        """Begin *game*; a sitting that has come to the table since the warning gets one of its own."""
        lost = self._program.sitting_to_lose()
        if lost is None or lost.game_id == self._given_up:
            self._program.begin(game)
        else:
            self._warn(lost, words.begin_answers(), partial(self._program.begin, game))

    def _warn(self, lost: Sitting, answers: tuple[str, str], yes: Callable[[], None]) -> None:
        """Say that a new game would end the sitting *lost*; do *yes* if the person agrees."""
        from ombre_desktop.ui.dialogs.question import Question  # noqa: PLC0415

        def agreed() -> None:
            self._given_up = lost.game_id
            yes()

        in_hand = lost.state is not None and not lost.state.is_over
        sentence = words.leave_sentence(lost.deal_number, lost.company.names[1:])
        note = words.leave_note(in_hand=in_hand)
        self._dialogs.ask("leave", Question(words.leave_title(), sentence, note, *answers), agreed)

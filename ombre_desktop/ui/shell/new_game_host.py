"""The way to a new game: a warning if it would end a sitting, the choice, and the beginning."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.model.message import Confirmation
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell import on_demand
from ombre_desktop.ui.shell.boards import Boards
from ombre_desktop.ui.shell.messages import Messages
from ombre_desktop.ui.shell.succession import Succession
from ombre_desktop.ui.texts import window as words

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.new_game import NewGameDialog
    from ombre_desktop.ui.model.preferences import NewGame
    from ombre_desktop.ui.model.sitting import Sitting

NEW_GAME = "new_game"


class NewGameHost(QObject):
    """
    The way to a new game in one window.

    Signals:
        begun: the `NewGame` chosen.
        cancelled: none was chosen.
        rules_wanted: the rules of a `Ruleset`, the one chosen in the dialog.
        players_asked: the page on how the computer players think.
    """

    begun = Signal(object)
    cancelled = Signal()
    rules_wanted = Signal(object)
    players_asked = Signal()

    def __init__(self, boards: Boards, messages: Messages, choices: Choices, succession: Succession) -> None:
        super().__init__(boards)
        self._boards, self._messages = boards, messages
        self._choices, self._succession = choices, succession
        self._dialog: NewGameDialog | None = None
        self._given_up = ""

    def ask(self) -> None:
        """Ask for a new game, after a warning if that would end a sitting."""
        if self._boards.is_wanted(NEW_GAME):
            self.choose()
            return
        self._given_up = ""
        self._succession.find_sitting_to_lose(self._warn_before_choice)

    def choose(self) -> None:
        """Show the dialog for a new game, without a warning."""

        def made() -> Board:
            dialog = self._dialog = on_demand.new_game_board(self._boards, self._choices.last_games)
            dialog.players_asked.connect(self.players_asked)
            dialog.begun.connect(self.begin)
            dialog.rejected.connect(self.cancelled)
            return dialog

        self._boards.show(NEW_GAME, made, helped=self._rules_of_choice)

    def begin(self, game: NewGame) -> None:
        """Begin *game*; warn if that would end a sitting, unless the person has just been warned of it."""

        def begin(lost: Sitting | None) -> None:
            if lost is None or lost.game_id == self._given_up:
                self.begun.emit(game)
            else:
                self._warn(lost, words.begin_answers(), partial(self.begun.emit, game))

        self._succession.find_sitting_to_lose(begin)

    def _rules_of_choice(self) -> None:
        """Open the rules of the game chosen in the dialog."""
        if self._dialog is not None and self._boards.open_board(NEW_GAME) is not None:
            self.rules_wanted.emit(self._dialog.ruleset)

    def _warn_before_choice(self, lost: Sitting | None) -> None:
        if lost is None:
            self.choose()
        else:
            self._warn(lost, words.leave_answers(), self.choose)

    def _warn(self, lost: Sitting, answers: tuple[str, str], yes: Callable[[], None]) -> None:
        """Warn that a new game would end the sitting *lost*; call *yes* if the person agrees."""

        def agreed() -> None:
            self._given_up = lost.game_id
            yes()

        in_hand = lost.state is not None and not lost.state.is_over
        sentence = words.leave_sentence(lost.deal_number, lost.company.names[1:])
        note = words.leave_note(in_hand=in_hand)
        self._messages.ask("leave", Confirmation(words.leave_title(), sentence, note, *answers), agreed)

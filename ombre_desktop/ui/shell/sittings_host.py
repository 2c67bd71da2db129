"""The host of the list of sittings: taking up, renaming, and the bin."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.again_host import AgainHost
from ombre_desktop.ui.shell.beside_host import BesideHost
from ombre_desktop.ui.shell.past_host import PastHost
from ombre_desktop.ui.shell.succession import Succession
from ombre_desktop.ui.texts.backups import left_alone

if TYPE_CHECKING:
    from ombre_desktop.storage.history import History
    from ombre_desktop.storage.problems import Problem
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.sittings import SittingsDialog
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.shell.score_boards import ScoreBoards
    from ombre_desktop.ui.shell.sitting_rows import KnownSittings
    from ombre_desktop.ui.table.small_table import SmallTables

SITTINGS = "sittings"


class SittingsHost(QObject):
    """
    The host of one window's list; the history is read and changed off the GUI thread.

    Signals:
        found: a sitting to continue; the one at the table has been left.
        sheet_wanted: the identifier of a sitting whose score sheet is to be opened.
    """

    found = Signal(object)
    sheet_wanted = Signal(str)

    def __init__(
        self,
        boards: Boards,
        messages: Messages,
        succession: Succession,
        choices: Choices,
        program: Program,
    ) -> None:
        super().__init__(boards)
        self._boards, self._messages = boards, messages
        self._succession, self._program = succession, program
        self._dialog: SittingsDialog | None = None
        self.beside = BesideHost(boards, succession.controller, program)
        self.again = AgainHost(boards, succession, program)
        self._tables: SmallTables | None = None
        self.past = PastHost(boards, choices, succession.controller, program)

    def end(self, otherwise: Callable[[], None]) -> None:
        """Bring back the sitting that waited for a deal played again; if none did, do *otherwise*."""
        waiting = self.again.waiting_for(self._program.sitting)
        if waiting is None:
            otherwise()
        else:
            self.take_up(waiting)

    @property
    def _makers(self) -> ScoreBoards:
        from ombre_desktop.ui.shell.score_boards import ScoreBoards

        return ScoreBoards(self._boards)

    def paint_with(self, tables: SmallTables) -> None:
        """Take the pictures of the sittings from *tables*."""
        self._tables = tables

    def show(self) -> None:
        """Show the list of sittings, brought up to date."""
        if self._program.keeper is not None:
            self._boards.show(SITTINGS, self._made, then=lambda _: self._refresh())
        else:
            self._program.note(*left_alone())

    def take_up(self, game_id: str) -> None:
        """Bring the sitting *game_id* back to the table; the present sitting can be taken up later."""
        keeper, in_hand = self._program.keeper, self._succession.in_hand
        if in_hand is None or in_hand.game_id != game_id:
            if keeper is not None:
                keeper.take_up(game_id, self._taken_up)
        elif in_hand is not self._program.sitting:
            self.found.emit(in_hand)  # it waits behind a replay or a lesson

    def _taken_up(self, sitting: Sitting | None, problems: tuple[Problem, ...]) -> None:
        self._messages.tell_problems(problems)
        if sitting is not None:
            self.found.emit(sitting)
        elif not problems:
            self._program.note(*self._makers.not_there())

    def _made(self) -> Board:
        dialog = self._dialog = self._makers.sittings(self._tables)
        dialog.wanted.connect(self.sheet_wanted)
        dialog.taken_up.connect(self.take_up)
        dialog.renamed.connect(self._rename)
        dialog.thrown_away.connect(self._throw_away)
        dialog.brought_back.connect(self._bring_back)
        dialog.emptied.connect(self._ask_to_empty)
        return dialog

    def _refresh(self) -> None:
        """Read the list again."""
        keeper = self._program.keeper
        if keeper is not None:
            keeper.use_history(self._makers.reading(), self._tell)

    def _tell(self, known: KnownSittings | None) -> None:
        """Show the sittings that were read, unless the dialog was closed meanwhile."""
        if known is not None and self._dialog is not None and self._boards.open_board(SITTINGS) is not None:
            self._dialog.show_sittings(self._makers.listed(known, self._succession.in_hand))

    def _rename(self, game_id: str, title: str) -> None:
        self._change(lambda history: history.rename(game_id, title))

    def _throw_away(self, game_id: str) -> None:
        self._change(lambda history: history.throw_away(game_id))

    def _bring_back(self, game_id: str) -> None:
        self._change(lambda history: history.bring_back(game_id))

    def _ask_to_empty(self) -> None:
        """Ask before emptying the bin, since only that change cannot be undone."""
        question = self._makers.emptying()
        self._messages.ask("empty_bin", question, partial(self._change, lambda history: history.empty_bin()))

    def _change(self, change: Callable[[History], object]) -> None:
        keeper = self._program.keeper
        if keeper is not None:
            keeper.use_history(change, lambda _: self._refresh())

"""The score sheets of the present sitting and of past ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.replay.replays import reviewing
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.again_host import AgainHost
from ombre_desktop.ui.texts.people import shown_names

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.score_sheet import ScoreRow, ScoreSheet
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.shell.score_boards import ScoreBoards

SHEET = "score_sheet"
"""The dialog name of the present sheet; the name of a past sheet adds the sitting's identifier."""


class ScoreHost(QObject):
    """
    The host of one window's score sheets; every line leads to its deal: replayed, reviewed or played again.

    Signals:
        check_wanted: the record of a deal whose shuffle is to be checked.
    """

    check_wanted = Signal(str)

    def __init__(self, boards: Boards, choices: Choices, again: AgainHost, program: Program) -> None:
        super().__init__(boards)
        self._boards, self._choices, self._again, self._program = boards, choices, again, program
        self._sheet: ScoreSheet | None = None

    @property
    def _makers(self) -> ScoreBoards:
        from ombre_desktop.ui.shell.score_boards import ScoreBoards

        return ScoreBoards(self._boards)

    def sheet(self) -> None:
        """Show the score of the sitting; an open sheet is updated."""
        sitting = self._program.sitting
        if sitting is None:
            return
        self._update(sitting)

        def made() -> Board:
            self._sheet = self._makers.score_sheet(sitting, self._choices.preferences)
            self._sheet.replayed.connect(partial(self._replay, sitting.company.portraits))
            self._sheet.reviewed.connect(partial(self._review, sitting.company.portraits))
            self._sheet.played_again.connect(partial(self._play_again, sitting.game_id))
            self._sheet.checked.connect(self.check_wanted)
            return self._sheet

        self._boards.show(SHEET, made)

    def _update(self, sitting: Sitting) -> None:
        """Update an open sheet, or close it if its columns belong to another company."""
        board, sheet = self._boards.open_board(SHEET), self._sheet
        if board is None or sheet is None:
            return
        if sheet.names != shown_names(sitting.company.names):
            board.close()
            return
        self._makers.bring_up_to_date(sheet, sitting, self._choices.preferences)

    def last_deal(self) -> tuple[Callable[[], Programme], int] | None:
        """Return a function that reads the deals of the sitting, and the index of the last settled one."""
        sitting = self._program.sitting
        if sitting is None or not sitting.rows:
            return None
        rows = self._makers.rows_of(sitting)
        return self._programme_of(sitting.company.portraits, rows), len(rows) - 1

    def past_sheet(self, game_id: str) -> None:
        """Show the score sheet of a past sitting."""
        keeper = self._program.keeper
        if keeper is None:
            return

        def made() -> Board:
            sheet = self._makers.past_sheet(keeper, game_id, self._choices.preferences)
            sheet.replayed.connect(partial(self._replay, ()))
            sheet.reviewed.connect(partial(self._review, ()))
            sheet.played_again.connect(partial(self._play_again, game_id))
            sheet.checked.connect(self.check_wanted)
            return sheet

        self._boards.show(f"{SHEET} {game_id}", made)

    def _replay(self, portraits: tuple[str, ...], rows: tuple[ScoreRow, ...], chosen: int) -> None:
        """Replay the deals of a score sheet, beginning with the row at index *chosen*."""
        self._program.replay(self._programme_of(portraits, rows), chosen)

    def _review(self, portraits: tuple[str, ...], rows: tuple[ScoreRow, ...], chosen: int) -> None:
        """Replay the deals of a score sheet, and review the one at index *chosen*."""
        self._program.replay(self._programme_of(portraits, rows), chosen, reviewing)

    def _play_again(self, game_id: str, row: ScoreRow) -> None:
        """Ask how the deal of *row* is to be played again."""
        self._again.ask(row.record, game_id, row.number)

    def _programme_of(
        self, portraits: tuple[str, ...], rows: tuple[ScoreRow, ...]
    ) -> Callable[[], Programme]:
        def read() -> Programme:
            return self._makers.programme_of(rows, portraits, self._choices.preferences)

        return read

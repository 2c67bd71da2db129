"""The host of deals that are played again; the sitting at the table waits for their end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.shell.succession import Succession

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.model.sitting import Sitting

AGAIN = "again"


class AgainHost(QObject):
    """The host of one window's deals played again."""

    def __init__(self, boards: Boards, succession: Succession, program: Program) -> None:
        super().__init__(boards)
        self._boards, self._succession, self._program = boards, succession, program
        self._waiting: str | None = None

    def ask(self, record: str | None = None, game_id: str = "", number: int = 1) -> None:
        """
        Ask how the deal of *record* is to be played again: by default the one on the table.

        *game_id* is its sitting, empty if it is from none, and *number* its number there.
        """
        if record is None:
            record, sitting = self._program.record_to_save(), self._program.sitting
            if sitting is not None and sitting.settled_record == record:
                game_id, number = sitting.game_id, sitting.session.deals
        if record is not None:
            self._boards.show_anew(AGAIN, partial(self._made, record, game_id, number))

    def waiting_for(self, ended: Sitting | None) -> str | None:
        """Return the sitting that waited for the end of a deal played again; None after any other."""
        origin = None if ended is None else ended.origin
        waiting, self._waiting = self._waiting, None
        return waiting if origin is not None and origin.kind is OriginKind.AGAIN else None

    def _made(self, record: str, game_id: str, number: int) -> Board:
        from ombre_desktop.ui.shell.again_board import again_board

        place, sitting = (game_id, number), self._program.sitting
        return again_board(self._boards, record, place, sitting, self._begin)

    def _begin(self, again: Sitting) -> None:
        """Play *again*; the sitting in hand waits, unless it is itself a deal played again."""
        waiting = self._succession.in_hand
        if waiting is not None and not waiting.ended and not waiting.is_record:
            is_again = waiting.origin is not None and waiting.origin.kind is OriginKind.AGAIN
            self._waiting = self._waiting if is_again else waiting.game_id
        self._program.resume(again, saved=False)

"""The host of the board for notes."""

from __future__ import annotations

from functools import partial

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.studies.note_board import NoteBoard
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.replay.studied import Writing

NOTE = "note"


class StudiesHost(Feature):
    """The host of the board; what is written there goes to the replay, which keeps it."""

    def write(self, wanted: Writing) -> None:
        """Let the person write a note on the moment shown."""
        self._boards.show_anew(NOTE, partial(self._made, wanted))

    def follow(self, now: Situation) -> None:
        """Take the board away once there is no replay to write on."""
        if not now.is_replayed:
            self._boards.drop(NOTE)

    def _made(self, wanted: Writing) -> Board:
        board = NoteBoard(self._boards.appearance, wanted, self._boards.window)
        board.kept.connect(wanted.keep)
        if wanted.remove is not None:
            board.removed.connect(wanted.remove)
        if wanted.when_over is not None:
            wanted.when_over(board.keep)
        return board


FEATURE = StudiesHost

"""The host of deal codes, of the clipboard, and of what is dropped onto the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.drops import Drops
from ombre_desktop.ui.shell.record_host import RecordHost

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl

    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.model.game_to_begin import NewGame
    from ombre_desktop.ui.model.known_deal import KnownDeal

DEAL_CODE = "deal_code"
RECORD_BEGINS = ("[Record", "[Ruleset")
"""The tags by which a text is known as a record."""


class CodeHost(QObject):
    """The host of one window's codes; a deal by code is a sitting of its own, and the one before is kept."""

    def __init__(
        self, records: RecordHost, boards: Boards, messages: Messages, choices: Choices, program: Program
    ) -> None:
        super().__init__(boards)
        self._records, self._boards, self._messages = records, boards, messages
        self._choices, self._program = choices, program
        drops = Drops(boards.window)
        drops.text.connect(self.take_in)
        drops.files.connect(self.take_files)

    def ask(self, text: str = "") -> None:
        """Ask for a code or a number, beginning with *text*."""

        def made() -> Board:
            from ombre_desktop.ui.shell.code_board import code_board

            dialog = code_board(self._boards, self._last, text)
            dialog.dealt.connect(self.deal)
            return dialog

        self._boards.show_anew(DEAL_CODE, made)

    def deal(self, known: KnownDeal) -> None:
        """Play a *known* deal."""
        from ombre_desktop.ui.session.practice_sitting import practice_of
        from ombre_desktop.ui.shell.code_board import dealt_told

        self._program.resume(practice_of(known, self._last))
        self._program.note(*dealt_told())

    def copy_code(self) -> None:
        """Put the code of the finished deal on the clipboard, or say why it has none."""
        text = self._program.record_to_save()
        if text is not None:
            from ombre_desktop.ui.shell.code_board import code_copied, code_in

            found = code_in(text)
            if isinstance(found, str):
                QGuiApplication.clipboard().setText(found)
                self._messages.tell(code_copied(found))
            else:
                self._messages.tell(found)

    def copy_record(self) -> None:
        """Put the record of the finished deal on the clipboard."""
        text = self._program.record_to_save()
        if text is not None:
            from ombre_desktop.ui.shell.code_board import record_copied

            QGuiApplication.clipboard().setText(text)
            self._program.note(record_copied())

    def paste(self) -> None:
        """Show the record on the clipboard, or ask whether to deal the code there."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.take_in(text)
        else:
            from ombre_desktop.ui.shell.code_board import nothing_to_paste

            self._program.note(nothing_to_paste())

    def take_in(self, text: str) -> None:
        """Show the record in *text*, or ask whether to deal it as a code."""
        if any(begins in text for begins in RECORD_BEGINS):
            self._records.show_text(text)
        else:
            self.ask(text.strip())

    def take_files(self, dropped: list[QUrl]) -> None:
        """Open the one file that was *dropped*; say why anything else is not opened."""
        from ombre_desktop.ui.shell.code_board import one_file

        found = one_file(dropped)
        if isinstance(found, Path):
            self._records.show(found)
        else:
            self._messages.tell(found)

    @property
    def _last(self) -> NewGame:
        return self._choices.last_games[0]

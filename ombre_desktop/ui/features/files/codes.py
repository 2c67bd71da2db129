"""The host of deal codes, of the clipboard, and of what is dropped onto the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from ombre_desktop.engine.codes import CodeError, code_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.files.deal_code import DealCodeDialog
from ombre_desktop.ui.features.files.records import RecordHost
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.game_to_begin import NewGame
from ombre_desktop.ui.model.known_deal import KnownDeal
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.session.practice_sitting import opponents, practice_of
from ombre_desktop.ui.texts import codes as words

DEAL_CODE = "deal_code"
RECORD_BEGINS = ("[Record", "[Ruleset")
"""The tags by which a text is known as a record."""


class CodeHost:
    """The host of one window's codes; a deal by code is a sitting of its own, and the one before is kept."""

    def __init__(self, program: Program, records: RecordHost) -> None:
        self._records, self._boards, self._messages = records, program.boards, program.messages
        self._choices, self._program = program.choices, program

    def ask(self, text: str = "") -> None:
        """Ask for a code or a number, beginning with *text*."""

        def made() -> Board:
            last, boards = self._last, self._boards
            names = (last.name, *(one.name for one in opponents(last)))
            table = (last.ruleset, last.seats)
            dialog = DealCodeDialog(boards.appearance, names, table, text, boards.window)
            dialog.dealt.connect(self.deal)
            return dialog

        self._boards.show_anew(DEAL_CODE, made)

    def deal(self, known: KnownDeal) -> None:
        """Play a *known* deal."""
        self._program.resume(practice_of(known, self._last), saved=False)
        self._program.note(*words.dealt_told())

    def copy_code(self) -> None:
        """Put the code of the finished deal on the clipboard, or say why it has none."""
        text = self._program.record_to_save()
        if text is not None:
            found = code_in(text)
            if isinstance(found, str):
                QGuiApplication.clipboard().setText(found)
                self._messages.tell(words.code_copied(found))
            else:
                self._messages.tell(found)

    def copy_record(self) -> None:
        """Put the record of the finished deal on the clipboard."""
        text = self._program.record_to_save()
        if text is not None:
            QGuiApplication.clipboard().setText(text)
            self._program.note(words.record_copied())

    def paste(self) -> None:
        """Show the record on the clipboard, or ask whether to deal the code there."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.take_in(text)
        else:
            self._program.note(words.nothing_to_paste())

    def take_in(self, text: str) -> None:
        """Show the record in *text*, or ask whether to deal it as a code."""
        if any(begins in text for begins in RECORD_BEGINS):
            self._records.show_text(text)
        else:
            self.ask(text.strip())

    def take_files(self, dropped: list[QUrl]) -> None:
        """Open the one file that was *dropped*; say why anything else is not opened."""
        found = one_file(dropped)
        if isinstance(found, Path):
            self._records.show(found)
        else:
            self._messages.tell(found)

    @property
    def _last(self) -> NewGame:
        return self._choices.last_games[0]


def code_in(record: str) -> str | Trouble:
    """Return the code of the deal in *record*, or the message why it has none."""
    try:
        return code_of(parse_record(record).state)
    except CodeError as error:
        return words.no_code_told(error.fault)


def one_file(dropped: Sequence[QUrl]) -> Path | Trouble:
    """Return the path of the one file that was *dropped*, or the message why nothing is opened."""
    if len(dropped) != 1:
        return words.many_dropped(len(dropped))
    (url,) = dropped
    if not url.isLocalFile():
        return words.link_dropped()
    return Path(url.toLocalFile())

"""The maker of the dialog for codes, and the work behind copying and dropping; imported when needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ombre_desktop.engine.codes import CodeError, code_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.ui.dialogs.deal_code import DealCodeDialog
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.game_to_begin import NewGame
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.session.practice_sitting import opponents
from ombre_desktop.ui.texts import codes as words
from ombre_desktop.ui.texts.codes import (
    clipboard_name,
    code_copied,
    dealt_told,
    nothing_to_paste,
    record_copied,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QUrl

__all__ = [
    "clipboard_name",
    "code_board",
    "code_copied",
    "code_in",
    "dealt_told",
    "nothing_to_paste",
    "one_file",
    "record_copied",
]


def code_board(boards: Boards, last: NewGame, text: str) -> DealCodeDialog:
    """Return the dialog that deals by code, for the company and the table of the *last* game."""
    names = (last.name, *(one.name for one in opponents(last)))
    return DealCodeDialog(boards.appearance, names, (last.ruleset, last.seats), text, boards.window)


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

"""
Parts of the program that are imported when they are first used.

A start needs none of them; each takes the milliseconds beside its name, measured with `-X importtime`
after the table is ready. A dialog opens in steps, so most of its modules have been loaded in turns of
their own (`ui/background/preload.py`) before it is asked for here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QStandardPaths
    from PySide6.QtWidgets import QFileDialog

    from ombre_desktop.ui.dialogs.about import AboutDialog
    from ombre_desktop.ui.dialogs.farewell import FarewellDialog
    from ombre_desktop.ui.dialogs.preferences import PreferencesDialog
    from ombre_desktop.ui.dialogs.said import dialog_of
    from ombre_desktop.ui.replay.programme import of_file
    from ombre_desktop.ui.session.new_sitting import new_sitting
    from ombre_desktop.ui.shell.new_game_board import new_game_board
    from ombre_desktop.ui.shell.record_file import opened_from, trouble_with, write_record
    from ombre_desktop.ui.shell.rule_pages import RulePages
    from ombre_desktop.ui.shell.score_boards import ScoreBoards
    from ombre_desktop.ui.shell.sitting_file import sitting_in

__all__ = [
    "AboutDialog",
    "FarewellDialog",
    "PreferencesDialog",
    "QFileDialog",
    "QStandardPaths",
    "RulePages",
    "ScoreBoards",
    "dialog_of",
    "new_game_board",
    "new_sitting",
    "of_file",
    "opened_from",
    "sitting_in",
    "trouble_with",
    "write_record",
]

_HOMES = {
    "AboutDialog": "ombre_desktop.ui.dialogs.about",
    "FarewellDialog": "ombre_desktop.ui.dialogs.farewell",
    "PreferencesDialog": "ombre_desktop.ui.dialogs.preferences",
    "QFileDialog": "PySide6.QtWidgets",
    "QStandardPaths": "PySide6.QtCore",
    "RulePages": "ombre_desktop.ui.shell.rule_pages",
    "ScoreBoards": "ombre_desktop.ui.shell.score_boards",
    "dialog_of": "ombre_desktop.ui.dialogs.said",
    "new_game_board": "ombre_desktop.ui.shell.new_game_board",
    "new_sitting": "ombre_desktop.ui.session.new_sitting",
    "of_file": "ombre_desktop.ui.replay.programme",
    "opened_from": "ombre_desktop.ui.shell.record_file",
    "sitting_in": "ombre_desktop.ui.shell.sitting_file",
    "trouble_with": "ombre_desktop.ui.shell.record_file",
    "write_record": "ombre_desktop.ui.shell.record_file",
}
"""The module of each name."""


def __getattr__(name: str) -> object:
    """Import the part called *name*, at its first use and at each later one."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)

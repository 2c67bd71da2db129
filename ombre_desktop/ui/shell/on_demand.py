"""
Parts of the program that are imported when they are first used.

A start needs none of them. A comment beside each name gives the processor time of its import while the
table is open. A dialog opens in steps: most of its modules have been loaded one at a time
(`ui/background/preload.py`) before its class is imported here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from PySide6.QtCore import QStandardPaths
    from PySide6.QtWidgets import QFileDialog

    from ombre_desktop.storage.backup import back_up_everything
    from ombre_desktop.storage.restore import staged, take_place
    from ombre_desktop.ui.dialogs.about import AboutDialog
    from ombre_desktop.ui.dialogs.cut_word import CutWordDialog
    from ombre_desktop.ui.dialogs.farewell import FarewellDialog
    from ombre_desktop.ui.dialogs.file_dialog import dress_files
    from ombre_desktop.ui.dialogs.keys import KeysDialog
    from ombre_desktop.ui.dialogs.preferences import PreferencesDialog
    from ombre_desktop.ui.dialogs.progress import ProgressDialog
    from ombre_desktop.ui.dialogs.said import dialog_of
    from ombre_desktop.ui.dialogs.title_card import TitleCard
    from ombre_desktop.ui.lessons.exercises import Exercises
    from ombre_desktop.ui.lessons.listing import read_list
    from ombre_desktop.ui.panels.cut import CutPanel
    from ombre_desktop.ui.practice.gathering import due_today
    from ombre_desktop.ui.practice.practice import Practice
    from ombre_desktop.ui.problems.problems import Problems
    from ombre_desktop.ui.replay.programme import of_file
    from ombre_desktop.ui.session.comparing import compared, seats_compared
    from ombre_desktop.ui.session.expert_line import ExpertLine
    from ombre_desktop.ui.session.new_sitting import fair_sitting
    from ombre_desktop.ui.session.noticing import Noticing
    from ombre_desktop.ui.session.practice import practice_of
    from ombre_desktop.ui.shell.again_board import again_board
    from ombre_desktop.ui.shell.beside_board import beside_board, beside_told, expert_programme, par_of
    from ombre_desktop.ui.shell.code_board import (
        clipboard_name,
        code_board,
        code_copied,
        code_in,
        dealt_told,
        nothing_to_paste,
        one_file,
        record_copied,
    )
    from ombre_desktop.ui.shell.lessons_board import lessons_dialog
    from ombre_desktop.ui.shell.new_game_board import new_game_board
    from ombre_desktop.ui.shell.proof_check import not_yet_told, proof_in
    from ombre_desktop.ui.shell.record_file import opened_from, opened_text, trouble_with, write_record
    from ombre_desktop.ui.shell.rule_pages import RulePages
    from ombre_desktop.ui.shell.score_boards import ScoreBoards
    from ombre_desktop.ui.shell.second_start import handed_over
    from ombre_desktop.ui.shell.sitting_file import sitting_in
    from ombre_desktop.ui.shell.sitting_rows import left_sittings
    from ombre_desktop.ui.shell.statistics_boards import StatisticsBoards
    from ombre_desktop.ui.shell.timeline_board import timeline_board
    from ombre_desktop.ui.texts.start import no_display, no_home, not_heeded

__all__ = [
    "AboutDialog",
    "CutPanel",
    "CutWordDialog",
    "Exercises",
    "ExpertLine",
    "FarewellDialog",
    "KeysDialog",
    "Noticing",
    "Practice",
    "PreferencesDialog",
    "Problems",
    "ProgressDialog",
    "QFileDialog",
    "QStandardPaths",
    "RulePages",
    "ScoreBoards",
    "StatisticsBoards",
    "TitleCard",
    "again_board",
    "back_up_everything",
    "beside_board",
    "beside_told",
    "clipboard_name",
    "code_board",
    "code_copied",
    "code_in",
    "compared",
    "dealt_told",
    "dialog_of",
    "dress_files",
    "due_today",
    "expert_programme",
    "fair_sitting",
    "handed_over",
    "left_sittings",
    "lessons_dialog",
    "new_game_board",
    "no_display",
    "no_home",
    "not_heeded",
    "not_yet_told",
    "nothing_to_paste",
    "of_file",
    "one_file",
    "opened_from",
    "opened_text",
    "par_of",
    "practice_of",
    "proof_in",
    "read_list",
    "record_copied",
    "seats_compared",
    "sitting_in",
    "staged",
    "take_place",
    "timeline_board",
    "trouble_with",
    "write_record",
]

HOMES = {
    "AboutDialog": "ombre_desktop.ui.dialogs.about",  # 4 ms
    "TitleCard": "ombre_desktop.ui.dialogs.title_card",
    "CutPanel": "ombre_desktop.ui.panels.cut",  # 1 ms
    "CutWordDialog": "ombre_desktop.ui.dialogs.cut_word",  # 8 ms
    "FarewellDialog": "ombre_desktop.ui.dialogs.farewell",  # 10 ms
    "KeysDialog": "ombre_desktop.ui.dialogs.keys",  # 3 ms
    "PreferencesDialog": "ombre_desktop.ui.dialogs.preferences",  # 11 ms
    "ProgressDialog": "ombre_desktop.ui.dialogs.progress",  # 1 ms
    "QFileDialog": "PySide6.QtWidgets",  # 1 ms
    "QStandardPaths": "PySide6.QtCore",  # 0.3 ms
    "RulePages": "ombre_desktop.ui.shell.rule_pages",  # 12 ms
    "ScoreBoards": "ombre_desktop.ui.shell.score_boards",  # 16 ms
    "handed_over": "ombre_desktop.ui.shell.second_start",  # 2 ms
    "StatisticsBoards": "ombre_desktop.ui.shell.statistics_boards",  # 9 ms
    "beside_board": "ombre_desktop.ui.shell.beside_board",  # 6 ms
    "beside_told": "ombre_desktop.ui.shell.beside_board",  # the same
    "compared": "ombre_desktop.ui.session.comparing",  # 1 ms
    "expert_programme": "ombre_desktop.ui.shell.beside_board",  # the same
    "ExpertLine": "ombre_desktop.ui.session.expert_line",  # 1 ms
    "Noticing": "ombre_desktop.ui.session.noticing",  # 1 ms
    "par_of": "ombre_desktop.ui.shell.beside_board",  # the same
    "seats_compared": "ombre_desktop.ui.session.comparing",  # the same
    "again_board": "ombre_desktop.ui.shell.again_board",  # 5 ms
    "clipboard_name": "ombre_desktop.ui.shell.code_board",  # 12 ms
    "code_board": "ombre_desktop.ui.shell.code_board",  # the same
    "code_copied": "ombre_desktop.ui.shell.code_board",  # the same
    "code_in": "ombre_desktop.ui.shell.code_board",  # the same
    "dealt_told": "ombre_desktop.ui.shell.code_board",  # the same
    "back_up_everything": "ombre_desktop.storage.backup",  # 6 ms
    "dress_files": "ombre_desktop.ui.dialogs.file_dialog",  # 1 ms
    "dialog_of": "ombre_desktop.ui.dialogs.said",  # 10 ms
    "fair_sitting": "ombre_desktop.ui.session.new_sitting",  # 1 ms
    "lessons_dialog": "ombre_desktop.ui.shell.lessons_board",  # 2 ms
    "Exercises": "ombre_desktop.ui.lessons.exercises",  # 3 ms
    "due_today": "ombre_desktop.ui.practice.gathering",  # 2 ms, in the thread of the history
    "Practice": "ombre_desktop.ui.practice.practice",  # 3 ms, once the problems are there
    "Problems": "ombre_desktop.ui.problems.problems",  # 9 ms, with what a practised deal is
    "read_list": "ombre_desktop.ui.lessons.listing",  # 5 ms, with what a lesson is
    "left_sittings": "ombre_desktop.ui.shell.sitting_rows",  # 1 ms
    "new_game_board": "ombre_desktop.ui.shell.new_game_board",  # 20 ms
    "no_display": "ombre_desktop.ui.texts.start",  # 1 ms
    "no_home": "ombre_desktop.ui.texts.start",  # the same
    "not_heeded": "ombre_desktop.ui.texts.start",  # the same
    "not_yet_told": "ombre_desktop.ui.shell.proof_check",  # 1 ms
    "nothing_to_paste": "ombre_desktop.ui.shell.code_board",  # the same
    "of_file": "ombre_desktop.ui.replay.programme",  # 2 ms
    "one_file": "ombre_desktop.ui.shell.code_board",  # the same
    "opened_from": "ombre_desktop.ui.shell.record_file",  # 1 ms
    "opened_text": "ombre_desktop.ui.shell.record_file",  # the same
    "practice_of": "ombre_desktop.ui.session.practice",  # 1 ms
    "proof_in": "ombre_desktop.ui.shell.proof_check",  # 1 ms
    "record_copied": "ombre_desktop.ui.shell.code_board",  # the same
    "sitting_in": "ombre_desktop.ui.shell.sitting_file",  # 0.1 ms
    "timeline_board": "ombre_desktop.ui.shell.timeline_board",  # 9 ms
    "staged": "ombre_desktop.storage.restore",  # 7 ms
    "take_place": "ombre_desktop.storage.restore",  # the same
    "trouble_with": "ombre_desktop.ui.shell.record_file",  # the same
    "write_record": "ombre_desktop.ui.shell.record_file",  # the same
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)

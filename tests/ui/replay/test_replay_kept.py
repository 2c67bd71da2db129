"""Replays beside what is kept: deals of the history, and a program that was started with a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import Seated, sitting_at
from dialect import auction
from person import KeyUser, dialog_of
from PySide6.QtCore import QLockFile

from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.ui.dialogs.score_sheet import ScoreSheet
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.session_controller import record_text
from ombre_desktop.ui.shell import application
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.shell.main_window import MainWindow

RECORD = Path(__file__).parents[2] / "records" / "renegado" / "puesta.ombre"


@pytest.fixture
def folders(home) -> Folders:
    return Folders.of()


def kept_by(window: MainWindow, folders: Folders) -> Keeper:
    keeper = Keeper(folders, window)
    window.keep_with(keeper, keeper.load().preferences)
    return keeper


def test_a_deal_of_the_history_is_replayed(seated: Seated, qtbot, folders):
    """From the score sheet of a past sitting, in its own window or after another start."""
    window = seated(None)
    kept_by(window, folders)
    window.resume(sitting_at(auction("pass")))
    KeyUser(window, qtbot).play_deal()
    played = window.controller.sitting

    window.dialogs._past_score(played.game_id)
    sheet = dialog_of(window, f"score_sheet {played.game_id}")
    assert isinstance(sheet, ScoreSheet)
    sheet._replay_button.click()
    window.dialogs.finish()

    assert window.replay is not None
    assert played.rows[0].record == window.replay.record_text
    assert played.company.names == window.desk.sitting.company.names


def test_a_program_started_with_a_record_comes_back_to_what_was_kept(seated: Seated, qtbot, folders):
    """The sitting that was left is there when the replay is closed."""
    first = seated(None)
    kept_by(first, folders)
    first.resume(sitting_at(auction("pass")))
    KeyUser(first, qtbot).wait_for_turn()
    left = record_text(first.controller.sitting)
    first.close()
    lock = QLockFile(str(room_for(folders.lock)))
    lock.setStaleLockTime(0)

    window = seated(None)
    keeper = application._keeper(folders, lock)
    application._open(window, keeper, keeper and keeper.load(), parsed([str(RECORD)]))
    window.records.finish()
    window.dialogs.finish()
    assert window.replay is not None
    window.replay.ended.emit()

    assert left == record_text(window.controller.sitting)
    assert window.journal.keeper is window.keeper
    lock.unlock()


@pytest.mark.parametrize("is_there", [False, True], ids=["on its way", "on the table"])
def test_nothing_goes_on_behind_a_window_that_is_closed(seated: Seated, qtbot, folders, is_there):
    """Neither the sitting that waits for the end of a replay nor the one that is kept is taken up."""
    window = seated(None)
    kept_by(window, folders)
    window.resume(sitting_at(auction("pass")))
    KeyUser(window, qtbot).wait_for_turn()
    left = record_text(window.controller.sitting)
    window.records.show(RECORD)
    window.records.finish()
    coming = window.dialogs.coming._coming["replay"]
    while window.replay is None or (is_there and "replay" in window.dialogs.coming):
        coming._step()

    window.close()
    qtbot.wait(20)

    assert window.controller.sitting is None
    keeper = Keeper(folders)
    assert left == record_text(keeper.load().sitting)
    keeper.close()

"""From the first frame to the table: what the person is told, and what continues in spite of it."""

import logging
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

import ombre_desktop
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.frame.messages import MESSAGE
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session import players_process
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.session.players_process import PlayersProcess
from ombre_desktop.ui.shell import application, furnishing, moving_in, players_start
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.texts.error_messages import no_players
from ombre_desktop.ui.texts.start import failed


@pytest.fixture
def furnished(qtbot, tmp_path, monkeypatch):
    """Provide a function that furnishes a window as the program does, keeping everything in one folder."""
    monkeypatch.setattr(players_start, "begin_log", lambda _: None)
    monkeypatch.setattr(players_start, "give_back_at_once", lambda: None)
    monkeypatch.setattr(moving_in, "collect_when_idle", lambda: None)
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    lock = application.lock_in(folders)
    window = TableWindow()

    def furnish() -> App:
        coming = application._furnish(window, folders, lock, Options())
        set_up: list[App] = []
        coming.opened.connect(set_up.append)
        coming.finish()
        return set_up[0]

    yield furnish
    window.close()
    window.deleteLater()
    lock.unlock()


def test_the_person_is_told_if_there_are_no_computer_players(furnished, qtbot, monkeypatch):
    """The first page comes all the same."""
    monkeypatch.setattr(players_process, "player_command", lambda: ["/no/such/program"])

    app = furnished()

    told = f"{MESSAGE}{no_players('').sentence}"
    qtbot.waitUntil(lambda: told in app.boards._open)
    app.boards._open[told].accept()
    qtbot.waitUntil(lambda: app.desk.front.page is not None)


def test_a_table_that_cannot_be_set_up_is_a_message_and_the_end(qtbot, tmp_path, monkeypatch, capsys):
    """The person sees no table that never does anything; the message and the log have the details."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    for owner, name in (
        (root, "level"),
        (logging, "raiseExceptions"),
        (sys, "excepthook"),
        (threading, "excepthook"),
    ):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    monkeypatch.setattr(application, "_furnish", lambda *_: 1 / 0)
    left = []
    monkeypatch.setattr(QApplication, "exit", left.append)
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    window = TableWindow()
    qtbot.addWidget(window)

    application._try_to_furnish(window, folders, application.lock_in(folders), Options())
    message = window.findChild(QMessageBox)
    message.done(0)
    root.handlers[0].close()

    assert (failed(), [1]) == (message.text(), left)
    assert "ZeroDivisionError" in message.detailedText()
    assert "ZeroDivisionError" in folders.log.read_text(encoding="utf-8")
    assert "Traceback" not in capsys.readouterr().err


LEFT = """
from ombre_desktop.ui.shell import application, furnishing
from ombre_desktop.ui.shell.command_line import parsed
furnish, start = application._furnish, furnishing.start_players
seen = []
def started(folders):
    seen.append(start(folders))
    return seen[0]
def left_at_once(window, *more):
    coming = furnish(window, *more)
    seen.append(seen[0].number > 0)
    window.close()
    return coming
application._furnish, furnishing.start_players = left_at_once, started
print(application.show_table(parsed([])), seen[1], seen[0].number)
"""
"""A program that tells whether its players ran, and run on after its window was closed in its first turn."""


def test_a_window_can_be_closed_while_its_table_is_loaded(tmp_path):
    """Nothing is left: neither a window that comes later, nor the players' process."""
    done = subprocess.run(
        [sys.executable, "-c", LEFT],
        cwd=Path(ombre_desktop.__file__).parents[1],
        env=os.environ | {"OMBRE_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert ("0 True 0", "") == (done.stdout.strip(), done.stderr)


def test_a_table_that_fails_in_a_later_turn_is_told_as_well(qtbot, tmp_path, monkeypatch):
    """Its modules are loaded, and its parts made, in turns after the first frame."""
    told = []
    monkeypatch.setattr(application, "_tell_failure", lambda error, *_: told.append(error))
    monkeypatch.setattr(moving_in, "keeper_of", lambda *_: 1 / 0)
    monkeypatch.setattr(furnishing, "start_players", lambda _: PlayersProcess())
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    window = TableWindow()
    qtbot.addWidget(window)

    application._try_to_furnish(window, folders, application.lock_in(folders), Options())
    assert not told
    qtbot.waitUntil(lambda: bool(told))

    assert isinstance(told[0], ZeroDivisionError)


@pytest.mark.parametrize("wanted", [True, False])
def test_in_a_sandbox_games_outside_are_offered(furnished, qtbot, tmp_path, monkeypatch, wanted):
    """The games are taken up if the person wants them, and otherwise the first page comes."""
    home = tmp_path / "home"
    data, config = home / ".local" / "share" / "ombre-desktop", home / ".config" / "ombre-desktop"
    keeper = Keeper(Folders(config, data, data, data))
    sitting = new_sitting(FIRST_GAME, "Somebody")
    keeper.write(sitting, lambda: None)
    keeper.close()
    monkeypatch.setenv("FLATPAK_ID", "io.github.ombre_desktop.Ombre")
    monkeypatch.setenv("HOME", str(home))

    app = furnished()
    qtbot.waitUntil(lambda: "outside" in app.boards._open)
    question = app.boards._open["outside"]
    question.accept() if wanted else question.reject()

    if wanted:
        qtbot.waitUntil(lambda: app.sitting is not None)
        assert sitting.game_id == app.sitting.game_id
    else:
        qtbot.waitUntil(lambda: app.desk.front.page is not None)
        assert app.sitting is None

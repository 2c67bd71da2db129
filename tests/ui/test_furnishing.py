"""From the first frame to the table: what the person is told, and what continues in spite of it."""

import logging
import sys
import threading

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.frame.messages import MESSAGE
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.session import players_process
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.shell import application, moving_in, players_start
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
        return application._furnish(window, folders, lock, Options())

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

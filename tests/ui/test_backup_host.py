"""Backups from the menu: progress, cancel, question, and the start that follows."""

from __future__ import annotations

import pytest
from evening import fresh, played
from person import dialog_of
from PySide6.QtCore import QCoreApplication, Qt, QUrl

from ombre_desktop.storage.arrivals import is_waiting
from ombre_desktop.storage.backup import back_up_everything
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.ui.background import child, restart
from ombre_desktop.ui.features.files import backups
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell import moving_in
from ombre_desktop.ui.shell.lock import lock_in


@pytest.fixture
def app(seated):
    """Provide the program without a sitting, which keeps its files."""
    program = seated(None)
    keeper = Keeper(Folders.of())
    program.keep_with(keeper, keeper.load().preferences)
    return program


@pytest.fixture
def file(tmp_path):
    """Provide a backup from another machine, with six deals."""
    there = Folders.of({HOME: str(tmp_path / "elsewhere")})
    history = History(there.history)
    history.keep(played(fresh(), 6))
    history.close()
    path = tmp_path / "all.ombre-backup"
    back_up_everything(there, path, lambda _: None)
    return path


def noted(app) -> str:
    """Return the notice on the table."""
    return app.desk.dock._notice.accessibleName()


def asked(app, file):
    """Unpack the backup, and return the question about it."""
    app.features["files"].backups.restore_from(file)
    app.features["files"].backups.finish()
    return dialog_of(app, "restore")


def test_a_backup_is_made_in_a_thread(app, tmp_path):
    """The notice says what it holds, and the dialog of its progress is gone."""
    path = tmp_path / "all.ombre-backup"
    app.features["files"].backups.back_up_to(path)
    app.boards.finish()
    assert "progress" in app.boards.names

    app.features["files"].backups.finish()

    assert path.is_file()
    assert "sittings: 0, deals: 0" in noted(app)
    assert "progress" not in app.boards.names


def test_a_cancelled_backup_is_not_made(app, tmp_path, qtbot, monkeypatch):
    """Escape is enough; the thread hears of it at its next step."""
    path, steps = tmp_path / "all.ombre-backup", []

    def slow(_folders, _target, progress):
        steps.append("begun")
        while True:
            progress(0.0)

    monkeypatch.setattr(backups, "back_up_everything", slow)
    app.features["files"].backups.back_up_to(path)
    dialog = dialog_of(app, "progress")
    thread = app.features["files"].backups._worker._reader._thread

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    thread.join(5)
    assert (False, False, ["begun"]) == (thread.is_alive(), path.exists(), steps)


def test_whatever_a_backup_raises_closes_its_dialog_and_is_told(app, file, monkeypatch):
    """A dialog of progress never stays for work that has ended."""

    def broken(*_):
        raise MemoryError("4 GB")

    monkeypatch.setattr(backups, "staged", broken)

    app.features["files"].backups.restore_from(file)
    app.features["files"].backups.finish()

    (name,) = app.boards.names
    assert f"message {file} could not be written." == name


def test_a_restore_is_asked_about_once_the_file_is_checked(app, file):
    """No changes nothing; the unpacked files are gone."""
    question = asked(app, file)
    assert "deals: 6" in question.accessibleDescription()

    question.no.click()

    assert not is_waiting(app.keeper.folders)
    assert [] == list(app.keeper.folders.data.glob(".restoring-*"))


def test_a_backup_that_is_dropped_is_asked_about_too(app, file):
    """It was told that it is no text."""
    app.do(Command.TAKE_FILES, [QUrl.fromLocalFile(str(file))])
    app.features["files"].records.finish()
    app.features["files"].backups.finish()

    assert dialog_of(app, "restore") is not None


def test_yes_closes_the_window_and_starts_the_program_again(app, file, monkeypatch):
    """The backup takes the place of the home at that start."""
    folders = app.keeper.folders
    started = []
    monkeypatch.setattr(child.QProcess, "startDetached", lambda *command: started.append(command))

    asked(app, file).yes.click()

    assert not app.window.isVisible()
    restart.restart_if_wanted(QCoreApplication.instance())
    QCoreApplication.instance().setProperty("ombre-restarts", None)
    assert 1 == len(started)
    lock = lock_in(folders)
    keeper = moving_in.keeper_of(folders, lock)
    keeper.load()
    with keeper.reading() as history:
        assert [6] == [one.deals for one in history.sittings()]
    keeper.close()
    lock.unlock()


def test_a_start_without_a_restore_restarts_nothing(qapp, monkeypatch):
    started = []
    monkeypatch.setattr(child.QProcess, "startDetached", lambda *command: started.append(command))

    restart.restart_if_wanted(qapp)

    assert [] == started


def test_a_file_that_is_no_backup_is_told(app, tmp_path):
    """The message says that nothing has changed."""
    path = tmp_path / "diary"
    path.write_text("Today I played Ombre.")

    app.features["files"].backups.restore_from(path)
    app.features["files"].backups.finish()
    app.boards.finish()

    (told,) = (name for name in app.boards.names if name.startswith("message"))
    assert "is not a backup of Ombre" in told
    assert "progress" not in app.boards.names


def test_an_exchange_that_fails_stops_the_start(app, file, monkeypatch):
    """Nothing is read or written before the home is whole again."""
    folders = app.keeper.folders
    asked(app, file).yes.click()
    QCoreApplication.instance().setProperty("ombre-restarts", None)
    monkeypatch.setattr("ombre_desktop.storage.restore._move", _refuse)
    lock = lock_in(folders)

    with pytest.raises(StorageError):
        moving_in.keeper_of(folders, lock)

    lock.unlock()
    assert is_waiting(folders)


def _refuse(*_):
    raise PermissionError("the system does not allow it")

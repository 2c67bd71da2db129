"""Dialogs that open step by step while the table goes on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from dialect import auction
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QPlainTextEdit
from wording import said

from ombre_desktop.ui.background.opening import Opening
from ombre_desktop.ui.dialogs.message import MessageDialog
from ombre_desktop.ui.features.settings.preferences import PreferencesDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.texts.error_messages import open_already

ROOT = Path(__file__).resolve().parents[2]
NAMES = {
    Command.NEW_GAME: "new_game",
    Command.PREFERENCES: "preferences",
    Command.SCORE: "score_sheet",
    Command.ABOUT: "about",
}


@pytest.mark.parametrize(("entry", "name"), NAMES.items(), ids=NAMES.values())
def test_a_dialog_comes_by_and_by(seated, qtbot, entry, name):
    """The dialog is not seen before it is complete; the test opens that for a new game at an empty table."""
    app = seated(None) if name == "new_game" else seated(deal=auction("pass"))
    app.menus.actions[entry].trigger()
    assert [] == [one for one in app.window.findChildren(QDialog) if one.isVisible()]

    qtbot.waitUntil(lambda: name in app.boards._open)

    assert app.boards._open[name].isVisible()


def test_what_is_coming_comes_once(seated):
    app = seated(deal=auction("pass"))

    for _ in range(2):
        app.menus.actions[Command.PREFERENCES].trigger()
    app.boards.finish()

    assert 1 == len(app.window.findChildren(QDialog))


def test_nothing_comes_to_a_window_that_closes(seated, qtbot):
    app = seated(deal=auction("pass"))
    app.menus.actions[Command.PREFERENCES].trigger()

    app.window.close()
    qtbot.wait(50)

    assert [] == app.window.findChildren(QDialog)


def test_a_step_is_taken_in_each_turn(qtbot):
    """Each step is told the result of the one before."""
    taken: list[str] = []

    def steps():
        for step in ("first", "second"):
            taken.append(step)
            yield
        return "the board"

    parent = QObject()
    opening = Opening(steps(), parent)
    assert [] == taken

    with qtbot.waitSignal(opening.opened) as told:
        pass

    assert (["the board"], ["first", "second"]) == (told.args, taken)


class BadDayError(Exception):
    """An error raised while a dialog is made."""


@pytest.fixture(params=["open_at_size", "build"])
def broken(request, monkeypatch):
    """Break the preferences, in the first step or in a later one, until the patch is undone."""

    def breaks(*_args: object, **_kwargs: object):
        raise BadDayError("no lacquer left")

    monkeypatch.setattr(PreferencesDialog, request.param, breaks)
    return monkeypatch


def opened(app) -> list[str]:
    """Open the preferences, and return the dialogs on the screen."""
    app.menus.actions[Command.PREFERENCES].trigger()
    for _ in range(2):  # the message opens after the dialog that it is about
        app.boards.finish()
    return [one.windowTitle() for one in app.window.findChildren(QDialog) if one.isVisible()]


def test_what_cannot_be_made_is_told_once(seated, broken):
    app = seated(deal=auction("pass"))

    assert [said("error_messages.not_opened.0")] == opened(app)
    assert [said("error_messages.not_opened.0")] == opened(app)


def test_the_message_quotes_the_defect(seated, broken):
    app = seated(deal=auction("pass"))
    opened(app)

    (message,) = app.window.findChildren(MessageDialog)
    assert "BadDayError: no lacquer left" in message.findChild(QPlainTextEdit).toPlainText()


def test_what_could_not_be_made_is_made_anew(seated, broken):
    app = seated(deal=auction("pass"))
    opened(app)
    broken.undo()

    assert [said("error_messages.not_opened.0"), said("tools._TOOLS.PREFERENCES.0")] == opened(app)


def test_nothing_half_built_is_left(seated, monkeypatch, qtbot):
    app = seated(deal=auction("pass"))
    monkeypatch.setattr(PreferencesDialog, "build", lambda _: 1 / 0)
    opened(app)

    qtbot.waitUntil(lambda: [] == app.window.findChildren(PreferencesDialog))


def test_an_opening_that_is_dropped_leaves_no_dialog(seated, qtbot):
    """A dialog wanted and closed again before it was complete stayed in the window, unseen, for ever."""
    app = seated(deal=auction("pass"))
    app.menus.actions[Command.PREFERENCES].trigger()
    qtbot.waitUntil(lambda: [] != app.window.findChildren(PreferencesDialog))

    app.boards.drop("preferences")

    qtbot.waitUntil(lambda: [] == app.window.findChildren(PreferencesDialog))


def test_a_dialog_that_is_closed_is_forgotten(seated):
    """Messages have names of their own, so what makes them would be kept for each."""
    app = seated(deal=auction("pass"))
    for _ in range(3):
        opened(app)
        app.boards.close_all()

    assert {} == app.boards._shown


def test_a_dialog_may_go_while_another_is_made_again(seated):
    """All are made again for another language, but for those that went meanwhile."""
    app = seated(deal=auction("pass"))
    for command in (Command.PREFERENCES, Command.ABOUT):
        app.do(command)
        app.boards.finish()
    app.boards.gone.connect(lambda: app.boards.drop("about"))

    app.boards.reword()

    assert app.boards.open_board("preferences") is not None
    assert app.boards.open_board("about") is None


def test_a_message_that_cannot_be_made_is_no_reason_for_another(seated, monkeypatch):
    app = seated(deal=auction("pass"))
    monkeypatch.setattr(MessageDialog, "__init__", lambda *_: 1 / 0)

    app.tell_and_close(open_already())

    assert {} == app.boards._open


OPENING = """
import json, sys, tempfile, threading
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from ombre_desktop.storage.display_options import Preferences, Speed
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.shell.unattended import UnattendedTable

class Watch:
    def find_spec(self, name, path, target=None):
        if name.startswith("ombre_desktop.ui.") and threading.current_thread() is threading.main_thread():
            late.append(name)

late, found, application = [], {}, QApplication([])
table = UnattendedTable(Preferences(speed=Speed.NONE))
table.keep_with(Keeper(Folders.of({HOME: tempfile.mkdtemp()})))
app = table.app
app.do(Command.JUST_PLAY)
QTest.qWait(50)
sys.meta_path.insert(0, Watch())
for name in sys.argv[1:]:
    late.clear()
    app.do(Command[name])
    app.boards.finish()
    found[name] = list(late)
    app.boards.close_all()
table.window.close()
print(json.dumps(found))
"""
"""A program that opens dialogs, each as the first, and says what the GUI thread imported for each itself."""


def test_a_dialog_is_imported_in_another_thread():
    """The GUI thread would hold the table up; it imports a module or two that are small."""
    wanted = ("NEW_GAME", "PREFERENCES", "SCORE", "ABOUT", "KEYS", "RULES", "STATISTICS", "DEAL_CODE")
    wanted = (*wanted, "BY_HAND")
    environment = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", OPENING, *wanted], env=environment, capture_output=True, text=True, check=True
    )

    assert {} == {name: late for name, late in json.loads(done.stdout).items() if len(late) > 2}

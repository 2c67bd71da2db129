"""A sitting in another folder: it is opened from the menu, and kept at home from then on."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from conftest import sitting_at
from dialect import auction, exchanging
from person import KeyUser
from PySide6.QtWidgets import QFileDialog
from test_confirming import evening, keep

from ombre_desktop.engine import ExchangeRequest
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.slots import slots_of
from ombre_desktop.ui.features.files import sitting_file
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App


def message_in(app: App) -> str:
    """Return the text of the one message."""
    app.boards.finish()
    (name,) = (one for one in app.boards._open if one.startswith("message"))
    return name


@pytest.fixture
def kept_elsewhere(qapp, tmp_path) -> Path:
    """Provide the file of a sitting that was kept in another folder."""
    keeper = Keeper(Folders.of())
    keeper.write(sitting_at(exchanging("entrada")), lambda: None)
    assert () == keeper.keep_in(tmp_path / "stick")
    keeper.close()
    (file,) = (tmp_path / "stick").glob("table-*.json")
    return file


def test_it_is_opened_from_the_menu_and_kept_at_home(seated, qtbot, kept_elsewhere, tmp_path):
    """The file stays as it is."""
    home = Folders.of({"OMBRE_HOME": str(tmp_path / "home")})
    app, before = seated(None), kept_elsewhere.read_bytes()
    app.keep_with(Keeper(home), PreferencesDocument())

    app.menus.actions[Command.OPEN_RECORD].trigger()
    (asked,) = (one for one in app.window.findChildren(QFileDialog) if one.isVisible())
    asked.selectFile(str(kept_elsewhere))
    asked.accept()

    assert exchanging("entrada").asked == KeyUser(app, qtbot).wait_for_turn()
    app.window.close()
    again = Keeper(home)
    assert "0" * 32 == again.load().sitting.game_id
    again.close()
    assert before == kept_elsewhere.read_bytes()


def test_another_sitting_makes_room_for_it_unasked(seated, kept_elsewhere):
    """The sitting that makes room is not lost."""
    app = seated("another")
    other = app.controller.sitting

    app.do(Command.SHOW_FILE, kept_elsewhere)
    app.features["files"].records.finish()

    assert "0" * 32 == app.controller.sitting.game_id != other.game_id


def test_the_window_does_not_wait_for_the_file(seated, qtbot, kept_elsewhere, monkeypatch):
    """The file may lie on a network, and the sitting comes to the table when it has been read."""
    app, go, read = seated(None), Event(), sitting_file.save_in
    monkeypatch.setattr(sitting_file, "save_in", lambda path: go.wait(10) and read(path))

    app.do(Command.SHOW_FILE, kept_elsewhere)
    assert app.controller.sitting is None
    go.set()

    qtbot.waitUntil(lambda: app.controller.sitting is not None)


def test_a_window_closes_while_the_file_is_read(seated, kept_elsewhere, monkeypatch):
    """The window closes at once, however long the file takes."""
    app, go, done, read = seated(None), Event(), Event(), sitting_file.save_in

    def slow(path: Path) -> object:
        go.wait(10)
        done.set()
        return read(path)

    monkeypatch.setattr(sitting_file, "save_in", slow)
    app.do(Command.SHOW_FILE, kept_elsewhere)

    app.window.close()

    assert not done.is_set()
    go.set()
    assert done.wait(10)


def test_an_older_state_of_the_same_sitting_gives_way(seated, kept_elsewhere):
    """After a restart, the last state that could be written is on the table."""
    app = seated(deal=auction("pass"))

    app.do(Command.SHOW_FILE, kept_elsewhere)
    app.features["files"].records.finish()

    assert isinstance(app.controller.request, ExchangeRequest)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("\n{}", "is not a file of this game"),
        ("", "is damaged"),
        ('\n{"format": "ombre-save", "schema_version": 3}', "is damaged"),
    ],
)
def test_a_file_that_is_no_sitting_is_told_and_left_alone(seated, tmp_path, text, told):
    app, file = seated(None), tmp_path / "table-1.json"
    file.write_text(text, encoding="utf-8")

    app.do(Command.SHOW_FILE, file)
    app.features["files"].records.finish()

    assert told in message_in(app)
    assert text == file.read_text(encoding="utf-8")


def test_a_single_wrong_bit_is_not_taken_up(seated, kept_elsewhere):
    """The seal protects the file in any folder."""
    app = seated(None)
    text = kept_elsewhere.read_text(encoding="utf-8")
    kept_elsewhere.write_text(text.replace("Hilario", "Hilarip"), encoding="utf-8")

    app.do(Command.SHOW_FILE, kept_elsewhere)
    app.features["files"].records.finish()

    assert "is damaged" in message_in(app)


def test_a_save_of_the_usual_folder_is_not_whole(seated, qtbot):
    """The past deals of such a save are in the history, which lies beside it."""
    home = Folders.of()
    keeper = Keeper(home)
    keep(qtbot, keeper, *evening(2))
    keeper.close()
    app = seated(None)

    app.do(Command.SHOW_FILE, next(slot for slot in slots_of(home.save) if slot.exists()))
    app.features["files"].records.finish()

    assert "holds only the last deals of a sitting" in message_in(app)

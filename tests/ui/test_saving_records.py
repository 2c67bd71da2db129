"""The record of a deal is saved where the person wants it, under its right name, and the table says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from person import KeyUser, dialog_of
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFileDialog
from wording import said

from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.panels.notice import Notice
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App

RECORD = Path(__file__).resolve().parents[1] / "records" / "renegado" / "puesta.ombre"


@pytest.fixture
def documents(tmp_path, monkeypatch) -> Path:
    """Provide the person's documents folder."""
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))
    return folder


@pytest.fixture
def app(seated, documents) -> App:
    """Provide a window in which a record is shown that can be saved."""
    made = seated(None)
    made.features["files"].records.show(RECORD)
    made.features["files"].records.finish()
    made.boards.finish()
    return made


def file_dialog(app: App) -> QFileDialog:
    (dialog,) = (one for one in app.window.findChildren(QFileDialog) if one.isVisible())
    return dialog


def save_as(app: App, name: Path | str) -> None:
    """Save the record and answer the dialog for the file."""
    app.menus.actions[Command.SAVE_RECORD].trigger()
    asked = file_dialog(app)
    asked.selectFile(str(name))
    asked.accept()


def notice_in(app: App) -> str:
    """Return the quiet notice that the table shows."""
    shown = [one.accessibleName() for one in app.window.findChildren(Notice) if one.isVisible()]
    return " ".join(shown)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("my deal", "my deal.ombre"),
        ("my deal.ombre", "my deal.ombre"),
        ("my deal.txt", "my deal.txt"),
        ("No. 3", "No. 3.ombre"),
        ("Doña Inés", "Doña Inés.ombre"),
    ],
)
def test_a_record_has_its_suffix(app, documents, typed, written):
    """The suffix is added where the person has given none."""
    save_as(app, documents / typed)

    assert [written] == [path.name for path in documents.iterdir()]
    assert app.record_to_save() == (documents / written).read_text(encoding="utf-8")
    parse_record(app.record_to_save())


def test_the_table_says_that_it_is_saved_and_where(app, documents):
    """The notice is no dialog that would have to be closed."""
    save_as(app, documents / "evening")

    assert notice_in(app) == f"The record is saved as evening.ombre. Folder: {documents}"
    assert {} == app.boards._open


def test_the_notice_goes_by_itself(app, documents, qtbot):
    save_as(app, documents / "evening")
    notice = app.window.findChild(Notice)

    notice._time.setInterval(1)
    notice.tell("The record is saved.")

    qtbot.waitUntil(lambda: not notice.isVisible())


def test_a_screen_reader_hears_of_it(app, documents, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: heard.append(event.message()))

    save_as(app, documents / "evening")

    assert f"The record is saved as evening.ombre. Folder: {documents}" in heard


def test_documents_are_offered_first(app, documents):
    app.menus.actions[Command.SAVE_RECORD].trigger()

    assert documents == Path(file_dialog(app).directory().path())


def test_a_free_name_is_offered(app, documents):
    """A person who saves one record after another need not think of a name."""
    (documents / "deal.ombre").write_text("another", encoding="utf-8")

    app.menus.actions[Command.SAVE_RECORD].trigger()

    assert [str(documents / said("window.record_name.1", number=2))] == file_dialog(app).selectedFiles()


@pytest.mark.parametrize("typed", ["deal", "deal.ombre"])
def test_what_is_there_is_not_lost_unasked(app, documents, typed):
    """The question is about the name that the file will really have."""
    there = documents / "deal.ombre"
    there.write_text("another", encoding="utf-8")

    save_as(app, documents / typed)

    question = dialog_of(app, "replace")
    assert "a file called deal.ombre" in question.accessibleDescription()
    assert "another" == there.read_text(encoding="utf-8")
    assert "" == notice_in(app)


def test_yes_replaces_it(app, documents):
    there = documents / "deal.ombre"
    there.write_text("another", encoding="utf-8")
    save_as(app, there)

    dialog_of(app, "replace").yes.click()

    assert app.record_to_save() == there.read_text(encoding="utf-8")
    assert "deal.ombre" in notice_in(app)


def test_no_asks_for_another_name(app, documents):
    there = documents / "deal.ombre"
    there.write_text("another", encoding="utf-8")
    save_as(app, there)

    dialog_of(app, "replace").no.click()

    assert [str(there)] == file_dialog(app).selectedFiles()
    assert "another" == there.read_text(encoding="utf-8")


def test_who_cancels_saves_nothing(app, documents):
    app.menus.actions[Command.SAVE_RECORD].trigger()

    file_dialog(app).reject()

    assert [] == list(documents.iterdir())
    assert "" == notice_in(app)


def test_what_cannot_be_written_is_told(app, documents):
    """A message tells it, and no notice says otherwise."""
    (documents / "deal.ombre").mkdir()
    save_as(app, documents / "other")
    app.window.findChild(Notice).hide()

    app.features["files"].records._write(documents / "deal.ombre", "a record")

    app.boards.finish()
    assert ["message"] == [name.partition(" ")[0] for name in app.boards._open]
    assert "" == notice_in(app)


def test_the_last_folder_is_offered_again(seated, qtbot, documents, tmp_path, home):
    """The folder is offered after a restart too, and for opening as well."""
    kept = tmp_path / "Ombre"
    kept.mkdir()
    first, again = seated(None), seated(None)
    first.keep_with(Keeper(Folders.of()), PreferencesDocument())
    first.features["files"].records.show(RECORD)
    first.features["files"].records.finish()
    first.boards.finish()
    save_as(first, kept / "one")
    first.window.close()
    keeper = Keeper(Folders.of())

    again.keep_with(keeper, keeper.load().preferences)
    again.menus.actions[Command.OPEN_RECORD].trigger()

    assert kept == Path(file_dialog(again).directory().path())


def test_a_folder_that_is_gone_is_not_offered(seated, documents, tmp_path):
    app = seated(None)
    keeper = Keeper(Folders.of())
    app.keep_with(keeper, PreferencesDocument(records=str(tmp_path / "gone")))

    app.menus.actions[Command.OPEN_RECORD].trigger()

    assert documents == Path(file_dialog(app).directory().path())


def test_a_record_is_opened_from_the_dialog(seated, documents):
    app = seated(None)
    app.menus.actions[Command.OPEN_RECORD].trigger()
    asked = file_dialog(app)

    asked.selectFile(str(RECORD))
    asked.accept()

    app.features["files"].records.finish()
    app.boards.finish()
    assert "puesta" == app.replays.current.replay.programme.title


def test_a_settled_deal_of_the_sitting_is_saved(seated, qtbot, documents):
    app = seated("five tricks", late=True)
    KeyUser(app, qtbot).play_deal()

    save_as(app, documents / "mine")

    assert app.controller.sitting.rows[-1].record == (documents / "mine.ombre").read_text(encoding="utf-8")

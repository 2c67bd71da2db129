"""Closing the window: at once if everything is kept, and never with a loss that was not asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import sitting_at
from dialect import exchanging
from person import dialog_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton
from wording import said

from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem, ProblemKind
from ombre_desktop.storage.slots import slots_of
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.farewell import Farewell


class Stubborn:
    """A keeper that reports the same problems at every attempt, until its files are kept elsewhere."""

    def __init__(self, *problems: Problem, elsewhere: tuple[Problem, ...] = ()) -> None:
        self.folders = Folders.of()
        self.problems = problems
        self.elsewhere = elsewhere
        self.tried = 0
        self.kept_in: list[Path] = []

    def settle(self) -> tuple[Problem, ...]:
        self.tried += 1
        return self.problems

    def keep_in(self, folder: Path) -> tuple[Problem, ...]:
        self.kept_in.append(folder)
        if not self.elsewhere:
            self.problems = ()
        return self.elsewhere


def unwritten(kind: ProblemKind = ProblemKind.DISK_FULL, *, liked: bool = False) -> Problem:
    folders = Folders.of()
    return Problem(kind, folders.preferences if liked else slots_of(folders.save)[0])


@pytest.fixture
def table(seated):
    """Provide a window with a given keeper; the window is really closed when the test is over."""
    kept: list[Stubborn] = []

    def sit_down(keeper: Stubborn) -> App:
        app = seated(deal=exchanging("entrada"))
        app._farewell = Farewell(app.window, app.boards, app.messages, keeper)
        kept.append(keeper)
        return app

    yield sit_down
    for keeper in kept:
        keeper.problems = ()


def question_of(app: App):
    return dialog_of(app, "farewell")


def folder_dialog(app: App) -> QFileDialog:
    (dialog,) = (one for one in app.window.findChildren(QFileDialog) if one.isVisible())
    return dialog


def press(app: App, words: str) -> None:
    """Press the button of the question whose label contains *words*."""
    buttons = question_of(app).findChildren(QPushButton)
    (button,) = (one for one in buttons if words in one.text().replace("&", ""))
    button.click()


def test_where_all_is_kept_it_closes_at_once(table):
    keeper = Stubborn()
    app = table(keeper)

    assert app.window.close()
    assert (1, {}) == (keeper.tried, app.boards._open)


def test_what_would_be_lost_is_said_and_why(table):
    app = table(Stubborn(unwritten()))

    assert not app.window.close()

    asked = question_of(app).accessibleDescription()
    assert app.window.isVisible()
    assert "you lose what was played since the last save" in asked
    assert "The disk is full: there is no room for" in asked
    assert "Make room and try again" in asked


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (ProblemKind.READ_ONLY, "The system does not let Ombre write"),
        (ProblemKind.IN_USE, "Another program holds"),
        (ProblemKind.UNWRITABLE, "could not be written."),
    ],
)
def test_every_reason_has_its_words(table, kind, why):
    app = table(Stubborn(unwritten(kind)))

    app.window.close()

    assert why in question_of(app).accessibleDescription()


def test_preferences_are_not_told_as_a_game(table):
    app = table(Stubborn(unwritten(liked=True)))

    app.window.close()

    assert "what you last chose in the preferences" in question_of(app).accessibleDescription()


def test_the_game_comes_first_where_both_would_be_lost(table):
    app = table(Stubborn(unwritten(liked=True), unwritten()))

    app.window.close()

    assert "what was played" in question_of(app).accessibleDescription()


def test_once_there_is_room_it_is_written_and_closes(table):
    keeper = Stubborn(unwritten())
    app = table(keeper)
    app.window.close()
    keeper.problems = ()

    press(app, "Try again")

    assert not app.window.isVisible()
    assert 2 == keeper.tried


def test_who_tries_in_vain_is_told_so(table):
    app = table(Stubborn(unwritten()))
    app.window.close()
    first = question_of(app)

    press(app, "Try again")

    assert app.window.isVisible()
    assert (said("farewell.lost_title.1"), said("farewell.lost_title.0")) == (
        first.windowTitle(),
        question_of(app).windowTitle(),
    )


def test_it_can_be_lost_by_name(table):
    keeper = Stubborn(unwritten())
    app = table(keeper)
    app.window.close()

    press(app, "Close anyway")

    assert not app.window.isVisible()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_one_can_go_back_to_the_table(table, way):
    """The window can be closed later, when the files are tried again."""
    keeper = Stubborn(unwritten())
    app = table(keeper)
    app.window.close()

    if way == "button":
        press(app, "Go back")
    else:
        QTest.keyClick(question_of(app), Qt.Key.Key_Escape)

    assert app.window.isVisible()
    assert {} == app.boards._open
    assert app.controller.sitting is not None
    keeper.problems = ()
    assert app.window.close()


def test_it_can_be_kept_in_another_folder(table, tmp_path):
    """The question says where the sitting will be and how to continue it, and then the window closes."""
    keeper = Stubborn(unwritten())
    app = table(keeper)
    app.window.close()
    press(app, "Keep it elsewhere")
    asked = folder_dialog(app)

    asked.setDirectory(str(tmp_path))
    asked.selectFile(str(tmp_path))
    asked.accept()

    assert [tmp_path] == keeper.kept_in
    (name,) = app.boards._open
    assert str(tmp_path) in name
    assert app.window.isVisible()
    app.boards._open[name].accept()
    assert not app.window.isVisible()


def test_another_folder_that_is_no_better_is_said(table, tmp_path):
    keeper = Stubborn(unwritten(), elsewhere=(Problem(ProblemKind.READ_ONLY, tmp_path / "table-1.json"),))
    app = table(keeper)
    app.window.close()

    app._farewell._keep_in(tmp_path)

    assert "The system does not let Ombre write" in question_of(app).accessibleDescription()
    assert app.window.isVisible()


def test_who_names_no_folder_is_asked_again(table):
    app = table(Stubborn(unwritten()))
    app.window.close()
    press(app, "Keep it elsewhere")

    folder_dialog(app).reject()

    assert question_of(app).isVisible()


def test_what_could_not_be_written_is_written_at_closing(seated):
    """The write succeeds at closing, once the person has made room."""
    app = seated(None)
    keeper = Keeper(Folders.of())
    app.keep_with(keeper, PreferencesDocument())
    in_the_way = room_for(keeper.folders.data)
    in_the_way.write_text("in the way", encoding="utf-8")
    app.resume(sitting_at(exchanging("entrada")))
    app.journal.write(app.controller.sitting, lambda: None)

    assert not app.window.close()
    in_the_way.unlink()
    press(app, "Try again")

    assert not app.window.isVisible()
    again = Keeper(Folders.of())
    assert app.controller.sitting is None
    assert "0" * 32 == again.load().sitting.game_id
    again.close()

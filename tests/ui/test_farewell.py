"""Closing the window: at once where all is kept, and never at the cost of anything without a question."""

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
from ombre_desktop.ui.shell.farewell import Farewell
from ombre_desktop.ui.shell.main_window import MainWindow


class Stubborn:
    """A keeper that cannot write some of its files, as often as it is told."""

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
    """A window whose things are kept by a certain keeper; it is closed in earnest when the test is over."""
    kept: list[Stubborn] = []

    def sit_down(keeper: Stubborn) -> MainWindow:
        window = seated(deal=exchanging("entrada"))
        window._farewell = Farewell(window, window.dialogs, keeper)
        kept.append(keeper)
        return window

    yield sit_down
    for keeper in kept:
        keeper.problems = ()


def question_of(window: MainWindow):
    return dialog_of(window, "farewell")


def folder_dialog(window: MainWindow) -> QFileDialog:
    (dialog,) = (one for one in window.findChildren(QFileDialog) if one.isVisible())
    return dialog


def press(window: MainWindow, words: str) -> None:
    """Press the button of the question on which *words* stand."""
    buttons = question_of(window).findChildren(QPushButton)
    (button,) = (one for one in buttons if words in one.text().replace("&", ""))
    button.click()


def test_where_all_is_kept_it_closes_at_once(table):
    keeper = Stubborn()
    window = table(keeper)

    assert window.close()
    assert (1, {}) == (keeper.tried, window.dialogs._open)


def test_what_would_be_lost_is_said_and_why(table):
    window = table(Stubborn(unwritten()))

    assert not window.close()

    asked = question_of(window).accessibleDescription()
    assert window.isVisible()
    assert "you lose what was played since your game was last written" in asked
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
    window = table(Stubborn(unwritten(kind)))

    window.close()

    assert why in question_of(window).accessibleDescription()


def test_preferences_are_not_told_as_a_game(table):
    window = table(Stubborn(unwritten(liked=True)))

    window.close()

    assert "what you last chose in the preferences" in question_of(window).accessibleDescription()


def test_the_game_comes_first_where_both_would_be_lost(table):
    window = table(Stubborn(unwritten(liked=True), unwritten()))

    window.close()

    assert "what was played" in question_of(window).accessibleDescription()


def test_once_there_is_room_it_is_written_and_closes(table):
    keeper = Stubborn(unwritten())
    window = table(keeper)
    window.close()
    keeper.problems = ()

    press(window, "Try again")

    assert not window.isVisible()
    assert 2 == keeper.tried


def test_who_tries_in_vain_is_told_so(table):
    window = table(Stubborn(unwritten()))
    window.close()
    first = question_of(window)

    press(window, "Try again")

    assert window.isVisible()
    assert (said("farewell.lost_title.1"), said("farewell.lost_title.0")) == (
        first.windowTitle(),
        question_of(window).windowTitle(),
    )


def test_it_can_be_lost_by_name(table):
    keeper = Stubborn(unwritten())
    window = table(keeper)
    window.close()

    press(window, "Close anyway")

    assert not window.isVisible()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_one_can_go_back_to_the_table(table, way):
    """And close later, when it is tried again."""
    keeper = Stubborn(unwritten())
    window = table(keeper)
    window.close()

    if way == "button":
        press(window, "Go back")
    else:
        QTest.keyClick(question_of(window), Qt.Key.Key_Escape)

    assert window.isVisible()
    assert {} == window.dialogs._open
    assert window.controller.sitting is not None
    keeper.problems = ()
    assert window.close()


def test_it_can_be_kept_in_another_folder(table, tmp_path):
    """It says where, and how to continue it; the window closes with that."""
    keeper = Stubborn(unwritten())
    window = table(keeper)
    window.close()
    press(window, "Keep it elsewhere")
    asked = folder_dialog(window)

    asked.setDirectory(str(tmp_path))
    asked.selectFile(str(tmp_path))
    asked.accept()

    assert [tmp_path] == keeper.kept_in
    (name,) = window.dialogs._open
    assert str(tmp_path) in name
    assert window.isVisible()
    window.dialogs._open[name].accept()
    assert not window.isVisible()


def test_another_folder_that_is_no_better_is_said(table, tmp_path):
    keeper = Stubborn(unwritten(), elsewhere=(Problem(ProblemKind.READ_ONLY, tmp_path / "table-1.json"),))
    window = table(keeper)
    window.close()

    window._farewell._keep_in(tmp_path)

    assert "The system does not let Ombre write" in question_of(window).accessibleDescription()
    assert window.isVisible()


def test_who_names_no_folder_is_asked_again(table):
    window = table(Stubborn(unwritten()))
    window.close()
    press(window, "Keep it elsewhere")

    folder_dialog(window).reject()

    assert question_of(window).isVisible()


def test_what_could_not_be_written_is_written_at_closing(seated):
    """Nothing can be written; room is made; closing writes it."""
    window = seated(None)
    keeper = Keeper(Folders.of())
    window.keep_with(keeper, PreferencesDocument())
    in_the_way = room_for(keeper.folders.data)
    in_the_way.write_text("in the way", encoding="utf-8")
    window.resume(sitting_at(exchanging("entrada")))
    window.journal.write(window.controller.sitting, lambda: None)

    assert not window.close()
    in_the_way.unlink()
    press(window, "Try again")

    assert not window.isVisible()
    again = Keeper(Folders.of())
    assert window.controller.sitting is None
    assert "0" * 32 == again.load().sitting.game_id
    again.close()

"""The list of all lessons: their progress, and how any of them is begun, again and again."""

from __future__ import annotations

import pytest
from conftest import STILL
from learner import TAUGHT, Learner, Scales
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons import listing
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.listing import listed

DONE = ("tricks", "first")


def test_the_list_has_every_lesson_with_its_progress():
    """A lesson that is at the table is begun, even if it was done before."""
    kept = LessonsDocument(done=DONE, lesson="first", deal="a record")

    rows = listed(kept, "es")

    assert list(TAUGHT) == [one.name for one in rows]
    assert ("Uno contra dos", True, True) == (rows[1].title, rows[1].is_done, rows[1].is_begun)
    assert [True, True, False] == [one.is_done for one in rows[:3]]
    assert sum(one.is_begun for one in rows) == 1


def test_a_lesson_without_a_translation_is_listed_in_english():
    assert "You against two" == listed(LessonsDocument(), "da")[1].title


def opened(app):
    """Open the list, and return its dialog."""
    app.do(Command.LESSONS)
    app.features["training"].finish()
    app.boards.finish()
    return app.boards.open_board("lessons")


@pytest.fixture
def person(seated, qtbot) -> Learner:
    """Provide somebody who has finished two lessons, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    folders = Folders.of()
    DocumentStore(folders.lessons, LESSONS).write(LessonsDocument(knows="none", done=DONE))
    app.lessons.keep_on(Shelf(folders, app))
    return Learner(app, qtbot)


def test_any_lesson_is_begun_again_by_keys(person):
    """The first lesson not done is selected; a finished one begins with its first card, and stays done."""
    board = opened(person.app)
    assert list(TAUGHT).index("second") == board.list.currentRow()
    assert board.list.item(1).text().startswith("2. You against two (done)")

    QTest.keyClick(board.list, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Return)
    person.app.lessons.finish()
    person.wait_for_turn()

    assert "first" == person.table.lesson.name
    assert person.table.lesson.record.state.layout == person.controller.sitting.state.layout
    assert person.controller.sitting.state.ombre is None
    assert DONE == person.app.lessons.progress.document.done


def test_another_lesson_takes_the_place_of_the_one_at_the_table(person):
    """The lesson in hand is left without a question, since it can be begun again."""
    person.learn()
    person.wait_for_turn()

    opened(person.app).wanted.emit("solo")
    person.app.lessons.finish()
    person.wait_for_turn()

    assert "solo" == person.table.lesson.name


def test_a_list_that_cannot_be_read_is_told(person, monkeypatch):
    """The message names the file, and no empty list is shown."""

    def broken(*_):
        raise LessonError("there is no lesson 'frist'", "course.txt", 3)

    monkeypatch.setattr(listing, "listed", broken)

    assert opened(person.app) is None
    told = [label.text() for label in person.app.boards.window.findChildren(QLabel)]
    assert any("course.txt" in text for text in told)


def test_damaged_progress_is_told_and_begun_again(seated, qtbot):
    """The problems tried lie in another file, and are kept."""
    app, folders = seated(None, runner=Scales(), preferences=STILL), Folders.of()
    tried = TriedDocument(tried={"renegado-1": TriedProblem(right=True)})
    DocumentStore(folders.problems, TRIED).write(tried)
    folders.lessons.write_text("nonsense", encoding="utf-8")
    told = []
    app.lessons.keep_on(Shelf(folders, app))
    app.lessons.shelf.failed.connect(told.append)

    dialog = opened(app)

    qtbot.waitUntil(lambda: bool(told))
    assert [folders.lessons] == [problem.path for problem in told]
    assert dialog is not None
    assert LessonsDocument() == app.lessons.progress.document
    assert tried == DocumentStore(folders.problems, TRIED).read().document


def test_the_dialog_for_a_new_game_leads_to_the_lessons_of_the_game(person):
    """
    The list opens at the first lesson of the game chosen, and the lesson takes the dialog's place.

    Once it is done, the dialog shows its seal.
    """
    app = person.app
    app.do(Command.NEW_GAME)
    app.boards.finish()
    dialog = app.boards.open_board("new_game")
    dialog.games.choose("quadrille")

    next(button for button in dialog.findChildren(QPushButton) if button.text() == "&Lesson").click()
    app.features["training"].finish()
    app.boards.finish()
    board = app.boards.open_board("lessons")
    assert list(TAUGHT).index("quadrille") == board.list.currentRow()
    QTest.keyClick(board, Qt.Key.Key_Return)
    app.lessons.finish()
    person.wait_for_turn()

    assert "quadrille" == person.table.lesson.name
    assert app.boards.open_board("new_game") is None

    app.lessons.progress.change(done=("quadrille",))
    app.do(Command.NEW_GAME)
    app.boards.finish()
    app.features["new_game"].finish()
    dialog = app.boards.open_board("new_game")
    person.wait(lambda: bool(dialog._done))
    assert {"quadrille": Done(lesson=True)} == dialog._done

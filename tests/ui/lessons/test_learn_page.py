"""The path of lessons: the progress on it, and how any station is begun by keys, again and again."""

from __future__ import annotations

from itertools import combinations

import pytest
from conftest import STILL
from learner import TAUGHT, Learner, Scales
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from wording import said

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.dialogs.second_press import SecondPress
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.features.training import path_reading
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.path import path_of
from ombre_desktop.ui.features.training.problem_file import filed_problems
from ombre_desktop.ui.features.training.selection import Selection
from ombre_desktop.ui.features.training.station_text import text_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons import lesson as lesson_module
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.listing import ListedLesson, listed
from ombre_desktop.value import replace

DONE = ("tricks", "first")
NO_PROBLEMS = Selection((), Wish())
CLICKED = Qt.FocusPolicy.ClickFocus


def test_the_list_has_every_lesson_with_its_progress():
    """A lesson that is at the table is begun, even if it was done before."""
    kept = LessonsDocument(done=DONE, lesson="first", deal="a record")

    rows = listed(kept, "es")

    assert list(TAUGHT) == [one.name for one in rows]
    assert ("Uno contra dos", True, True) == (rows[1].title, rows[1].is_done, rows[1].is_begun)
    assert [True, True, False] == [one.is_done for one in rows[:3]]
    assert sum(one.is_begun for one in rows) == 1


def test_a_lesson_without_a_translation_is_listed_in_english():
    assert "You against two" == listed(LessonsDocument(), "xx")[1].title


def opened(app, command=Command.LESSONS):
    """Open the path, and return its page."""
    app.do(command)
    app.features["training"].finish()
    app.boards.finish()
    return app.boards.open_board("lessons")


def station(page, name="", game=None):
    """Return the button of the station *name*, or of the problems of *game*."""
    found = (one.station for one in page.path.stations)
    wanted = next(one for one in found if one.name == name and game in (None, one.game))
    return next(one for one in page.path.stations if one.station is wanted)


def place_of(button):
    """Return what tells the station of *button* from all others."""
    return button.station.deed, button.station.name, button.station.game


@pytest.fixture
def person(seated, qtbot) -> Learner:
    """Provide somebody who has finished two lessons, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    folders = Folders.of()
    DocumentStore(folders.lessons, LESSONS).write(LessonsDocument(knows="none", done=DONE))
    app.lessons.keep_on(Shelf(folders, app))
    return Learner(app, qtbot)


def test_any_lesson_is_begun_again_by_keys(person):
    """The focus starts at the next lesson; a finished one begins with its first card, and stays done."""
    page = opened(person.app)
    assert "second" == page.path.current.station.name
    assert "Lesson 3, You defend, next" == page.path.current.accessibleName()
    assert "Two play together against the Ombre." == page.line.text()

    QTest.keyClick(page.path.current, Qt.Key.Key_Left)
    assert "Lesson 2, You against two, done" == page.path.current.accessibleName()
    QTest.keyClick(page.path.current, Qt.Key.Key_Return)
    person.app.lessons.finish()
    person.wait_for_turn()

    assert "first" == person.table.lesson.name
    assert person.table.lesson.record.state.layout == person.controller.sitting.state.layout
    assert person.controller.sitting.state.ombre is None
    assert DONE == person.app.lessons.progress.document.done


def test_one_walks_along_the_path_by_keys(person):
    """Along the road and from row to row, chapter by chapter, to either end, and by what is typed."""
    path = opened(person.app).path

    def pressed(key):
        QTest.keyClick(path.current, key)
        return path.current.station.name

    keys = Qt.Key
    assert ["red", "second"] == [pressed(keys.Key_Right), pressed(keys.Key_Left)]
    down = [pressed(keys.Key_Down) for _ in range(3)]  # over a row without a third station
    assert ["matador", "trump", "throw"] == down
    assert ["trump", "matador", "second", "second"] == [pressed(keys.Key_Up) for _ in range(4)]
    assert ["count", "solo", "", "french", ""] == [
        *(pressed(keys.Key_PageDown) for _ in range(4)),
        pressed(keys.Key_PageUp),
    ]
    assert ["tricks", "tricks"] == [pressed(keys.Key_Home), pressed(keys.Key_Left)]
    assert ["german_solo", ""] == [one.station.name for one in path.stations[-2:]]
    assert ["", "", ""] == [pressed(key) for key in (keys.Key_End, keys.Key_Right, keys.Key_Down)]
    assert path.current is path.stations[-1]
    here, held = path.current, Qt.KeyboardModifier.AltModifier
    here.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, keys.Key_C, held, "c"))  # a button's letter
    assert path.current is here
    for letter in "ćou":  # with or without accents
        typed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        path.current.keyPressEvent(typed)
    assert "count" == path.current.station.name
    assert [path.current] == [one for one in path.stations if one.focusPolicy() is not CLICKED]


def test_every_station_has_its_picture_and_no_figure_is_nought(person):
    """The pictures are there before the page is; what nobody has done is counted nowhere."""
    page = opened(person.app)
    stations = page.path.stations

    assert not [one.accessibleName() for one in stations if one._picture.isNull()]
    here = sum(one.traits.game == "renegado" for one in filed_problems())
    figures = {"", "Problems", f"{here} to go", "12 to go", "Drill"}
    assert figures == {one.words.figure for one in stations}
    assert len({place_of(one) for one in stations}) == len(stations)
    assert all(one.words.taught for one in stations)
    page.tell_waiting(3)
    told = next(one for one in stations if one.station.deed is Deed.MISTAKES)
    assert ("3 today", "3 positions that you missed, in new cards.") == (told.words.figure, told.words.taught)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_station_covers_another_and_no_title_is_cut(person, text):
    """In every size of text all titles lie on the page, and none over its neighbour."""
    person.app.prefer(replace(person.app.preferences, text_scale=text, text_follows=False))
    page = opened(person.app)
    places = [QRect(one.mapTo(page.path.page, QPoint()), one.size()) for one in page.path.stations]

    assert [] == [pair for pair in combinations(places, 2) if pair[0].intersects(pair[1])]
    assert all(page.path.page.rect().contains(place) for place in places)
    cut = [one for one in page.path.stations if one.title(one.width()).size.width() > one.width()]
    assert [] == [one.words.title for one in cut]
    assert page.line.fontInfo().pixelSize() == round(17 * min(text, 1.5))
    path, first = page.path, page.path.stations[0]
    tops = []
    for high in (first.height() + 30, first.height() + first.y() + 80):
        path.setFixedHeight(high)
        path.reveal(first)
        tops.append(path.verticalScrollBar().value() - path.chapters[0].y())
    assert tops[0] > first.y() - 20  # no heading is beheaded: it is seen whole, or not at all
    assert tops[1] <= 0


def test_problems_and_mistakes_are_stations_of_the_path(person, monkeypatch):
    """Their commands open the page there, and each game has a station of its own problems."""
    assert page_starts(person, Command.PROBLEMS) == (Deed.CHOSEN, "", "")
    assert page_starts(person, Command.PRACTICE) == (Deed.MISTAKES, "", "")
    begun = []
    training = person.app.features["training"]
    training.list("a game without a lesson")
    training.finish()
    person.app.boards.finish()
    assert "second" == person.app.boards.open_board("lessons").path.current.station.name  # the next
    monkeypatch.setattr(training.problems, "begin", lambda *wanted: begun.append(wanted))
    station(opened(person.app), "", "tritrille").click()
    station(opened(person.app), "lead").click()

    assert [("", "tritrille"), ("lead", "renegado")] == begun


def page_starts(person, command):
    """Return the place of the station at which *command* opens the page."""
    return place_of(opened(person.app, command).path.current)


def test_the_page_is_opened_again_where_one_practised(person):
    """A lesson leads on to the next lesson."""
    for deed in (Deed.SET_DEALS, Deed.DRILL, Deed.LESSON):
        page = opened(person.app)
        station = next(one for one in page.path.stations if one.station.deed is deed)

        station.click()

        assert deed is opened(person.app).path.current.station.deed


def test_the_second_press_of_a_double_click_does_not_reach_the_table(person, qtbot):
    """It falls on a sheet over the window, which is gone after a moment."""
    page, window = opened(person.app), person.app.window
    middle = window.rect().center()

    page.begin_button.click()

    assert isinstance(window.childAt(middle), SecondPress)
    qtbot.waitUntil(lambda: not isinstance(window.childAt(middle), SecondPress))


def test_with_nothing_due_the_page_stays(person):
    """The positions of today are counted first; the line below says that there are none."""
    page = opened(person.app, Command.PRACTICE)
    page.tell_waiting(0)
    page.path.current.click()

    assert page is person.app.boards.open_board("lessons")
    assert "No mistake of yours comes back today." == page.line.text()
    assert not page.begin_button.isEnabled()
    page.tell_waiting(2)
    assert page.begin_button.isEnabled()


def test_the_pictures_follow_another_size_of_text_and_deck(person, monkeypatch):
    """Until they are painted again, the old ones are shown."""
    app, counted = person.app, []
    before = opened(app).path.current._picture
    app.prefer(replace(app.preferences, text_scale=1.5, text_follows=False))
    app.features["training"].finish()
    larger = app.boards.open_board("lessons").path.current._picture
    assert 1.5 * before.height() == larger.height()
    for text in (2.0, 1.0):  # the last is painted, not the larger one that was begun before
        app.prefer(replace(app.preferences, text_scale=text))
    app.features["training"].finish()
    assert before == app.boards.open_board("lessons").path.current._picture

    monkeypatch.setattr(app.features["training"], "count_waiting", lambda: counted.append(True))
    app.do(Command.SWITCH_DECK)
    app.boards.finish()
    app.features["training"].finish()
    assert [True] == counted  # the page is another now, which does not know what comes back today
    assert larger != app.boards.open_board("lessons").path.current._picture


def test_the_contents_lead_to_a_chapter_and_pips_to_exercises(person):
    """The pointer needs no keys: a click on the pips asks the exercises of that lesson."""
    page = opened(person.app)
    page._contents.setCurrentRow(1)
    assert "count" == page.path.current.station.name
    pips = station(page, "throw").pips
    pips.told.emit(True)
    assert "Exercises of lesson 10." == page.line.text()

    pips.click()
    exercises = person.app.features["training"].exercises
    exercises.finish()

    assert "throw" == exercises._lesson


def test_a_lesson_of_another_folder_is_called_by_its_own_title():
    mine = ListedLesson("mine", "My lesson", is_done=False, is_begun=False, game="zanga")

    (own,) = path_of([mine], NO_PROBLEMS)[-1:][0].stations[:1]

    assert ("1. My lesson", "") == (text_of(own).title, text_of(own).taught)


def test_a_lesson_that_is_not_translated_says_so_before_it_begins(qapp, monkeypatch):
    danish = listed(LessonsDocument(), "da")[0]
    monkeypatch.setattr(lesson_module, "translation_of", lambda *_: None)
    foreign, english = (listed(LessonsDocument(), code)[0] for code in ("da", "en"))

    assert [True, False, True] == [one.translated for one in (danish, foreign, english)]
    (station,) = path_of([foreign], NO_PROBLEMS)[0].stations[:1]
    assert said("learn.english_only") == text_of(station).taught


def test_another_lesson_takes_the_place_of_the_one_at_the_table(person):
    """The lesson in hand is left without a question, since it can be begun again."""
    person.learn()
    person.wait_for_turn()

    station(opened(person.app), "solo").click()
    person.app.lessons.finish()
    person.wait_for_turn()

    assert "solo" == person.table.lesson.name


def test_a_list_that_cannot_be_read_is_told(person, monkeypatch):
    """The message names the file, and no empty list is shown."""

    def broken(*_):
        raise LessonError("there is no lesson 'frist'", "course.txt", 3)

    monkeypatch.setattr(path_reading, "listed", broken)

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
    The path opens at the first lesson of the game chosen, and the lesson takes the dialog's place.

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
    page = app.boards.open_board("lessons")
    assert "quadrille" == page.path.current.station.name
    QTest.keyClick(page, Qt.Key.Key_Return)
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

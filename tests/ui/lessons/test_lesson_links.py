"""Links both ways: from a page of the rule book to its lessons, and from a lesson to the rule."""

from __future__ import annotations

import pytest
from conftest import STILL
from learner import TAUGHT, Learner, Scales, lesson
from PySide6.QtCore import QUrl

from ombre_desktop.engine import request
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.host import lessons_on
from ombre_desktop.ui.features.rule_book.rules_books import BOOKS, CHIEF
from ombre_desktop.ui.features.rule_book.topic import pages_with
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons.ideas import RULES, rules_taught
from ombre_desktop.ui.lessons.lesson import LEARNER
from ombre_desktop.ui.lessons.lesson import LESSONS as FOLDER


def test_every_idea_stands_on_a_page_of_the_rule_book():
    """An idea of another game stands on the page about that game."""
    assert {} == {
        idea: rule for idea, rule in RULES.items() if not any(pages_with(rule, game) for game in BOOKS)
    }


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_teaches_what_its_marks_say(name):
    """The text is searched without being checked, and the same ideas are found as by the reader."""
    ideas = [idea for mark in lesson(name).english.marks for idea in mark.teaches]
    game = lesson(name).record.state.ruleset.name

    assert {RULES[idea] for idea in ideas} == set(rules_taught(name, FOLDER))
    assert all(pages_with(RULES[idea], game) for idea in ideas)


def test_a_page_names_the_lessons_about_it():
    """A page about another game has only that game's own, though its paragraphs have the same numbers."""
    assert ("throw", "What to throw") in lessons_on(Topic.EXCHANGE)
    assert ("surrender", "To give up") in lessons_on(Topic.SURRENDER)
    assert (("french", "The French pool"),) == lessons_on(Topic.FRENCH)
    assert (("pokerwiner", "Two bids only"),) == lessons_on(Topic.POKERWINER)
    assert "french" not in [name for name, _ in lessons_on(Topic.CLAIM)]


@pytest.mark.parametrize("game", [game for game in BOOKS if game != CHIEF])
def test_another_game_has_lessons_of_its_own(game):
    """Its page in the rule book names them, and no lesson of another game."""
    page = BOOKS[game].start
    named = [name for name, _ in lessons_on(page)]

    assert game in named
    assert {page} == {BOOKS[lesson(name).record.state.ruleset.name].start for name in named}


@pytest.fixture
def person(seated, qtbot) -> Learner:
    """Provide somebody who knows no game, with an empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    folders = Folders.of()
    DocumentStore(folders.lessons, LESSONS).write(LessonsDocument(knows="none", done=("first",)))
    app.lessons.keep_on(Shelf(folders, app))
    return Learner(app, qtbot)


def book(app):
    """Return the open rule book."""
    app.boards.finish()
    return app.boards.open_board("rules")


def test_a_link_of_the_rule_book_begins_its_lesson(person):
    """The progress made before is kept."""
    person.app.do(Command.RULE)
    reader = book(person.app)
    reader.open_at(Topic.SURRENDER)
    assert "To give up" in reader._browser.toPlainText()

    reader._follow(QUrl("lesson:surrender"))
    person.app.features["training"].finish()
    person.app.lessons.finish()
    person.wait_for_turn()

    assert "surrender" == person.table.lesson.name
    assert ("first",) == person.app.lessons.progress.document.done


def test_the_rules_open_at_what_the_teacher_says(person):
    """In the lesson on matadors the book opens at following suit; elsewhere at the question's page."""
    steps = lesson("matador").steps
    moves = next(
        at
        for at, step in enumerate(steps)
        if (asked := request(step.state)) is not None
        and asked.seat == LEARNER
        and getattr(asked, "withheld", ())
    )
    person.learn_from("matador", moves)

    assert "1.9" == person.app.lessons.table.rule
    person.app.do(Command.RULES)

    assert Topic.PLAY is book(person.app).topic
    assert "1.9" == book(person.app)._paragraph
    person.app.lessons.leave_to_table()
    assert person.app.lessons.table is None

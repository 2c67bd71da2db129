"""The queue at the table: offered on the first page, asked by keys, and kept."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from conftest import STILL
from evening import ended, fresh, played
from PySide6.QtCore import QTimer

from ombre_desktop.engine import request, steps_of
from ombre_desktop.engine.notation import parse_record, parse_view
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict import Grade, Verdict, kind_of
from ombre_desktop.players.judging.verdict_text import verdict_object
from ombre_desktop.players.player import asked_of
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import Judged, keep_judged
from ombre_desktop.storage.practice import PRACTICE, PracticeDocument, Waiting
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.features.training.gathering import Mistakes, due_today, mistakes_after
from ombre_desktop.ui.features.training.problem_file import filed_problems
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons.exercise_table import ExerciseTable
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.texts import exercises as exercise_words
from ombre_desktop.ui.texts import practice as words
from ombre_desktop.ui.texts import problems as problem_words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.value import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales

EVENING = ended(played(fresh(game_id="0" * 32), 2))
LARGE = replace(Preferences(), text_scale=2.0, text_follows=False)


class Judges(Scales):
    """Players whose judge finds the last of the actions best, by five chips."""

    def review(self, words: dict[str, object]) -> int:
        """Answer soon, always under the same number, unless reasons are asked for."""
        if "advice" in words:
            return super().review(words)
        seen = parse_view(str(words["view"]))
        asked = asked_of(seen)
        chosen = parse_action(str(words["chosen"]).split(), asked)
        best = next(one for one in reversed(asked.actions) if one != chosen)
        verdict = Verdict(
            seat=seen.seat,
            move=len(seen.position.history),
            kind=kind_of(asked, chosen),
            chosen=chosen,
            best=best,
            cost=5.0,
            error=0.1,
            grade=Grade.BLUNDER,
            alternatives=(Alternative(best, 3.0, 0.1, 0.62), Alternative(chosen, -2.0, 0.1, 0.41)),
        )
        reply = {"verdict": verdict_object(verdict)}
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(1, reply))
        return 1


class Lost(Scales):
    """Players whose judge has no reply."""

    def review(self, _: dict[str, object]) -> int:
        """Fail soon."""
        QTimer.singleShot(0, self, lambda: self.unreviewed.emit(1, NoReply.LOST))
        return 1


class Practiser(Learner):
    """Somebody who practises by keys."""

    @property
    def practice(self):
        return self.app.features["training"].practice

    @property
    def panel(self):
        """The question or verdict with answers on parchment."""
        table = self.practice.table
        if table is None:
            return self.practice.panel
        return table.question if isinstance(table, ExerciseTable) else table.panel

    def begin(self) -> None:
        """Open the queue at its station."""
        self.practice.begin()
        self.practice.finish()


def waiting(*names: str) -> None:
    """Let the positions called *names* wait in the queue of this home, due today."""
    kept = tuple(Waiting(name, due=1) for name in names)
    DocumentStore(Folders.of().practice, PRACTICE).write(PracticeDocument(days=1, last=1, waiting=kept))


@pytest.fixture
def person(seated, qtbot):
    """Provide somebody whose answers are kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Practiser(app, qtbot)


def test_a_missed_problem_comes_back_as_another_of_its_kind(person):
    """Right answers are counted at the end, and the table is given back."""
    missed = filed_problems()[0].read()
    waiting(f"problem:{missed.name}", "problem:of-an-older-version")
    person.begin()
    person.until(lambda: person.practice.table is not None and person.practice.table.bubble.sentences)
    problem = person.practice.table.problem
    assert (missed.kind, False) == (problem.kind, problem.name == missed.name)
    person.photograph("practice")

    person.choose(action_text(problem.answers[0]))
    person.until(lambda: person.panel)
    assert problem_words.right_told() == person.panel.accessibleName()
    person.press(words.next_answer())
    person.until(lambda: person.practice.table is None)

    assert words.ended_told(1, 1) == person.panel.accessibleName()
    assert [(f"problem:{missed.name}", 1, 1)] == [
        (one.name, one.asked, one.right) for one in person.practice.file.document.waiting
    ]
    person.photograph("practice-end")
    person.press(words.leave_answer())
    person.until(lambda: not person.app.lessons.is_on)


def test_a_missed_exercise_comes_back(person):
    """Another one of its kind in the same lesson is asked; a second miss keeps it in the queue."""
    waiting("exercise:red/red-1")
    person.begin()
    person.until(lambda: person.practice.table is not None and person.practice.table.bubble.sentences)
    exercise = person.practice.table.exercise
    assert exercise.name != "red-1"

    wrong = next(card.text for card in exercise.moment.may_play if not exercise.accepts(card.text))
    for _ in range(2):
        person.choose(wrong)
    person.until(lambda: person.panel)

    assert exercise_words.wrong_told() == person.panel.accessibleName()
    person.until(lambda: person.practice.file.document.waiting[0].asked == 1)
    assert 0 == person.practice.file.document.waiting[0].right


def test_with_nothing_due_the_queue_says_so(person):
    person.begin()
    person.until(lambda: person.panel)

    assert words.nothing_told() == person.panel.accessibleName()


def test_a_damaged_queue_is_told_and_begun_again(person):
    """The progress in the lessons and the problems tried lie in other files."""
    Folders.of().practice.parent.mkdir(parents=True, exist_ok=True)
    Folders.of().practice.write_text("nonsense", encoding="utf-8")
    told = []
    person.app.lessons.shelf.failed.connect(told.append)

    person.begin()
    person.until(lambda: person.panel)

    person.until(lambda: told)
    assert [Folders.of().practice] == [problem.path for problem in told]
    assert words.nothing_told() == person.panel.accessibleName()


# The person's own choices.


@pytest.fixture
def judged_home(qapp):
    """Provide the keeper of a home with settled deals, one of which had a costly card."""
    folders = Folders.of()
    history = History(folders.history, lambda: datetime(2026, 11, 20, tzinfo=UTC))
    history.keep(EVENING)
    deal = history.deals(EVENING.game_id)[0]
    state = parse_record(deal.row.record).state
    steps = steps_of(state)
    move = next(
        at
        for at, made in enumerate(state.history)
        if made.seat == PERSON and len(getattr(request(steps[at].state), "cards", ())) > 1
    )
    found = Judged(move, "card", 5.0, 0.2, "blunder")
    with history._asked() as database:
        keep_judged(database, deal.game_id, deal.row.number, [found])
        database.commit()
    history.close()
    keeper = Keeper(folders)
    yield keeper
    keeper.close()


def test_choices_looked_through_by_a_wrong_clock_are_looked_through_again(judged_home):
    """A time in the future says nothing; neither does a deal that is dated in the future."""
    folders, now = judged_home.folders, datetime(2026, 11, 29, 12, tzinfo=UTC)
    far = "2036-11-27T10:00:00+00:00"
    DocumentStore(folders.practice, PRACTICE).write(PracticeDocument(days=3, last=2464994, taken=far))
    history = History(folders.history)
    assert 1 == due_today(folders, now, history).count

    with history._asked() as database:
        database.execute("UPDATE deal SET settled = ?", (far,))
        database.commit()

    assert Mistakes() == mistakes_after("", now, history)
    assert 1 == len(mistakes_after("", datetime(2036, 11, 28, tzinfo=UTC), history).found)
    history.close()


def offered(app) -> bool:
    """Tell whether the first page has the door to the queue."""
    page = app.desk.front.page
    return page is not None and any(door.name is Command.PRACTICE for door in page._offer.doors)


def door_of(app):
    """Return the door to the queue on the first page."""
    return app.desk.front.page._doors[Command.PRACTICE]


def test_an_own_costly_choice_is_offered_and_decided_again(seated, judged_home, qtbot):
    """The first page has a door while something waits; the position is that of the deal, card by card."""
    app = seated(None, runner=Judges(), preferences=STILL)
    app.lessons.keep_on(judged_home.shelf)
    app.keep_with(judged_home, judged_home.load().preferences)
    person = Practiser(app, qtbot)
    app.do(Command.FIRST_PAGE)
    person.until(lambda: offered(app) and not door_of(app).isHidden())
    person.photograph("first-page")
    door = door_of(app)
    assert "1" in door.accessibleDescription()

    door.click()
    person.until(lambda: app.boards.open_board("lessons"))
    app.boards.open_board("lessons").path.current.click()
    app.window.activateWindow()
    person.until(lambda: person.practice.table is not None and person.practice.table.bubble.sentences)
    problem = person.practice.table.problem
    asked = f"{game_name('renegado')}\n{words.own_question()}"
    assert (asked,) == person.practice.table.bubble.sentences
    person.photograph("own-choice")
    person.choose(action_text(problem.answers[0]))
    person.until(lambda: person.panel)
    assert problem_words.right_told() == person.panel.accessibleName()
    person.press(words.leave_answer())

    person.until(lambda: not app.lessons.is_on and not offered(app))
    (kept,) = person.practice.file.document.waiting
    assert (1, 1) == (kept.asked, kept.right)


def test_an_own_choice_that_cannot_be_judged_now_waits(seated, judged_home, qtbot):
    """The players' process has died: the table is unharmed, and the choice comes back another time."""
    app = seated(None, runner=Lost(), preferences=STILL)
    app.lessons.keep_on(judged_home.shelf)
    app.keep_with(judged_home, judged_home.load().preferences)
    person = Practiser(app, qtbot)

    person.begin()
    person.until(lambda: person.panel and words.nothing_told() == person.panel.accessibleName())

    assert 1 == len(person.practice.file.document.waiting)
    person.press(words.leave_answer())
    person.until(lambda: not app.lessons.is_on)


def test_the_first_page_holds_at_double_size_whatever_waits(seated, judged_home, qtbot):
    """The door is left out where there is no room for it; nothing lies outside the window."""
    app = seated(None, runner=Judges(), size=(1024, 700), preferences=LARGE)
    app.keep_with(judged_home, judged_home.load().preferences)
    app.prefer(LARGE)
    app.do(Command.FIRST_PAGE)
    qtbot.waitUntil(lambda: offered(app))

    page = app.desk.front.page
    window = app.desk.dock.context.layout.window
    places = [button.place for button in page.buttons if not button.isHidden()]
    assert all(window.contains(place) for place in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])

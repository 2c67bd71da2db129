"""Exercises at the table: asked and answered by keys, with the reason, and the progress kept."""

from __future__ import annotations

import pytest
from conftest import STILL
from learner import Learner, Scales
from wording import said

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons.exercise_file import read_exercises
from ombre_desktop.ui.panels.notice import Notice
from ombre_desktop.value import replace


class Pupil(Learner):
    """A learner who does exercises."""

    @property
    def exercises(self):
        return self.app.features["training"].exercises

    @property
    def told(self) -> tuple[str, ...]:
        """The words in the bubbles."""
        return self.exercises.table.bubble.sentences

    @property
    def question(self):
        """The question with answers on parchment."""
        return self.exercises.table.question

    @property
    def right(self) -> tuple[str, ...]:
        return self.app.lessons.progress.document.right

    def exercise(self, lesson: str) -> None:
        """Begin the exercises of *lesson*."""
        self.exercises.begin(lesson)
        self.exercises.finish()
        self.until(lambda: self.told)

    def answer_with(self, label: str) -> None:
        """Press the number key of the answer with this *label*."""
        names = [button.accessibleName().partition(". ")[0] for button in self.question.buttons]
        self.letter(str(names.index(label) + 1))


@pytest.fixture
def pupil(seated, qtbot) -> Pupil:
    """Provide somebody whose progress is kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    folders = Folders.of()
    DocumentStore(folders.lessons, LESSONS).write(LessonsDocument(knows="none"))
    app.lessons.keep_on(Shelf(folders, app))
    app.lessons.progress.read()
    return Pupil(app, qtbot)


def test_a_bid_is_answered_by_keys(pupil):
    """A wrong answer gets a thought, the right one its reason; nothing is played, progress is kept."""
    first, second, *_ = read_exercises("count")
    pupil.exercise("count")
    before = pupil.controller.sitting.state
    assert (first.ask,) == pupil.told

    pupil.choose("solo")
    pupil.until(lambda: pupil.told == (first.wrong, first.ask))
    pupil.choose(first.answers[0])
    pupil.until(lambda: pupil.question)

    assert (first.right,) == pupil.told
    assert said("exercises.right_told") == pupil.question.accessibleName()
    assert before == pupil.controller.sitting.state
    assert ("count/count-1",) == pupil.right
    pupil.answer_with(said("exercises.next_answer"))
    pupil.until(lambda: pupil.told == (second.ask,))
    assert "Exercise: 2 of 4" in pupil.desk.dock.standing.contract.accessibleDescription()


def test_an_exercise_is_done_without_the_trump_ladder_and_taking_back(pupil):
    """The ladder would tell how many trumps are out, and an earlier moment is not the question."""
    pupil.exercise("trumps")

    assert not pupil.desk.dock.standing.ladder.isVisible()
    assert not pupil.desk.can_take_back


def test_a_number_is_chosen_from_four(pupil):
    """After the second wrong number the answer is told, and the exercise is not counted as right."""
    first = read_exercises("trumps")[0]
    pupil.exercise("trumps")
    pupil.until(lambda: pupil.question)
    labels = [button.accessibleName().partition(". ")[0] for button in pupil.question.buttons]
    wrong = next(label for label in labels if label != first.answers[0])
    pupil.answer_with(wrong)
    pupil.until(lambda: len(pupil.told) == 2 and pupil.question)
    pupil.answer_with(wrong)

    assert said("exercises.wrong_told") == pupil.question.accessibleName()
    assert first.answers[0] in pupil.told[0]
    assert () == pupil.right


def test_a_card_and_a_discard_are_answered_at_the_table(pupil):
    """The cards are those of the hand, played and thrown as in any deal."""
    for lesson in ("second", "throw"):
        pupil.exercise(lesson)
        pupil.choose(read_exercises(lesson)[0].answers[0])
        pupil.until(lambda: pupil.question)

    assert ("second/second-1", "throw/throw-1") == pupil.right


def test_what_is_right_already_is_not_asked_again(pupil):
    """When all are right, they can all be asked once more."""
    names = [one.name for one in read_exercises("red")]
    pupil.app.lessons.progress.change(right=tuple(f"red/{name}" for name in names[:2]))
    pupil.exercise("red")
    assert names[2] == pupil.exercises.table.exercise.name

    pupil.choose(read_exercises("red")[2].answers[0])
    pupil.until(lambda: pupil.question)
    pupil.answer_with(said("exercises.again_answer"))
    pupil.exercises.finish()

    assert names[0] == pupil.exercises.table.exercise.name


def test_the_path_begins_exercises_and_tells_the_progress(pupil):
    pupil.app.lessons.progress.change(right=("red/red-1",))
    pupil.app.do(Command.LESSONS)
    pupil.app.features["training"].finish()
    pupil.app.boards.finish()
    page = pupil.app.boards.open_board("lessons")
    red = next(one for one in page.path.stations if one.station.name == "red")
    assert red.words.taught.endswith("1 of 3 exercises right.")

    page.path.go_to(red)
    page.exercises_button.click()
    pupil.exercises.finish()
    pupil.until(lambda: pupil.told)

    assert "red-2" == pupil.exercises.table.exercise.name


def test_an_exercise_has_no_hint_and_goes_on_in_another_language(pupil):
    pupil.exercise("fourth")

    pupil.letter("h")
    notices = [one.accessibleName() for one in pupil.window.findChildren(Notice) if one.isVisible()]
    pupil.app.prefer(replace(pupil.app.preferences, language="es"))
    pupil.exercises.finish()
    pupil.until(lambda: pupil.told)

    assert ["There is no hint in an exercise. After two tries you are told the answer."] == notices
    assert (read_exercises("fourth", "es")[0].ask,) == pupil.told


def test_the_sitting_that_waited_goes_on_after_the_exercises(seated, qtbot):
    app = seated(runner=Scales())
    before = app.sitting
    app.lessons.keep_on(Shelf(Folders.of(), app))
    pupil = Pupil(app, qtbot)
    pupil.exercise("count")

    app.do(Command.LEAVE_LESSON)

    assert before.state == app.sitting.state
    assert pupil.exercises.table is None

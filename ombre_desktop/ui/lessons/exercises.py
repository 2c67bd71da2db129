"""The way through the exercises of a lesson, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.lessons.exercise_file import Exercise, read_exercises
from ombre_desktop.ui.lessons.exercise_table import ExerciseTable
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.sitting import sitting_of
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.texts import exercises as words
from ombre_desktop.ui.texts.grammar import language
from ombre_desktop.value import replace

ON, AGAIN, LEAVE = "on", "again", "leave"
"""The names of the answers after an exercise."""
Found = tuple[Exercise, ...] | OmbreError


class Exercises(QObject):
    """
    The exercises of one lesson at a time: those not yet answered right, or else all of them.

    `missed` carries the lesson and the name of an exercise that was missed twice, joined by a stroke.
    """

    missed = Signal(str)

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(lessons)
        self._stage, self._lessons = stage, lessons
        self._reading = OneReading(self)
        self._lesson = ""
        self._left: tuple[Exercise, ...] = ()
        self._number = self._of = 0
        self.table: ExerciseTable | None = None

    def begin(self, lesson: str) -> None:
        """Read the exercises of *lesson* in a thread, and ask the first."""
        self._lesson = lesson
        self._read(self._show)

    def finish(self) -> None:
        """Wait for the exercises that are being read."""
        self._reading.finish()

    # The guide at the table.

    @property
    def instead_of_hint(self) -> str:
        """The sentence that is shown when a hint is wanted."""
        return words.no_hint_told()

    def act(self, action: Action) -> None:
        """Take the learner's action as an answer."""
        if self.table is not None:
            self.table.act(action)

    def reword(self) -> None:
        """Ask the present exercise again, in another language."""
        if self._left:
            self._read(partial(self._show, name=self._left[0].name))

    def close(self) -> None:
        """Remove the exercise."""
        if self.table is not None:
            self.table.close()
            self.table = None

    # The way.

    def _read(self, found: Callable[[Found], None]) -> None:
        lesson, spoken = self._lesson, language()
        self._reading.begin(lambda _: _read(lesson, spoken), found)

    def _show(self, found: Found, name: str = "") -> None:
        """Ask what was *found*, beginning with the exercise *name* or with the first not answered yet."""
        if isinstance(found, OmbreError):
            self._lessons.tell_trouble(found)
            return
        names = [one.name for one in found]
        if name in names:
            self._left = found[names.index(name) :]
        else:
            right = self._lessons.progress.document.right
            self._left = tuple(one for one in found if self._key(one) not in right) or found
        self._of = len(found)
        self._ask()

    def _ask(self) -> None:
        if not self._left:
            self._lessons.leave_to_table()
            return
        exercise = self._left[0]
        sitting = sitting_of(exercise.record, self._lesson)
        place = (self._of - len(self._left) + 1, self._of)
        onward = (ON, words.next_answer()) if self._left[1:] else (AGAIN, words.again_answer())
        desk, controller = self._stage.desk, self._stage.controller
        self._lessons.seat(self)
        self.table = ExerciseTable(desk, controller, exercise, (onward, (LEAVE, words.leave_answer())))
        self.table.solved.connect(partial(self._note, exercise))
        self.table.chosen.connect(self._go)
        controller.open(replace(sitting, lesson_place=place, is_exercise=True))

    def _note(self, exercise: Exercise, is_right: bool) -> None:
        """Keep that *exercise* was answered right, or not any more."""
        key, kept = self._key(exercise), self._lessons.progress.document.right
        others = tuple(one for one in kept if one != key)
        self._lessons.progress.change(right=(*others, key) if is_right else others)
        if not is_right:
            self.missed.emit(key)

    def _go(self, way: str) -> None:
        if way == LEAVE:
            self._left = ()
            self._lessons.leave_to_table()
        elif way == AGAIN:
            self.begin(self._lesson)
        else:
            self._left = self._left[1:]
            self._ask()

    def _key(self, exercise: Exercise) -> str:
        return f"{self._lesson}/{exercise.name}"


def _read(lesson: str, spoken: str) -> Found:
    try:
        return read_exercises(lesson, spoken)
    except OmbreError as error:
        return error

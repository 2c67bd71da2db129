"""The way through the exercises of a lesson, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.ui.lessons.exercise_file import Exercise, read_exercises
from ombre_desktop.ui.lessons.exercise_table import ExerciseTable
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.series import Series
from ombre_desktop.ui.lessons.sitting import sitting_of
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.lessons.ways import AGAIN
from ombre_desktop.ui.texts import exercises as words
from ombre_desktop.ui.texts.grammar import language

Found = tuple[Exercise, ...] | OmbreError


class Exercises(Series[Exercise, ExerciseTable]):
    """
    The exercises of one lesson at a time: those not yet answered right, or else all of them.

    `missed` carries the lesson and the name of an exercise that was missed twice, joined by a stroke.
    """

    missed = Signal(str)
    words = words

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(stage, lessons)
        self._lesson = ""

    def begin(self, lesson: str) -> None:
        """Read the exercises of *lesson* in a thread, and ask the first."""
        self._lesson = lesson
        self._read(self._show)

    def reword(self) -> None:
        """Ask the present exercise again, in another language."""
        if self._left:
            self._read(partial(self._show, name=self._left[0].name))

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
        self._set()

    def _set_first(self, position: Exercise) -> None:
        made = partial(ExerciseTable, self._desk, self._controller, position)
        self._seat(made, sitting_of(position.record, self._lesson))

    @property
    def _ways(self) -> Answers:
        onward, leave = super()._ways
        return (onward if self._left[1:] else (AGAIN, words.again_answer())), leave

    def _note(self, is_right: bool) -> None:
        """Keep that the exercise was answered right, or not any more."""
        key, kept = self._key(self._left[0]), self._lessons.progress.document.right
        others = tuple(one for one in kept if one != key)
        self._lessons.progress.change(right=(*others, key) if is_right else others)
        if not is_right:
            self.missed.emit(key)

    def _go(self, way: str) -> None:
        if way == AGAIN:
            self.begin(self._lesson)
        else:
            super()._go(way)

    def _key(self, exercise: Exercise) -> str:
        return f"{self._lesson}/{exercise.name}"


def _read(lesson: str, spoken: str) -> Found:
    try:
        return read_exercises(lesson, spoken)
    except OmbreError as error:
        return error

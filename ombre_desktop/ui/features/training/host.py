"""The lessons and what is asked beside them: their list, exercises, problems and practice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.frame.boards import NEW_GAME
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.texts.grammar import language

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.features.training.gathering import Due
    from ombre_desktop.ui.features.training.practice import Practice
    from ombre_desktop.ui.features.training.problems import Problems
    from ombre_desktop.ui.lessons.exercises import Exercises
    from ombre_desktop.ui.lessons.listing import ListedLesson


LESSONS = "lessons"
"""The name of the dialog."""


class TrainingHost(Feature):
    """The host of one window's lessons, exercises, problems and practice."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._lessons, self._succession = program.lessons, program.succession
        self._reading = OneReading(self)

    def begin(self, name: str) -> None:
        """Begin the lesson *name*, after the progress is read in a thread."""
        progress = self._lessons.progress
        self._reading.begin(lambda _: progress.read(), lambda _: self._lessons.begin_at(name))

    def list(self, game: str = "") -> None:
        """Show the list of all lessons, which is read in a thread, at the lessons of *game* if it has any."""
        progress, spoken = self._lessons.progress, language()

        def read(_: object) -> Sequence[ListedLesson] | OmbreError:
            # Here, since the dialog's parts are imported off the GUI thread too.
            from ombre_desktop.ui.features.training import lessons_dialog  # noqa: F401
            from ombre_desktop.ui.lessons.listing import read_list

            return read_list(progress, spoken)

        self._reading.begin(read, partial(self._show, game))

    @cached_property
    def exercises(self) -> Exercises:
        """The exercises of the lessons."""
        from ombre_desktop.ui.lessons.exercises import Exercises

        exercises = Exercises(self._program, self._lessons)
        exercises.missed.connect(lambda name: self.practice.miss("exercise", name))
        return exercises

    def set_problems(self, game: str = "") -> None:
        """Set problems at the table, those of *game* alone if one is named."""
        self.problems.begin(game)

    @cached_property
    def problems(self) -> Problems:
        """The problems."""
        from ombre_desktop.ui.features.training.problems import Problems

        problems = Problems(self._program, self._lessons)
        problems.missed.connect(lambda name: self.practice.miss("problem", name))
        return problems

    @cached_property
    def practice(self) -> Practice:
        """The queue of what was missed."""
        from ombre_desktop.ui.features.training.practice import Practice

        practice = Practice(self._program, self._lessons, self.problems, lambda: self._succession.keeper)
        practice.counted.connect(self._offer)
        return practice

    def learn_from_mistakes(self) -> None:
        """Ask the positions that come back today."""
        self.practice.begin()

    def count_waiting(self) -> None:
        """Find out how many positions come back today; the first page offers them, unless nothing is kept."""
        keeper = self._succession.keeper
        if "practice" in self.__dict__:
            self.practice.count()
        elif keeper is not None:
            from ombre_desktop.ui.features.training.gathering import due_today

            now = system_clock().astimezone()
            keeper.use_history(partial(due_today, keeper.folders, now), self._tell_count)

    def _tell_count(self, due: Due | None) -> None:
        keeper = self._succession.keeper
        if due is not None and keeper is not None:
            for problem in due.problems:
                keeper.failed.emit(problem)
            self._offer(due.count)

    def _offer(self, count: int) -> None:
        """Let the first page offer the *count* missed positions that come back today."""
        self._program.do(Command.OFFER_PRACTICE, count)

    def finish(self) -> None:
        """Wait for the list that is being read."""
        self._reading.finish()

    def _show(self, game: str, found: tuple[ListedLesson, ...] | OmbreError) -> None:
        if isinstance(found, OmbreError):
            self._lessons.tell_trouble(found)
        else:
            self._boards.show_anew(LESSONS, partial(self._made, found, game))

    def _made(self, lessons: Sequence[ListedLesson], game: str) -> Board:
        from ombre_desktop.ui.features.training.lessons_dialog import lessons_dialog

        dialog = lessons_dialog(self._boards, lessons, game)
        for chosen in (dialog.wanted, dialog.exercises_wanted):
            chosen.connect(lambda _: self._boards.drop(NEW_GAME))
        dialog.wanted.connect(self._lessons.begin_at)
        dialog.exercises_wanted.connect(self.exercises.begin)
        return dialog


FEATURE = TrainingHost

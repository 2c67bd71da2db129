"""The lessons' connections with the rest of the program."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.frame.boards import NEW_GAME
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.succession import Succession
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, NewGame, Opponent
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.texts.grammar import language
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.lessons.exercises import Exercises
    from ombre_desktop.ui.lessons.listing import ListedLesson
    from ombre_desktop.ui.lessons.stage import Stage
    from ombre_desktop.ui.practice.gathering import Due
    from ombre_desktop.ui.practice.practice import Practice
    from ombre_desktop.ui.problems.problems import Problems


LESSONS = "lessons"
"""The name of the dialog."""


class LessonHost(QObject):
    """
    The host of one window's lessons: their list, and what follows when they are left.

    `counted` carries the number of missed positions that come back today.
    """

    counted = Signal(int)

    def __init__(
        self,
        stage: Stage,
        lessons: Lessons,
        succession: Succession,
        *,
        messages: Messages,
        choices: Choices,
    ) -> None:
        super().__init__(lessons)
        self._stage, self._lessons, self._boards = stage, lessons, messages.boards
        self._reading, self._succession = OneReading(self), succession
        lessons.closed.connect(succession.take_up)
        lessons.alone.connect(lambda: stage.begin_chosen(game_alone(choices.deck, choices.preferences.name)))
        lessons.troubled.connect(messages.tell)

    @property
    def rule(self) -> str:
        """The number of the rule that the teacher speaks about now, if any."""
        table = self._lessons.table
        return "" if table is None else table.rule

    def begin(self, name: str) -> None:
        """Begin the lesson *name*, after the progress is read in a thread."""
        progress = self._lessons.progress
        self._reading.begin(lambda _: progress.read(), lambda _: self._lessons.begin_at(name))

    def list(self, game: str = "") -> None:
        """Show the list of all lessons, which is read in a thread, at the lessons of *game* if it has any."""
        progress, spoken = self._lessons.progress, language()

        def read(_: object) -> Sequence[ListedLesson] | OmbreError:
            from ombre_desktop.ui.lessons.listing import read_list

            return read_list(progress, spoken)

        self._reading.begin(read, partial(self._show, game))

    @cached_property
    def exercises(self) -> Exercises:
        """The exercises of the lessons."""
        from ombre_desktop.ui.lessons.exercises import Exercises

        exercises = Exercises(self._stage, self._lessons)
        exercises.missed.connect(lambda name: self.practice.miss("exercise", name))
        return exercises

    def set_problems(self) -> None:
        """Set problems at the table."""
        self.problems.begin()

    @cached_property
    def problems(self) -> Problems:
        """The problems."""
        from ombre_desktop.ui.problems.problems import Problems

        problems = Problems(self._stage, self._lessons)
        problems.missed.connect(lambda name: self.practice.miss("problem", name))
        return problems

    @cached_property
    def practice(self) -> Practice:
        """The queue of what was missed."""
        from ombre_desktop.ui.practice.practice import Practice

        stage, lessons = self._stage, self._lessons
        practice = Practice(stage, lessons, self.problems, lambda: self._succession.keeper)
        practice.counted.connect(self.counted)
        return practice

    def learn_from_mistakes(self) -> None:
        """Ask the positions that come back today."""
        self.practice.begin()

    def count_waiting(self) -> None:
        """Find out how many positions come back today; `counted` follows, unless nothing is kept."""
        keeper = self._succession.keeper
        if "practice" in self.__dict__:
            self.practice.count()
        elif keeper is not None:
            from ombre_desktop.ui.practice.gathering import due_today

            now = system_clock().astimezone()
            keeper.use_history(partial(due_today, keeper.folders, now), self._tell_count)

    def _tell_count(self, due: Due | None) -> None:
        keeper = self._succession.keeper
        if due is not None and keeper is not None:
            for problem in due.problems:
                keeper.failed.emit(problem)
            self.counted.emit(due.count)

    def finish(self) -> None:
        """Wait for the list that is being read."""
        self._reading.finish()

    def _show(self, game: str, found: tuple[ListedLesson, ...] | OmbreError) -> None:
        if isinstance(found, OmbreError):
            self._lessons.tell_trouble(found)
        else:
            self._boards.show_anew(LESSONS, partial(self._made, found, game))

    def _made(self, lessons: Sequence[ListedLesson], game: str) -> Board:
        from ombre_desktop.ui.shell.lessons_board import lessons_dialog

        dialog = lessons_dialog(self._boards, lessons, game)
        for chosen in (dialog.wanted, dialog.exercises_wanted):
            chosen.connect(lambda _: self._boards.drop(NEW_GAME))
        dialog.wanted.connect(self._lessons.begin_at)
        dialog.exercises_wanted.connect(self.exercises.begin)
        return dialog


def game_alone(deck: Deck, name: str) -> NewGame:
    """Return the first game played without a teacher, against the opponents of the lessons."""
    same = tuple(Opponent(one.portrait, one.name, STAND_IN) for one in FIRST_GAME.opponents)
    return replace(FIRST_GAME, opponents=same, deck=deck, name=name)

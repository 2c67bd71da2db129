"""The way through the queue at the table: up to five positions that come back today."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.practice import PRACTICE, Waiting
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.background.kept_file import KeptFile
from ombre_desktop.ui.features.training import queue
from ombre_desktop.ui.features.training.choosing import another
from ombre_desktop.ui.features.training.gathering import Mistakes, gathered, mistakes_after, names
from ombre_desktop.ui.features.training.holds_table import HoldsTable
from ombre_desktop.ui.features.training.own_choice import OwnChoice, own_choice
from ombre_desktop.ui.features.training.own_judge import OwnJudge
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.features.training.problem_table import ProblemTable
from ombre_desktop.ui.features.training.problems import Problems, read_problem, sitting_at
from ombre_desktop.ui.lessons.exercise_file import Exercise, read_exercises
from ombre_desktop.ui.lessons.exercise_table import ExerciseTable
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.series import Series
from ombre_desktop.ui.lessons.sitting import sitting_of as sitting_of_exercise
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.lessons.ways import LEAVE
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.texts import practice as words
from ombre_desktop.ui.texts.grammar import language

log = logging.getLogger(__name__)
Table = ProblemTable | HoldsTable | ExerciseTable


class Practice(Series[Waiting, Table]):
    """
    The queue at the table, in the place of a lesson.

    `counted` carries the number of positions that come back today.
    """

    counted = Signal(int)
    words = words

    def __init__(
        self, stage: Stage, lessons: Lessons, problems: Problems, keeper: Callable[[], Keeper | None]
    ) -> None:
        super().__init__(stage, lessons)
        self._problems, self._keeper = problems, keeper
        self._asked = self._right = 0
        self._missed: list[str] = []
        self.file = KeptFile(lessons.shelf, PRACTICE, lambda folders: folders.practice, self)
        self._judge = OwnJudge(stage.runner, self)
        self._judge.judged.connect(self._set_own)
        self._judge.failed.connect(self._go_on)  # what could not be judged comes back another time

    def count(self) -> None:
        """Find out what comes back today; `counted` follows."""
        self._gather(lambda: self.counted.emit(len(queue.due(self.file.document))))

    def begin(self) -> None:
        """Ask the positions that come back today."""
        self._gather(self._show)

    def miss(self, kind: str, rest: str) -> None:
        """Let the position *rest* of this *kind* come back, unless it is being practised now."""
        if self.table is not None:
            return
        self._missed.append(queue.name_of(kind, rest))
        if self.file.is_read:
            self.file.keep(queue.missed(self.file.document, self._missed))
            self._missed.clear()
        else:
            self.count()

    def close(self) -> None:
        """Remove the position, or the question in its place."""
        self._judge.rest()
        super().close()

    # Gathering.

    def _gather(self, then: Callable[[], None]) -> None:
        """Read the queue and the problems in a thread, then the history; call *then* afterwards."""
        self._reading.begin(lambda _: self._read(), partial(self._gathered, then))

    def _read(self) -> None:
        self.file.read()
        self._problems.tried.read()

    def _gathered(self, then: Callable[[], None], _: None) -> None:
        keeper, taken = self._keeper(), self.file.document.taken
        if keeper is None:
            self._take_in(then, Mistakes())
        else:
            found = partial(self._take_in_of, keeper, then)
            keeper.use_history(partial(mistakes_after, taken, system_clock()), found)

    def _take_in_of(self, keeper: Keeper, then: Callable[[], None], mistakes: Mistakes | None) -> None:
        if self._keeper() is keeper:  # otherwise the window has been closed meanwhile
            self._take_in(then, mistakes)

    def _take_in(self, then: Callable[[], None], mistakes: Mistakes | None) -> None:
        """Take in what is new: own mistakes, missed positions, and those of an older version."""
        kept = gathered(self.file.document, mistakes or Mistakes(), system_clock().astimezone())
        kept = queue.missed(kept, names(queue.PROBLEM, self._problems.tried.hand_over()), days=0)
        self.file.keep(queue.missed(kept, self._missed))
        self._missed.clear()
        then()

    # The way.

    def _show(self) -> None:
        self._left = queue.due(self.file.document)
        self._of, self._asked, self._right = len(self._left), 0, 0
        self._set()

    def _set_first(self, position: Waiting) -> None:
        kind, _, rest = position.name.partition(":")
        if kind == queue.EXERCISE:
            lesson, _, name = rest.partition("/")
            spoken = language()
            found = partial(self._set_exercise, lesson, name)
            self._reading.begin(lambda _: _exercises(lesson, spoken), found)
        elif kind == queue.OWN:
            self._wait_for(rest)
        else:
            self._reading.begin(lambda _: self._like(rest), self._set_read)

    def _set_exercise(self, lesson: str, name: str, found: tuple[Exercise, ...]) -> None:
        """Set another exercise of the same kind in the lesson, or the one called *name* itself."""
        missed = next((one for one in found if one.name == name), None)
        if missed is None:
            self._skip()
            return
        others = [one for one in found if one.kind == missed.kind and one is not missed]
        asked = self._left[0].asked
        exercise = others[asked % len(others)] if others else missed
        made = partial(ExerciseTable, self._desk, self._controller, exercise)
        self._seat(made, sitting_of_exercise(exercise.record, lesson))

    def _like(self, name: str) -> Problem | None:
        """Read another problem of the kind of the one called *name*, in a thread; None if there is none."""
        found = self._problems.all()
        missed = next((one for one in found if one.name == name), None)
        tried = self._problems.tried.document.tried
        return None if missed is None else read_problem(another(found, missed, tried))

    def _set_read(self, problem: Problem | None) -> None:
        """Set the *problem* that was read, unless the person has left meanwhile."""
        if problem is not None and self._left:
            self._set_problem(problem)
        elif self._left:
            self._skip()

    def _set_problem(self, problem: Problem, question: str = "") -> None:
        self._desk.clear()
        made = HoldsTable.of(self._stage, problem) or partial(
            ProblemTable, self._stage, problem, question=question
        )
        self._seat(made, sitting_at(problem.record))

    def _note(self, is_right: bool) -> None:
        self._asked += 1
        self._right += is_right
        self.file.keep(queue.answered(self.file.document, self._left[0].name, is_right=is_right))

    def _go(self, way: str) -> None:
        super()._go(way)
        if way == LEAVE:
            self.counted.emit(len(queue.due(self.file.document)))

    def _skip(self) -> None:
        """Forget the present position, which is there no more, and go on."""
        self.file.keep(queue.dropped(self.file.document, self._left[0].name))
        self._go_on()

    def _end(self) -> None:
        told = words.ended_told(self._right, self._asked) if self._asked else words.nothing_told()
        self._say(self._end, told)

    def _say(self, asking: Callable[[], None], told: str) -> None:
        """Tell something on the empty table; *asking* tells it again in another language."""
        self._ask(asking, told, ((LEAVE, words.leave_answer()),), self._go)

    # The person's own choices.

    def _wait_for(self, name: str) -> None:
        """Have the choice called *name* judged; it is set when the verdict is there."""
        keeper = self._keeper()
        if keeper is None:
            self._skip()
            return
        self._say(partial(self._wait_for, name), words.looking_told())
        keeper.use_history(lambda history: own_choice(history, name), partial(self._have_judged, name))

    def _have_judged(self, name: str, choice: OwnChoice | None) -> None:
        if not self._left or self._left[0].name != queue.name_of(queue.OWN, name):
            return  # the person has left meanwhile
        if choice is None:
            self._skip()
        else:
            self._judge.judge(choice)

    def _set_own(self, problem: Problem | None) -> None:
        """Set the choice itself the first time, and then a problem of its kind where there is one."""
        if problem is None:
            self._skip()
        elif not self._left[0].asked:
            self._set_problem(problem, words.own_question())
        else:
            self._reading.begin(lambda _: self._of_kind(problem), partial(self._set_of_kind, problem))

    def _of_kind(self, own: Problem) -> Problem | None:
        """Read a problem of the kind of the choice *own*, in a thread, or return that itself."""
        if own.kind is ProblemKind.DEFEND:
            return own
        return read_problem(another(self._problems.all(), own, self._problems.tried.document.tried))

    def _set_of_kind(self, own: Problem, like: Problem | None) -> None:
        like = like or own
        self._set_problem(like, "" if like is not own else words.own_question())


def _exercises(lesson: str, spoken: str) -> tuple[Exercise, ...]:
    try:
        return read_exercises(lesson, spoken)
    except OmbreError as error:
        log.warning("no exercises: %s", error)
        return ()

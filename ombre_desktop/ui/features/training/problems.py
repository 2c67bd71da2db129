"""The way through the problems: the choice of a grade, then one problem after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal

from ombre_desktop.engine import Chips, Session
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.features.training.choosing import Choosable, TriedFile, Wish, fitting
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.holds_table import HoldsTable
from ombre_desktop.ui.features.training.own_problems import own_problems
from ombre_desktop.ui.features.training.problem import GRADES, Problem
from ombre_desktop.ui.features.training.problem_file import FiledProblem, filed_problems
from ombre_desktop.ui.features.training.problem_table import ProblemTable
from ombre_desktop.ui.features.training.rating import RatingFile
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.series import Series
from ombre_desktop.ui.lessons.sitting import PORTRAIT
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.lessons.ways import LEAVE
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.sitting import PROBLEM, Company, Sitting
from ombre_desktop.ui.session.practice_sitting import opponents
from ombre_desktop.ui.texts import problems as words
from ombre_desktop.ui.texts.people import NAMELESS
from ombre_desktop.value import replace

ALL, RATING = "all", "rating"
"""The names of answers."""
log = logging.getLogger(__name__)
Found = tuple[FiledProblem, ...] | ProblemError


class Problems(Series[Choosable, ProblemTable | HoldsTable]):
    """
    The problems at the table, in the place of a lesson.

    `missed` carries the name of a problem that was answered wrong; `ended` follows the last problem.
    """

    missed = Signal(str)
    ended = Signal()
    words = words

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(stage, lessons)
        self._problems: tuple[FiledProblem, ...] = ()
        folders = lessons.shelf.folders
        self.own_folder = None if folders is None else folders.own_problems
        self.tried = TriedFile(lessons.shelf, self)
        self.rating = RatingFile(lessons.shelf, self)

    def begin(self, kind: str = "", game: str = "") -> None:
        """Read the problems in a thread, and ask how hard those of *kind* and *game* shall be, or all."""
        wish = Wish(ProblemKind(kind) if kind else None, game=game)
        self._reading.begin(lambda _: self._read(), partial(self._show, self._ask_grade, wish))

    def begin_with(self, wish: Wish) -> None:
        """Read the problems in a thread, and set those of this *wish* that are left."""
        self._reading.begin(lambda _: self._read(), partial(self._show, self._set_all, wish))

    def all(self) -> tuple[FiledProblem, ...]:
        """List the problems if need be, in a thread; return none if their files cannot be read."""
        found = self._read()
        return () if isinstance(found, ProblemError) else found

    def _read(self) -> Found:
        try:
            self.tried.read()
            self.rating.read()
            return (*filed_problems(), *own_problems(self.own_folder))
        except ProblemError as error:
            return error

    def _show(self, then: Callable[[Wish], None], wish: Wish, found: Found) -> None:
        if isinstance(found, ProblemError):
            self._lessons.troubled.emit(trouble_with(found))
            return
        self._problems = found
        then(wish)

    def _ask_grade(self, wish: Wish) -> None:
        """Ask how hard the problems of this *wish* shall be, among the grades that there are."""
        found = {one.traits.grade for one in fitting(self._problems, wish, {})}
        grades = [(str(grade), words.grade_answer(grade)) for grade in GRADES if grade in found]
        rated = [(RATING, words.rating_answer())] if self.rating.known is not None else []
        ways = ((ALL, words.any_grade_answer()), *grades, *rated, (LEAVE, words.leave_answer()))
        self._ask(partial(self._ask_grade, wish), words.how_hard(), ways, partial(self._choose_grade, wish))

    def _choose_grade(self, wish: Wish, chosen: str) -> None:
        if chosen == LEAVE:
            self._go(LEAVE)
        elif chosen == RATING:
            self._tell_rating(wish)
        else:
            self._set_all(replace(wish, grade=None if chosen == ALL else int(chosen)))

    def _tell_rating(self, wish: Wish) -> None:
        """Tell the rating, as the person has asked for it."""
        if self.rating.known is not None:
            person, answered = self.rating.known
            told = words.rating_told(person.rating, 2 * person.deviation, answered)
            ways = ((ALL, words.any_grade_answer()), (LEAVE, words.leave_answer()))
            asking = partial(self._tell_rating, wish)
            self._ask(asking, told, ways, partial(self._choose_grade, wish))

    def _end(self) -> None:
        """Lead back to the path after the last problem."""
        super()._end()
        self.ended.emit()

    def _set_all(self, wish: Wish) -> None:
        """Set the problems of this *wish* that are left, one after the other."""
        seed = self.tried.order()
        self._left = fitting(self._problems, wish, self.tried.document.tried, seed)
        self._of = len(self._left)
        self._set()

    def _set_first(self, position: Choosable) -> None:
        """Read the problem at *position* in a thread, and set it."""
        self._reading.begin(lambda _: read_problem(position), partial(self._set_read, position))

    def _set_read(self, position: Choosable, problem: Problem | None) -> None:
        """Set the *problem* that was read; one with a mistake is passed over."""
        if not self._left or self._left[0] is not position:
            return  # the person has left meanwhile
        if problem is None:
            self._go_on()
            return
        self._desk.clear()
        made = HoldsTable.of(self._stage, problem) or partial(ProblemTable, self._stage, problem)
        self._seat(made, sitting_at(problem.record))

    def _note(self, is_right: bool) -> None:
        """Keep whether the problem was answered right; the first answer counts for the rating."""
        problem = self._left[0]
        if problem.name not in self.tried.document.tried:
            self.rating.note(problem, is_right=is_right)
        self.tried.note(problem.name, is_right=is_right)
        if not is_right:
            self.missed.emit(problem.name)


def trouble_with(error: ProblemError) -> Trouble:
    """Return the message on problems that cannot be read."""
    sentence = words.not_read_sentence(error.file)
    return Trouble(words.not_read_title(), sentence, words.not_read_done(), str(error))


def read_problem(position: Choosable) -> Problem | None:
    """Read the problem at *position*, which takes some milliseconds; None if it has a mistake."""
    try:
        return position.read()
    except ProblemError as error:
        log.warning("a problem is passed over: %s", error)
        return None


def sitting_at(record: GameRecord) -> Sitting:
    """Return the sitting in which a problem is set where *record* ends: nothing can be won there."""
    state = record.state
    chips = tuple(Chips(-state.stakes.pool if seat == state.dealer else 0) for seat in range(state.seats))
    session = Session(state.ruleset, state.dealer, chips, state.stakes.pool, scores=state.stakes.scores)
    seated = opponents(FIRST_GAME)[: state.seats - 1]
    company = Company(
        (NAMELESS, *(one.name for one in seated)),
        (HUMAN, *(one.player for one in seated)),
        (PORTRAIT, *(one.portrait for one in seated)),
    )
    return Sitting(PROBLEM, company, session, 1, state=state, staked=session, lesson=PROBLEM)

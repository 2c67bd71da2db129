"""The way through the problems: the choice of a kind and grade, then one problem after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action, Chips, Session
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.lessons.sitting import PORTRAIT
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.preferences import FIRST_GAME
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.problems.choosing import Wish, fitting
from ombre_desktop.ui.problems.errors import ProblemError
from ombre_desktop.ui.problems.problem import GRADES, Problem, ProblemKind
from ombre_desktop.ui.problems.problem_file import read_problems
from ombre_desktop.ui.problems.problem_table import ProblemTable
from ombre_desktop.ui.problems.rating import RatingFile
from ombre_desktop.ui.problems.tried import TriedFile
from ombre_desktop.ui.session.practice import opponents
from ombre_desktop.ui.texts import problems as words
from ombre_desktop.ui.texts.people import NAMELESS

ON, LEAVE, ALL, KIND, RATING = "on", "leave", "all", "kind", "rating"
"""The names of answers."""
Found = tuple[Problem, ...] | ProblemError


class Problems(QObject):
    """
    The problems at the table, in the place of a lesson.

    `missed` carries the name of a problem that was answered wrong.
    """

    missed = Signal(str)

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(lessons)
        self._stage, self._lessons = stage, lessons
        self._desk, self._controller = stage.desk, stage.controller
        self._reading = OneReading(self)
        self._problems: tuple[Problem, ...] = ()
        self._wish, self._left = Wish(), tuple[Problem, ...]()
        self._of = 0
        self._asking: Callable[[], None] = self._ask_way
        self.tried = TriedFile(lessons.progress.folders, self)
        self.rating = RatingFile(lessons.progress.folders, self)
        for file in (self.tried, self.rating):
            file.failed.connect(lessons.failed)
        self.panel: QuestionPanel | None = None
        self.table: ProblemTable | None = None

    def begin(self) -> None:
        """Read the problems in a thread, and ask which kind the person wants."""
        self._reading.begin(lambda _: self._read(), self._show)

    def all(self) -> tuple[Problem, ...]:
        """Read the problems if need be, in a thread; return none if their files have a mistake."""
        found = self._read()
        return () if isinstance(found, ProblemError) else found

    def finish(self) -> None:
        """Wait for the problems that are being read."""
        self._reading.finish()

    # The guide at the table.

    @property
    def instead_of_hint(self) -> str:
        """The sentence that is shown when a hint is wanted."""
        return words.no_hint_told()

    def act(self, action: Action) -> None:
        """Take the person's action as an answer."""
        if self.table is not None:
            self.table.act(action)

    def reword(self) -> None:
        """Ask the present question or problem again, in another language."""
        self._asking()

    def close(self) -> None:
        """Remove the problem, or the question before it."""
        if self.panel is not None:
            self._desk.dismiss_guest(self.panel)
            self.panel = None
        if self.table is not None:
            self.table.close()
            self.table = None

    # The way.

    def _read(self) -> Found:
        try:
            self.tried.read()
            self.rating.read()
            return self._problems or read_problems()
        except ProblemError as error:
            return error

    def _show(self, found: Found) -> None:
        if isinstance(found, ProblemError):
            sentence = words.not_read_sentence(found.file)
            trouble = Trouble(words.not_read_title(), sentence, words.not_read_done(), str(found))
            self._lessons.troubled.emit(trouble)
            return
        self._problems = found
        self._ask_way()

    def _ask_way(self) -> None:
        rated = ((RATING, words.rating_answer()),) if self.rating.known is not None else ()
        choice = (ALL, words.any_kind_answer()), (KIND, words.choose_kind_answer())
        ways = (*choice, *rated, (LEAVE, words.leave_answer()))
        self._ask(self._ask_way, words.which_kind(), ways, self._choose_way)

    def _choose_way(self, chosen: str) -> None:
        if chosen == LEAVE:
            self._lessons.leave_to_table()
        elif chosen == KIND:
            self._ask_kind()
        elif chosen == RATING:
            self._tell_rating()
        else:
            self._begin_with(Wish())

    def _tell_rating(self) -> None:
        """Tell the rating, as the person has asked for it."""
        if self.rating.known is not None:
            person, answered = self.rating.known
            told = words.rating_told(person.rating, 2 * person.deviation, answered)
            ways = ((ALL, words.any_kind_answer()), (LEAVE, words.leave_answer()))
            self._ask(self._tell_rating, told, ways, self._choose_way)

    def _ask_kind(self) -> None:
        kinds = [(kind.value, words.kind_answer(kind.value)) for kind in ProblemKind]
        self._ask(self._ask_kind, words.which_kind(), kinds, self._choose_kind)

    def _choose_kind(self, chosen: str) -> None:
        self._ask_grade(ProblemKind(chosen))

    def _ask_grade(self, kind: ProblemKind) -> None:
        grades = ((str(grade), words.grade_answer(grade)) for grade in GRADES)
        ways = ((ALL, words.any_grade_answer()), *grades)
        self._ask(partial(self._ask_grade, kind), words.how_hard(), ways, partial(self._choose_grade, kind))

    def _choose_grade(self, kind: ProblemKind, chosen: str) -> None:
        self._begin_with(Wish(kind, None if chosen == ALL else int(chosen)))

    def _begin_with(self, wish: Wish) -> None:
        self._wish = wish
        self._left = fitting(self._problems, wish, self.tried.document.tried)
        self._of = len(self._left)
        self._set()

    def _set(self) -> None:
        """Set the next problem; when none is left, ask for another kind."""
        if not self._left:
            self._ask_way()
            return
        self._asking = self._set
        problem = self._left[0]
        place = (self._of - len(self._left) + 1, self._of)
        self._desk.clear()
        self._lessons.seat(self)
        ways = ((ON, words.next_answer()), (LEAVE, words.leave_answer()))
        self.table = ProblemTable(self._stage, problem, ways)
        self.table.solved.connect(partial(self._note, problem))
        self.table.chosen.connect(self._go)
        self._controller.open(sitting_of(problem, place))

    def _note(self, problem: Problem, is_right: bool) -> None:
        """Keep whether *problem* was answered right; the first answer counts for the rating."""
        if problem.name not in self.tried.document.tried:
            self.rating.note(problem, is_right=is_right)
        self.tried.note(problem.name, is_right=is_right)
        if not is_right:
            self.missed.emit(problem.name)

    def _go(self, way: str) -> None:
        if way == LEAVE:
            self._lessons.leave_to_table()
        else:
            self._left = self._left[1:]
            self._set()

    def _ask(
        self, asking: Callable[[], None], question: str, ways: Answers, then: Callable[[str], None]
    ) -> None:
        """Put *question* on the empty table; *asking* asks it again in another language."""
        self._asking = asking
        self._lessons.seat(self)
        desk = self._desk
        self._controller.leave()
        desk.clear_away()
        panel = self.panel = desk.seat_guest(
            lambda context, parent: QuestionPanel(question, ways, context, parent)
        )
        panel.chosen.connect(then)
        panel.show()
        panel.raise_()
        panel.begin()
        desk.announce(question)


def sitting_of(problem: Problem, place: tuple[int, int]) -> Sitting:
    """Return the sitting in which *problem* is set: the company of the first game, and nothing to win."""
    state = problem.record.state
    chips = tuple(Chips(-state.stakes.pool if seat == state.dealer else 0) for seat in range(state.seats))
    session = Session(state.ruleset, state.dealer, chips, state.stakes.pool, scores=state.stakes.scores)
    seated = opponents(FIRST_GAME)[: state.seats - 1]
    company = Company(
        (NAMELESS, *(one.name for one in seated)),
        (HUMAN, *(one.player for one in seated)),
        (PORTRAIT, *(one.portrait for one in seated)),
    )
    return Sitting(
        "problem",
        company,
        session,
        1,
        state=state,
        staked=session,
        lesson="problem",
        lesson_place=place,
        is_exercise=True,
    )

"""An exercise at the table: its question, the learner's answer, and the reason."""

from __future__ import annotations

from ombre_desktop.engine import Action
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.exercise_file import NUMBER, Exercise
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.lessons.saying import said
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.texts import exercises as words

TRIES = 2
"""The number of answers after which the right one is told."""
OPTIONS = 4
"""The number of numbers to choose from."""


class ExerciseTable(PositionTable):
    """
    A table at which *exercise* is asked: by the table's own question, or by numbers on parchment.
    """

    def __init__(
        self, desk: TableDesk, controller: SessionController, exercise: Exercise, ways: Answers
    ) -> None:
        super().__init__(desk, controller, ways)
        self.exercise = exercise
        self._misses, self._is_over = 0, False

    @property
    def question(self) -> QuestionPanel | None:
        """The question on parchment, or the verdict; None while the table itself asks."""
        return self.panel

    def act(self, action: Action) -> None:
        """Take the learner's *action* as the answer; nothing is played."""
        if self.question is None and not self._is_over:
            self._answer(action_text(action))
        else:
            self._desk.clear()

    # Asking and answering.

    def _put(self) -> None:
        """Show the question, or after a wrong answer what to think of."""
        if self._is_over or self._controller.view is None:
            return
        exercise = self.exercise
        if exercise.kind == NUMBER:
            self._desk.clear()
            self._ask(words.how_many(), _numbers(exercise), self._answer)
        ask, _, wrong = exercise.english
        asked, reminded = self._said(exercise.ask, ask), self._said(exercise.wrong, wrong)
        self._tell([reminded, asked] if self._misses else [asked])

    def _answer(self, answer: str) -> None:
        if self._is_over:
            self.chosen.emit(answer)
        elif self.exercise.accepts(answer):
            self._end(is_right=True)
        else:
            self._misses += 1
            if self._misses < TRIES:
                self._put_panel_away()
                self._controller.ask_again()
            else:
                self._end(is_right=False)

    def _end(self, *, is_right: bool) -> None:
        """Say whether the answer was right, and why; ask how to go on."""
        self._is_over = True
        self._desk.clear()
        self.solved.emit(is_right)
        verdict = words.right_told() if is_right else words.wrong_told()
        self._ask(verdict, self._ways, self._answer)
        self._tell([self._said(self.exercise.right, self.exercise.english[1])])

    def _said(self, told: str, english: str) -> str:
        sitting = self._controller.sitting
        names = sitting.company.names if sitting is not None else ()
        return said(Mark(self.exercise.name, (), told), english, self.exercise.moment, self._desk.deck, names)


def _numbers(exercise: Exercise) -> Answers:
    """Return the numbers to choose from; the place of the right one differs from exercise to exercise."""
    right = int(exercise.answers[0])
    first = max(0, right - sum(map(ord, exercise.name)) % OPTIONS)
    return [(str(number), str(number)) for number in range(first, first + OPTIONS)]

"""An exercise at the table: its question, the learner's answer, and the reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.exercise_file import NUMBER, Exercise
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.question_panel import Answers, QuestionPanel
from ombre_desktop.ui.lessons.saying import said
from ombre_desktop.ui.pointers.bubbles import Bubbles
from ombre_desktop.ui.pointers.clearing import Clear, clear_places
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.texts import exercises as words

TRIES = 2
"""The number of answers after which the right one is told."""
OPTIONS = 4
"""The number of numbers to choose from."""


class ExerciseTable(QObject):
    """
    A table at which *exercise* is asked: by the table's own question, or by numbers on parchment.

    Signals:
        solved: the exercise is over; True if the first or second answer was right.
        chosen: the way on that the learner has chosen, one of *ways*.
    """

    solved = Signal(bool)
    chosen = Signal(str)

    def __init__(
        self, desk: TableDesk, controller: SessionController, exercise: Exercise, ways: Answers
    ) -> None:
        super().__init__(desk)
        self._desk, self._controller = desk, controller
        self.exercise, self._ways = exercise, ways
        self.bubble = desk.seat_guest(Bubbles)
        self.question: QuestionPanel | None = None
        self._misses, self._is_over = 0, False
        desk.quiet.connect(self._put)
        desk.changed.connect(self.bubble.make_room)

    def act(self, action: Action) -> None:
        """Take the learner's *action* as the answer; nothing is played."""
        if self.question is None and not self._is_over:
            self._answer(action_text(action))
        else:
            self._desk.clear()

    def close(self) -> None:
        """Remove everything that belongs to the exercise."""
        self._desk.quiet.disconnect(self._put)
        self._desk.changed.disconnect(self.bubble.make_room)
        self._put_question_away()
        self._desk.dismiss_guest(self.bubble)
        self.deleteLater()

    # Asking and answering.

    def _put(self) -> None:
        """Show the question, or after a wrong answer what to think of."""
        if self._is_over or self._controller.view is None:
            return
        exercise = self.exercise
        if exercise.kind == NUMBER:
            self._desk.clear()
            self._ask(words.how_many(), _numbers(exercise))
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
                self._put_question_away()
                self._controller.ask_again()
            else:
                self._end(is_right=False)

    def _end(self, *, is_right: bool) -> None:
        """Say whether the answer was right, and why; ask how to go on."""
        self._is_over = True
        self._desk.clear()
        self.solved.emit(is_right)
        verdict = words.right_told() if is_right else words.wrong_told()
        self._ask(verdict, self._ways)
        self._tell([self._said(self.exercise.right, self.exercise.english[1])])

    def _ask(self, question: str, answers: Answers) -> None:
        self._put_question_away()
        panel = self._desk.seat_guest(
            lambda context, parent: QuestionPanel(question, answers, context, parent)
        )
        self.question = panel
        panel.chosen.connect(self._answer)
        panel.show()
        panel.raise_()
        panel.begin()

    def _put_question_away(self) -> None:
        if self.question is not None:
            self._desk.dismiss_guest(self.question)
            self.question = None

    # Words.

    def _tell(self, told: Sequence[str]) -> None:
        self.bubble.tell(told, self._clear)
        asked = "" if self.question is None else self.question.accessibleName()
        self._desk.announce(" ".join((asked, *told)).strip())

    def _clear(self) -> Clear:
        """Return the places to leave clear, with those of the answers."""
        clear = clear_places(self._desk)
        places = self.question.places if self.question is not None else ()
        return Clear((*clear.must, *places), clear.should)

    def _said(self, told: str, english: str) -> str:
        sitting = self._controller.sitting
        names = sitting.company.names if sitting is not None else ()
        return said(Mark(self.exercise.name, (), told), english, self.exercise.moment, self._desk.deck, names)


def _numbers(exercise: Exercise) -> Answers:
    """Return the numbers to choose from; the place of the right one differs from exercise to exercise."""
    right = int(exercise.answers[0])
    first = max(0, right - sum(map(ord, exercise.name)) % OPTIONS)
    return [(str(number), str(number)) for number in range(first, first + OPTIONS)]

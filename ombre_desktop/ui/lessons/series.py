"""A series of positions at the table, in the place of a lesson: one is asked after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject

from ombre_desktop.engine import Action
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_page import QuestionPage
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.lessons.ways import LEAVE, ON
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.value import replace

P = TypeVar("P")
T = TypeVar("T", bound=PositionTable)


class Words(Protocol):
    """The words that differ from series to series."""

    def no_hint_told(self) -> str:
        """Return the sentence instead of a hint."""
        ...

    def next_answer(self) -> str:
        """Return the answer for the next position."""
        ...

    def leave_answer(self) -> str:
        """Return the answer that leaves the series."""
        ...


class Series(QObject, Generic[P, T]):
    """
    The guide through positions of a kind *P*, each at a table *T*.

    A kind of series says how a position is set (`_set_first`), what is noted of the answer (`_note`), and
    what follows the last one (`_end`).
    """

    words: Words

    def __init__(self, stage: Stage, lessons: Lessons) -> None:
        super().__init__(lessons)
        self._stage, self._lessons = stage, lessons
        self._desk, self._controller = stage.desk, stage.controller
        self._reading = OneReading(self)
        self._left: tuple[P, ...] = ()
        self._of = 0
        self._asking: Callable[[], None] = self._end
        self.panel: QuestionPage | None = None
        self.table: T | None = None

    def finish(self) -> None:
        """Wait for what is being read."""
        self._reading.finish()

    # The guide at the table.

    @property
    def instead_of_hint(self) -> str:
        """The sentence that is shown when a hint is wanted."""
        return self.words.no_hint_told()

    def act(self, action: Action) -> None:
        """Take the person's action as an answer."""
        if self.table is not None:
            self.table.act(action)

    def reword(self) -> None:
        """Ask the present question or position again, in another language."""
        self._asking()

    def close(self) -> None:
        """Remove the position, or the question in its place."""
        if self.panel is not None:
            self._desk.dismiss_guest(self.panel)
            self.panel = None
        if self.table is not None:
            self.table.close()
            self.table = None

    # The way.

    @property
    def _ways(self) -> Answers:
        return (ON, self.words.next_answer()), (LEAVE, self.words.leave_answer())

    def _set(self) -> None:
        """Set the next position, or end."""
        if self._left:
            self._asking = self._set
            self._set_first(self._left[0])
        else:
            self._end()

    def _set_first(self, position: P) -> None:
        """Set *position*, the first of those left, at the table."""
        raise NotImplementedError

    def _seat(self, made: Callable[[Answers], T], sitting: Sitting) -> None:
        """Open *sitting* at a table that is *made* with the ways on."""
        self._lessons.seat(self)
        self.table = made(self._ways)
        self.table.solved.connect(self._note)
        self.table.chosen.connect(self._go)
        place = (self._of - len(self._left) + 1, self._of)
        self._controller.open(replace(sitting, lesson_place=place, is_exercise=True))

    def _note(self, is_right: bool) -> None:
        """Keep whether the first position left was answered right."""
        raise NotImplementedError

    def _go(self, way: str) -> None:
        if way == LEAVE:
            self._left = ()
            self._lessons.leave_to_table()
        else:
            self._go_on()

    def _go_on(self) -> None:
        self._left = self._left[1:]
        self._set()

    def _end(self) -> None:
        """Go on after the last position."""
        self._lessons.leave_to_table()

    def _ask(
        self, asking: Callable[[], None], question: str, ways: Answers, then: Callable[[str], None]
    ) -> None:
        """Put *question* on the empty table; *asking* asks it again in another language."""
        self._asking = asking
        self._lessons.seat(self)
        self._controller.leave()
        self._desk.clear_away()
        self.panel = self._desk.seat_guest(partial(QuestionPage, question, ways, self._desk.art))
        self.panel.ask(then)
        self._desk.announce(question)

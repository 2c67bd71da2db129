"""The lessons of the program: one at a time at the table, while the sitting in hand waits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Action, view
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.questions import Questions
from ombre_desktop.ui.lessons.stage import Guide, Stage
from ombre_desktop.ui.lessons.ways import AGAIN, ALONE, LEAVE, ON, PLAY, Ended, Way, alone
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.texts import lessons as words
from ombre_desktop.ui.texts.grammar import language
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.ui.lessons.course import Place
    from ombre_desktop.ui.lessons.lesson import Lesson
    from ombre_desktop.ui.lessons.lesson_table import LessonTable
    from ombre_desktop.ui.lessons.progress import Progress
    from ombre_desktop.ui.lessons.question_panel import Answers
    from ombre_desktop.ui.lessons.reading import Read


class Lessons(QObject):
    """
    The way through the lessons.

    Signals:
        began: a lesson is at the table.
        closed: the learner wants the table back; it carries the sitting that waited, or None.
        alone: the learner wants to play against the same opponents without a teacher.
        real_game: the learner wants a game with easy opponents.
        troubled: the `Trouble` of a lesson that cannot be read.
    """

    began = Signal()
    closed = Signal(object)
    alone = Signal()
    real_game = Signal()
    troubled = Signal(object)

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._desk, self._controller = stage.desk, stage.controller
        self._progress: Progress | None = None
        self._shelf: Shelf | None = None
        self._reading = OneReading(self)
        self.questions = Questions(self._desk, self._controller)
        self._table: LessonTable | None = None
        self._guide: Guide | None = None
        self._names: tuple[Place, ...] = ()
        self._waiting: Sitting | None = None
        self._is_on = False
        self._resume: Callable[[], None] | None = None

    @property
    def is_on(self) -> bool:
        """True while a lesson, or a question before or after it, is at the table."""
        return self._is_on

    @property
    def waiting(self) -> Sitting | None:
        """The sitting that continues when the lessons are left."""
        return self._waiting

    @property
    def table(self) -> LessonTable | None:
        """The lesson at the table."""
        return self._table

    def keep_on(self, shelf: Shelf) -> None:
        """Keep the progress on *shelf* from now on."""
        self._shelf = shelf

    @property
    def shelf(self) -> Shelf:
        """The place of the progress, and of what exercises and problems keep; without one nothing is kept."""
        if self._shelf is None:
            self._shelf = Shelf(None, self)
        return self._shelf

    def begin(self) -> None:
        """Continue the lessons where the learner left them."""
        if not self._reading.is_busy and not self._is_on:
            self._read_next(self.progress)

    def begin_at(self, name: str) -> None:
        """Begin the lesson *name* with its first card; the progress must have been read."""
        self.progress.change(lesson=name, deal="")
        self._read_next(self.progress)

    @property
    def progress(self) -> Progress:
        """The learner's progress; it is read with the first lesson or with the list of lessons."""
        if self._progress is None:
            from ombre_desktop.ui.lessons.progress import Progress

            self._progress = Progress(self.shelf, self)
        return self._progress

    def act(self, action: Action) -> None:
        """Carry out the person's decision at the table, unless a teacher takes it back."""
        if self._table is not None:
            self._table.act(action)
        elif self._guide is not None:
            self._guide.act(action)
        else:
            self._controller.submit(action)

    def next_deal(self) -> None:
        """Go on from the settlement: to the next deal, or in a lesson to the question that follows it."""
        ended = self._note_end()
        if ended is not None:
            self.questions.pose(partial(self._offer_ways, ended))
        elif self._table is None and self._guide is None:
            self._controller.next_deal()

    def say_again(self) -> None:
        """Show the teacher's last words."""
        if self._table is not None:
            self._table.say_again()

    def has_advised(self) -> bool:
        """Tell whether the teacher has shown what to do now, and say so; otherwise a hint may be given."""
        if self._guide is not None:
            self._desk.note(self._guide.instead_of_hint)
            return True
        return self._table is not None and self._table.has_advised()

    def step_aside(self) -> Sitting | None:
        """Leave the table to a replay, until `come_back`; return the sitting that waited."""
        resume, ended = None if self._is_on else self._resume, self._note_end()
        if ended is not None:
            resume = partial(self.questions.pose, partial(self._offer_ways, ended))
        elif self._table is not None:
            resume = partial(self._read_next, self.progress)
        elif self.questions.posed is not None:
            resume = partial(self.questions.pose, self.questions.posed)
        waiting = self.leave()
        self._resume = resume
        return waiting

    def come_back(self, waiting: Sitting | None) -> None:
        """Continue the lesson that was left for a replay, while *waiting* waits; or give that back."""
        resume, self._resume = self._resume, None
        if resume is None:
            self.closed.emit(waiting)
            return
        self._waiting, self._is_on = waiting, True
        self._desk.clear_away()
        self.began.emit()
        resume()

    def leave(self) -> Sitting | None:
        """Remove the lesson, whose progress is kept; return the sitting that waited."""
        self._resume = None
        self._reading.give_up()
        if self._is_on:
            self._put_away()
            self._is_on = False
            self._controller.leave()
            self._stage.journal.rest()
            self._desk.clear_away()
        waiting, self._waiting = self._waiting, None
        return waiting

    def leave_to_table(self) -> None:
        """Leave the lessons, since the learner wants the table back."""
        if self._is_on:
            self.closed.emit(self.leave())

    def reword(self) -> None:
        """Continue in another language."""
        if self._table is not None:
            from ombre_desktop.ui.lessons.reading import reworded

            name, spoken = self._table.lesson.name, language()
            self._reading.begin(lambda _: reworded(name, spoken), self._retell)
        elif self._guide is not None:
            self._guide.reword()
        else:
            self.questions.pose_again()

    def close(self) -> None:
        """Leave the lessons, and wait until the progress is on the disk."""
        self.leave()
        shelf, self._shelf, self._progress = self._shelf, None, None
        if shelf is not None:
            shelf.wait()

    # Opening.

    def _read_next(self, progress: Progress) -> None:
        """Read the next lesson in a thread, which replays its deal and checks each of its marks."""
        spoken = language()

        def read(_: object) -> Read | OmbreError:
            from ombre_desktop.ui.lessons.reading import read_next

            return read_next(progress, spoken)

        self._reading.begin(read, self._show)

    def finish(self) -> None:
        """Wait for the lesson that is being read."""
        self._reading.finish()

    def _show(self, found: Read | OmbreError) -> None:
        """Put the lesson on the table; first ask which games the learner knows, unless they have answered."""
        if isinstance(found, OmbreError):
            self.tell_trouble(found)
            return
        from ombre_desktop.ui.lessons.sitting import going_on

        self._take_table()
        self._names, kept = found.names, self.progress.document
        self.began.emit()
        if found.lesson is None:
            self.questions.pose(self._ask_whether_alone)
        elif kept.knows:
            deal = kept.deal if kept.lesson == found.lesson.name else ""
            self._open(found.lesson, going_on(found.lesson, deal))
        else:
            self.questions.pose(self._ask_about_games)

    def _take_table(self) -> None:
        """Let the sitting in hand wait, unless it waits already."""
        if not self._is_on:
            self._waiting = self._stage.make_way()
            self._resume = None
            self._is_on = True
            self._desk.front.leave()
            self._desk.clear_away()

    def seat(self, guide: Guide) -> None:
        """Put *guide* at the table in the place of a lesson; what is played with it is not kept."""
        self._take_table()
        self._put_away()
        self._stage.journal.rest()
        self._guide = guide
        self.began.emit()

    def _ask_whether_alone(self) -> None:
        answers = (self._alone, (LEAVE, words.leave_answer()))
        self._ask(words.question_after(went_well=True, has_next=False), answers, self._finish_course)

    def _ask_about_games(self) -> None:
        self._ask(words.question_about_games(), words.games_known(), self._learn_about)

    def _retell(self, found: Lesson | OmbreError) -> None:
        """Continue the lesson in the words that were *found*."""
        if isinstance(found, OmbreError):
            self.tell_trouble(found)
        elif self._table is not None and self._table.lesson.name == found.name:
            self._table.translate(found)

    def tell_trouble(self, error: OmbreError) -> None:
        """Say that a lesson cannot be read, and leave the lessons."""
        file = error.file if isinstance(error, LessonError) else ""
        sentence = words.not_read_sentence(file)
        self.troubled.emit(Trouble(words.not_read_title(), sentence, words.not_read_done(), str(error)))
        if self._is_on:
            self.leave_to_table()

    def _learn_about(self, knows: str) -> None:
        self.progress.change(knows=knows)
        self._read_next(self.progress)

    def _open(self, lesson: Lesson, sitting: Sitting) -> None:
        from ombre_desktop.ui.lessons.course import place_of
        from ombre_desktop.ui.lessons.lesson_table import LessonTable

        self._put_away()
        knows = self.progress.document.knows
        place = place_of(lesson.name, self._names, knows)
        sitting, stage = replace(sitting, lesson_place=place), self._stage
        stage.journal.keeper = self.progress
        self._table = LessonTable(self._desk, self._controller, stage.runner, lesson, knows)
        self.progress.write(sitting, lambda: None)
        self._table.catch_up(view(present(sitting.state, "deal"), PERSON))
        self._controller.open(sitting)

    def _put_away(self) -> None:
        self.questions.put_away()
        if self._table is not None:
            self._table.close()
            self._table = None
        if self._guide is not None:
            self._guide.close()
            self._guide = None

    # After a deal.

    def _ask(self, question: str, answers: Answers, then: Callable[[str], None]) -> None:
        """Ask *question* in place of the lesson."""
        self._put_away()
        self.questions.ask(question, answers, then)

    def _note_end(self) -> Ended | None:
        """Note the lesson as done if its deal is over, and return the end of that deal."""
        sitting, table = self._controller.sitting, self._table
        if table is None or sitting is None or sitting.state is None or not sitting.state.is_over:
            return None
        done = (*dict.fromkeys((*self.progress.document.done, table.lesson.name)),)
        self.progress.change(done=done, lesson="", deal="")
        return Ended(table.lesson, sitting, table.dearest_trick)

    def _offer_ways(self, ended: Ended) -> None:
        question, answers = ended.ways(self._names, self.progress.document, self._alone)
        self._ask(question, answers, partial(self._go, ended))

    def _go(self, ended: Ended, way: str) -> None:
        if way == AGAIN:
            self._open(ended.lesson, ended.again)
        elif way == ON:
            self._read_next(self.progress)
        else:
            self._finish_course(way)

    @property
    def _alone(self) -> Way:
        return alone(waits=self._waiting is not None)

    def _finish_course(self, way: str) -> None:
        if way in (ALONE, PLAY):
            self.leave()
            (self.alone if way == ALONE else self.real_game).emit()
        else:
            self.leave_to_table()

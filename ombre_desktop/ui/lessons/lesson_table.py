"""A lesson at the table, where the teacher speaks, and takes costly choices back once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from ombre_desktop.engine import Action, Cards, ChoiceRequest, PlayCard, Question, Say, SeatView, Word
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.blackboard import Blackboard
from ombre_desktop.ui.lessons.ideas import RULES
from ombre_desktop.ui.lessons.judge import Judge, Verdict
from ombre_desktop.ui.lessons.lesson import Lesson
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.lessons.saying import Speech, Thought, people_in, said, things_in
from ombre_desktop.ui.lessons.teacher import Teacher
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.texts.lessons import advised_told, better_card, better_choice
from ombre_desktop.ui.texts.listing import sentences

NO_TRICK = 0
"""The number that stands for everything before the first trick."""


class LessonTable(QObject):
    """The teacher at a table where *lesson* is played by somebody who *knows* another game, or no game."""

    def __init__(
        self, desk: TableDesk, controller: SessionController, runner: PlayerRunner, lesson: Lesson, knows: str
    ) -> None:
        super().__init__(desk)
        self._desk, self._controller = desk, controller
        self.lesson, self._knows = lesson, knows
        self.board = Blackboard(desk)
        self.teacher = Teacher(lesson.marks, knows, desk.deck)
        self.judge = Judge(runner, self)
        self._english = {mark.name: mark for mark in lesson.english.marks}
        self._weighed: int | None = None
        self._warned: dict[int, Speech] = {}
        self._dearest: tuple[float, int] | None = None
        desk.pausing.connect(self._speak)
        desk.quiet.connect(self._write)
        controller.stepped.connect(self._wipe)
        controller.opened.connect(self._wipe)

    @property
    def dearest_trick(self) -> int:
        """The number of the trick in which the learner lost most by insisting on a choice."""
        return NO_TRICK if self._dearest is None else self._dearest[1]

    @property
    def rule(self) -> str:
        """The number of the rule that the teacher's present words are about; empty if they are about none."""
        view = self._controller.view
        marks = () if view is None else self.teacher.speak(view)
        return next((RULES[idea] for mark in marks for idea in mark.teaches), "")

    def catch_up(self, view: SeatView | None) -> None:
        """Go on at *view*, in the middle of a deal, as if everything before it had been said."""
        if view is not None:
            self.teacher.catch_up(view, len(self.lesson.start.state.history))

    def act(self, action: Action) -> None:
        """Accept the learner's choice, or take it back once and say why."""
        view = self._controller.view
        if view is not None:
            self.judge.judge(action, partial(self._decide, action, len(view.position.history)))

    def say_again(self) -> None:
        """Show the last words."""
        self.board.read_again()

    def has_advised(self) -> bool:
        """Tell whether there is a ring round what to do, and say so; other words make room for a hint."""
        if self.board.points:
            self._desk.note(advised_told())
            return True
        self.board.wipe()
        return False

    def translate(self, lesson: Lesson) -> None:
        """Go on in the words of *lesson*, the same lesson in another language."""
        self.lesson = lesson
        self.teacher = Teacher(lesson.marks, self._knows, self._desk.deck)
        self.catch_up(self._controller.view)
        self._warned.clear()
        self._write()

    def close(self) -> None:
        """Stop teaching."""
        self.judge.rest()
        self._desk.pausing.disconnect(self._speak)
        self._desk.quiet.disconnect(self._write)
        self._controller.stepped.disconnect(self._wipe)
        self._controller.opened.disconnect(self._wipe)
        self.board.close()
        self.deleteLater()

    # Speaking.

    def _speak(self) -> None:
        """Have the words for this moment read out together with the question."""
        self._desk.remark(sentences(self._speech().sentences))

    def _write(self) -> None:
        """Show the words for this moment, and begin to weigh the possible choices."""
        view, asked = self._controller.view, self._controller.request
        if view is None or (asked is None and not view.position.is_over):
            return
        if self._claims_by_itself():
            self._controller.submit(Say(Word.CLAIM))
            return
        speech = self._speech()
        self.board.remember(speech.sentences)
        self.board.write(speech)
        moves = len(view.position.history)
        if asked is not None and self._weighed != moves:
            self._weighed = moves
            self.judge.begin(view, seed_of(self.lesson.name, 0, view.seat, moves))

    def _speech(self) -> Speech:
        """Return what there is to say at the present moment."""
        view = self._controller.view
        if view is None:
            return Speech()
        warning = self._warned.get(len(view.position.history))
        if warning is not None:
            return warning
        self.teacher.deck = self._desk.deck
        marks, moment = self.teacher.speak(view), self.teacher.moment(view)
        return Speech(
            tuple(
                Thought(
                    self._said(mark, moment),
                    mark.ringed,
                    things_in(self._english[mark.name]),
                    mark.cards,
                    people_in(mark, moment, view.position.seats),
                )
                for mark in marks
            )
        )

    def _said(self, mark: Mark, moment: Moment) -> str:
        sitting = self._controller.sitting
        names = sitting.company.names if sitting is not None else ()
        return said(mark, self._english[mark.name].words, moment, self._desk.deck, names)

    def _wipe(self, _: object = None) -> None:
        self.judge.rest()
        self._weighed = None
        self.board.wipe()

    def _claims_by_itself(self) -> bool:
        """Tell whether the question is one that this lesson spares the learner."""
        asked = self._controller.request
        is_claim = isinstance(asked, ChoiceRequest) and asked.question is Question.CLAIM_OR_VOLE
        return is_claim and not self.lesson.teaches_claiming

    # Judging.

    def _decide(self, action: Action, moves: int, verdict: Verdict | None) -> None:
        view = self._controller.view
        if view is None or len(view.position.history) != moves:
            return  # the table has moved on
        if verdict is None or not verdict.is_dear:
            self._controller.submit(action)
        elif moves in self._warned:
            self._note_loss(verdict.loss)
            self._controller.submit(action)
        else:
            moment = self.teacher.moment(view, action)
            mark = self.teacher.reply(moment)
            told = self._said(mark, moment) if mark is not None else self._by_the_count(verdict)
            cards = mark.ringed if mark is not None else _card_in(verdict.best.action)
            self._warned[moves] = Speech((Thought(told, cards),))
            self._controller.ask_again()

    def _by_the_count(self, verdict: Verdict) -> str:
        """Return a sentence about the better choice and its chances, for lack of a known reason."""
        best, chosen = verdict.best, verdict.chosen
        chances = round(10 * best.wins), round(10 * chosen.wins)
        if isinstance(best.action, PlayCard) and isinstance(chosen.action, PlayCard):
            return better_card(best.action.card, chosen.action.card, chances, self._desk.deck)
        return better_choice(*chances)

    def _note_loss(self, loss: float) -> None:
        """Remember the trick of the most costly choice."""
        view = self._controller.view
        playing = view.position.playing if view is not None else None
        trick = len(playing.tricks) + 1 if playing else NO_TRICK
        if self._dearest is None or loss > self._dearest[0]:
            self._dearest = loss, trick


def _card_in(action: Action) -> Cards:
    return (action.card,) if isinstance(action, PlayCard) else ()

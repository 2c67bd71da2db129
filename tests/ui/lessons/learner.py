"""A learner at the table who plays a given line by keys, and the lessons to play."""

from __future__ import annotations

import os
from functools import cache
from random import Random

from opponents import QuickPlayers
from person import KeyUser
from PySide6.QtCore import Qt, QTimer

from ombre_desktop.engine import Action, Discard, ExchangeRequest, PlayCard, Request, SeatView, request
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.notation.tokens import action_text, parse_action
from ombre_desktop.players.advice import Advice, Alternative
from ombre_desktop.players.judging import answering
from ombre_desktop.players.player import player
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.lessons import LESSONS, LessonsDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.lessons.course import course
from ombre_desktop.ui.lessons.lesson import LEARNER, Lesson, read_lesson
from ombre_desktop.ui.session.asking import NoReply
from ombre_desktop.ui.shell.app import App


@cache
def lesson(name: str, language: str = "en") -> Lesson:
    """Return the lesson, which is read only once."""
    return read_lesson(name, language)


def taught_line(of: Lesson) -> tuple[str, ...]:
    """Return the learner's choices on the taught line, as records write them."""
    moves = of.record.state.history[of.first :]
    return tuple(action_text(move.action) for move in moves if move.seat == LEARNER)


TAUGHT = {place.name: taught_line(lesson(place.name)) for place in course()}
"""The learner's choices on the taught line of each lesson."""


class Learner(KeyUser):
    """A learner who uses keys alone, and chooses as *line* says, then as the textbook does."""

    def __init__(self, app: App, qtbot, line: tuple[str, ...] = ()) -> None:
        super().__init__(app, qtbot)
        self.line = list(line)

    @property
    def table(self):
        return self.app.lessons.table

    def press(self, label: str) -> None:
        """Press the number key of the answer with this *label* on the panel, which a subclass has."""
        names = [button.accessibleName().partition(". ")[0] for button in self.panel.buttons]
        self.letter(str(names.index(label) + 1))

    def photograph(self, name: str) -> None:
        """Save a picture if a folder for pictures is named."""
        if folder := os.environ.get("OMBRE_PICTURES"):
            self.app.desk.wait_until_painted()
            self.app.window.grab().save(f"{folder}/{name}.png")

    @property
    def bubbles(self) -> tuple[str, ...]:
        """The words that the teacher shows now."""
        return self.table.board.sentences

    def learn_from(self, name: str, moves: int) -> None:
        """Continue the lesson *name* on its taught line after *moves* moves, as after a restart."""
        reached = record_of(lesson(name).steps[moves].state)
        folders = Folders.of()
        document = LessonsDocument(knows="none", lesson=name, deal=format_record(reached))
        DocumentStore(folders.lessons, LESSONS).write(document)
        if self.app.keeper is None:
            self.app.lessons.keep_on(Shelf(folders, self.app))
        self.learn()
        self.wait_for_turn()

    def learn(self, knows: str = "6") -> None:
        """Begin the lessons from the menu's command, answering what the learner knows if that is asked."""
        self.app.lessons.begin()
        self.app.lessons.finish()
        if self.app.lessons.table is None:
            self.letter(knows)
            self.app.lessons.finish()

    def choose(self, words: str) -> None:
        """Make the choice with these *words*, whatever its result."""
        asked = self.wait_for_turn()
        self.take(asked, parse_action(words.split(), asked))

    def take(self, asked: Request, action: Action) -> None:
        """Press the keys for *action*."""
        match action:
            case Discard(cards=cards):
                self.throw(cards)
            case PlayCard(card=card):
                self.play(card)
            case _:
                self.say(asked, action)

    def decide_next(self) -> None:
        """Make the next choice of the line, or the textbook's."""
        asked = self.wait_for_turn()
        if not self.line:
            self.answer(asked)
            return
        moves = len(self.controller.sitting.state.history)
        self.choose(self.line.pop(0))
        self.wait(lambda: len(self.controller.sitting.state.history) > moves)

    def play_lesson(self) -> list[tuple[str, ...]]:
        """Play to the settlement; return what was said at each decision, and at the end."""
        told = []
        while self.wait_for_turn() is not None:
            told.append(self.bubbles)
            self.decide_next()
        return [*told, self.bubbles]

    def go_on_from_sheet(self) -> None:
        """Leave the sheet of the settlement."""
        self.wait(lambda: self.desk.dock.standing.settlement.can_be_left)
        self.key(Qt.Key.Key_Return)


class Scales(QuickPlayers):
    """Quick players whose judge counts the actions in *dear*, as records write them, as that much worse."""

    def __init__(self, **dear: float) -> None:
        super().__init__()
        self.dear = dear
        self.weighed = 0

    def advise(
        self, _name: str, view: SeatView, _seed: int, worlds: int = 0, *, compare: Action | None = None
    ) -> int:
        self.weighed += 1
        number, asked = self.weighed, request(view)
        actions = () if asked is None else asked.actions
        if isinstance(asked, ExchangeRequest):
            usual = player("textbook").decide(view, asked, Random(1))
            actions = (usual,) if compare is None else (usual, compare)
        worth = {action: 10.0 - self.dear.get(action_text(action), 0.0) for action in actions}
        found = (Alternative(a, chips, 0.5, 0.8, 0.7 if chips < 10.0 else 0.0) for a, chips in worth.items())
        weighed = sorted(found, key=_chips)
        if weighed:
            advice = Advice(weighed[0].action, tuple(weighed), worlds)
            QTimer.singleShot(0, self, lambda: self.advised.emit(number, advice))
        else:
            QTimer.singleShot(0, self, lambda: self.unadvised.emit(number, NoReply.FAILED))
        return number

    def review(self, words: dict[str, object]) -> int:
        """Answer soon, as the players' process does."""
        self.weighed += 1
        number, reply = self.weighed, answering.answer(words)
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(number, reply))
        return number

    def cancel(self, number: int) -> None:
        """Do nothing: the judge is too quick to be stopped."""


def _chips(each: Alternative) -> float:
    return -each.chips

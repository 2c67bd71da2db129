"""A decision taken again: what it was the first time, and at once whether the new one is better."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ombre_desktop.engine import Action
from ombre_desktop.ui.advice.comparing import Comparing, Outcome
from ombre_desktop.ui.advice.paper_stand import PaperStand
from ombre_desktop.ui.advice.way import Way
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.replay.second_try import SecondTry
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts import second_try as words
from ombre_desktop.ui.texts.listing import sentences


class AgainDesk(QObject):
    """
    The paper beside a deal that is played on from a decision; the whole table is the person's.

    It compares the two choices as soon as the new one is made, and leads back.
    """

    def __init__(self, desk: TableDesk, runner: PlayerRunner, stand: PaperStand) -> None:
        super().__init__(desk)
        self._desk, self._stand = desk, stand
        self._comparing = Comparing(runner, self)
        self._comparing.done.connect(self._tell)
        self._try: SecondTry | None = None
        self._told: tuple[str, ...] = ()

    @property
    def told(self) -> tuple[str, ...]:
        """The sentences on the table."""
        return self._stand.told_by(self)

    def begin(self, again: SecondTry) -> None:
        """Accompany a decision that is taken *again*."""
        self._comparing.rest()
        self._try, self._told = again, ()
        self.follow(self._desk.situation)

    def follow(self, now: Situation) -> None:
        """Keep the paper on the table in the situation *now*, until the person has gone back."""
        again = self._try
        if again is None:
            return
        if not again.is_on():
            self._comparing.rest()
            self._try, self._told = None, ()
            self._stand.take_away(self)
        elif self._told:
            self._show()
        elif now.question is not None:
            self._say(words.choose_again(again.first, now.question[1], now.deck))

    def hear(self, action: Action) -> None:
        """Compare *action*, which the person is about to carry out, with the first choice."""
        again, now = self._try, self._desk.situation
        if again is None or now.question is None:
            return
        view, asked = now.question
        if len(view.position.history) != again.move:
            return
        if action == again.first:
            self._say(words.the_same())
            return
        self._say(words.comparing())
        self._comparing.compare(view, asked, (again.first, action))

    def _tell(self, outcome: Outcome) -> None:
        self._say(*words.compared(outcome.better, outcome.first, outcome.second))

    def _say(self, *told: str) -> None:
        self._told = told
        self._show()
        self._desk.announce(sentences(told))

    def _show(self) -> None:
        """Show what is told, unless somebody else speaks just now."""
        again = self._try
        if again is None or self._stand.is_taken_from(self):
            return
        way = Way(words.back_button(to_result=again.came_from_result), again.back)
        if self.told == self._told:
            self._stand.make_room()
        else:
            self._stand.show(self, self._told, (way,), words.name())

"""A question of a drill at the table: one answer, and at once the next question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ombre_desktop.engine import Action
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.ui.features.training.drill import Drill, DrillKind
from ombre_desktop.ui.features.training.gone_panel import GonePanel
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.texts import drills as words


class DrillTable(PositionTable):
    """A table at which *drill* is asked: by the table's own question, or by numbers on parchment."""

    def __init__(self, stage: Stage, drill: Drill, ways: Answers) -> None:
        super().__init__(stage.desk, stage.controller, ways)
        self.drill = drill
        self._is_over = False

    def act(self, action: Action) -> None:
        """Take the person's *action* as the answer; nothing is played."""
        if self.panel is None and not self._is_over:
            self._answer(action_text(action))
        else:
            self._desk.clear()

    def _put(self) -> None:
        """Show the question."""
        if self._is_over or self._controller.view is None:
            return
        drill = self.drill
        if drill.options and self.panel is None:
            self._desk.clear()
            self._ask(words.how_many(), [(one, one) for one in drill.options], self._answer)
        self._tell([words.DRILLS[drill.kind.value].ask()])

    def _answer(self, answer: str) -> None:
        if self._is_over:
            self.chosen.emit(answer)
            return
        self._is_over = True
        is_right = answer in self.drill.answers
        self._desk.clear()
        self.solved.emit(is_right)
        self._ask(words.right_told() if is_right else words.wrong_told(), self._ways, self._answer)
        self._tell([self._reason])

    def _ask(self, told: str, ways: Answers, then: Callable[[str], None]) -> None:
        """Ask; where trumps are counted, with the cards that are gone above the question."""
        if self.drill.kind is not DrillKind.COUNT:
            super()._ask(told, ways, then)
            return
        self._put_panel_away()
        gone = self.drill.gone
        every = tuple(card for cards in gone for card in cards)
        heard = "" if self._is_over else words.gone_told(every, self._desk.deck)
        made = partial(GonePanel, told, ways, gone=gone, told=heard, art=self._desk.art)
        self.panel = self._desk.seat_guest(made)
        self.panel.ask(then)

    @property
    def _reason(self) -> str:
        """The sentence that tells the answer."""
        drill, moment = self.drill, self.drill.moment
        if drill.kind is DrillKind.WINS:
            return words.wins_told(drill.lowest, self._desk.deck)
        unseen, gone, own = map(moment.trumps, (tuple(moment.out), tuple(moment.gone), moment.hand))
        return words.counted_told(len(unseen), len(gone), len(own))

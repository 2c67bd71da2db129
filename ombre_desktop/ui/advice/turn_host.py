"""The helps with the person's turn: hints, claims, cards that play themselves, expert and coach."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from ombre_desktop.engine import Action
from ombre_desktop.players.player import EXPERT
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.advice.again_desk import AgainDesk
from ombre_desktop.ui.advice.claiming import Claiming
from ombre_desktop.ui.advice.coach_desk import CoachDesk
from ombre_desktop.ui.advice.hint_desk import HintDesk
from ombre_desktop.ui.advice.paper_stand import PaperStand
from ombre_desktop.ui.advice.self_play import SelfPlay
from ombre_desktop.ui.advice.taking_back import TakingBack
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.session.substitute import Substitute
from ombre_desktop.ui.texts import claims as words


class TurnHost(QObject):
    """The owner of these helps, which connects them with the table and the deal."""

    def __init__(
        self, desk: TableDesk, controller: SessionController, runner: PlayerRunner, choices: Choices
    ) -> None:
        super().__init__(desk)
        player = desk.player
        self._desk, self._controller = desk, controller
        stand = self.stand = PaperStand(desk)
        self.hints = HintDesk(desk, runner, stand)
        self.coach = CoachDesk(desk, runner, choices, stand)
        self.taking_back = TakingBack(desk, controller, runner, choices, stand)
        self.again = AgainDesk(desk, runner, stand)
        self.claiming = Claiming(desk, runner)
        self.self_play = SelfPlay(desk, controller.submit, lambda: choices.preferences.plays_itself)
        controller.opponents_move = lambda: choices.preferences.opponents_move
        self.hints.named.connect(lambda _: controller.mark(Mark.HELPED))
        self.hints.named.connect(self.taking_back.spare)
        runner.thinks_long.connect(self._offer_stand_in)
        player.hurried.connect(runner.hurry)
        desk.wishes.play_out_wanted.connect(controller.play_out)
        desk.wishes.claimed.connect(lambda claim: controller.let_play(Substitute(claim=claim)))

    def follow(self, situation: Situation) -> None:
        """Keep the marks of a hint at their places in *situation*, and the coach's note at its deal."""
        self.hints.follow(situation)
        self.coach.follow()
        self.taking_back.follow(situation)
        self.again.follow(situation)

    def act(self, carry_out: Callable[[Action], None], action: Action) -> None:
        """Let *carry_out* carry out the person's *action*, unless it is offered to be taken back."""
        if self.taking_back.allows(action):
            self.again.hear(action)
            carry_out(action)

    def _offer_stand_in(self) -> None:
        self._desk.note(words.long_told(), words.long_note())

    def decide(self) -> None:
        """Let the expert answer the open question."""
        self._desk.note(words.turn_told())
        self._controller.decide()

    def play_deal(self) -> None:
        """Let the expert play the rest of the deal."""
        self._desk.clear()
        self._desk.note(words.deal_told(), words.deal_note())
        self._controller.let_play(Substitute(player=EXPERT), Mark.PRACTICE)

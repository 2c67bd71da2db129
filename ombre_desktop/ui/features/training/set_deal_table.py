"""A set deal at the table: its task, the play against open cards, and the plan at the end."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from ombre_desktop.engine import (
    Action,
    Card,
    ChoiceRequest,
    PlayCard,
    Question,
    Role,
    Say,
    Word,
    view,
)
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.players.advice import Advice, Alternative, Motive
from ombre_desktop.ui.features.training.explainer import Explainer
from ombre_desktop.ui.features.training.plan_panel import PlanPanel
from ombre_desktop.ui.features.training.set_deal import SetDeal
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.texts import set_deals as words
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.panels import french_cards_note

log = logging.getLogger(__name__)


class SetDealTable(PositionTable):
    """
    A table at which a set deal is played to its end, against seats that see every card.

    While it stands, the questions to the players' process carry the set deal, and nothing of another deal.
    """

    def __init__(self, stage: Stage, set_deal: SetDeal, ways: Answers) -> None:
        super().__init__(stage.desk, stage.controller, ways)
        self.set_deal = set_deal
        self._begun = view(set_deal.problem.record.state, PERSON)
        self._runner = stage.runner
        self._runner.set_deal = {"set": format_record(set_deal.problem.record)}
        self._runner.reviewed.connect(self._take_verdict)
        self._runner.unreviewed.connect(self._do_without)
        self._number: int | None = None
        self._is_over = False
        self._lines: tuple[str, ...] = ()
        self._verdict: dict[str, Any] | None = None
        self._motives: tuple[Motive, ...] = ()
        self._explainer = Explainer(stage.runner, self)
        self._explainer.explained.connect(self._take_motives)

    def act(self, action: Action) -> None:
        """Play the person's *action*; the others answer it."""
        self.bubble.tell((), self._clear)
        self._controller.submit(action)

    def close(self) -> None:
        """Remove everything that belongs to the set deal; from now on the players see their views alone."""
        self._runner.set_deal = {}
        self._runner.reviewed.disconnect(self._take_verdict)
        self._runner.unreviewed.disconnect(self._do_without)
        if self._number is not None:
            self._runner.cancel(self._number)
        self._explainer.rest()
        super().close()

    def reword(self) -> None:
        """Tell the task or the verdict again, in another language; the play goes on."""
        if self._verdict is not None:
            self._tell_verdict()
        elif self.bubble.sentences:
            self._tell_task()

    def _put(self) -> None:
        """Tell the task at the first card, take a game that is won, and judge the deal at its end."""
        seen, asked = self._controller.view, self._controller.request
        if seen is None or self._is_over:
            return
        if seen.position.is_over:
            self._judge()
        elif isinstance(asked, ChoiceRequest) and asked.question is Question.CLAIM_OR_VOLE:
            self._controller.submit(Say(Word.CLAIM))
        elif len(seen.position.history) == len(self._begun.position.history) and not self.bubble.sentences:
            self._tell_task()

    def _tell_task(self) -> None:
        notes = (french_cards_note(),) if self._desk.situation.is_other_deck else ()
        self._tell((*self._task, *notes))

    @property
    def _task(self) -> tuple[str, str]:
        """The task, and what the others do."""
        state = self._begun.position
        contract = state.contract
        goal = words.goal_told(
            self.set_deal.game,
            "" if contract is None else contract.name,
            stops=self.set_deal.is_defence,
            is_ally=state.role(PERSON) is Role.ALLY,
        )
        # A partner whom nobody knows yet helps too.
        whole, stops = self.set_deal.problem.record.state, self.set_deal.is_defence
        side = [seat for seat in whole.ring if (whole.role(seat) is Role.DEFENDER) is stops]
        return goal, words.others_told(alone=len(side) == 1)

    # The end.

    def _judge(self) -> None:
        """Ask how the deal ended, and why the plan is right."""
        sitting = self._controller.sitting
        if sitting is None or sitting.state is None:
            return
        self._is_over = True
        self._desk.clear()
        problem = self.set_deal.problem
        weighed = tuple(Alternative(each.action, each.chips, 0.0, each.wins) for each in problem.worths)
        self._explainer.explain(self._begun, Advice(problem.answers[0], weighed))
        text = format_record(record_of(sitting.state))
        self._number = self._runner.review({"record": text, "set": len(self._begun.position.history)})

    def _take_verdict(self, number: int, reply: dict[str, Any]) -> None:
        """Say whether the deal was won, and if not, which card let the win go."""
        if number != self._number:
            return
        self._number, self._verdict = None, reply
        if self._tell_verdict():
            self.solved.emit(bool(reply["won"]))

    def _tell_verdict(self) -> bool:
        """Show the verdict, or only the plan if there is none; return False then."""
        reply = self._verdict or {}
        try:
            is_won = bool(reply["won"])
            lines = () if is_won else self._let_go(int(reply["let_go"]), [*map(Card.parse, reply["keep"])])
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no verdict: %r", error)
            self._show(words.over_told(), ())
            return False
        self._show(words.won_told() if is_won else words.lost_told(), lines)
        return True

    def _let_go(self, move: int, keep: list[Card]) -> tuple[str, ...]:
        """Return the sentence about the *move* by which the win was let go; none if it was kept."""
        seen = self._controller.view
        if seen is None or not keep:
            return ()
        made, deck = seen.position.history[move].action, self._desk.deck
        if not isinstance(made, PlayCard):
            return (words.gave_up_told(keep[0], deck),)
        tricks = seen.position.play.tricks
        trick = next((at for at, one in enumerate(tricks, 1) if made.card in one.cards), len(tricks) + 1)
        return (words.let_go_told(trick, made.card, keep[0], deck),)

    def _do_without(self, number: int, _: object) -> None:
        """Show the plan without a verdict, since there is none."""
        if number == self._number:
            self._number, self._verdict = None, {}
            self._tell_verdict()

    def _take_motives(self, motives: tuple[Motive, ...]) -> None:
        """Tell the motives for the first card of the plan, as soon as there is a verdict."""
        self._motives = motives
        if self.panel is not None:
            self._tell(self._told)

    @property
    def _told(self) -> tuple[str, ...]:
        reason = reason_told(self._motives, self._desk.deck)
        return tuple(filter(None, (*self._lines, reason)))

    def _show(self, told: str, lines: tuple[str, ...]) -> None:
        """Show the verdict *told* and the plan; ask how to go on."""
        self._lines = lines
        self._put_panel_away()
        made = partial(PlanPanel, told, self._ways, plan=self.set_deal.plan, art=self._desk.art)
        self.panel = self._desk.seat_guest(made)
        self.panel.ask(self.chosen.emit)
        self._tell(self._told)

"""A problem at the table: its question, the person's answer, and the verdict."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine import Action, Discard, Request, view
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.ui.features.training.problem import Problem, ProblemKind
from ombre_desktop.ui.lessons.judge import Judge, Verdict
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.texts import problems as words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.panels import french_cards_note

FIGURES = "figures"
"""The name of the answer that shows the chips of every choice."""
LIKELY = 0.5
"""The chance to win from which a title promises anything."""
AS_GOOD = 1.0
"""The chips within which a throw that the problem does not name is as good as its answer."""


class ProblemTable(PositionTable):
    """
    A table at which *problem* is set: the person answers the table's own question, once.

    The bubble names the game, and asks the question of the problem's kind unless another *question* is given.
    """

    def __init__(self, stage: Stage, problem: Problem, ways: Answers, *, question: str = "") -> None:
        super().__init__(stage.desk, stage.controller, ways)
        self.problem = problem
        self._question = question
        self._is_answered = False
        self._told: tuple[str, ...] = ()
        self._judge = Judge(stage.runner, self)

    def act(self, action: Action) -> None:
        """Take the person's *action* as the answer; nothing is played."""
        if self._is_answered:
            return
        self._is_answered = True
        said = Discard(in_order(action.cards)) if isinstance(action, Discard) else action
        own = self.problem.worth(said)
        if own is None and not self.problem.is_right(said) and isinstance(said, Discard):
            self._judge.judge(said, self._end_weighed)
        else:
            best = self.problem.worths[0] if self.problem.worths else None
            chances = None if own is None or best is None else (round(10 * best.wins), round(10 * own.wins))
            self._end(chances, is_right=self.problem.is_right(said))

    def close(self) -> None:
        """Remove everything that belongs to the problem."""
        self._judge.rest()
        super().close()

    @property
    def _request(self) -> Request:
        return asked_of(view(self.problem.record.state, PERSON))

    def _put(self) -> None:
        """Show the question."""
        seen = self._controller.view
        if self._is_answered or seen is None or self.bubble.sentences:
            return
        if self.problem.kind is ProblemKind.THROW:
            self._judge.begin(seen, seed_of(self.problem.name, 0, seen.seat, len(seen.position.history)))
        notes = (french_cards_note(),) if self._desk.situation.is_other_deck else ()
        self._tell((self._asking_words(), *notes))

    def _asking_words(self) -> str:
        """Return the title of the problem, and below it the question."""
        state, kind = self.problem.record.state, self.problem.kind.value
        game = state.ruleset.name
        if self._question:
            return f"{game_name(game)}\n{self._question}"
        contract = "" if state.contract is None else state.contract.name
        title = words.title(kind, game, likely=self.problem.chance >= LIKELY)
        return f"{title}\n{words.question(kind, game, contract)}"

    def _end_weighed(self, verdict: Verdict | None) -> None:
        """Give the verdict on a throw that the players' process has weighed, or could not weigh."""
        if verdict is None:
            self._show(words.not_weighed_told(), None, is_right=False)
        else:
            chances = round(10 * verdict.best.wins), round(10 * verdict.chosen.wins)
            self._end(chances, is_right=verdict.loss < AS_GOOD)

    def _end(self, chances: tuple[int, int] | None, *, is_right: bool) -> None:
        self.solved.emit(is_right)
        told = words.right_told() if is_right else words.wrong_told()
        self._show(told, chances, is_right=is_right)

    def _show(self, told: str, chances: tuple[int, int] | None, *, is_right: bool) -> None:
        """Say whether the answer was right, what is best and why; ask how to go on."""
        self._desk.clear()
        problem, deck = self.problem, self._desk.deck
        better = words.better_told(problem.answers[0], self._request, deck, chances)
        reason = reason_told(problem.motives, deck)
        self._told = tuple(filter(None, (("" if is_right else better), reason)))
        figures = ((FIGURES, words.figures_answer()),) if problem.worths else ()
        self._ask_on(told, (*self._ways[:1], *figures, *self._ways[1:]))

    def _ask_on(self, told: str, ways: Answers) -> None:
        self._ask(told, ways, partial(self._go, told))
        self._tell(self._told)

    def _go(self, told: str, way: str) -> None:
        if way != FIGURES:
            self.chosen.emit(way)
            return
        worths = [Alternative(each.action, each.chips, 0.0, each.wins) for each in self.problem.worths]
        self._told = (*self._told, words.figures_told(worths, self._request, self._desk.deck))
        self._ask_on(told, self._ways)

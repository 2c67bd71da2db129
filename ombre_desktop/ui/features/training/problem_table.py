"""A problem at the table: its question, the person's answer, and the verdict."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine import Action, Bid, Chips, Discard, ExchangeRequest, Request, SeatView, price, view
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.advice import Advice, Alternative, Motive
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.players.stake import stake_of
from ombre_desktop.ui.features.training.explainer import Explainer
from ombre_desktop.ui.features.training.problem import Problem, Worth
from ombre_desktop.ui.lessons.judge import Judge, Verdict
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.texts import problems as words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.hints import GIVING_UP, chance_told
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.panels import french_cards_note
from ombre_desktop.ui.texts.throws import review_label as throws_answer
from ombre_desktop.ui.texts.unit import unit_of

FIGURES, THROWS = "figures", "throws"
"""The names of the answers that show the figures of every choice, and let other throws be weighed."""
PAYS_MORE = "pays_more"
"""The motive that another bid wins more often and pays less."""
LIKELY = 0.5
"""The chance to win from which a title promises anything."""
AS_GOOD = 0.05
"""The share of the stake within which a throw that the problem does not name is as good as its answer."""


class ProblemTable(PositionTable):
    """
    A table at which *problem* is set: the person answers the table's own question, once.

    The bubble names the game, and asks the question of the problem's kind unless another *question* is given.
    """

    def __init__(self, stage: Stage, problem: Problem, ways: Answers, *, question: str = "") -> None:
        super().__init__(stage.desk, stage.controller, ways)
        self.problem = problem
        self._question = question
        self._said: Action | None = None
        self._lines: tuple[str, ...] = ()
        self._figures = ""
        self._is_right = False
        self._motives: tuple[Motive, ...] = ()
        self._judge = Judge(stage.runner, self)
        self._explainer = Explainer(stage.runner, self)
        self._explainer.explained.connect(self._take_motives)

    def act(self, action: Action) -> None:
        """Take the person's *action* as the answer; nothing is played."""
        if self._said is not None:
            return
        said = Discard(in_order(action.cards)) if isinstance(action, Discard) else action
        self._said = said
        own = self.problem.worth(said)
        if own is None and not self.problem.is_right(said) and isinstance(said, Discard):
            self._judge.judge(said, self._end_weighed)
        else:
            self._end(
                self._best, None if own is None else _weighed(own), is_right=self.problem.is_right(said)
            )

    def close(self) -> None:
        """Remove everything that belongs to the problem."""
        self._judge.rest()
        self._explainer.rest()
        super().close()

    @property
    def _request(self) -> Request:
        return asked_of(self._seen)

    @property
    def _seen(self) -> SeatView:
        return view(self.problem.record.state, PERSON)

    @property
    def _best(self) -> Alternative | None:
        """The answer as it was weighed; None if it was not."""
        return _weighed(self.problem.worths[0]) if self.problem.worths else None

    def _put(self) -> None:
        """Show the question."""
        seen = self._controller.view
        if self._said is not None or seen is None or self.bubble.sentences:
            return
        if self.problem.kind is ProblemKind.THROW:
            self._judge.begin(seen, seed_of(self.problem.name, 0, seen.seat, len(seen.position.history)))
        weighed = tuple(map(_weighed, self.problem.worths))
        self._explainer.explain(seen, Advice(self.problem.answers[0], weighed))
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

    def _take_motives(self, motives: tuple[Motive, ...]) -> None:
        """Tell the motives for the answer, as soon as there is one."""
        self._motives = motives
        if self.panel is not None:
            self._tell(self._told)

    @property
    def _told(self) -> tuple[str, ...]:
        """The words on the answer, why it is right, and the figures if they are wanted."""
        # What a wrong bid has for itself is told beside the best one.
        known = [each for each in self._motives if self._is_right or each.key != PAYS_MORE]
        reason = reason_told(known, self._desk.deck)
        return tuple(filter(None, (*self._lines, reason, self._figures)))

    def _end_weighed(self, verdict: Verdict | None) -> None:
        """Give the verdict on a throw that the players' process has weighed, or could not weigh."""
        if verdict is None:
            self._show(words.not_weighed_told(), (self._best_told(),))
        else:
            self._end(
                verdict.best,
                verdict.chosen,
                is_right=verdict.loss < AS_GOOD * stake_of(self.problem.record.state),
            )

    def _end(self, best: Alternative | None, own: Alternative | None, *, is_right: bool) -> None:
        """Say whether the person's *own* answer is right, and what the *best* one has before it."""
        self._is_right = is_right
        self.solved.emit(is_right)
        if is_right:
            weighed = own or best
            is_over = weighed is None or weighed.action in GIVING_UP
            self._show(words.right_told(), () if weighed is None or is_over else (chance_told(weighed),))
        elif best is None or own is None:
            self._show(words.wrong_told(), (self._best_told(),))
        else:
            pays = paid_by_each(self._seen, best, own)
            beside = words.beside_told(best, own, pays, unit_of(self.problem.record.state.ruleset))
            self._show(words.wrong_told(), (sentences((self._best_told(), beside)),))

    def _best_told(self) -> str:
        best = self.problem.answers[0]
        return words.better_told(best, self._said or best, self._request, self._desk.deck)

    def _show(self, told: str, lines: tuple[str, ...]) -> None:
        """Say whether the answer was right, what is best and why; ask how to go on."""
        self._desk.clear()
        self._lines = lines
        figures = ((FIGURES, words.figures_answer()),) if self.problem.worths else ()
        throws = ((THROWS, throws_answer()),) if isinstance(self._request, ExchangeRequest) else ()
        # The figures stand last: they are asked for once, and the others keep their keys.
        self._ask_on(told, (*self._ways[:1], *throws, *self._ways[1:], *figures))

    def _ask_on(self, told: str, ways: Answers) -> None:
        self._ask(told, ways, partial(self._go, told, ways))
        self._tell(self._told)

    def _go(self, told: str, ways: Answers, way: str) -> None:
        if way == THROWS:
            thrown = self._said.cards if isinstance(self._said, Discard) else ()
            self._desk.wishes.throws_wanted.emit((self._seen, self._request, thrown))
            self._ask_on(told, ways)
            return
        if way != FIGURES:
            self.chosen.emit(way)
            return
        weighed = tuple(map(_weighed, self.problem.worths))
        self._figures = words.figures_told(weighed, self._request, self._desk.deck)
        self._ask_on(told, tuple(one for one in ways if one[0] != FIGURES))


def _weighed(worth: Worth) -> Alternative:
    return Alternative(worth.action, worth.chips, 0.0, worth.wins)


def paid_by_each(seen: SeatView, best: Alternative, own: Alternative) -> tuple[Chips, Chips] | None:
    """Return the chips that each pays for the *best* bid and for *own*; None if the best pays no more."""
    paid: list[Chips] = []
    for one in (best, own):
        bid = one.action.contract if isinstance(one.action, Bid) else ""
        contract = seen.position.ruleset.contract(bid)
        worth = None if contract is None else price(seen, contract)
        paid.append(Chips(0) if worth is None or worth.payers is not None else worth.from_each)
    return (paid[0], paid[1]) if paid[0] > paid[1] > 0 else None

"""A problem that asks who holds a card: where most likely, how sure, and what the expert sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ombre_desktop.engine import Action, Seat
from ombre_desktop.ui.features.training.holds import SURENESS, is_near, places_of, said_shares
from ombre_desktop.ui.features.training.holds_panel import HoldsPanel, HoldsSign
from ombre_desktop.ui.features.training.problem import Held, Problem
from ombre_desktop.ui.lessons.position_table import PositionTable
from ombre_desktop.ui.lessons.question_panel import Answers
from ombre_desktop.ui.lessons.stage import Stage
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.texts import holds as words
from ombre_desktop.ui.texts import problems
from ombre_desktop.ui.texts.company import Company


class HoldsTable(PositionTable):
    """A table at which *problem* asks where its card is, in two steps by numbers on parchment."""

    def __init__(self, stage: Stage, problem: Problem, held: Held, ways: Answers) -> None:
        super().__init__(stage.desk, stage.controller, ways)
        self.problem, self.held = problem, held
        self._pictures = Pictures(stage.desk, self)
        self._place: int | None = None
        self._sureness = ""

    @classmethod
    def of(cls, stage: Stage, problem: Problem) -> Callable[[Answers], HoldsTable] | None:
        """Return what seats *problem* with the ways on; None if it asks for something else."""
        return None if problem.held is None else partial(cls, stage, problem, problem.held)

    def act(self, _: Action) -> None:
        """Play no card: the question is about another."""
        self._desk.clear()

    def _put(self) -> None:
        """Show the question."""
        if self._controller.view is None or self.panel is not None:
            return
        self._desk.clear()
        ranking = self.problem.record.state.ranking
        names = [(str(place), self._named(place)) for place in places_of(self.held)]
        self._ask(words.where_asked(self.held.card, ranking, self._desk.deck), names, self._take_place)
        game = self.problem.record.state.ruleset.name
        self._tell((problems.title(self.problem.kind.value, game, likely=True),))

    def _take_place(self, place: str) -> None:
        self._place = int(place)
        ways = [(name, words.SURENESS[name]()) for name in SURENESS]
        self._ask(words.how_sure(), ways, self._take_sureness)
        self._tell((self._named(self._place),))

    def _take_sureness(self, sureness: str) -> None:
        if self._place is None:
            return
        self._sureness = sureness
        is_right = is_near(self.held, self._place, sureness)
        self.solved.emit(is_right)
        told = words.right_told() if is_right else self._wrong_told(self._place, SURENESS[sureness])
        self._ask(told, self._ways, self.chosen.emit)
        self._tell((self._seen, words.measure_told(), self._true))

    def _ask(self, told: str, ways: Answers, then: Callable[[str], None]) -> None:
        self._put_panel_away()
        self.panel = self._desk.seat_guest(partial(HoldsPanel, told, ways, self._sign))
        self.panel.ask(then)

    def _wrong_told(self, place: int, said: float) -> str:
        """Return the verdict on a wrong answer: the place, or only how sure one is of it."""
        share = self.held.shares[place]
        if share < max(self.held.shares):
            return words.wrong_told()
        return words.surer_told() if said < share else words.less_sure_told()

    @property
    def _sign(self) -> HoldsSign:
        """The card, and once the answer was given, the two bars."""
        sitting = self._controller.sitting
        faces = () if sitting is None else sitting.company.portraits
        if self._place is None or not self._sureness:
            return HoldsSign(self._pictures, self.held.card, faces)
        said = said_shares(self.held, self._place, self._sureness)
        return HoldsSign(self._pictures, self.held.card, faces, (said, self.held.shares))

    @property
    def _company(self) -> Company | None:
        sitting = self._controller.sitting
        return None if sitting is None else company_at(sitting)

    def _named(self, place: int) -> str:
        """Return the name of a place: of a player, or of nobody."""
        company = self._company
        if company is None or place == len(self.held.shares) - 1:
            return words.nobody_answer()
        return str(company.name(Seat(place)))

    @property
    def _seen(self) -> str:
        """The sentence on what the expert sees."""
        share = max(self.held.shares)
        place = self.held.shares.index(share)
        is_nobody = place == len(self.held.shares) - 1
        return words.nobody_told(share) if is_nobody else words.seen_told(self._named(place), share)

    @property
    def _true(self) -> str:
        """The sentence on who has the card in this deal."""
        state, company = self.problem.record.state, self._company
        holder = next((seat for seat in state.ring if self.held.card in state.hands[seat]), None)
        return words.true_told(None if holder is None or company is None else company.name(holder))

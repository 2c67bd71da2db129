"""The host of the board on which throws are weighed."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine import Cards, Discard, ExchangeRequest, Seat, SeatView
from ombre_desktop.ui.advice.throw_weighing import ThrowWeighing
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.throws.throw_board import Question, ThrowBoard
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.replay.pictures import Pictures

THROWS = "throws"


class ThrowsHost(Feature):
    """The host of the board; it weighs only while the board is open, and from one seat's view."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        desk = self._desk = program.desk
        self._dock = desk.dock
        self._pictures = Pictures(self._desk, self)
        self._weighing = ThrowWeighing(program.runner, self)
        self._question: Question | None = None
        self._is_own = False
        self._boards.gone.connect(self._rest)

    def show(self, view: SeatView, asked: ExchangeRequest, thrown: Cards = ()) -> None:
        """
        Weigh the throws for the exchange *asked* in *view*: the one at the table, or any other.

        The board begins with the cards *thrown*, or at the table with those that are marked.
        """
        now = self._program.situation
        is_taught = now.sitting is None or bool(now.sitting.lesson)
        self._question = view, asked
        self._is_own = now.is_played and not is_taught and now.question == self._question
        self._weighing.begin(view, asked)
        if self._is_own:
            thrown = self._desk.hand.staging.thrown
        self._boards.show_anew(THROWS, partial(self._made, self._question, thrown))

    def follow(self, now: Situation) -> None:
        """Close the board of the table's own exchange once that is answered."""
        if self._is_own and now.question != self._question:
            self._is_own = False
            self._boards.drop(THROWS)

    def close(self) -> None:
        """Weigh nothing more."""
        self._weighing.rest()

    def _made(self, question: Question, thrown: Cards) -> Board:
        board = ThrowBoard(
            question,
            self._weighing,
            self._pictures,
            (self._boards.appearance, self._desk.deck),
            thrown=thrown,
            done=self._throw if self._is_own else None,
            whose=self._named(question[0].seat),
            parent=self._boards.window,
        )
        board.told.connect(self._desk.announce)
        return board

    def _named(self, seat: Seat) -> str:
        """Return the name of the player in *seat*; empty for the person."""
        sitting = self._desk.situation.sitting
        return "" if sitting is None or seat == PERSON else str(company_at(sitting).name(seat))

    def _throw(self, throw: Discard) -> None:
        """Answer the table's question, as its panel would."""
        panel = self._dock.panel
        if panel is not None and self._desk.situation.question == self._question:
            panel.answer(throw)

    def _rest(self) -> None:
        if not self._boards.is_wanted(THROWS):
            self._weighing.rest()


FEATURE = ThrowsHost

"""The host of the board on which seven people say what they would do."""

from __future__ import annotations

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.opinions.asking_around import AskingAround
from ombre_desktop.ui.features.opinions.opinions_board import Decided, OpinionsBoard
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.replay.pictures import Pictures

OPINIONS = "opinions"
Question = tuple[SeatView, Request]


class OpinionsHost(Feature):
    """The host of the board; people are asked only while it is open, and from one seat's view."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._desk = program.desk
        self._pictures = Pictures(self._desk, self)
        self._around = AskingAround(program.runner, self)
        self._around.changed.connect(self._tell)
        self._decided: tuple[Request, Action, str] | None = None
        self._shown: object = None
        self._boards.gone.connect(self._rest)

    def show(self, question: Question, chosen: Action, name: str) -> None:
        """Ask about a decision of *name* in a deal that is over: the *question*, and what was *chosen*."""
        self._decided, self._shown = (question[1], chosen, name), self._desk.situation.view
        self._around.about(*question)
        self._boards.show_anew(OPINIONS, self._made, then=lambda _: self._tell())

    def follow(self, _: Situation) -> None:
        """Take the board away when another moment is on the table."""
        if self._desk.situation.view is not self._shown:
            self._boards.drop(OPINIONS)

    def close(self) -> None:
        """Ask nobody any more."""
        self._around.rest()

    def _made(self) -> Board:
        decided = Decided(*present(self._decided, "decision"), self._desk.deck)
        return OpinionsBoard(self._boards.appearance, decided, self._pictures, self._boards.window)

    def _tell(self) -> None:
        board = self._boards.open_board(OPINIONS)
        if isinstance(board, OpinionsBoard):
            board.show_opinions(self._around.opinions)
            if board.agreed.text():
                self._desk.announce(board.agreed.text())

    def _rest(self) -> None:
        if not self._boards.is_wanted(OPINIONS):
            self._around.rest()


FEATURE = OpinionsHost

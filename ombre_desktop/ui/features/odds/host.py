"""The host of the board that tells where the cards are, at the table and in a replay."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from ombre_desktop.engine import Ranking, SeatView, Step, steps_of
from ombre_desktop.players.odds import Telling
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.desk.act_spots import ActSpot
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.odds.acts import Act, act_of, acts_of
from ombre_desktop.ui.features.odds.inquiry import Inquiry
from ombre_desktop.ui.features.odds.odds_board import TOLD, Guests, OddsBoard
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.texts import odds as words

ODDS = "odds"


class OddsHost(Feature):
    """
    The host of the board, which follows the table while it is open.

    All that it tells follows from the view of the seat in front. During play it counts as help.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        desk = self._desk = program.desk
        self._player, self._controller = desk.player, program.controller
        self._pictures = Pictures(self._desk, self)
        self._inquiry = Inquiry(program.runner, self)
        self._inquiry.changed.connect(self._show_answer)
        self._view: SeatView | None = None
        self._steps: tuple[Step, ...] = ()
        self._told = ""
        self._wanted: ActSpot | None = None
        self._boards.gone.connect(self._rest)
        self._desk.quiet.connect(self._follow_table)

    def show(self, spot: ActSpot | None = None) -> None:
        """Show the board for the deal on the table, at the act seen at *spot*, by default the last."""
        now = self._desk.situation
        if now.view is not None and now.sitting is not None:
            self._view, self._wanted = None, spot
            self._boards.show_anew(ODDS, self._made, then=lambda _: self._follow_table())

    def follow(self, _: Situation) -> None:
        """Take the board away when the deal has left the table; in a replay that is the deal it shows."""
        now = self._desk.situation
        if now.view is None or now.sitting is None:
            self._boards.drop(ODDS)
        elif self._player.is_idle:
            self._follow_table()

    def close(self) -> None:
        """Ask nothing more."""
        self._inquiry.rest()

    @property
    def _board(self) -> OddsBoard | None:
        board = self._boards.open_board(ODDS)
        return board if isinstance(board, OddsBoard) else None

    def _made(self) -> Board:
        sitting = present(self._desk.situation.sitting, "sitting")
        board = OddsBoard(
            self._boards.appearance, _guests(sitting), self._pictures, self._desk.deck, self._boards.window
        )
        board.chosen.connect(self._ask)
        return board

    def _follow_table(self) -> None:
        """Show the acts that the table has shown, if there are other ones."""
        board, now = self._board, self._desk.situation
        if board is None or now.view is None or now.sitting is None or now.view is self._view:
            return
        if board.guests != _guests(now.sitting):
            self._boards.drop(ODDS)  # other people sit at the table, or in other chairs
            return
        self._view = now.view
        self._steps = steps_of(now.view.position)
        acts = acts_of(self._steps, company_at(now.sitting), self._desk.deck)
        spot, self._wanted = self._wanted, None
        board.show_acts(acts, at=None if spot is None else act_of(acts, spot.seat, spot.card))
        if now.is_played and not now.is_settled:
            self._controller.mark(Mark.HELPED)
        QTimer.singleShot(0, self, self._ask)  # so that neither turn of the window works for long

    def _ask(self) -> None:
        """Ask about the act that is chosen."""
        board = self._board
        act = board.act if board is not None else None
        if act is not None and self._view is not None:
            self._inquiry.about(self._view)
            self._inquiry.want(act.moves, told=self._tells(act))
            self._show_answer()

    def _tells(self, act: Act) -> bool:
        """Tell whether *act* is one of another player."""
        return act.seat is not None and self._view is not None and act.seat != self._view.seat

    def _show_answer(self) -> None:
        board = self._board
        act = board.act if board is not None else None
        if board is None or act is None or self._view is None:
            return
        telling = self._inquiry.telling(act.moves) if self._tells(act) else None
        ranking = self._steps[act.moves].state.ranking
        told = self._words(act, telling, ranking)
        board.show_answer(told, self._inquiry.odds(act.moves), telling, ranking)
        if told != self._told and told != words.thinking_told():
            self._desk.announce(told.replace("\n", " "))
        self._told = told

    def _words(self, act: Act, telling: Telling | None, ranking: Ranking) -> str:
        """Return what *act* told, in words."""
        tells, board = self._tells(act), self._board
        if self._inquiry.has_failed(act.moves, told=tells):
            return words.failed_told()
        if not tells or board is None:
            return words.own_told()
        if telling is None:
            return words.thinking_told()
        if not telling.findings:
            game = present(self._view, "view").position.ruleset
            points = not game.plays_for_chips and not game.in_stones
            return words.unknown_told() if points and act.card is None else words.little_told()
        about = words.about_told(board.guests.company.name(telling.seat))
        lines = [words.finding_told(one, ranking, self._desk.deck) for one in telling.findings[:TOLD]]
        return "\n".join((about, *lines))

    def _rest(self) -> None:
        if not self._boards.is_wanted(ODDS):
            self._inquiry.rest()


def _guests(sitting: Sitting) -> Guests:
    return Guests(company_at(sitting), sitting.company.portraits)


FEATURE = OddsHost

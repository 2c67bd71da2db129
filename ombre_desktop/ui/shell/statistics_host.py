"""The statistics of one window: figures, the deals behind them, replayed, reviewed or played again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.replay.replays import Then, deciding_again, reviewing
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.again_host import AgainHost
from ombre_desktop.ui.shell.statistics_files import StatisticsFiles
from ombre_desktop.ui.texts.backups import left_alone

if TYPE_CHECKING:
    from ombre_desktop.storage.found_deals import FoundDeal
    from ombre_desktop.storage.statistics import Order
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.model.statistics import Behind, Wanted
    from ombre_desktop.ui.shell.statistics_boards import StatisticsBoards
    from ombre_desktop.ui.statistics.deals_dialog import DealsDialog
    from ombre_desktop.ui.statistics.report import Report
    from ombre_desktop.ui.statistics.statistics_dialog import StatisticsDialog

STATISTICS, DEALS = "statistics", "statistics_deals"


class StatisticsHost(QObject):
    """The statistics; the history is read off the GUI thread, and the choices are remembered."""

    def __init__(
        self, boards: Boards, messages: Messages, choices: Choices, again: AgainHost, program: Program
    ) -> None:
        super().__init__(boards)
        self._files = StatisticsFiles(messages, choices, program)
        self._boards, self._choices, self._again, self._program = boards, choices, again, program
        self._dialog: StatisticsDialog | None = None
        self._list: DealsDialog | None = None
        self._wanted: Wanted | None = None

    @property
    def _makers(self) -> StatisticsBoards:
        from ombre_desktop.ui.shell.statistics_boards import StatisticsBoards

        return StatisticsBoards(self._boards)

    def show(self) -> None:
        """Show the statistics; open ones are brought up to date."""
        if self._program.keeper is not None:
            self._boards.show(STATISTICS, self._made, then=lambda _: self._refresh())
        else:
            self._program.note(*left_alone())

    def _made(self) -> Board:
        seated = self._program.sitting is not None
        dialog = self._dialog = self._makers.statistics(self._wanted, seated=seated)
        dialog.asked.connect(self._read)
        dialog.listed.connect(self._show_list)
        dialog.picture_wanted.connect(partial(self._files.save_picture, self._makers))
        return dialog

    def _refresh(self) -> None:
        if self._dialog is not None:
            self._dialog.ask()

    def _read(self, wanted: Wanted) -> None:
        keeper, sitting = self._program.keeper, self._program.sitting
        self._wanted = wanted
        if keeper is not None:
            ident = sitting.game_id if sitting is not None else None
            keeper.use_history(self._makers.reading(wanted, ident), self._tell)

    def _tell(self, report: Report | None) -> None:
        """Show what was read, unless the dialog was closed meanwhile."""
        open_now = self._boards.open_board(STATISTICS)
        if report is not None and self._dialog is not None and open_now is self._dialog:
            self._dialog.show_report(report)

    def _show_list(self, behind: Behind) -> None:
        def made() -> Board:
            listed = self._list = self._makers.deals(behind)
            listed.asked.connect(partial(self._read_deals, behind))
            listed.replayed.connect(partial(self._replay, None))
            listed.reviewed.connect(partial(self._replay, reviewing))
            listed.decided_again.connect(self._decide_again)
            listed.played_again.connect(self._play_again)
            listed.file_wanted.connect(lambda: self._files.save_deals(self._makers, behind))
            return listed

        self._boards.show_anew(DEALS, made, then=lambda _: self._list.ask() if self._list else None)

    def _read_deals(self, behind: Behind, order: Order, first: int) -> None:
        keeper = self._program.keeper
        if keeper is not None:
            told = partial(self._tell_deals, order, first)
            keeper.use_history(self._makers.listing(behind, order, first), told)

    def _tell_deals(self, order: Order, first: int, deals: tuple[FoundDeal, ...] | None) -> None:
        open_now = self._boards.open_board(DEALS)
        if deals is not None and self._list is not None and open_now is self._list:
            self._list.show_deals(deals, order, first)

    def _replay(self, then: Then | None, deals: tuple[FoundDeal, ...], chosen: int) -> None:
        """Replay a deal of the list, with the others of its page, and do something with the replay *then*."""
        person = self._choices.preferences.name
        self._make_room()
        self._program.replay(lambda: self._makers.programme_of(deals, person), chosen, then)

    def _decide_again(self, deals: tuple[FoundDeal, ...], chosen: int) -> None:
        """Let the person make the costliest choice of a deal again, on top of its replay."""
        move = deals[chosen].costliest
        if move is not None:
            self._replay(deciding_again(move, PERSON), deals, chosen)

    def _play_again(self, deal: FoundDeal) -> None:
        """Ask how *deal* is to be played again."""
        self._make_room()
        self._again.ask(deal.record, deal.game_id, deal.number)

    def _make_room(self) -> None:
        if self._boards.open_board(STATISTICS) is self._dialog and self._dialog is not None:
            self._dialog.close()

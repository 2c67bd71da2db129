"""The statistics of one window: figures, the deals behind them, replayed, reviewed or played again."""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine import ruleset
from ombre_desktop.storage.found_deals import FoundDeal, found_deals
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.storage.statistics import Order
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.features.statistics.deals_dialog import DealsDialog
from ombre_desktop.ui.features.statistics.files import StatisticsFiles
from ombre_desktop.ui.features.statistics.report import Report, report_of
from ombre_desktop.ui.features.statistics.statistics_dialog import StatisticsDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.model.statistics import Behind, Sheet, Wanted
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.ui.replay.programme import Programme, of_rows
from ombre_desktop.ui.replay.replays import Then, deciding_again, reviewing
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.backups import left_alone
from ombre_desktop.ui.texts.unit import Unit, unit_of
from ombre_desktop.value import Value, replace

STATISTICS, DEALS = "statistics", "statistics_deals"


class _Row(Value):
    """A deal as a replay takes it; the chips of the others are not known here."""

    game_id: str
    number: int
    own: int
    record: str
    totals: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()


class StatisticsHost(Feature):
    """The statistics; the history is read off the GUI thread, and the choices are remembered."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._files = StatisticsFiles(program)
        self._dialog: StatisticsDialog | None = None
        self._list: DealsDialog | None = None
        self._wanted: Wanted | None = None

    def show(self) -> None:
        """Show the statistics; open ones are brought up to date."""
        if self._program.keeper is not None:
            self._boards.show(STATISTICS, self._made, then=lambda _: self._refresh())
        else:
            self._program.note(*left_alone())

    def _made(self) -> Board:
        look, window, seated = self._boards.appearance, self._boards.window, self._program.sitting is not None
        dialog = self._dialog = StatisticsDialog(look, self._wanted or Wanted(), seated=seated, parent=window)
        dialog.asked.connect(self._read)
        dialog.listed.connect(self._show_list)
        dialog.picture_wanted.connect(self._files.save_picture)
        dialog.play_wanted.connect(self._play)
        dialog.themes.lesson_wanted.connect(self._teach)
        dialog.themes.problems_wanted.connect(self._set_problems)
        return dialog

    def _refresh(self) -> None:
        if self._dialog is not None:
            self._dialog.ask()

    def _read(self, wanted: Wanted) -> None:
        keeper, sitting = self._program.keeper, self._program.sitting
        self._wanted = replace(wanted, sheet=Sheet.CURVE)  # a fold remembers nothing
        if keeper is not None:
            ident = sitting.game_id if sitting is not None else None
            scope = wanted.scope(system_clock().astimezone(), ident)
            keeper.use_history(
                lambda history: history.ask(lambda database: report_of(database, wanted, scope)), self._tell
            )

    def _play(self) -> None:
        """Lead to the table, or to a new game if there is none."""
        self._make_room()
        if self._program.sitting is None:
            self._program.do(Command.NEW_GAME)

    def _teach(self, lesson: str) -> None:
        """Begin a lesson in the place of the statistics."""
        self._make_room()
        self._program.do(Command.LESSON, lesson)

    def _set_problems(self, theme: Theme) -> None:
        """Open the path at the problems of *theme*, in the game of the statistics if one is chosen."""
        game = self._wanted.game if self._wanted is not None else None
        self._make_room()
        self._program.do(Command.PROBLEMS_OF, theme, game or "")

    def _tell(self, report: Report | None) -> None:
        """Show what was read, unless the dialog was closed meanwhile."""
        open_now = self._boards.open_board(STATISTICS)
        if report is not None and self._dialog is not None and open_now is self._dialog:
            self._dialog.show_report(report)

    def _show_list(self, behind: Behind) -> None:
        def made() -> Board:
            listed = self._list = DealsDialog(self._boards.appearance, behind, self._boards.window)
            listed.asked.connect(partial(self._read_deals, behind))
            listed.replayed.connect(partial(self._replay, None))
            listed.reviewed.connect(partial(self._replay, reviewing))
            listed.decided_again.connect(self._decide_again)
            listed.played_again.connect(self._play_again)
            listed.file_wanted.connect(partial(self._files.save_deals, behind))
            return listed

        self._boards.show_anew(DEALS, made, then=lambda _: self._list.ask() if self._list else None)

    def _read_deals(self, behind: Behind, order: Order, first: int) -> None:
        keeper = self._program.keeper
        if keeper is not None:
            asked = partial(found_deals, scope=behind.scope, order=order, first=first, run=behind.run)
            told = partial(self._tell_deals, order, first)
            keeper.use_history(lambda history: history.ask(asked), told)

    def _tell_deals(self, order: Order, first: int, deals: tuple[FoundDeal, ...] | None) -> None:
        open_now = self._boards.open_board(DEALS)
        if deals is not None and self._list is not None and open_now is self._list:
            self._list.show_deals(deals, order, first)

    def _replay(self, then: Then | None, deals: tuple[FoundDeal, ...], chosen: int) -> None:
        """Replay a deal of the list, with the others of its page, and do something with the replay *then*."""
        person = self._choices.preferences.name
        self._make_room()
        self._program.replay(partial(_programme_of, deals, person), chosen, then)

    def _decide_again(self, deals: tuple[FoundDeal, ...], chosen: int) -> None:
        """Let the person make the costliest choice of a deal again, on top of its replay."""
        move = deals[chosen].costliest
        if move is not None:
            self._replay(deciding_again(move, PERSON), deals, chosen)

    def _play_again(self, deal: FoundDeal) -> None:
        """Ask how *deal* is to be played again."""
        self._make_room()
        self._program.do(Command.AGAIN, deal.record, deal.game_id, deal.number)

    def _make_room(self) -> None:
        if self._boards.open_board(STATISTICS) is self._dialog and self._dialog is not None:
            self._dialog.close()


def _programme_of(deals: tuple[FoundDeal, ...], person: str) -> Programme:
    """Return *deals* as a programme to replay."""
    units = {game: unit_of(ruleset(game)) for game in {deal.game for deal in deals}}
    rows = [
        _Row(
            deal.game_id,
            deal.number,
            deal.points if units[deal.game] is Unit.POINTS else deal.chips,
            deal.record,
        )
        for deal in deals
    ]
    return of_rows(words.replay_title(), rows, person=person)


FEATURE = StatisticsHost

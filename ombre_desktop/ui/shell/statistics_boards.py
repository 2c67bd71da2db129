"""The making of the statistics and of the lists of deals behind them; imported when first opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from ombre_desktop.storage.deals_out import as_csv, as_json
from ombre_desktop.storage.found_deals import FoundDeal, every_deal, found_deals
from ombre_desktop.storage.history import History
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.storage.statistics import Order
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.statistics import Behind, Wanted
from ombre_desktop.ui.replay.programme import Programme, of_rows
from ombre_desktop.ui.shell.record_file import write_file
from ombre_desktop.ui.statistics.chart_view import ChartView
from ombre_desktop.ui.statistics.deals_dialog import DealsDialog
from ombre_desktop.ui.statistics.picture_file import picture_of
from ombre_desktop.ui.statistics.report import Report, report_of
from ombre_desktop.ui.statistics.statistics_dialog import StatisticsDialog
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.scores import result_word
from ombre_desktop.value import Value


class _Row(Value):
    """A deal as a replay takes it; the chips of the others are not known here."""

    game_id: str
    number: int
    result: str
    record: str
    totals: tuple[int, ...] = ()
    chips: tuple[int, ...] = ()


class StatisticsBoards:
    """A maker of these dialogs over the window of *boards*."""

    def __init__(self, boards: Boards) -> None:
        self._boards = boards

    def statistics(self, wanted: Wanted | None, *, seated: bool) -> StatisticsDialog:
        """Return the statistics, still without figures; *seated* if there is a sitting at the table."""
        look, window = self._boards.appearance, self._boards.window
        return StatisticsDialog(look, wanted or Wanted(), seated=seated, parent=window)

    def deals(self, behind: Behind) -> DealsDialog:
        """Return the list of the deals *behind* a figure, still empty."""
        return DealsDialog(self._boards.appearance, behind, self._boards.window)

    def reading(self, wanted: Wanted, sitting: str | None) -> Callable[[History], Report]:
        """Return the question for the figures *wanted*; *sitting* is the one at the table."""
        scope = wanted.scope(system_clock().astimezone(), sitting)
        return lambda history: history.ask(lambda database: report_of(database, wanted, scope))

    def listing(self, behind: Behind, order: Order, first: int) -> Callable[[History], tuple[FoundDeal, ...]]:
        """Return the question for a page of the deals *behind* a figure."""
        asked = partial(found_deals, scope=behind.scope, order=order, first=first, run=behind.run)
        return lambda history: history.ask(asked)

    def writing(self, behind: Behind, path: Path) -> Callable[[History], tuple[Trouble, ...]]:
        """Return the task of writing all deals *behind* a figure to *path*, which returns its troubles."""
        form = as_json if path.suffix.lower() == ".json" else as_csv

        def write(history: History) -> tuple[Trouble, ...]:
            text = history.ask(lambda database: form(every_deal(database, behind.scope, behind.run)))
            trouble = write_file(path, text.encode(), words.not_written())
            return (trouble,) if trouble else ()

        return write

    def write_picture(self, view: ChartView, path: Path) -> tuple[Trouble, ...]:
        """Write a chart to *path*; return what went wrong."""
        trouble = write_file(path, picture_of(view, path), words.not_written())
        return (trouble,) if trouble else ()

    def programme_of(self, deals: Sequence[FoundDeal], person: str) -> Programme:
        """Return *deals* as a programme to replay."""
        rows = [
            _Row(deal.game_id, deal.number, result_word(deal.result, deal.game), deal.record)
            for deal in deals
        ]
        return of_rows(words.replay_title(), rows, person=person)

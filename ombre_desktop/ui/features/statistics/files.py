"""Statistics written to files: the deals behind a figure, and charts as pictures."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ombre_desktop.storage.deals_out import as_csv, as_json
from ombre_desktop.storage.found_deals import every_deal
from ombre_desktop.storage.history import History
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.picture_file import picture_of
from ombre_desktop.ui.frame.file_saving import FileSaving, written
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import statistics as words


class StatisticsFiles:
    """A writer of these files; deals are read and written off the GUI thread."""

    def __init__(self, program: Program) -> None:
        self._program, self._saving = program, FileSaving(program)

    def save_deals(self, behind: Behind) -> None:
        """Ask for a file, and write all the deals *behind* a figure to it."""
        done = partial(self._write_deals, behind)
        self._saving.ask(words.save_title(), words.deals_files(), words.deals_file(), done)

    def save_picture(self, view: ChartView) -> None:
        """Ask for a file, and write the chart to it."""
        done = partial(self._write_picture, view)
        self._saving.ask(words.save_title(), words.picture_files(), view.file_name, done)

    def _write_deals(self, behind: Behind, path: Path) -> None:
        if (keeper := self._program.keeper) is not None:
            keeper.use_history(partial(_write_deals, behind, path), partial(self._saving.tell, path))

    def _write_picture(self, view: ChartView, path: Path) -> None:
        self._saving.tell(path, written(path, picture_of(view, path)))


def _write_deals(behind: Behind, path: Path, history: History) -> tuple[Trouble, ...]:
    """Write all deals *behind* a figure to *path*; return what went wrong."""
    form = as_json if path.suffix.lower() == ".json" else as_csv
    text = history.ask(lambda database: form(every_deal(database, behind.scope, behind.run)))
    return written(path, text.encode())

"""Statistics written to files: the deals behind a figure, and charts as pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QFileInfo, QObject

from ombre_desktop.storage.deals_out import as_csv, as_json
from ombre_desktop.storage.found_deals import every_deal
from ombre_desktop.storage.history import History
from ombre_desktop.ui.dialogs.file_dialog import asking, write_file
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.picture_file import picture_of
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.window import saved_folder


class StatisticsFiles(QObject):
    """A writer of these files; deals are read and written off the GUI thread."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.messages)
        self._boards, self._messages = program.boards, program.messages
        self._choices, self._program = program.choices, program

    def save_deals(self, behind: Behind) -> None:
        """Ask for a file, and write all the deals *behind* a figure to it."""
        self._ask(words.deals_files(), words.deals_file(), partial(self._write_deals, behind))

    def save_picture(self, view: ChartView) -> None:
        """Ask for a file, and write the chart to it."""
        self._ask(words.picture_files(), view.file_name, partial(self._write_picture, view))

    def _ask(self, kinds: str, name: str, done: Callable[[Path], None]) -> None:
        """Ask for a file of one of these *kinds*; the system's dialog asks before it replaces one."""
        folder, boards = self._choices.record_folder or QDir.homePath(), self._boards
        asked = asking(boards.window, boards.appearance, words.save_title(), folder, kinds)
        asked.setAcceptMode(asked.AcceptMode.AcceptSave)
        asked.setDefaultSuffix(QFileInfo(name).suffix())
        asked.selectFile(name)
        asked.fileSelected.connect(lambda chosen: done(Path(chosen)))
        asked.open()

    def _write_deals(self, behind: Behind, path: Path) -> None:
        if (keeper := self._program.keeper) is not None:
            keeper.use_history(partial(_write_deals, behind, path), partial(self._tell, path))

    def _write_picture(self, view: ChartView, path: Path) -> None:
        self._tell(path, _written(path, picture_of(view, path)))

    def _tell(self, path: Path, troubles: tuple[Trouble, ...] | None) -> None:
        """Say that the file is written, or what went wrong; the history's own troubles are told elsewhere."""
        for trouble in troubles or ():
            self._messages.tell(trouble)
        if troubles == ():
            self._choices.remember_folder(str(path.parent))
            self._program.note(
                words.saved(path.name), saved_folder(QDir.toNativeSeparators(str(path.parent)))
            )


def _write_deals(behind: Behind, path: Path, history: History) -> tuple[Trouble, ...]:
    """Write all deals *behind* a figure to *path*; return what went wrong."""
    form = as_json if path.suffix.lower() == ".json" else as_csv
    text = history.ask(lambda database: form(every_deal(database, behind.scope, behind.run)))
    return _written(path, text.encode())


def _written(path: Path, data: bytes) -> tuple[Trouble, ...]:
    trouble = write_file(path, data, words.not_written())
    return (trouble,) if trouble else ()

"""Statistics written to files: the deals behind a figure, and charts as pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QFileInfo, QObject

from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.texts import statistics as words
from ombre_desktop.ui.texts.window import saved_folder

if TYPE_CHECKING:
    from ombre_desktop.ui.model.message import Trouble
    from ombre_desktop.ui.model.statistics import Behind
    from ombre_desktop.ui.shell.statistics_boards import StatisticsBoards
    from ombre_desktop.ui.statistics.chart_view import ChartView


class StatisticsFiles(QObject):
    """A writer of these files; deals are read and written off the GUI thread."""

    def __init__(self, messages: Messages, choices: Choices, program: Program) -> None:
        super().__init__(messages)
        self._messages, self._choices, self._program = messages, choices, program

    def save_deals(self, makers: StatisticsBoards, behind: Behind) -> None:
        """Ask for a file, and write all the deals *behind* a figure to it."""
        self._ask(words.deals_files(), words.deals_file(), partial(self._write_deals, makers, behind))

    def save_picture(self, makers: StatisticsBoards, view: ChartView) -> None:
        """Ask for a file, and write the chart to it."""
        self._ask(words.picture_files(), view.file_name, partial(self._write_picture, makers, view))

    def _ask(self, kinds: str, name: str, done: Callable[[Path], None]) -> None:
        """Ask for a file of one of these *kinds*; the system's dialog asks before it replaces one."""
        from ombre_desktop.ui.dialogs.file_dialog import asking

        folder, messages = self._choices.record_folder or QDir.homePath(), self._messages
        asked = asking(messages.window, messages.appearance, words.save_title(), folder, kinds)
        asked.setAcceptMode(asked.AcceptMode.AcceptSave)
        asked.setDefaultSuffix(QFileInfo(name).suffix())
        asked.selectFile(name)
        asked.fileSelected.connect(lambda chosen: done(Path(chosen)))
        asked.open()

    def _write_deals(self, makers: StatisticsBoards, behind: Behind, path: Path) -> None:
        if (keeper := self._program.keeper) is not None:
            keeper.use_history(makers.writing(behind, path), partial(self._tell, path))

    def _write_picture(self, makers: StatisticsBoards, view: ChartView, path: Path) -> None:
        self._tell(path, makers.write_picture(view, path))

    def _tell(self, path: Path, troubles: tuple[Trouble, ...] | None) -> None:
        """Say that the file is written, or what went wrong; the history's own troubles are told elsewhere."""
        for trouble in troubles or ():
            self._messages.tell(trouble)
        if troubles == ():
            self._choices.remember_folder(str(path.parent))
            self._program.note(
                words.saved(path.name), saved_folder(QDir.toNativeSeparators(str(path.parent)))
            )

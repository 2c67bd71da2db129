"""The saving of what a person keeps beside the program: they choose a file, and hear where it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir, QFileInfo, QObject
from PySide6.QtWidgets import QFileDialog

from ombre_desktop.ui.dialogs.file_dialog import asking, write_file
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.texts.statistics import not_written, saved
from ombre_desktop.ui.texts.window import saved_folder


class FileSaving(QObject):
    """A saver of tables and pictures, in the folder in which something was last saved."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.messages)
        self._boards, self._messages = program.boards, program.messages
        self._choices, self._program = program.choices, program
        self._asked: QFileDialog | None = None

    def ask(self, title: str, kinds: str, name: str, done: Callable[[Path], None]) -> None:
        """Ask for a file of one of these *kinds*; the system's dialog asks before it replaces one."""
        folder, boards = self._choices.record_folder or QDir.homePath(), self._boards
        asked = asking(boards.window, boards.appearance, title, folder, kinds)
        asked.setAcceptMode(asked.AcceptMode.AcceptSave)
        asked.setDefaultSuffix(QFileInfo(name).suffix())
        asked.filterSelected.connect(self._turn_to)
        asked.selectFile(name)
        asked.fileSelected.connect(lambda chosen: done(Path(chosen)))
        asked.open()
        self._asked = asked

    def _turn_to(self, kind: str) -> None:
        """Give the file on offer the suffix of the *kind* of files chosen, such as "Drawings (*.svg)"."""
        asked, suffix = present(self._asked, "question for a file"), kind.rpartition("*.")[2].rstrip(")")
        asked.setDefaultSuffix(suffix)
        for name in asked.selectedFiles()[:1]:
            asked.selectFile(str(Path(name).with_suffix(f".{suffix}")))

    def tell(self, path: Path, troubles: tuple[Trouble, ...] | None) -> None:
        """Say that the file is written, or what went wrong; None is told elsewhere."""
        for trouble in troubles or ():
            self._messages.tell(trouble)
        if troubles == ():
            self._choices.remember_folder(str(path.parent))
            folder = QDir.toNativeSeparators(str(path.parent))
            self._program.note(saved(path.name), saved_folder(folder))


def written(path: Path, data: bytes) -> tuple[Trouble, ...]:
    """Write *data* to *path*; return what went wrong. Any thread may call this."""
    trouble = write_file(path, data, not_written())
    return (trouble,) if trouble else ()

"""The saving of what a person keeps beside the program: they choose a file, and hear where it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QFileInfo, QObject
from PySide6.QtWidgets import QFileDialog

from ombre_desktop.ui.dialogs.file_dialog import asking, write_file
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts.window import file_not_written, saved_file, saved_folder


class FileSaving(QObject):
    """A saver of tables and pictures, in the folder in which something was last saved."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.messages)
        self._boards, self._messages = program.boards, program.messages
        self._choices, self._program = program.choices, program

    def ask(self, title: str, kinds: str, name: str, done: Callable[[Path], None]) -> None:
        """Ask for a file of one of these *kinds*; the system's dialog asks before it replaces one."""
        asked = self._asking(title, kinds)
        asked.setAcceptMode(asked.AcceptMode.AcceptSave)
        asked.setDefaultSuffix(QFileInfo(name).suffix())
        asked.filterSelected.connect(partial(_turn_to, asked))
        asked.selectFile(name)
        asked.fileSelected.connect(lambda chosen: done(Path(chosen)))
        asked.open()

    def ask_folder(self, title: str, done: Callable[[Path], None]) -> None:
        """Ask for a folder, in which another one is made."""
        asked = self._asking(title)
        asked.setFileMode(asked.FileMode.Directory)
        asked.fileSelected.connect(lambda chosen: done(Path(chosen)))
        asked.open()

    def tell(self, path: Path, troubles: tuple[Trouble, ...] | None) -> None:
        """Say that the file is written, or what went wrong; None is told elsewhere."""
        for trouble in troubles or ():
            self._messages.tell(trouble)
        if troubles == ():
            self._choices.remember_folder(str(path.parent))
            folder = QDir.toNativeSeparators(str(path.parent))
            self._program.note(saved_file(path.name), saved_folder(folder))

    def _asking(self, title: str, kinds: str = "") -> QFileDialog:
        """Return a dialog that begins in the folder in which something was last saved."""
        boards, folder = self._boards, self._choices.record_folder or QDir.homePath()
        return asking(boards.window, boards.appearance, title, folder, kinds)


def written(path: Path, data: bytes) -> tuple[Trouble, ...]:
    """Write *data* to *path*; return what went wrong. Any thread may call this."""
    trouble = write_file(path, data, file_not_written())
    return (trouble,) if trouble else ()


def _turn_to(asked: QFileDialog, kind: str) -> None:
    """Give the file on offer the suffix of the *kind* of files chosen, such as "Drawings (*.svg)"."""
    offered, suffix = [_suffix(one) for one in asked.nameFilters()], _suffix(kind)
    asked.setDefaultSuffix(suffix)
    for name in asked.selectedFiles()[:1]:  # the folder, if there is no name
        stem, _, last = name.rpartition(".")
        if not QFileInfo(name).isDir():
            asked.selectFile(f"{stem if last.lower() in offered else name}.{suffix}")


def _suffix(kind: str) -> str:
    return kind.rpartition("*.")[2].rstrip(")")

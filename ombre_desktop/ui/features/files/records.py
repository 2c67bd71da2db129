"""The opening of records from files, and the saving of the deal on the table."""

from __future__ import annotations

import re
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtCore import QDir, QFileInfo, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.file_dialog import asking, write_file
from ombre_desktop.ui.features.files.backups import BackupHost
from ombre_desktop.ui.features.files.record_file import (
    Opened,
    opened_from,
    opened_text,
    trouble_with,
)
from ombre_desktop.ui.features.files.sitting_file import sitting_in
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Confirmation, Trouble
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.programme import of_file
from ombre_desktop.ui.texts import window as words
from ombre_desktop.ui.texts.codes import clipboard_name
from ombre_desktop.ui.texts.record_files import unwritten_title

SUFFIX, SITTING = ".ombre", ".json"
_HAS_SUFFIX = re.compile(r"\.[A-Za-z]\w{0,7}$")
"""A suffix typed by the person; other dots may be part of a name, as in "No. 3"."""


class RecordHost:
    """The host of one window's records; it reads one file at a time."""

    def __init__(self, program: Program, backups: BackupHost) -> None:
        self._boards, self._messages, self._backups = program.boards, program.messages, backups
        self._choices, self._succession, self._program = program.choices, program.succession, program
        self._reading = OneReading(program.boards)

    @property
    def folder(self) -> Path:
        """The folder in which a record was last saved, at first the person's documents."""
        last = self._choices.record_folder
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        there = (name for name in (last, documents) if name and QFileInfo(name).isDir())
        return Path(next(there, QDir.homePath()))

    def open(self) -> None:
        """Ask for a file and open the record in it."""
        asked = self._ask_for_file(words.open_title(), words.files_to_open())
        asked.setFileMode(asked.FileMode.ExistingFile)
        asked.fileSelected.connect(lambda name: self.show(Path(name)))
        asked.open()

    def show(self, path: Path) -> None:
        """
        Replay the records in *path*; flaws are reported with line, column and rule.

        If the file is a sitting, continue it; if it is a backup, ask whether to restore it.
        """
        lost = self._succession.take_up_if_empty
        if path.suffix == SITTING:
            self._reading.begin(lambda _: sitting_in(path), self._show_sitting, lost)
        else:
            self._reading.begin(partial(opened_from, path), self._show_opened, lost)

    def show_text(self, text: str) -> None:
        """Replay the records in *text* from the clipboard, as `show` does with a file."""
        self._reading.begin(partial(opened_text, clipboard_name(), text), self._show_opened)

    def finish(self) -> None:
        """Wait for the file that is being read."""
        self._reading.finish()

    def close(self) -> None:
        """Stop reading."""
        self._reading.give_up()

    def _show_sitting(self, found: Sitting | Trouble) -> None:
        """Continue the sitting that was *found* instead of the one at the table, or show why not."""
        if isinstance(found, Trouble):
            self._messages.tell(found)
            self._succession.take_up_if_empty()
        else:
            self._take_home(found)

    def _take_home(self, sitting: Sitting) -> None:
        """Continue a *sitting* from another folder, and save it in the usual folder from now on."""
        self._program.resume(sitting, saved=False)

    def _show_opened(self, opened: Opened) -> None:
        if opened.backup:
            self._succession.take_up_if_empty()
            self._backups.restore_from(opened.path)
            return
        if not opened.deals or opened.flaws or opened.spoilt:
            self._messages.tell(trouble_with(opened, self._choices.deck))
        if opened.deals:
            title = opened.path.stem.replace("_", " ")
            self._program.replay(partial(of_file, title, opened.deals))
        else:
            self._succession.take_up_if_empty()

    def save(self) -> None:
        """Ask for a file and write the record of the deal to it."""
        text = self._program.record_to_save()
        if text is not None:
            self._ask_where(text, _free_name(self.folder))

    def _ask_where(self, text: str, name: str) -> None:
        """Ask for the file to write *text* to, offering *name*."""
        asked = self._ask_for_file(words.save_title(), words.record_files())
        asked.setAcceptMode(asked.AcceptMode.AcceptSave)
        # Qt's dialog would ask about the name as typed, which may still lack its suffix.
        asked.setOption(asked.Option.DontConfirmOverwrite)
        asked.selectFile(name)
        asked.fileSelected.connect(lambda chosen: self._save_as(with_suffix(Path(chosen)), text))
        asked.open()

    def _save_as(self, path: Path, text: str) -> None:
        """Save *text* in *path*; ask first if that would replace a file."""
        if not QFileInfo(str(path)).exists():
            self._write(path, text)
            return
        question = Confirmation(
            words.replace_title(),
            words.replace_sentence(path.name),
            words.replace_note(),
            *words.replace_answers(),
        )
        yes, no = partial(self._write, path, text), partial(self._ask_where, text, path.name)
        self._messages.ask("replace", question, yes, no)

    def _write(self, path: Path, text: str) -> None:
        trouble = write_file(path, text.encode(), unwritten_title())
        if trouble is not None:
            self._messages.tell(trouble)
            return
        self._choices.remember_folder(str(path.parent))
        folder = QDir.toNativeSeparators(str(path.parent))
        self._program.note(words.saved_sentence(path.name), words.saved_folder(folder))

    def _ask_for_file(self, title: str, kinds: str) -> QFileDialog:
        return asking(self._boards.window, self._boards.appearance, title, str(self.folder), kinds)


def with_suffix(path: Path) -> Path:
    """Return *path* with the suffix of records, unless it already has a suffix."""
    return path if _HAS_SUFFIX.search(path.name) else path.with_name(path.name + SUFFIX)


def _free_name(folder: Path) -> str:
    """Return the first of the offered names that no file in *folder* has."""
    names = (words.record_name(number) for number in count(1))
    return next(name for name in names if not QFileInfo(str(folder / name)).exists())

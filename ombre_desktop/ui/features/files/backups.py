"""The backup of everything, and its restoring, from the menu."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QProgressBar, QWidget

from ombre_desktop.storage.backup import BackupDocument, Progress, back_up_everything
from ombre_desktop.storage.problems import CancelledError, Problem, ProblemKind, StorageError
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.storage.restore import Staged, staged
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.background.restart import want_restart
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.file_dialog import asking
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Confirmation, Trouble
from ombre_desktop.ui.texts import backups as words
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

PROGRESS = "progress"
"""The name of the dialog."""


class Task(Value):
    """A task with the backup at *path*, as its dialog shows it, and the *reassurance* if it fails."""

    path: Path
    title: str
    sentence: str
    reassurance: str


class BackupHost(QObject):
    """The host of backups: each is made or unpacked in a thread, with its progress, and can be cancelled."""

    _moved = Signal(float)

    def __init__(self, program: Program) -> None:
        super().__init__(program.messages)
        self._boards, self._messages = program.boards, program.messages
        self._choices, self._program = program.choices, program
        self._worker = OneReading(self)

    def back_up(self) -> None:
        """Ask for a file, and back everything up to it."""
        if self._program.keeper is None:
            self._program.note(*words.left_alone())
            return
        asked = self._ask(words.save_title())
        asked.setAcceptMode(asked.AcceptMode.AcceptSave)
        asked.setDefaultSuffix("ombre-backup")
        asked.selectFile(words.file_name(system_clock().astimezone()))
        asked.fileSelected.connect(lambda name: self.back_up_to(Path(name)))
        asked.open()

    def restore(self) -> None:
        """Ask for a backup and, once it is checked, whether to restore it."""
        if self._program.keeper is None:
            self._program.note(*words.left_alone())
            return
        asked = self._ask(words.open_title())
        asked.setFileMode(asked.FileMode.ExistingFile)
        asked.fileSelected.connect(lambda name: self.restore_from(Path(name)))
        asked.open()

    def back_up_to(self, path: Path) -> None:
        """Back everything up to *path*."""
        keeper = self._program.keeper
        if keeper is not None:
            work = partial(back_up_everything, keeper.folders, path)
            task = Task(path, words.save_title(), words.packing(), words.nothing_made())
            self._begin(task, work, partial(self._tell_made, path))

    def restore_from(self, path: Path) -> None:
        """Unpack and check the backup in *path*, then ask whether to restore it."""
        keeper = self._program.keeper
        if keeper is None:
            self._program.note(*words.left_alone())
            return
        work = partial(staged, path, keeper.folders)
        task = Task(path, words.open_title(), words.unpacking(), words.nothing_changed())
        self._begin(task, work, self._ask_whether)

    def finish(self) -> None:
        """Wait for the backup in progress."""
        self._worker.finish()

    def close(self) -> None:
        """Stop the work; nothing has changed."""
        self._worker.give_up()

    def _begin(self, task: Task, work: Callable[[Progress], object], done: Callable[[Any], None]) -> None:
        """Do the *work* of *task* in a thread while its progress is shown, and pass its result to *done*."""
        self.close()

        def made() -> Board:
            dialog = ProgressDialog(self._boards.appearance, task.title, task.sentence, self._boards.window)
            dialog.rejected.connect(self.close)
            self._moved.connect(dialog.show_share)
            return dialog

        def run(is_given_up: Callable[[], bool]) -> object:
            def progress(share: float) -> None:
                if is_given_up():
                    raise CancelledError
                self._moved.emit(share)

            try:
                return work(progress)
            except StorageError as error:
                return error.problem
            except CancelledError:
                return None
            except Exception as error:  # whatever it is, the dialog must close
                log.critical("%s failed", task.title, exc_info=error)
                return Problem(ProblemKind.UNWRITABLE, task.path, detail=repr(error))

        self._boards.show_anew(PROGRESS, made)
        self._worker.begin(run, partial(self._end, task, done))

    def _end(self, task: Task, done: Callable[[Any], None], result: object) -> None:
        """Close the dialog, and pass on the *result* or say what went wrong."""
        self._boards.drop(PROGRESS)
        if isinstance(result, Problem):
            told = words.refused(result)
            self._messages.tell(Trouble(words.failed_title(), told, task.reassurance, str(result)))
        elif result is not None:
            done(result)

    def _tell_made(self, path: Path, made: BackupDocument) -> None:
        self._choices.remember_folder(str(path.parent))
        self._program.note(words.made(path.name, made.sittings, made.deals))

    def _ask_whether(self, found: Staged) -> None:
        """Ask whether the backup that was *found* sound is to take the place of the present games."""
        keeper, contents = self._program.keeper, found.contents
        if keeper is None:
            return
        folder = QDir.toNativeSeparators(str(keeper.folders.data))
        question = Confirmation(
            words.question_title(),
            words.question(contents.made_at, contents.sittings, contents.deals),
            words.question_note(folder),
            *words.answers(),
        )
        self._messages.ask("restore", question, partial(self._accept, found), partial(self._discard, found))

    def _accept(self, found: Staged) -> None:
        """Close the window and open it again with the restored games."""
        keeper = self._program.keeper
        try:
            if keeper is not None:
                found.accept(keeper.folders)
        except StorageError as error:
            self._messages.tell_problem(error.problem)
            return
        want_restart()
        self._boards.window.close()

    def _discard(self, found: Staged) -> None:
        """Remove a backup that is not wanted after all."""
        found.discard()

    def _ask(self, title: str) -> QFileDialog:
        folder = self._choices.record_folder or QDir.homePath()
        return asking(self._boards.window, self._boards.appearance, title, folder, words.files())


class ProgressDialog(Board):
    """A bar that fills while a task runs; it is ``rejected`` when the person cancels the task."""

    STEPS = 1000
    """The steps of the bar from empty to full."""

    def __init__(
        self, appearance: Appearance, title: str, sentence: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, parent)
        self.set_title(title)
        self.body.addWidget(wrapped(sentence, Part.NAME))
        self.bar = QProgressBar()
        self.bar.setRange(0, self.STEPS)
        self.bar.setAccessibleName(words.progress_name())
        self.bar.setAccessibleDescription(sentence)
        self.body.addWidget(self.bar)
        self.body.addStretch()
        self.buttons.addStretch()
        self.cancel = self.add_button(words.cancel(), part=Part.GOLD)
        self.cancel.clicked.connect(self.reject)
        self.open_at_size(520, 240)
        self.cancel.setFocus()

    def show_share(self, share: float) -> None:
        """Fill the bar up to this *share* of the task, from 0 to 1."""
        self.bar.setValue(round(share * self.STEPS))

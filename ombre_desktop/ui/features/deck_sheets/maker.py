"""The maker of sheets: it has a process of its own write them, and hears how that ended."""

from __future__ import annotations

import json
import logging
import os
import shutil
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from ombre_desktop.storage.codec import json_of
from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.background.child import child
from ombre_desktop.ui.background.restart import program_command
from ombre_desktop.ui.features.deck_sheets.plan import Plan
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts.record_files import not_written
from ombre_desktop.ui.texts.window import file_not_written
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

SHEETS = "--sheets"
"""The option by which the program is such a process."""
LONGEST = 60_000
"""The most milliseconds to wait for the end of a process when it must be there."""
LAST_WAIT = 500
"""The most milliseconds to wait for the end of a process that was killed."""
Told = Callable[[Path, tuple[Trouble, ...]], None]


class Job(Value):
    """The sheets of *plan*, with cards *printed* so and words in *language*, for a file at *path*."""

    plan: Plan
    printed: CardPrint
    language: str
    path: Path

    @property
    def aside(self) -> Path:
        """The folder in which the sheets lie until they are whole."""
        return self.path.parent / f".ombre-sheets-{os.getpid()}"

    @property
    def text(self) -> str:
        """The job in words that the process reads."""
        return json_of(
            {
                "deck": self.plan.deck.value,
                "paper": self.plan.paper.name,
                "printed": asdict(self.printed),
                "language": self.language,
                "path": str(self.path),
                "aside": str(self.aside),
            }
        )


class SheetMaker(QObject):
    """A maker of one job at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._job: Job | None = None

    def begin(self, job: Job, told: Told) -> None:
        """Begin with *job*, and call *told* with the path of the sheets and what went wrong."""
        self.give_up()
        self._job = job
        self._process = child(self, partial(self._end, job, told))
        program, *arguments = program_command(SHEETS, job.text)
        self._process.start(program, arguments)

    def finish(self) -> None:
        """Wait for the present job."""
        if self._process is not None:
            self._process.waitForFinished(LONGEST)

    def give_up(self) -> None:
        """Give the present job up; nothing of it remains."""
        process, job, self._process, self._job = self._process, self._job, None, None
        if process is not None and job is not None:
            process.kill()
            process.waitForFinished(LAST_WAIT)
            process.deleteLater()
            shutil.rmtree(job.aside, ignore_errors=True)

    def _end(self, job: Job, told: Told, process: QProcess, status: int | None) -> None:
        if process is not self._process:
            return
        self._process = self._job = None
        process.deleteLater()
        said = bytes(process.readAllStandardOutput().data())
        try:
            found = json.loads(said) if status == 0 else None
        except ValueError:
            found = None
        if found is None:
            complaint = bytes(process.readAllStandardError().data()).decode("utf-8", "replace")
            log.critical("the sheets of a deck were not made: %s", complaint or process.errorString())
            shutil.rmtree(job.aside, ignore_errors=True)
            told(job.path, (Trouble(file_not_written(), not_written(job.path), details=complaint),))
            return
        wrong = found["trouble"]
        troubles = () if wrong is None else (Trouble(wrong[0], wrong[1], details=wrong[2]),)
        told(Path(found["path"]), troubles)

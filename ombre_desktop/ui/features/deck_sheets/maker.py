"""The maker of sheets: it has a process of its own write them, and hears how that ended."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from ombre_desktop.storage.codec import json_of
from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.background.child import child
from ombre_desktop.ui.background.restart import program_command
from ombre_desktop.ui.features.deck_sheets.plan import Form, Plan
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts.record_files import not_written
from ombre_desktop.ui.texts.window import file_not_written
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

SHEETS = "--sheets"
"""The option by which the program is such a process."""
LONGEST = 60_000
"""The most milliseconds to wait for the end of a process when it must be there."""
LAST_WAIT = 1_000
"""The most milliseconds to wait for a process that was given up; it stops after the page in hand."""
Told = Callable[[Path, tuple[Trouble, ...]], None]


class Job(Value):
    """
    The sheets of *plan* in files of a *form*, for *path*.

    Cards are *printed* so, and words are in *language*.
    """

    plan: Plan
    form: Form
    printed: CardPrint
    language: str
    path: Path

    @property
    def text(self) -> str:
        """The job in words that the process reads."""
        return json_of(
            {
                "deck": self.plan.deck.value,
                "paper": self.plan.paper.name,
                "name": self.plan.name,
                "form": self.form.value,
                "printed": asdict(self.printed),
                "language": self.language,
                "path": str(self.path),
            }
        )


class SheetMaker(QObject):
    """A maker of one job at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._given_up: list[QProcess] = []

    def begin(self, job: Job, told: Told) -> None:
        """Begin with *job*, and call *told* with the path of the sheets and what went wrong."""
        self.give_up()
        self._process = child(self, partial(self._end, job, told))
        program, *arguments = program_command(SHEETS, job.text)
        self._process.start(program, arguments)

    def finish(self) -> None:
        """Wait for the present job."""
        if self._process is not None:
            self._process.waitForFinished(LONGEST)

    def give_up(self) -> None:
        """Give the present job up: its process removes what there is of it, and ends."""
        if self._process is not None:
            self._process.closeWriteChannel()
            self._given_up.append(self._process)
            self._process = None

    def close(self) -> None:
        """Give the present job up, and wait until nothing remains of those that were given up."""
        self.give_up()
        for process in tuple(self._given_up):
            process.waitForFinished(LAST_WAIT)

    def _end(self, job: Job, told: Told, process: QProcess, status: int | None) -> None:
        process.deleteLater()
        if process in self._given_up:
            self._given_up.remove(process)
            return
        self._process = None
        said = bytes(process.readAllStandardOutput().data())
        try:
            found = json.loads(said) if status == 0 else None
        except ValueError:
            found = None
        if found is None:
            complaint = bytes(process.readAllStandardError().data()).decode("utf-8", "replace")
            details = complaint or process.errorString()
            log.critical("the sheets of a deck were not made: %s", details)
            told(job.path, (Trouble(file_not_written(), not_written(job.path), details=details),))
            return
        wrong = found["trouble"]
        troubles = () if wrong is None else (Trouble(wrong[0], wrong[1], details=wrong[2]),)
        told(Path(found["path"]), troubles)

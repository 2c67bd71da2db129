"""
Messages about a mistake in the program, with a report that the person can copy.

Nothing is sent. The deal was already saved before the step that failed, and the table stays open.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb, format_exception
from types import TracebackType

from PySide6.QtCore import QObject, QSysInfo, Signal, qVersion

from ombre_desktop import __version__
from ombre_desktop.plain import lines_spelled_out
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts.error_messages import mistake

MOST = 3
"""The number of different mistakes that are reported; later ones only go to the log."""


class Defects(QObject):
    """
    A listener for uncaught exceptions in any thread, called after those that write the log.

    Each mistake is shown only once, since it might happen again at every frame.
    """

    _met = Signal(object)

    def __init__(self, tell: Callable[[Trouble], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._told: set[tuple[str, str, int]] = set()
        # The signal takes a defect from any thread to the window's thread.
        self._met.connect(self._consider)

    def listen(self) -> None:
        """Install the hooks for uncaught exceptions."""
        log_defect, log_defect_of_thread = sys.excepthook, threading.excepthook

        def hear(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            log_defect(kind, error, trace)
            self._met.emit(error)

        def hear_thread(told: threading.ExceptHookArgs) -> None:
            log_defect_of_thread(told)
            self._met.emit(told.exc_value)

        sys.excepthook, threading.excepthook = hear, hear_thread

    def _consider(self, error: BaseException | None) -> None:
        if not isinstance(error, Exception):
            return  # the program was asked to end
        place = place_of(error)
        if place not in self._told and len(self._told) < MOST:
            self._told.add(place)
            self._tell(mistake(report_of(error)))


def place_of(error: BaseException) -> tuple[str, str, int]:
    """Return the key that tells mistakes apart: the kind, and the line that failed."""
    frames = extract_tb(error.__traceback__)
    where = (frames[-1].filename, frames[-1].lineno or 0) if frames else ("", 0)
    return type(error).__name__, *where


def report_of(error: BaseException, home: Path | None = None) -> str:
    """Return a report of *error* with its traceback, the versions and the system; "~" is the home folder."""
    folder = str(home or Path.home())
    trace = "".join(format_exception(error)).replace(folder, "~")
    # The module `platform` would take 2 ms to import.
    python = ".".join(map(str, sys.version_info[:3]))
    about = f"Ombre {__version__}, Qt {qVersion()}, Python {python}, {_system()}"
    return lines_spelled_out(f"{about}\n\n{trace}")


def _system() -> str:
    """Return the name and version of the system and its kernel, and the kind of processor."""
    kernel = f"{QSysInfo.kernelType()} {QSysInfo.kernelVersion()}"
    return f"{QSysInfo.prettyProductName()}, {kernel}, {QSysInfo.currentCpuArchitecture()}"

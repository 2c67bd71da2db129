"""A setting of GNOME, read by GNOME's own program without waiting for the answer."""

from __future__ import annotations

import os
import shutil
from functools import partial

from PySide6.QtCore import QObject, QProcess, Signal

from ombre_desktop.ui.background.child import child

_PROGRAM = "gsettings"
_SCHEMA = "org.gnome.desktop.interface"


class GnomeSetting(QObject):
    """
    A query for one key of the desktop's interface.

    `answered` carries the answer as text, which is empty if the program has none. Without GNOME's program it
    is never emitted.
    """

    answered = Signal(str)

    def __init__(self, key: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.process: QProcess | None = None

    def ask(self) -> None:
        """Start the program, unless its answer is awaited already."""
        program = shutil.which(_PROGRAM)
        # A relative path means that the program lies in the current folder, where anybody may have put it.
        if program is None or not os.path.isabs(program):
            return
        if self.process is None:
            self.process = child(self, self._answered)
            self.destroyed.connect(partial(_end, self.process))
        if self.process.state() is QProcess.ProcessState.NotRunning:
            self.process.start(program, ["get", _SCHEMA, self._key])

    def _answered(self, process: QProcess, status: int | None) -> None:
        told = b"" if status is None else bytes(process.readAllStandardOutput().data())
        self.answered.emit(told.decode("utf-8", "replace").strip())


def _end(process: QProcess) -> None:
    """Kill *process*, since the window was closed before it answered."""
    process.kill()
    process.waitForFinished(100)

"""
The process in which the computer players live: lines to it, and lines from it.

It stands apart from those who know what the lines say, so that the players can load
while the table does.
"""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal

from ombre_desktop.players import start_process

log = logging.getLogger(__name__)

LONGEST_LINE = 65_536
"""Bytes; an answer is a hundred. What comes without a line's end is not kept for ever."""
NICE = 5
"""How far the process gives way to the window, which must move while players think."""


class PlayersProcess(QObject):
    """`said` brings a line of the process; `lost` comes when it ends unasked or cannot be started."""

    said = Signal(str)
    lost = Signal()

    def __init__(self, parent: QObject | None = None, *, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self._command = command or player_command()
        self._process: QProcess | None = None
        self._gives_way = False

    @property
    def number(self) -> int:
        """What the system calls it; 0 while it does not run."""
        return self._process.processId() if self._process is not None else 0

    def start(self) -> None:
        """Start the process if it does not run."""
        if self._process is not None:
            return
        process = QProcess(self)
        process.setProcessEnvironment(QProcessEnvironment.systemEnvironment())
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._lose)
        process.finished.connect(self._lose)
        self._process = process
        process.start(self._command[0], self._command[1:])
        self._gives_way = False

    def tell(self, line: str) -> bool:
        """Send *line*, to a new process if there is none; False if none can be had."""
        self.start()
        if self._process is None:
            return False
        if not self._gives_way:
            # Not before it is asked: until the table is ready the players load as fast as the window.
            self._gives_way = True
            _give_way(self._process.processId())
        self._process.write(line.encode() + b"\n")
        return True

    def drop(self) -> None:
        """End it at once and hear no more of it; the next line goes to another."""
        process, self._process = self._process, None
        if process is not None:
            log.warning("players' process lost: %s", process.errorString())
            process.blockSignals(True)
            process.kill()
            process.deleteLater()

    def close(self) -> None:
        """Let it end; never longer than half a second."""
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        process.closeWriteChannel()
        if not process.waitForFinished(500):
            process.kill()
            process.waitForFinished(200)

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            self.said.emit(line.decode("utf-8", "replace"))
        if self._process is not None and self._process.bytesAvailable() > LONGEST_LINE:
            self._lose()

    def _lose(self) -> None:
        self.drop()
        self.lost.emit()


def _give_way(number: int) -> None:
    """Have the process of this *number* give way; Windows favours the window that is used by itself."""
    if number and sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, number, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def player_command() -> list[str]:
    """How the players' process is started, from the sources or from a frozen program."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--players"]
    # Isolated, and by its path: a module that lies in the current folder must not be found.
    return [sys.executable, "-I", "-S", start_process.__file__]

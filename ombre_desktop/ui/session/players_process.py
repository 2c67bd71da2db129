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

from PySide6.QtCore import QDeadlineTimer, QObject, QProcess, QTimer, Signal

from ombre_desktop.frozen import is_frozen
from ombre_desktop.players import start_process

log = logging.getLogger(__name__)

LONGEST_LINE = 8_192
"""Bytes; an answer is a hundred, an error some hundreds."""
MOST_COMPLAINTS = 65_536
"""Bytes that a process may write to its error output; one that works well writes none."""
LOGGED_COMPLAINTS = 2_000
"""Bytes of them that are kept."""
NICE = 5
"""The niceness of the process towards the window, which must move while players think."""

TRUSTED_LOSSES = 1
"""The number of lost processes in a row after which another must first show that it works."""
FAILING = 3
"""The number of losses in a row before the person is told."""
LAST_WAIT = 200
"""Milliseconds at most for the system to end it when the window closes."""
PAUSE, LONGEST_PAUSE = 1_000, 60_000
"""Milliseconds before another is started; twice as long after each loss, up to a minute."""


class PlayersProcess(QObject):
    """
    Starts the process when it is wanted, and another when it was lost.

    One that gave answers is replaced at once. Where none comes to give any, the next
    is started after a pause, which grows.
    """

    said = Signal(str)
    """A line of the process."""
    lost = Signal()
    """It ended unasked, said more than it may, or could not be started."""
    failing = Signal(str)
    """No process can be had that works, and why, as far as is known; comes once."""

    def __init__(self, parent: QObject | None = None, *, command: list[str] | None = None) -> None:
        super().__init__(parent)
        self.is_awake = False
        """True if it has answered anything since it was started."""
        self._command = command or player_command()
        self._process: QProcess | None = None
        self._gives_way = False
        self._closed = False
        self._losses = 0
        self._pause = QDeadlineTimer()
        self._complaints = b""
        self._complained = 0

    @property
    def number(self) -> int:
        """The system's number for it; 0 while it does not run."""
        return self._process.processId() if self._process is not None else 0

    @property
    def is_trusted(self) -> bool:
        """True if its answer may be waited for: after several losses only once it has shown life."""
        return self.is_awake or self._losses <= TRUSTED_LOSSES

    def start(self) -> None:
        """Start the process if it does not run, may run, and is not in its pause."""
        if self._process is not None or self._closed or not self._pause.hasExpired():
            return
        process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._hear)
        process.errorOccurred.connect(self._fail)
        process.finished.connect(self._end)
        self.is_awake = self._gives_way = False
        self._complaints, self._complained = b"", 0
        self._process = process
        process.start(self._command[0], self._command[1:])

    def ask(self, line: str) -> bool:
        """Send *line*, to a new process if there is none; False if none can be had."""
        self.start()
        return self.tell(line)

    def tell(self, line: str) -> bool:
        """Send *line* to the process that runs; False if none does."""
        if self._process is None:
            return False
        if not self._gives_way:
            # Not before it is asked: until the table is ready the players load as fast as the window.
            self._gives_way = True
            _give_way(self._process.processId())
        self._process.write(line.encode() + b"\n")
        return True

    def vouch(self) -> None:
        """It gave a good answer: those that were lost before are forgiven."""
        self._losses = 0

    def drop(self, reason: str) -> None:
        """End it at once, for *reason*, and hear no more of it; the next line goes to another."""
        process, self._process = self._process, None
        if process is None:
            return
        log.warning("players' process lost: %s", reason)
        self.is_awake = False
        self._losses += 1
        pause = pause_after(self._losses)
        self._pause = QDeadlineTimer(pause)
        if not pause:
            QTimer.singleShot(0, self, self.start)
        if self._losses == FAILING:
            details = "\n".join((reason, self._complaints.decode("utf-8", "replace"))).strip()
            # In a turn of its own: the code that starts the first process does not listen yet.
            QTimer.singleShot(0, self, lambda: self.failing.emit(details))
        self._let_go(process)
        process.kill()

    def close(self) -> None:
        """End it for good. It holds nothing, so it need not be asked; the system takes a moment."""
        self._closed = True
        process, self._process = self._process, None
        if process is not None:
            self._let_go(process)
            process.kill()
            process.waitForFinished(LAST_WAIT)

    def _let_go(self, process: QProcess) -> None:
        """Hear no more of *process*, which goes when it has ended: to destroy it earlier means to wait."""
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._hear)
        process.errorOccurred.disconnect(self._fail)
        process.finished.disconnect(self._end)
        for channel in (QProcess.ProcessChannel.StandardOutput, QProcess.ProcessChannel.StandardError):
            process.closeReadChannel(channel)
        process.finished.connect(process.deleteLater)
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            line = bytes(process.readLine(LONGEST_LINE + 2).data())
            if len(line) > LONGEST_LINE:
                self._lose("a line without end")
                return
            self.said.emit(line.decode("utf-8", "replace"))
        if process is not None and process is self._process and process.bytesAvailable() > LONGEST_LINE:
            self._lose("a line without end")

    def _hear(self) -> None:
        """Read what it complains of, so that it is not kept for ever, and log the beginning."""
        if self._process is None:
            return
        said = bytes(self._process.readAllStandardError().data())
        begun = said[: max(0, LOGGED_COMPLAINTS - self._complained)]
        self._complaints += begun
        self._complained += len(said)
        if begun:
            log.warning("players' process complains: %s", begun.decode("utf-8", "replace"))
        if self._complained > MOST_COMPLAINTS:
            self._lose("complaints without end")

    def _fail(self, error: QProcess.ProcessError) -> None:
        # Of every other kind the end is told as well, when all has been read that it still said.
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._losses = max(self._losses, FAILING - 1)  # to try again at once would be in vain
            self._lose(self._process.errorString())

    def _end(self, status: int) -> None:
        self._lose(f"it ended with status {status}")

    def _lose(self, reason: str) -> None:
        self.drop(reason)
        self.lost.emit()


def pause_after(losses: int) -> int:
    """Return the milliseconds before another process is started after *losses* in a row."""
    doublings = losses - TRUSTED_LOSSES - 1
    return 0 if doublings < 0 else min(PAUSE * 2**doublings, LONGEST_PAUSE)


def _give_way(number: int) -> None:
    """Have the process of this *number* give way; Windows favours the window that is used by itself."""
    if number and sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, number, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def player_command() -> list[str]:
    """Return the command of the players' process, from the sources or a frozen program."""
    if is_frozen():
        return [sys.executable, "--players"]
    # Isolated, and by its path: a module that lies in the current folder must not be found.
    compiled = [f"-Xpycache_prefix={sys.pycache_prefix}"] if sys.pycache_prefix else []
    return [sys.executable, "-I", "-S", *compiled, start_process.__file__]

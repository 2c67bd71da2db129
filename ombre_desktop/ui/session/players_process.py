"""
The process of the computer players, which reads and writes lines.

This module does not know the meaning of the lines, so that the players can load while the table does.
"""

from __future__ import annotations

import logging
import os
import sys
from contextlib import suppress

from PySide6.QtCore import QDeadlineTimer, QObject, QProcess, QTimer, Signal

from ombre_desktop.frozen import is_frozen
from ombre_desktop.players import start_process
from ombre_desktop.ui.background.child import child

log = logging.getLogger(__name__)

LONGEST_LINE = 8_192
"""The most bytes in a line; an answer has about a hundred, an error a few hundred."""
MOST_COMPLAINTS = 65_536
"""The most bytes of error output; a process that works well writes none."""
LOGGED_COMPLAINTS = 2_000
"""The bytes of error output that are logged."""
NICE = 5
"""The increase in the process's niceness, so that the window stays smooth while players think."""

TRUSTED_LOSSES = 1
"""The number of losses in a row after which a new process must first show that it works."""
FAILING = 3
"""The number of losses in a row before the person is told."""
LAST_WAIT = 200
"""The most milliseconds to wait for the system to end the process when the window closes."""
PAUSE, LONGEST_PAUSE = 1_000, 60_000
"""The first and the longest pause between two starts, in milliseconds; it doubles after each loss."""


class PlayersProcess(QObject):
    """
    A process that is started on demand, and replaced when lost.

    A process that gave answers is replaced at once. If several in a row give none, the next is started after
    a growing pause.
    """

    said = Signal(str)
    """A line from the process."""
    lost = Signal()
    """The process ended by itself, wrote too much, or could not be started."""
    failing = Signal(str)
    """No working process can be started, with the known reason; emitted once."""

    def __init__(
        self, parent: QObject | None = None, *, command: list[str] | None = None, nice: int = NICE
    ) -> None:
        super().__init__(parent)
        self._nice = nice
        self.is_awake = False
        """True if the process has answered since it was started."""
        self.is_late = False
        """True if the process has not answered since it was started, and was waited for long enough."""
        self._command = command or player_command()
        self._process: QProcess | None = None
        self._gives_way = False
        self._closed = False
        self._losses = self._forgiven = 0
        self._pause = QDeadlineTimer()
        self._complaints = b""
        self._complained = 0

    @property
    def number(self) -> int:
        """The process id; 0 while it does not run."""
        return self._process.processId() if self._process is not None else 0

    @property
    def command(self) -> list[str]:
        """The command that starts the process."""
        return list(self._command)

    @property
    def is_trusted(self) -> bool:
        """True if it is worth waiting for an answer; when late or after losses, only once there was one."""
        return self.is_awake or (self._losses <= TRUSTED_LOSSES and not self.is_late)

    def start(self) -> None:
        """Start the process, unless it runs already, was closed, or must pause first."""
        if self._process is not None or self._closed or not self._pause.hasExpired():
            return
        process = child(self, self._end)
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._hear)
        self.is_awake = self.is_late = self._gives_way = False
        self._complaints, self._complained = b"", 0
        self._process = process
        process.start(self._command[0], self._command[1:])

    def ask(self, line: str) -> bool:
        """Send *line*, to a new process if there is none; return False if none can be started."""
        self.start()
        return self.tell(line)

    def tell(self, line: str) -> bool:
        """Send *line* to the running process; return False if there is none."""
        if self._process is None:
            return False
        if not self._gives_way:
            # Until the first request, the players load as fast as the window.
            self._gives_way = True
            _give_way(self._process.processId(), self._nice)
        self._process.write(line.encode() + b"\n")
        return True

    def vouch(self) -> None:
        """Forget all losses, since the process gave a good answer."""
        self._forgiven, self._losses = self._losses, 0

    def doubt(self) -> None:
        """Count again the losses that the last good answer made forgotten, since nonsense came after it."""
        self._losses = max(self._losses, self._forgiven)

    def drop(self, reason: str) -> None:
        """Kill the process, for *reason*, and ignore its output; the next line goes to a new one."""
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
            # In a later turn of the event loop, since nobody listens yet when the first process is started.
            QTimer.singleShot(0, self, lambda: self.failing.emit(details))
        self._let_go(process)
        process.kill()

    def close(self, *, waits: bool = True) -> None:
        """Kill the process for good, and wait for it; it holds no data, so it need not be asked first."""
        self._closed = True
        process, self._process = self._process, None
        if process is not None:
            self._let_go(process)
            process.kill()
            if waits:
                process.waitForFinished(LAST_WAIT)

    def _let_go(self, process: QProcess) -> None:
        """Ignore *process*, and delete it once it has ended; deleting it earlier would block."""
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._hear)
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
        """Read the error output, so that it does not fill up, and log its beginning."""
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

    def _end(self, process: QProcess, status: int | None) -> None:
        if process is not self._process:
            return
        if process.error() is QProcess.ProcessError.FailedToStart:
            self._losses = max(self._losses, FAILING - 1)  # another attempt would fail as well
        self._lose(process.errorString() if status is None else f"it ended with status {status}")

    def _lose(self, reason: str) -> None:
        self.drop(reason)
        self.lost.emit()


def pause_after(losses: int) -> int:
    """Return the milliseconds before another process is started after *losses* in a row."""
    doublings = losses - TRUSTED_LOSSES - 1
    return 0 if doublings < 0 else min(PAUSE * 2**doublings, LONGEST_PAUSE)


def _give_way(number: int, nice: int) -> None:
    """Lower the priority of the process *number*; Windows favours the active window by itself."""
    if number and sys.platform != "win32":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, number, os.getpriority(os.PRIO_PROCESS, 0) + nice)


def player_command() -> list[str]:
    """Return the command of the players' process, from the sources or a frozen program."""
    if is_frozen():
        return [sys.executable, "--players"]
    # Isolated and started by its path, so that no module in the current folder is imported.
    compiled = [f"-Xpycache_prefix={sys.pycache_prefix}"] if sys.pycache_prefix else []
    return [sys.executable, "-I", "-S", *compiled, start_process.__file__]

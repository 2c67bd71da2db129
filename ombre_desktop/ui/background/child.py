"""A process of ours, whose every end is told."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QProcess
from shiboken6 import isValid

log = logging.getLogger(__name__)

Ended = Callable[[QProcess, "int | None"], object]
"""A listener for a process and its status: None if it could not be started, crashed or was killed."""


def child(parent: QObject, ended: Ended) -> QProcess:
    """Return a process to be started; whichever way it ends, *ended* is called once."""
    process = QProcess(parent)

    def finish(status: int, how: QProcess.ExitStatus) -> None:
        if isValid(parent) and isValid(process):  # otherwise the end is the parent's own
            ended(process, status if how is QProcess.ExitStatus.NormalExit else None)

    def fail(error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # after the other errors it finishes
            ended(process, None)

    process.finished.connect(finish)
    process.errorOccurred.connect(fail)
    return process


def send_off(program: str, arguments: list[str]) -> None:
    """Start a process that outlives this one; a failure is logged, since nobody is there to be told."""
    started = QProcess.startDetached(program, arguments)
    if not (started[0] if isinstance(started, tuple) else started):
        log.critical("%s could not be started", program)

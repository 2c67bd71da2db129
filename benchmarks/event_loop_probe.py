"""A probe for measured programs: a timer in the window's thread that records each turn of the event loop."""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, QTimer

TICK = 2
"""Milliseconds between two ticks that come on time."""


class Turn(NamedTuple):
    """
    The delay of a tick, and the work and the wait for a processor since the tick before, in milliseconds.
    """

    late: float
    worked: float
    waited: float


class Ticks(QObject):
    """A recorder of every turn of the event loop in its own thread."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turns: list[Turn] = []
        self._queue = _queue_of_this_thread()
        self._last, self._worked, self._waited = self._now()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK)

    def take(self) -> list[Turn]:
        """Return the turns since the last call; the present one ends here."""
        self._tick()
        taken, self._turns = self._turns, []
        return taken

    def _tick(self) -> None:
        now, worked, waited = self._now()
        late = max(0.0, (now - self._last) * 1000 - TICK)
        turn = Turn(late, (worked - self._worked) * 1000, min(late, waited - self._waited))
        self._turns.append(turn)
        self._last, self._worked, self._waited = now, worked, waited

    def _now(self) -> tuple[float, float, float]:
        """Return the clock and the processor time in seconds, and the wait in milliseconds."""
        # The file holds nanoseconds of work, nanoseconds in the queue for a processor, and time slices.
        waited = int(os.pread(self._queue, 64, 0).split()[1]) / 1e6 if self._queue is not None else 0.0
        return time.perf_counter(), time.thread_time(), waited


def _queue_of_this_thread() -> int | None:
    """
    Return the file in which Linux reports how long this thread has waited for a processor; None elsewhere.
    """
    with suppress(OSError):
        return os.open(f"/proc/self/task/{threading.get_native_id()}/schedstat", os.O_RDONLY)
    return None

"""
The one thread beside the window's own: what takes long to paint is painted there, one thing after another.

A thread that has Python's lock and waits for a processor holds up the window as well. Four painters at
once, the players' process and the window, on two processors, made gaps of 50 ms with 5 ms of work in them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QObject, QRunnable, QThreadPool

LOCK = 0.001
"""Seconds for which a thread may keep Python's lock from another; by default it is a third of a frame."""


class Urgency(IntEnum):
    """The urgency of a painting."""

    BEFOREHAND = 0
    WANTED = 1


class _Work(QRunnable):
    """One order."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__()
        self._work = work

    def run(self) -> None:
        """Do it, on the pool's thread."""
        self._work()


class Studio(QObject):
    """Does what is ordered: what is wanted now before what will be, else one order after another."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._closed = False
        sys.setswitchinterval(LOCK)

    def order(self, work: Callable[[], None], urgency: Urgency = Urgency.WANTED) -> None:
        """Have *work* done on the other thread; it must touch no widget and no pixmap."""
        if not self._closed:
            self._pool.start(_Work(work), int(urgency))

    def wait(self) -> None:
        """Wait until all that was ordered is done."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Wait for the work that was begun; the rest is forgotten, and nothing is ordered any more."""
        self._closed = True
        self._pool.clear()
        # However long it takes: a pool destroyed at work waits with the interpreter locked, for ever.
        self._pool.waitForDone()

"""
The single thread for slow painting beside the GUI thread, which takes one order after another.

A thread that holds Python's lock while it waits for a processor blocks the GUI thread too. Four painters at
once, with the players' process and the window, on two processors, made gaps of 50 ms for 5 ms of work.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QObject, QThreadPool

from ombre_desktop import elsewhere

LOCK = 0.001
"""The seconds for which a thread may keep Python's lock from another; the default is a third of a frame."""


class Urgency(IntEnum):
    """The urgency of an order."""

    BEFOREHAND = 0
    WANTED = 1


class Studio(QObject):
    """A queue of work, in order of arrival, except that urgent work comes first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._closed = False
        sys.setswitchinterval(LOCK)

    def order(self, work: Callable[[], object], urgency: Urgency = Urgency.WANTED) -> None:
        """Have *work* done on the other thread; it must not touch a widget or a pixmap."""
        if not self._closed:
            # A function and no QRunnable: PySide keeps those for ever that end before start() returns.
            self._pool.start(partial(self._do, work), int(urgency))

    def wait(self) -> None:
        """Wait until all orders are done."""
        self._pool.waitForDone()

    def close(self) -> None:
        """Wait for the work that has begun, drop the rest, and accept no more orders."""
        # The pool is not cleared: PySide would keep what it drops.
        self._closed = True
        # This may take long, but a pool destroyed at work would wait for ever with Python's lock held.
        self._pool.waitForDone()

    def _do(self, work: Callable[[], object]) -> None:
        if not self._closed:
            elsewhere.heard(work)

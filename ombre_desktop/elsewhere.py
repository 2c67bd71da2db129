"""
Work elsewhere than in the caller's thread, or later. None of it can end unheard.

Everything that is begun elsewhere is begun here, or passes through `heard` where Qt runs it; a test of the
architecture forbids other ways. An executor alone would swallow what its task raises.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Lock, Thread, Timer
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Executor

T = TypeVar("T")
Lost = Callable[[Exception], object]
"""A listener for the exception that ended some work, called in the thread of the work."""


def report(error: Exception) -> None:
    """Report *error* as uncaught: it is logged, and told where there is a window."""
    sys.excepthook(type(error), error, error.__traceback__)


def heard(work: Callable[[], object], lost: Lost = report) -> None:
    """Do *work*; pass an exception to *lost*, which tells it, instead of ending the thread."""
    try:
        work()
    except Exception as error:
        lost(error)


def begin(work: Callable[[], object], name: str, lost: Lost = report) -> Thread:
    """Begin *work* in a thread, for whose end the program does not wait."""
    thread = Thread(target=heard, args=(work, lost), name=name, daemon=True)
    thread.start()
    return thread


def begin_later(seconds: float, work: Callable[[], object]) -> Timer:
    """Begin *work* in a thread after these *seconds*, unless the program ends or the timer is cancelled."""
    timer = Timer(seconds, heard, (work,))
    timer.daemon = True
    timer.start()
    return timer


class Line:
    """A thread that does one task after another; without a task it is never started."""

    def __init__(self, name: str) -> None:
        # Imported here, since the table starts without it.
        from concurrent.futures import ThreadPoolExecutor

        self._thread = ThreadPoolExecutor(1, name)
        self._lock = Lock()
        self._is_closed = False

    def order(self, work: Callable[[], object], lost: Lost = report) -> None:
        """Have *work* done after everything ordered before; a closed line ignores it."""
        # A judgement may end while the program does, and then comes too late.
        with self._lock:
            if not self._is_closed:
                self._thread.submit(heard, work, lost)

    def result(self, work: Callable[[], T]) -> T:
        """Have *work* done, and wait for its result or raise its exception."""
        return self._thread.submit(work).result()

    def close(self, *, drops: bool = False) -> None:
        """Wait for what was ordered, or *drop* what has not begun; take no more orders."""
        with self._lock:
            self._is_closed = True
        self._thread.shutdown(wait=True, cancel_futures=drops)


def shared(threads: int, name: str) -> Executor:
    """Return threads for tasks whose every result is asked for, which raises what they raised."""
    from concurrent.futures import ThreadPoolExecutor  # as above

    return ThreadPoolExecutor(threads, name)

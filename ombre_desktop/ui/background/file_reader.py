"""Reading of a file in a thread: a large file takes seconds, and a file on a network minutes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

from PySide6.QtCore import QObject, Signal

from ombre_desktop import elsewhere

Reading = Callable[[Callable[[], bool]], object]
"""A function that reads, given a function that tells whether its result is still wanted."""


class FileReader(QObject):
    """A reader that calls *read* in a thread, once."""

    found = Signal(object)
    """The result of the reading, sent in the window's thread."""
    failed = Signal(object)
    """The exception that ended the reading, already reported; sent in the window's thread."""
    _done = Signal()

    def __init__(self, read: Reading, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = read
        self._lock = Lock()
        self._given_up = False
        self._found: list[Callable[[], None]] = []
        self._thread: Thread | None = None
        self._done.connect(self._tell)

    def start(self) -> None:
        """Begin to read."""
        self._thread = elsewhere.begin(self._read, "ombre-reader", self._fail)

    def finish(self) -> None:
        """Wait until everything is read, and report it."""
        if self._thread is not None:
            self._thread.join()
        self._tell()

    def give_up(self) -> None:
        """Give the reading up at once and without a report, even if the file does not answer."""
        with self._lock:
            self._given_up = True
        self.deleteLater()

    def _read(self) -> None:
        """Read the file, on the thread."""
        found = self._wanted(lambda: self._given_up)
        self._end(lambda: self.found.emit(found))

    def _fail(self, error: Exception) -> None:
        elsewhere.report(error)
        self._end(lambda: self.failed.emit(error))

    def _end(self, told: Callable[[], None]) -> None:
        """Have the end *told* in the window's thread, unless the reading was given up."""
        with self._lock, suppress(RuntimeError):  # the window may be gone
            if not self._given_up:
                self._found.append(told)
                self._done.emit()

    def _tell(self) -> None:
        while self._found and not self._given_up:
            self._found.pop()()

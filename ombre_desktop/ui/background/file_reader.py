"""Reading of a file in a thread: a large file takes seconds, and a file on a network minutes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

from PySide6.QtCore import QObject, Signal

Reading = Callable[[Callable[[], bool]], object]
"""A function that reads, given a function that tells whether its result is still wanted."""


class FileReader(QObject):
    """A reader that calls *read* in a thread, once."""

    found = Signal(object)
    """The result of the reading, sent in the window's thread."""
    _done = Signal()

    def __init__(self, read: Reading, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted = read
        self._lock = Lock()
        self._given_up = False
        self._found: list[object] = []
        self._done.connect(self._tell)
        # The program can end without waiting for a daemon thread, even if the file never answers.
        self._thread = Thread(target=self._read, name="ombre-reader", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    def finish(self) -> None:
        """Wait until everything is read, and report it."""
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
        with self._lock, suppress(RuntimeError):  # the window may be gone
            if not self._given_up:
                self._found.append(found)
                self._done.emit()

    def _tell(self) -> None:
        while self._found and not self._given_up:
            self.found.emit(self._found.pop())

"""One reading at a time: a later one takes the place of an earlier one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from ombre_desktop.ui.background.file_reader import FileReader, Reading


class OneReading(QObject):
    """A reader of files in threads, at most one at a time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reader: FileReader | None = None

    @property
    def is_busy(self) -> bool:
        """True while something is being read."""
        return self._reader is not None

    def begin(
        self, read: Reading, found: Callable[[Any], None], lost: Callable[[], None] | None = None
    ) -> None:
        """
        Call *read* in a thread, and *found* with its result; give up any earlier reading.

        An exception ends the reading and is reported; then *lost* is called.
        """
        self.give_up()
        self._reader = FileReader(read, self)
        self._reader.found.connect(partial(self._end, found))
        self._reader.failed.connect(self._let_go)
        if lost is not None:
            self._reader.failed.connect(lost)
        self._reader.start()

    def give_up(self) -> None:
        """Give up what is being read."""
        if self._reader is not None:
            self._reader.give_up()
            self._reader = None

    def finish(self) -> None:
        """Wait for what is being read."""
        if self._reader is not None:
            self._reader.finish()

    def _end(self, found: Callable[[Any], None], result: object) -> None:
        self._let_go()
        found(result)

    def _let_go(self) -> None:
        if self._reader is not None:
            self._reader.deleteLater()
            self._reader = None

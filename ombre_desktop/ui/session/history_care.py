"""Maintenance of the history while the program is idle."""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from ombre_desktop import elsewhere
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_backup import back_up
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.quarantine import system_clock

log = logging.getLogger(__name__)

SEALED_AT_ONCE = 20
"""The deals checked at a time; they take about forty milliseconds, so that closing never waits long."""


COUNTED_AT_ONCE = 100
"""Deals whose cards are counted at a time: it takes some forty milliseconds too."""


class HistoryCare:
    """
    A thread that checks the deals of older versions, counts their cards, and makes the daily backup.

    *damaged* is called in that thread if the database is damaged.
    """

    def __init__(self, path: Path, damaged: Callable[[], None]) -> None:
        self._path = path
        self._damaged = damaged
        self._thread = elsewhere.Line("ombre-history-care")
        self._closing = threading.Event()
        self._copied: sqlite3.Connection | None = None

    def start(self) -> None:
        """Start the work; if it fails, the next start tries again."""
        self._thread.order(self._care)

    def close(self) -> None:
        """Cancel the work."""
        self._closing.set()
        copied = self._copied
        if copied is not None:
            with suppress(sqlite3.Error):  # the connection may have been closed just now
                copied.interrupt()
        self._thread.close(drops=True)

    def _care(self) -> None:
        try:
            if self._path.exists():
                self._go_through(lambda history, last: history.seal(last, SEALED_AT_ONCE))
                self._go_through(lambda history, last: history.count_dealt(last, COUNTED_AT_ONCE))
                if not self._closing.is_set():
                    back_up(self._path, system_clock, self._copying)
        except StorageError as error:
            if error.problem.kind is ProblemKind.DAMAGED:
                self._damaged()
            elif not self._closing.is_set():
                log.warning("not looked after: %s", error)

    def _go_through(self, step: Callable[[History, int], int | None]) -> None:
        """Do *step* after the row that it returned before, until it returns none."""
        history = History(self._path)
        try:
            last: int | None = 0
            while last is not None and not self._closing.is_set():
                last = step(history, last)
        finally:
            history.close()

    def _copying(self, connection: sqlite3.Connection) -> None:
        self._copied = connection

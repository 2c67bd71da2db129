"""Requests to the players' process that can wait, since the table's decisions come first."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.players.errors import UnlawfulChoiceError
from ombre_desktop.value import Value, replace

log = logging.getLogger(__name__)

PAUSE = 300
"""The milliseconds before a lost request is made again."""


class Patience(Value):
    """The milliseconds to *wait* for a reply, and how often it is asked for if the process is lost."""

    wait: int
    attempts: int = 1


class NoReply(Enum):
    """A reason why there is no reply."""

    LOST = "the players' process was lost"
    LATE = "no reply in time"
    FAILED = "the player failed"
    UNREADABLE = "the reply makes no sense"
    UNLAWFUL = "the rules refuse what the player advised"


Reading = Callable[[dict[str, Any]], object]
"""A function that reads a reply; it may raise any exception at nonsense."""


class Asked(Value):
    """An open request: its *words*, the number of *attempts* so far, and how many it may have."""

    words: dict[str, object]
    read: Reading
    limit: int
    attempts: int = 0


class Asking(QObject):
    """
    The open requests for what is *wanted*; each ends with a reply or without, unless cancelled.

    A request is made again if the process is lost, as often as its `Patience` allows. A bad reply does not
    end the process: the table may be waiting for it.
    """

    replied = Signal(int, object)
    """The number of a request, and what was read in the reply."""
    failed = Signal(int, object)
    """The number of a request, and the `NoReply` that says why."""

    def __init__(
        self,
        wanted: str,
        parent: QObject,
        *,
        send: Callable[[int, dict[str, object]], bool],
        withdraw: Callable[[int], None],
    ) -> None:
        super().__init__(parent)
        self._wanted, self._send, self._withdraw = wanted, send, withdraw
        self._open: dict[int, Asked] = {}

    def ask(self, number: int, words: dict[str, object], read: Reading, patience: Patience) -> None:
        """Ask for *words* as *number*; `replied` carries what *read* returns for the reply."""
        self._open[number] = Asked(words, read, patience.attempts)
        QTimer.singleShot(patience.wait, self, partial(self._give_up, number))
        self._try(number)

    def cancel(self, number: int) -> None:
        """Withdraw a request if it is still open; neither reply nor failure follows."""
        if self._open.pop(number, None) is not None:
            self._withdraw(number)

    def forget_all(self) -> None:
        """Forget all requests."""
        self._open.clear()

    def lose(self) -> None:
        """Make the requests again that have another attempt, since the process is gone; end the others."""
        for number, asked in tuple(self._open.items()):
            if asked.attempts < asked.limit:
                QTimer.singleShot(PAUSE, self, partial(self._try, number))
            else:
                self._fail(number, NoReply.LOST)

    def take(self, number: int, reply: dict[str, Any]) -> None:
        """Read the *reply*, if this *number* is still open."""
        asked = self._open.get(number)
        if asked is None:
            return
        if "error" in reply:
            self._fail(number, NoReply.FAILED, reply["error"])
            return
        try:
            found = asked.read(reply)
        except UnlawfulChoiceError as error:
            self._fail(number, NoReply.UNLAWFUL, error)
        except Exception as error:  # any exception while reading
            self._fail(number, NoReply.UNREADABLE, error)
        else:
            del self._open[number]
            self.replied.emit(number, found)

    def _try(self, number: int) -> None:
        asked = self._open.get(number)
        if asked is None:
            return
        if asked.attempts == asked.limit:
            self._fail(number, NoReply.LOST)
            return
        asked = self._open[number] = replace(asked, attempts=asked.attempts + 1)
        if not self._send(number, asked.words):
            # In a later turn of the event loop, since the caller does not know the number yet.
            pause = PAUSE if asked.attempts < asked.limit else 0
            QTimer.singleShot(pause, self, partial(self._try, number))

    def _give_up(self, number: int) -> None:
        if number in self._open:
            self._withdraw(number)
            self._fail(number, NoReply.LATE)

    def _fail(self, number: int, why: NoReply, details: object = "") -> None:
        if self._open.pop(number, None) is not None:
            log.warning("no %s: %s %.200s", self._wanted, why.value, details)
            self.failed.emit(number, why)

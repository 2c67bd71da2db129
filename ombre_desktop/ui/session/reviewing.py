"""Questions of a review, which the players' process answers when it has nothing else to do."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.value import Value, replace

log = logging.getLogger(__name__)

PATIENCE = 60_000
"""The milliseconds to wait for a reply, which is long because everything else comes first."""
ATTEMPTS = 3
"""The greatest number of attempts if the process is lost."""
PAUSE = 300
"""The milliseconds before a lost question is asked again."""


class Pending(Value):
    """A question that is open, and how often it was asked."""

    words: dict[str, object]
    attempts: int


class Reviewing(QObject):
    """
    The open questions of reviews; each ends with a reply or a failure, unless it is cancelled.

    If the process is lost, the question is asked again: a review is resumed where it was.
    """

    replied = Signal(int, object)
    """The number of a question, and the reply as a dictionary."""
    failed = Signal(int)
    """The number of a question that has no reply."""

    def __init__(
        self,
        parent: QObject,
        *,
        send: Callable[[int, dict[str, object]], bool],
        withdraw: Callable[[int], None],
    ) -> None:
        super().__init__(parent)
        self._send, self._withdraw = send, withdraw
        self._pending: dict[int, Pending] = {}

    def ask(self, number: int, words: dict[str, object]) -> None:
        """Ask the question *words* as *number*."""
        self._pending[number] = Pending({"kind": "review", **words}, 0)
        QTimer.singleShot(PATIENCE, self, partial(self._give_up, number))
        self._try(number)

    def cancel(self, number: int) -> None:
        """Withdraw a question if it is still open; neither reply nor failure follows."""
        if self._pending.pop(number, None) is not None:
            self._withdraw(number)

    def forget_all(self) -> None:
        """Forget all questions."""
        self._pending.clear()

    def lose(self) -> None:
        """Ask all open questions again, since the process is gone."""
        for number in self._pending:
            QTimer.singleShot(PAUSE, self, partial(self._try, number))

    def take(self, number: int, reply: dict[str, Any]) -> None:
        """Pass on the *reply*, if this *number* is still open."""
        if number not in self._pending:
            return
        if "error" in reply:
            self._fail(number, reply["error"])
            return
        del self._pending[number]
        self.replied.emit(number, reply)

    def _try(self, number: int) -> None:
        pending = self._pending.get(number)
        if pending is None:
            return
        if pending.attempts == ATTEMPTS:
            self._fail(number, "the players' process was lost")
            return
        self._pending[number] = replace(pending, attempts=pending.attempts + 1)
        if not self._send(number, pending.words):
            QTimer.singleShot(PAUSE, self, partial(self._try, number))

    def _give_up(self, number: int) -> None:
        if number in self._pending:
            self._withdraw(number)
            self._fail(number, "no reply in time")

    def _fail(self, number: int, why: object) -> None:
        if self._pending.pop(number, None) is not None:
            log.warning("no review: %.200s", why)
            self.failed.emit(number)

"""Advice requested from the players' process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Action, Request, SeatView
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice import OWN_WORLDS, Advice
from ombre_desktop.players.advice_text import parse_advice
from ombre_desktop.players.errors import UnlawfulChoiceError
from ombre_desktop.players.player import asked_of, lawful_advice
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

PATIENCE = 30_000
"""The milliseconds to wait for advice, which is long because the table's decisions come first."""


class NoAdvice(Enum):
    """A reason why the advice does not come."""

    LOST = "the players' process was lost"
    LATE = "no advice in time"
    FAILED = "the player failed"
    UNREADABLE = "the player's answer is no advice"
    UNLAWFUL = "the rules refuse what the player advised"


class Wanted(Value):
    """A request for advice."""

    player: str
    view: SeatView
    request: Request


class Advising(QObject):
    """
    The open requests for advice; each ends with the advice, or with the reason for its absence.

    Bad advice does not end the process: the table may be waiting for it.
    """

    advised = Signal(int, object)
    """The number of a request, and the `Advice`."""
    unadvised = Signal(int, object)
    """The number of a request, and the `NoAdvice` that says why."""

    def __init__(
        self,
        parent: QObject,
        *,
        send: Callable[[int, dict[str, object]], bool],
        withdraw: Callable[[int], None],
    ) -> None:
        super().__init__(parent)
        self._send = send
        self._withdraw = withdraw
        self._wanted: dict[int, Wanted] = {}

    def ask(
        self,
        number: int,
        name: str,
        view: SeatView,
        seed: int,
        worlds: int = OWN_WORLDS,
        *,
        compare: Action | None = None,
    ) -> None:
        """Ask player *name* for advice to the seat of *view* as *number*; *compare* is weighed too."""
        self._wanted[number] = Wanted(name, view, asked_of(view))
        words: dict[str, object] = {"player": name, "seed": seed, "view": format_view(view)}
        if compare is not None:
            words["compare"] = action_text(compare)
        if self._send(number, {"kind": "advise", "worlds": worlds, **words}):
            QTimer.singleShot(PATIENCE, self, partial(self._give_up, number))
        else:
            # In a later turn of the event loop, since the caller does not know the number yet.
            QTimer.singleShot(0, self, partial(self._fail, number, NoAdvice.LOST))

    def cancel(self, number: int) -> None:
        """Withdraw a request if it is still open; neither advice nor a failure follows."""
        if self._wanted.pop(number, None) is not None:
            self._withdraw(number)

    def forget_all(self) -> None:
        """Forget all requests."""
        self._wanted.clear()

    def lose(self) -> None:
        """Report failure for all requests, since the process is gone."""
        for number in tuple(self._wanted):
            self._fail(number, NoAdvice.LOST)

    def take(self, number: int, reply: dict[str, Any]) -> None:
        """Pass on the advice in *reply*, if this *number* is still open and the rules allow it."""
        wanted = self._wanted.get(number)
        if wanted is None:
            return
        if "advice" not in reply:
            self._fail(number, NoAdvice.FAILED, reply.get("error"))
            return
        try:
            advice = _read(wanted, reply["advice"])
        except UnlawfulChoiceError as error:
            self._fail(number, NoAdvice.UNLAWFUL, error)
        except Exception as error:  # any exception while reading
            self._fail(number, NoAdvice.UNREADABLE, error)
        else:
            del self._wanted[number]
            self.advised.emit(number, advice)

    def _give_up(self, number: int) -> None:
        if number in self._wanted:
            self._withdraw(number)
            self._fail(number, NoAdvice.LATE)

    def _fail(self, number: int, why: NoAdvice, details: object = "") -> None:
        wanted = self._wanted.pop(number, None)
        if wanted is not None:
            log.warning("no advice of player %s: %s %.200s", wanted.player, why.value, details)
            self.unadvised.emit(number, why)


def _read(wanted: Wanted, said: Any) -> Advice:
    advice = parse_advice(said, wanted.request)
    return lawful_advice(wanted.player, wanted.view, wanted.request, advice)

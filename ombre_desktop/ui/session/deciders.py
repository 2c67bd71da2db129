"""The players of a controller: those of the table, or those who play a deal for comparison."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from ombre_desktop.engine import SeatView
from ombre_desktop.players.advice import Advice
from ombre_desktop.ui.session.player_runner import PlayerRunner

ATTEMPTS = 3
"""The number of times that a decision is asked for before the comparison is given up."""


class Deciders(Protocol):
    """Players who decide when they are asked, one decision at a time."""

    @property
    def answered(self) -> SignalInstance:
        """Emitted with the action on which a player has decided."""
        ...

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        """Ask player *name* to decide for the seat of *view*."""
        ...

    def forget(self) -> None:
        """Drop the pending question."""
        ...

    def close(self) -> None:
        """End the players' work."""
        ...


class PatientDeciders(QObject):
    """
    Players who decide when the players' process has nothing to do for the table.

    Their decisions are asked for as advice, which gives way to every question of the table.

    Signals:
        given_up: the players' process could not answer.
    """

    answered = Signal(object)
    given_up = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._asked: tuple[str, SeatView, int] | None = None
        self._number = 0
        self._attempts = 0
        runner.advised.connect(self._take)
        runner.unadvised.connect(self._ask_again)

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        """Ask player *name* to decide for the seat of *view*."""
        self._asked, self._attempts = (name, view, seed), 1
        self._number = self._runner.advise(name, view, seed)

    def forget(self) -> None:
        """Drop the pending question."""
        if self._asked is not None:
            self._asked = None
            self._runner.cancel(self._number)

    def close(self) -> None:
        """Drop the pending question; the players' process belongs to the table."""
        self.forget()

    def _take(self, number: int, advice: Advice) -> None:
        if self._asked is not None and number == self._number:
            self._asked = None
            self.answered.emit(advice.choice)

    def _ask_again(self, number: int, _: object) -> None:
        if self._asked is None or number != self._number:
            return
        if self._attempts == ATTEMPTS:
            self._asked = None
            self.given_up.emit()
            return
        self._attempts += 1
        self._number = self._runner.advise(*self._asked)

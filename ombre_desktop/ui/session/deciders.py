"""The players of a controller: those of the table, or those who play a deal for comparison."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from ombre_desktop.engine import SeatView
from ombre_desktop.players.advice import Advice
from ombre_desktop.ui.session.asking import Patience
from ombre_desktop.ui.session.player_runner import PlayerRunner

PATIENCE = Patience(90_000, 3)
"""The patience with a decision before the comparison is given up."""


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
        self._number: int | None = None
        runner.advised.connect(self._take)
        runner.unadvised.connect(self._give_up)

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        """Ask player *name* to decide for the seat of *view*."""
        self._number = self._runner.advise(name, view, seed, patience=PATIENCE)

    def forget(self) -> None:
        """Drop the pending question."""
        if self._number is not None:
            self._runner.cancel(self._number)
            self._number = None

    def close(self) -> None:
        """Drop the pending question; the players' process belongs to the table."""
        self.forget()

    def _take(self, number: int, advice: Advice) -> None:
        if number == self._number:
            self._number = None
            self.answered.emit(advice.choice)

    def _give_up(self, number: int, _: object) -> None:
        if number == self._number:
            self._number = None
            self.given_up.emit()

"""Opponents for the tests of the table: very quick ones, and a faulty process."""

from __future__ import annotations

import os
import sys
from random import Random
from signal import Signals

from PySide6.QtCore import QTimer

from ombre_desktop.engine import Action, SeatView, request
from ombre_desktop.players.player import LEVELS, player
from ombre_desktop.players.proof import claim_of
from ombre_desktop.ui.session.player_runner import STAND_IN, PlayerRunner


class QuickPlayers(PlayerRunner):
    """
    A runner whose players decide in this process.

    As with the real runner, an answer comes later, and never after its question was dropped. With
    *patient*, it comes when the test says so. Thinking players answer by the textbook, because the tests
    are about the table and not about the players' strength.
    """

    def __init__(self, *, patient: bool = False) -> None:
        super().__init__(command=["no such program"])
        self.patient = patient
        self.asked: list[str] = []
        self._thought: tuple[str, SeatView, int] | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.speak)

    def start(self) -> None:
        """Do nothing: there is nothing to start."""

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        self.asked.append(name)
        self._thought = name, view, seed
        if not self.patient:
            self._clock.start(0)

    def forget(self) -> None:
        self._thought = None
        self._clock.stop()

    def prove(self, view: SeatView) -> int:
        """Prove a claim in a later turn, without a process."""
        number = self._next()
        QTimer.singleShot(0, self, lambda: self.claimed.emit(number, claim_of(view)))
        return number

    @property
    def is_thinking(self) -> bool:
        """True while a question waits for its answer."""
        return self._thought is not None

    def speak(self, action: Action | None = None) -> None:
        """Answer as the player would, or with *action*, even if the rules forbid that."""
        assert self._thought is not None
        name, view, seed = self._thought
        self._thought = None
        asked = request(view)
        assert asked is not None
        quick = STAND_IN if name.partition("-")[0] in LEVELS else name
        self.answered.emit(action or player(quick).decide(view, asked, Random(seed)))


def program(text: str) -> list[str]:
    """Return a players' process that does *text* instead of deciding."""
    return [sys.executable, "-c", text]


def send(number: int, signal: Signals) -> None:
    """Send a signal to a players' process, and never to process 0, which would be the tests themselves."""
    assert number
    os.kill(number, signal)

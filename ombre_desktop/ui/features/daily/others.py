"""The seven people, who play the deal of a day one after another, each with the person's cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.session.comparing import amount_won
from ombre_desktop.ui.session.day_sitting import PEOPLE
from ombre_desktop.ui.session.expert_line import ExpertLine
from ombre_desktop.ui.session.player_runner import PlayerRunner


class Others(QObject):
    """
    Those who still have to play a deal that the person has played; whatever the table asks comes first.

    Signals:
        played: the day, a portrait, and what they won.
        lost: the players' process could not go on; the rest is played another time.
    """

    played = Signal(int, str, int)
    lost = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._left: list[str] = []
        self._day = 0
        self._line: ExpertLine | None = None

    def begin(self, day: int, sitting: Sitting, portraits: Sequence[str]) -> None:
        """Let the people on *portraits* play the deal of *sitting*, which is that of *day*."""
        if day == self._day and self._line is not None:
            return
        self.rest()
        self._day, self._left = day, list(portraits)
        self._next(sitting)

    def rest(self) -> None:
        """Stop playing."""
        self._left = []
        self._let_go()

    def _next(self, sitting: Sitting) -> None:
        if not self._left:
            return
        portrait = self._left.pop(0)
        self._line = ExpertLine(sitting, PERSON, self._runner, self, PEOPLE[portrait])
        self._line.done.connect(partial(self._done, sitting, portrait, self._line))
        self._line.begin()

    def _done(self, sitting: Sitting, portrait: str, line: ExpertLine, played: Sitting | None) -> None:
        if line is not self._line:
            return
        self._let_go()
        if played is None:
            self._left = []
            self.lost.emit()
            return
        self.played.emit(self._day, portrait, amount_won(played, played.rows[-1]))
        self._next(sitting)

    def _let_go(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()

"""
A measured child process: a table at which computers play while a timer ticks.

With a game as the second argument, a person who decides by chance plays it with them.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from event_loop_probe import Ticks, Turn
from PySide6.QtCore import QObject, QTimer
from table import HUMAN, LIVELY, Table, application

from ombre_desktop.engine import events as happened
from ombre_desktop.engine import ruleset
from ombre_desktop.players.player import player, player_names
from ombre_desktop.storage.display_options import Speed
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.value import replace

ORDER = ("start", "deal", "auction", "play", "settlement")
"""The parts of a deal; at the start, no card has been dealt yet."""
PARTS = {
    happened.Paid: "deal",
    happened.Dealt: "deal",
    happened.PlayBegan: "play",
    happened.DealSettled: "settlement",
}


STANDS = 120
"""The milliseconds for which a panel stands before the person decides."""


class Ticker(QObject):
    """
    A record of the turns of the event loop by part of the deal, and of the longest gap while a player
    thought.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table.window)
        self.turns: dict[str, list[Turn]] = {part: [] for part in ORDER}
        self.thinking: list[float] = []
        self._part = "start"
        self._ticks = Ticks(self)
        table.app.controller.stepped.connect(self._step)
        table.app.runner.answered.connect(self._hear)

    def _step(self, step: TableStep) -> None:
        """Note the part of the deal, which the events show."""
        self._keep()
        for event in step.events:
            self._part = PARTS.get(type(event), self._part)
            if isinstance(event, happened.BidMade | happened.Said) and self._part == "deal":
                self._part = "auction"

    def _hear(self) -> None:
        """Note that an opponent has decided."""
        self.thinking.append(max(turn.late for turn in self._keep()))

    @contextmanager
    def pause(self) -> Iterator[None]:
        """Leave out what is done within the block."""
        self._keep()
        yield
        self._ticks.take()

    def _keep(self) -> list[Turn]:
        new = self._ticks.take()
        self.turns[self._part] += new
        return new


class Person(QObject):
    """A person who decides by chance, once their panel has stood long enough to be painted."""

    def __init__(self, table: Table, ticker: Ticker) -> None:
        super().__init__(table.window)
        self._table, self._ticker = table, ticker
        self._rng = Random("person")
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(STANDS)
        self._turn.timeout.connect(self._decide)
        table.app.desk.quiet.connect(self._turn.start)

    def _decide(self) -> None:
        app = self._table.app
        if app.view is None or app.request is None:
            return
        with self._ticker.pause():  # the choice is no work of the window's
            action = player("random").decide(app.view, app.request, self._rng)
        app.desk.wishes.acted.emit(action)


def main() -> None:
    deals, game = int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None
    made = application()
    table = Table(replace(LIVELY, speed=Speed.BRISK, trick_hold=1000))
    table.app.desk.player.trick_hold = 50
    if game is not None:
        table.show()  # the start of the whole program is measured elsewhere
    ticker = Ticker(table)
    table.window.show()
    if game is None:
        strong = "expert" if "expert" in player_names() else "textbook"
        table.play(deals, strong, strong, strong)
    else:
        Person(table, ticker)
        table.play(deals, HUMAN, *["textbook"] * (ruleset(game).seats - 1), game=game)
    print(json.dumps({"thinking": ticker.thinking, "turns": ticker.turns}))
    sys.stdout.flush()
    table.close()
    del made
    os._exit(0)


main()

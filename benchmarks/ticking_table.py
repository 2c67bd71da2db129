"""A measured child process: a table at which computers play while a timer ticks."""

from __future__ import annotations

import json
import os
import sys

from event_loop_probe import Ticks, Turn
from PySide6.QtCore import QObject
from table import LIVELY, Table, application

from ombre_desktop.engine import events as happened
from ombre_desktop.players.player import player_names
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

    def _keep(self) -> list[Turn]:
        new = self._ticks.take()
        self.turns[self._part] += new
        return new


def main() -> None:
    made = application()
    table = Table(replace(LIVELY, speed=Speed.BRISK, trick_hold=1000))
    table.app.desk.player.trick_hold = 50
    ticker = Ticker(table)
    table.window.show()
    strong = "expert" if "expert" in player_names() else "textbook"
    table.play(int(sys.argv[1]), strong, strong, strong)
    print(json.dumps({"thinking": ticker.thinking, "turns": ticker.turns}))
    sys.stdout.flush()
    table.close()
    del made
    os._exit(0)


main()

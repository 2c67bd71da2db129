"""Measured by others: a table at which computers play while a timer ticks."""

from __future__ import annotations

import json
import os
import sys
import time

from PySide6.QtCore import QObject, Qt, QTimer
from table import LIVELY, Table, application

from ombre_desktop.engine import events as happened
from ombre_desktop.players.player import player_names
from ombre_desktop.ui.dialogs.choices import Speed, TrickStays
from ombre_desktop.ui.session_controller import TableStep
from ombre_desktop.value import replace

TICK = 2
"""Milliseconds between two ticks that come on time."""

PARTS = {
    happened.Paid: "deal",
    happened.Dealt: "deal",
    happened.PlayBegan: "play",
    happened.DealSettled: "settlement",
}


class Ticker(QObject):
    """Writes down by how much each tick is late, how long this thread has worked, and what was going on."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.window)
        self.gaps: dict[str, list[float]] = {"start": [], "deal": [], "auction": [], "play": []}
        self.gaps["settlement"] = []
        self.work: dict[str, list[float]] = {part: [] for part in self.gaps}
        self.thinking: list[float] = []
        self._part = "start"
        self._asked = False
        self._longest = 0.0
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        controller, runner = table.window.controller, table.window.runner
        controller.stepped.connect(self._step)
        runner.answered.connect(self._hear)
        self._timer.start(TICK)

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        late = (now - self._last) * 1000 - TICK
        self.work[self._part].append((worked - self._worked) * 1000)
        self._last, self._worked = now, worked
        if late > 0:
            self.gaps[self._part].append(late)
            self._longest = max(self._longest, late)

    def _step(self, step: TableStep) -> None:
        """What has happened says which part of the deal this is."""
        self._tick()
        for event in step.events:
            self._part = PARTS.get(type(event), self._part)
            if isinstance(event, happened.BidMade | happened.Said) and self._part == "deal":
                self._part = "auction"
        self._longest = 0.0

    def _hear(self) -> None:
        """An opponent has decided."""
        self._tick()
        self.thinking.append(self._longest)
        self._longest = 0.0


def main() -> None:
    made = application()
    table = Table(replace(LIVELY, speed=Speed.BRISK, trick_stays=TrickStays.ONE_SECOND))
    table.window.desk.player.trick_hold = 50
    ticker = Ticker(table)
    table.window.show()
    strong = "expert" if "expert" in player_names() else "textbook"
    table.play(int(sys.argv[1]), strong, strong, strong)
    print(json.dumps({"thinking": ticker.thinking, "work": ticker.work, "gaps": ticker.gaps}))
    sys.stdout.flush()
    table.close()
    del made
    os._exit(0)


main()

"""Measured by others: a table at which one dialog or panel is opened while a timer ticks."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog
from table import LIVELY, Table, application

from ombre_desktop.ui.dialogs.choices import Speed
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.value import replace

TICK = 2
"""Milliseconds between two ticks."""
DEALS = 2
"""Played beforehand, so that there is something to read in a score sheet and in the history."""
LONG = 1000
"""Milliseconds in which everything that is opened has finished whatever it does by and by."""


class Turns(QObject):
    """Writes down how long this thread works between two ticks."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.work: list[float] = []
        self._worked = time.thread_time()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK)

    def _tick(self) -> None:
        worked = time.thread_time()
        self.work.append((worked - self._worked) * 1000)
        self._worked = worked

    def longest(self) -> float:
        """The work of the longest turn since this was last asked."""
        self._tick()
        found, self.work = max(self.work), []
        return found


def opened(table: Table, what: str) -> Callable[[], None]:
    """What opens *what*."""
    window = table.window
    standing = window.desk.dock.standing
    assert standing is not None
    settlement = standing.settlement
    assert settlement is not None
    return {
        "new game": window.dialogs.new_game,
        "preferences": window.dialogs.preferences,
        "score sheet": window.dialogs.score_sheet,
        "rule book": window.dialogs.rules,
        "history": window.dialogs.history,
        "about": window.dialogs.about,
        "log": lambda: standing.use(Tool.LOG),
        "last trick": lambda: standing.use(Tool.LAST_TRICK),
        "cards thrown and left": settlement.cards_wanted.emit,
        "replay": window.show_belinda,
    }[what]


def main() -> None:
    made = application()
    table = Table(replace(LIVELY, speed=Speed.NONE))
    table.window.desk.player.trick_hold = 0
    table.show()
    table.play(DEALS, "random", "random", "random")
    table.breathe(LONG)
    opens, turns = opened(table, sys.argv[1]), Turns(table.window)
    told = {}
    for time_ in ("first", "again"):
        turns.longest()
        QTimer.singleShot(0, opens)
        table.breathe(LONG)
        told[time_] = turns.longest()
        for dialog in table.window.findChildren(QDialog):
            dialog.close()
        table.breathe(100)
    print(json.dumps(told))
    sys.stdout.flush()
    table.close()
    del made
    os._exit(0)


main()

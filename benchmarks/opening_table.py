"""A measured child process: a table at which one dialog or panel is opened while a timer ticks."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from functools import partial

from event_loop_probe import Ticks
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog
from table import LIVELY, Table, application

from ombre_desktop.storage.display_options import Speed
from ombre_desktop.ui.features.rule_book.search_box import SearchBox
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.value import replace

DEALS = 2
"""The deals played beforehand, so that the score sheet and the history are not empty."""
WORDS = "trump suit"
"""The words searched for in the rule book."""
LONG = 1000
"""The milliseconds after which any dialog has finished its work in the background."""


def opened(table: Table, what: str) -> Callable[[], object]:
    """Return the function that opens the dialog or panel *what*."""
    app = table.app
    standing = app.desk.dock.standing
    assert standing is not None
    settlement = standing.settlement
    assert settlement is not None
    opens: dict[str, Callable[[], object]] = {
        "new game": partial(app.do, Command.NEW_GAME),
        "preferences": partial(app.do, Command.PREFERENCES),
        "score sheet": partial(app.do, Command.SCORE),
        "rule book": partial(app.do, Command.RULE),
        "sittings": partial(app.do, Command.SITTINGS),
        "about": partial(app.do, Command.ABOUT),
        "log": lambda: standing.use(Tool.LOG),
        "last trick": lambda: standing.use(Tool.LAST_TRICK),
        "cards thrown and left": settlement.cards_wanted.emit,
        "replay": app.replays.show_belinda,
        "rule book, and a search in it": partial(search, table),
    }
    return opens[what]


def search(table: Table) -> None:
    """Open the rule book, and type words into its search."""
    table.app.do(Command.RULE)

    def enter() -> None:
        box = table.window.findChild(SearchBox)
        assert box is not None
        box.setFocus()
        for place in range(len(WORDS)):
            QTimer.singleShot(200 + 30 * place, box, partial(box.setText, WORDS[: place + 1]))

    QTimer.singleShot(LONG // 2, enter)


def main() -> None:
    made = application()
    table = Table(replace(LIVELY, speed=Speed.NONE))
    table.app.desk.player.trick_hold = 0
    table.show()
    table.play(DEALS, "random", "random", "random")
    table.breathe(LONG)
    opens, ticks = opened(table, sys.argv[1]), Ticks(table.window)
    told = {}
    for time_ in ("first", "again"):
        ticks.take()
        QTimer.singleShot(0, opens)
        table.breathe(LONG)
        told[time_] = ticks.take()
        for dialog in table.window.findChildren(QDialog):
            dialog.close()
        table.breathe(100)
    print(json.dumps(told))
    sys.stdout.flush()
    table.close()
    del made
    os._exit(0)


main()

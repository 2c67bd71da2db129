"""A child process to be killed: the whole program with its players' process, operated by a quick script."""

from __future__ import annotations

import json
import os
import sys
from random import Random

from PySide6.QtCore import QObject, QSize, QTimer

from ombre_desktop.players.player import player
from ombre_desktop.storage.display_options import Speed
from ombre_desktop.ui import entry
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.shell import application, moving_in
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.value import replace

LARGE = QSize(1920, 1080)
OFTEN, SELDOM = 1, 150
"""The milliseconds between two cards, and between two other actions of the person."""


class Hand(QObject):
    """
    A script that answers every request, changes preferences and opens the history; it prints every step.
    """

    def __init__(self, app: App, seed: str) -> None:
        super().__init__(app)
        self._app, self._rng, self._player = app, Random(seed), player("random")
        self._say(players=app.runner.process.number)
        app.controller.stepped.connect(self._tell)
        for pause, work in ((OFTEN, self._play), (SELDOM, self._do_something_else)):
            timer = QTimer(self)
            timer.timeout.connect(work)
            timer.start(pause)

    def _say(self, **what: object) -> None:
        os.write(1, json.dumps(what).encode() + b"\n")

    def _tell(self, step: TableStep) -> None:
        """Print the step, which has already been saved."""
        sitting = step.sitting
        if sitting.state is not None:
            moves, record = len(sitting.state.history), record_text(sitting)
            self._say(game=sitting.game_id, deals=len(sitting.rows), moves=moves, record=record)

    def _play(self) -> None:
        controller = self._app.controller
        sitting = controller.sitting
        if sitting is None or (sitting.ended and self._rng.random() < 0.5):
            quick = replace(self._app.preferences, speed=Speed.NONE, trick_hold=1000)
            self._app.prefer(quick)
            self._app.begin(replace(FIRST_GAME, deals=self._rng.choice((2, 5, None))))
        elif sitting.begins_with_draw:
            controller.end_draw()
        elif sitting.state is not None and sitting.state.is_over:
            controller.next_deal()
        elif controller.request is not None:
            seen = controller.view
            assert seen is not None
            controller.submit(self._player.decide(seen, controller.request, self._rng))

    def _do_something_else(self) -> None:
        """Write the preferences and read the history."""
        self._app.do(self._rng.choice((Command.SWITCH_DECK, Command.SITTINGS)))


def main() -> int:
    """Run the program; the script starts as soon as the saved sitting is open."""
    opened = moving_in.open_kept

    def open_with_hand(app: App, keeper: Keeper | None, kept: Kept | None, options: Options) -> None:
        opened(app, keeper, kept, options)
        Hand(app, sys.argv[1])

    moving_in.open_kept = open_with_hand
    # Without a display the program would play a demonstration instead.
    vars(entry)["has_display"] = lambda: True
    show_within = application.show_within
    application.show_within = lambda window, room: show_within(window, room.expandedTo(LARGE))
    return entry.run([])


sys.exit(main())

"""A measured child process: the program itself, as a person starts it, with a deal in progress."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QLockFile, QObject, QSize, QTimer
from report import Report

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui import entry
from ombre_desktop.ui.shell import application
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.shell.table_window import TableWindow

if TYPE_CHECKING:
    # The first frame does not need these modules, and must be measured without them.
    from event_loop_probe import Ticks

    from ombre_desktop.ui.background.opening import Opening
    from ombre_desktop.ui.shell.app import App

LARGE = QSize(1920, 1080)
TURNS = "--turns"
"""The argument that asks for the longest work of a turn between the first frame and readiness."""
LOOK = 2
"""The milliseconds between two checks."""


class Watcher(QObject):
    """A reporter of the moment at which the person could play."""

    def __init__(self, window: TableWindow, report: Report) -> None:
        super().__init__(window)
        self.window, self.report = window, report
        self.listens = self.answered = False
        self.ticks = _ticks(self) if TURNS in sys.argv else None
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(LOOK)

    def look(self) -> None:
        """Report readiness once the cards are drawn, the store is open and a player has answered."""
        app = cast("App | None", self.window._occupant)
        if app is None:
            return
        if not self.listens:
            self.listens = True
            app.runner.answered.connect(self.hear)
        if app.keeper is None:
            return
        self.report.mark("store_open")
        if self.cards_are_drawn(app):
            self.report.mark("cards_drawn")
            if self.answered:
                self.report.mark("ready")
                if self.ticks is not None:
                    self.report.sizes["longest_turn"] = max(turn.worked for turn in self.ticks.take())
                app.runner.close()
                self.report.end()

    def cards_are_drawn(self, app: App) -> bool:
        """Return True if every card on the table has its picture, none a stand-in."""
        desk = app.desk
        sprites = desk.scene.arrangement.sprites
        deck, ratio = desk.ground.preferences.deck, desk.view.devicePixelRatioF()
        return bool(sprites) and all(
            desk.art.has(deck, sprite.card, sprite.place.size, ratio) for sprite in sprites
        )

    def hear(self, _: object) -> None:
        """Note that a player has answered."""
        self.report.mark("player_answered")
        self.answered = True


def _ticks(owner: QObject) -> Ticks:
    """Record the turns of the event loop, by a module that loads more than a first frame may."""
    from event_loop_probe import Ticks  # noqa: PLC0415 - as above

    return Ticks(owner)


def main() -> int:
    """Run the program, which sets up the table as soon as its first frame is on the screen."""
    report = Report()
    furnish = application._furnish

    def furnish_watched(window: TableWindow, folders: Folders, lock: QLockFile, options: Options) -> Opening:
        report.mark("first_frame")
        Watcher(window, report)
        return furnish(window, folders, lock, options)

    application._furnish = furnish_watched
    # Without a display the program would play a demonstration instead.
    vars(entry)["has_display"] = lambda: True
    show_within = application.show_within
    # The off-screen platform has a smaller screen than the window needs.
    application.show_within = lambda window, room: show_within(window, room.expandedTo(LARGE))
    return entry.run([])


sys.exit(main())

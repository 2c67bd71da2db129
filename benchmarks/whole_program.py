"""Measured by others: the program itself, as a person starts it, with a deal in hand."""

from __future__ import annotations

import sys

from PySide6.QtCore import QLockFile, QObject, QSize, QTimer
from report import Report

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.shell import application
from ombre_desktop.ui.shell.command_line import Options
from ombre_desktop.ui.shell.main_window import MainWindow

LARGE = QSize(1920, 1080)
LOOK = 2
"""Milliseconds between two looks at what is there already."""


class Watcher(QObject):
    """Tells of the moment at which the person could play."""

    def __init__(self, window: MainWindow, report: Report) -> None:
        super().__init__(window)
        self.window, self.report = window, report
        self.listens = self.answered = False
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(LOOK)

    def look(self) -> None:
        """Report readiness once the cards are drawn, the store is open and a player has answered."""
        runner = getattr(self.window, "runner", None)
        if runner is not None and not self.listens:
            self.listens = True
            runner.answered.connect(self.hear)
        if getattr(self.window, "keeper", None) is None:
            return
        self.report.mark("store_open")
        if self.cards_are_drawn():
            self.report.mark("cards_drawn")
            if self.answered and runner is not None:
                self.report.mark("ready")
                runner.close()
                self.report.end()

    def cards_are_drawn(self) -> bool:
        """Return True if every card on the table has its picture, none a stand-in."""
        desk = self.window.desk
        sprites = desk.scene.arrangement.sprites
        deck, ratio = desk.preferences.deck, desk.view.devicePixelRatioF()
        return bool(sprites) and all(
            desk.art.has(deck, sprite.card, sprite.place.size, ratio) for sprite in sprites
        )

    def hear(self, action: object) -> None:  # noqa: ARG002 - the answer does not matter here
        """Note that a player has answered."""
        self.report.mark("player_answered")
        self.answered = True


def main() -> int:
    """Run the program; it furnishes the table as soon as its first frame is on the screen."""
    report = Report()
    furnish = application._furnish

    def furnish_watched(window: MainWindow, folders: Folders, lock: QLockFile, options: Options) -> None:
        report.mark("first_frame")
        Watcher(window, report)
        furnish(window, folders, lock, options)

    application._furnish = furnish_watched
    # Without a display the program would play a demonstration instead.
    application.has_display = lambda: True
    show_within = application.show_within
    # Off-screen the screen is smaller than the window that is measured beside.
    application.show_within = lambda window, room: show_within(window, room.expandedTo(LARGE))
    return application.run([])


sys.exit(main())

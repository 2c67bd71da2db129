"""Measured by others: the program itself, as a person starts it, with a deal in hand."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow
from telling import Report

from ombre_desktop.ui import application

LOOK = 2
"""Milliseconds between two looks at what is there already."""


class WatchedApplication(QApplication):
    """Tells of the first frame, and of the moment at which the person could play."""

    report = Report()

    @staticmethod
    def exec() -> int:
        """Watch from here on: until now nothing has been painted."""
        watched = WatchedApplication.instance()
        assert isinstance(watched, WatchedApplication)
        watched.watch()
        return QApplication.exec()

    def watch(self) -> None:
        """Find the window, and wait for its first frame."""
        self.window = next(w for w in self.topLevelWidgets() if isinstance(w, QMainWindow))
        self.listens = self.answered = False
        self.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The first frame is on the screen once the event loop comes round again."""
        if event.type() is QEvent.Type.Paint:
            self.removeEventFilter(self)
            QTimer.singleShot(0, self, self.painted)
        return super().eventFilter(watched, event)

    def painted(self) -> None:
        """The first frame is there; from now on look whether the rest is."""
        self.report.mark("first_frame")
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(LOOK)

    def look(self) -> None:
        """The person can play once the cards are drawn, the store is open and a player has answered."""
        window = self.window
        runner = getattr(window, "runner", None)
        if runner is not None and not self.listens:
            self.listens = True
            runner.answered.connect(self.hear)
        if getattr(window, "keeper", None) is None:
            return
        self.report.mark("store_open")
        if self.cards_are_drawn():
            self.report.mark("cards_drawn")
            if self.answered:
                self.report.mark("ready")
                runner.close()
                self.report.end()

    def cards_are_drawn(self) -> bool:
        """True if every card on the table has its picture, none a stand-in."""
        desk = self.window.desk
        sprites = desk.scene.arrangement.sprites
        deck, ratio = desk.preferences.deck, desk.view.devicePixelRatioF()
        return bool(sprites) and all(
            desk.art.has(deck, sprite.card, sprite.place.size, ratio) for sprite in sprites
        )

    def hear(self, action: object) -> None:  # noqa: ARG002 - what he says does not matter here
        """A player has answered."""
        self.report.mark("player_answered")
        self.answered = True


application.QApplication = WatchedApplication
# Without a display the program would play a demonstration instead.
application.has_display = lambda: True
sys.exit(application.run([]))

"""Qt's application, which keeps the files that a Mac sends it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

# Imported before the first frame: nothing else may be loaded here.

NO_POOL = "QT_NO_GUI_THREADPOOL"
"""The variable that keeps Qt from sharing the filling of an area among threads; Qt reads it only once."""
VAST = 8_000_000
"""The pixels of a screen, from 3840x2160 on, whose areas are so large that sharing them saves time."""


class SentFiles(QObject):
    """
    The files that were double-clicked on a Mac, which starts no second program for them.

    Signals:
        came: there is a file to take.
    """

    came = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Path] = []

    def heed(self, event: QEvent) -> bool:
        """Keep the file of *event*, until it is taken; return False if it brings none."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return False
        self._waiting.append(Path(event.file()))
        self.came.emit()
        return True

    def take(self) -> list[Path]:
        """Return the files that came since the last call; the first may come before there is a table."""
        taken, self._waiting = self._waiting, []
        return taken


class Application(QApplication):
    """Qt's application; only what is sent to itself passes through here, not every event."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self.sent: SentFiles | None = None
        super().__init__(arguments)
        fill_alone(self)
        self.sent = SentFiles(self)

    def event(self, event: QEvent) -> bool:
        """Keep a file that is sent."""
        return (self.sent is not None and self.sent.heed(event)) or super().event(event)


def fill_alone(application: QApplication) -> None:
    """
    Have Qt fill an area in the thread that paints it, unless a screen of the *application* is vast.

    Qt would wake other threads for each card in flight and wait for them, which in an ordinary window takes
    half of the work of a frame. Call this before anything is painted.
    """
    sizes = ((screen.size(), screen.devicePixelRatio()) for screen in application.screens())
    if all(size.width() * size.height() * ratio**2 < VAST for size, ratio in sizes):
        os.environ.setdefault(NO_POOL, "1")

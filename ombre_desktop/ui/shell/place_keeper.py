"""The place of the window and the order of the hand, saved a quiet second after they change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.window_place import place_of
from ombre_desktop.ui.table.own_hand import OwnHand

QUIET = 1000
"""The milliseconds without a change after which the place is saved."""

_CHANGES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange})


class PlaceKeeper(QObject):
    """A watcher of *window* and *hand*, so that a program that is killed has lost neither place nor order."""

    def __init__(self, window: QWidget, hand: OwnHand, choices: Choices) -> None:
        super().__init__(window)
        self._window, self._hand, self._choices = window, hand, choices
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self.keep)
        hand.changed.connect(self._quiet.start)
        window.installEventFilter(self)

    def keep(self) -> None:
        """Save both now, if they have changed."""
        self._quiet.stop()
        self._choices.remember_table(place_of(self._window), *self._hand.kept)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for a quiet second after the window was moved or resized; do not wait when it closes."""
        if event.type() in _CHANGES:
            self._quiet.start()
        elif event.type() is QEvent.Type.Close:
            self.keep()
        return super().eventFilter(watched, event)

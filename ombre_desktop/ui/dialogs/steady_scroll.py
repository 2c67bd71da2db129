"""A scroll area that settles, whatever its contents want at each width."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea


class SteadyScroll(QScrollArea):
    """
    A scroll area that does not resize its contents again while they are being resized.

    Qt fits the contents whenever their size changes, and changes it thereby. Contents that are lower in a
    narrower room, as lines and pictures can be, would go to and fro for ever, until the stack is full.
    """

    _fits = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave a change of size within another alone."""
        if event.type() is not QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._fits:
            return False
        self._fits = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._fits = False

"""The field for a deal that is typed or pasted."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from ombre_desktop.ui.features.deal_by_hand.typed import MOST


class TypingField(QLineEdit):
    """
    One line of text, into which several can be pasted.

    Signals:
        pasted: a text of several lines, which the field could not show.
    """

    pasted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(MOST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on several lines from the clipboard, such as a record: the field would join them."""
        found = QGuiApplication.clipboard().text() if event.matches(QKeySequence.StandardKey.Paste) else ""
        if len(found.strip().splitlines()) > 1:
            self.clear()
            self.pasted.emit(found)
        else:
            super().keyPressEvent(event)

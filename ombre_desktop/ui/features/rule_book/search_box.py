"""The line for the words that are searched for in the rule book."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLineEdit

from ombre_desktop.ui.texts import rule_book


class SearchBox(QLineEdit):
    """A line for the words; `entered` tells that it has got the focus, and that a search may follow."""

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)
        self.setAccessibleName(rule_book.search_name())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `entered`."""
        super().focusInEvent(event)
        self.entered.emit()

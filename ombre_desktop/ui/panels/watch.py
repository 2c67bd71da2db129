"""The row for a deal that the person sits out, with an offer to skip it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.panels import to_the_end_button, watching_text


class WatchPanel(ActionRow):
    """
    The row in the place of the person's cards.

    Signals:
        hurried: show the rest of the deal at once.
    """

    hurried = Signal()

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.say(watching_text())
        self.setAccessibleName(watching_text())
        self._end = self.add(to_the_end_button(), self._hurry)
        self.refresh()

    def watch(self, *, shown: bool) -> None:
        """Show or hide the row; each deal can be skipped once."""
        if shown and self.isHidden():
            self._end.setEnabled(True)
        self.setVisible(shown)

    def _hurry(self) -> None:
        self._end.setEnabled(False)
        self.hurried.emit()

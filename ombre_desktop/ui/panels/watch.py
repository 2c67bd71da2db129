"""The row for a deal that the person sits out, with an offer to skip it."""

from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.panels import to_the_end_button, watching_text


class WatchPanel(ActionRow):
    """The row where the person's cards would lie."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.say(watching_text())
        self.setAccessibleName(watching_text())
        self._end = self.add(to_the_end_button(), self._rush)
        self.refresh()

    def watch(self, *, shown: bool) -> None:
        """Show or hide the row; its button works once in each deal."""
        if shown and self.isHidden():
            self._end.setEnabled(True)
        self.setVisible(shown)

    def _rush(self) -> None:
        self._end.setEnabled(False)
        self.context.wishes.rushed.emit()

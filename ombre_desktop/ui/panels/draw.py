"""The draw for the first deal: its purpose, its result, and an offer to continue."""

from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.draw import end_draw_button

_LOWER = 58.0


class DrawPanel(ActionRow):
    """The row where the person's hand will lie."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._read = ""
        self._deal = self.add(end_draw_button(), self._hurry, gold=True)

    def lower_by(self) -> float:
        """Return how far the row moves into the free room of the hand, above the person's card."""
        return _LOWER * max(1.0, self.context.layout.stage.crowding)

    def tell(self, words: str) -> None:
        """Show the state of the draw; without words, hide the row."""
        if words and words != self.words:
            self.say(words)
            self.setAccessibleName(words)
            self.refresh()
        self._read = self._read if words == self._read else ""
        self.setVisible(bool(words) and not self._read)

    def put_away(self) -> None:
        """Hide the row for good, since its words have been read."""
        self._read = self.words
        self.hide()

    def _hurry(self) -> None:
        self.context.wishes.hurried.emit()

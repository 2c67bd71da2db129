"""The draw for the first deal: says what is drawn for and who was found, and offers to go on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.row import ActionRow
from ombre_desktop.ui.texts.draw import end_draw_button

_LOWER = 58.0


class DrawPanel(ActionRow):
    """
    The row that stands where the hand will be.

    Signals:
        hurried: the person has seen enough.
    """

    hurried = Signal()

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._deal = self.add(end_draw_button(), self.hurried.emit, gold=True)

    def lower_by(self) -> float:
        """The room of the hand is free, and the person's card lies above it."""
        return _LOWER

    def tell(self, words: str) -> None:
        """Say how the draw stands; no words put the row away."""
        if words and words != self.words:
            self.say(words)
            self.setAccessibleName(words)
            self.refresh()
        self.setVisible(bool(words))

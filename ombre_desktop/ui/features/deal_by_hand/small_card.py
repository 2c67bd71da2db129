"""A small card that can be clicked, or dragged from row to row."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.replay.loose_card import LooseCard
from ombre_desktop.ui.replay.pictures import Pictures


class SmallCard(LooseCard):
    """
    A card of the pack that is laid out.

    Signals:
        reached: the card has got the focus.
    """

    reached = Signal()

    def __init__(self, card: Card, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(card, pictures, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the table of cards: Qt would take the arrows for other ways."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the card has been reached."""
        super().focusInEvent(event)
        self.reached.emit()

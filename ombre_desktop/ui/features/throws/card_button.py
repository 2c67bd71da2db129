"""A card of the hand as a button: pressed it is thrown, released it is kept; it can be dragged too."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card
from ombre_desktop.ui.replay.loose_card import LooseCard
from ombre_desktop.ui.replay.pictures import Pictures

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_WAYS = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}


class CardButton(LooseCard):
    """
    A card that is checked while it is thrown, and disabled if the rules neither let it go nor let it stay.

    Signals:
        walked: by how many cards the focus shall move.
    """

    walked = Signal(int)

    def __init__(self, card: Card, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(card, pictures, parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Throw the card, keep it, or go to another."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self.walked.emit(STEPS[key])
        elif key in _WAYS:
            if self.isChecked() is not _WAYS[key]:
                self.click()
        else:
            super().keyPressEvent(event)

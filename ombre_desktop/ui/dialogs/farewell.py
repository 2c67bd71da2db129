"""The question before the window closes although something could not be saved."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.message import breakable
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.message import Loss
from ombre_desktop.ui.texts import farewell as words
from ombre_desktop.ui.texts.listing import sentences


class FarewellDialog(Board):
    """
    A question about data that could not be saved.

    Signals:
        again: try to save once more.
        elsewhere: save in another folder.
        anyway: close and lose the data.

    Escape returns to the table.
    """

    again = Signal()
    elsewhere = Signal()
    anyway = Signal()

    def __init__(self, appearance: Appearance, loss: Loss, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.set_title(loss.title)
        self.body.addWidget(wrapped(loss.sentence, Part.NAME))
        self.body.addWidget(wrapped(breakable(loss.why), Part.BARE))
        self.body.addWidget(wrapped(loss.advice, Part.NOTE))
        self.body.addStretch()
        self._gold = self.add_button(words.try_again_label(), part=Part.GOLD)
        answers = (
            (self._gold, self.again),
            (self.add_button(words.elsewhere_label()), self.elsewhere),
            (self.add_button(words.close_anyway_label()), self.anyway),
        )
        for button, answer in answers:
            button.clicked.connect(self.accept)
            button.clicked.connect(partial(_tell, answer))
        self.add_button(words.go_back_label()).clicked.connect(self.reject)
        self.setAccessibleDescription(sentences([loss.sentence, loss.why, loss.advice]))
        self.open_at_size(760, 360)
        self._gold.setFocus()


def _tell(answer: SignalInstance, _checked: bool = False) -> None:
    answer.emit()

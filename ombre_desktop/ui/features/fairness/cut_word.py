"""The dialog that asks for a word to cut with."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from ombre_desktop.engine.fairness import LONGEST_SAID, FairnessError, normal_cut
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import NamedField
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.texts import fairness as words


class CutWordDialog(Board):
    """
    A field for the word; a word that cannot be used is explained, and the dialog stays open.

    Signals:
        cut: the word in its normal form.
    """

    cut = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.set_title(words.word_title())
        self.box = QLineEdit()
        self.box.setMaxLength(LONGEST_SAID)
        self._field = NamedField(words.word_label(), self.box, words.word_note())
        self.body.addWidget(self._field)
        self.body.addStretch()
        cut, cancel = words.word_buttons()
        self.buttons.addStretch()
        self.add_button(cancel).clicked.connect(self.reject)
        self.cut_button = self.add_button(cut, part=Part.GOLD)
        self.cut_button.clicked.connect(self._cut)
        self.open_at_size(520, 280)
        self.box.setFocus()

    @property
    def fault(self) -> str:
        """The explanation under the field."""
        return self.box.accessibleDescription()

    def _cut(self) -> None:
        try:
            said = normal_cut(self.box.text())
        except FairnessError as error:
            self._field.explain(words.cut_fault(error.fault))
            self.box.setFocus()
            return
        self.cut.emit(said)
        self.accept()

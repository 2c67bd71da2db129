"""A yes-or-no question before something is lost; "no" has the focus."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.model.message import Confirmation
from ombre_desktop.ui.texts.listing import sentences


class QuestionDialog(Board):
    """A yes-or-no question; it is ``accepted`` on yes, and ``rejected`` on no or Escape."""

    def __init__(self, appearance: Appearance, question: Confirmation, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self.set_title(question.title)
        self.body.addWidget(wrapped(question.sentence, Part.NAME))
        self.body.addWidget(wrapped(question.note, Part.BARE))
        self.body.addStretch()
        self.buttons.addStretch()
        self.yes = self.add_button(question.yes)
        self.yes.clicked.connect(self.accept)
        self.no = self.add_button(question.no, part=Part.GOLD)
        self.no.clicked.connect(self.reject)
        self.setAccessibleDescription(sentences([question.sentence, question.note]))
        self.open_at_size(600, 300)
        self.no.setFocus()

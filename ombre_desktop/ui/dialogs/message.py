"""Messages about trouble, with details on request, and questions before something is lost."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.model.message import Confirmation, Trouble
from ombre_desktop.ui.texts import message as words
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.listing import sentences


class MessageDialog(Board):
    """A message about trouble, with folded details. It is shown without blocking, so play can continue."""

    def __init__(self, appearance: Appearance, trouble: Trouble, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._trouble = trouble = _in_plain_words(trouble)
        self.set_title(trouble.title)
        self.body.addWidget(wrapped(breakable(trouble.sentence), Part.NAME))
        if trouble.done:
            self.body.addWidget(wrapped(trouble.done, Part.NOTE))
        self._add_details(trouble.details)
        self.body.addStretch()
        copy = self.add_button(words.copy_button())
        copy.clicked.connect(self._copy)
        copy.setVisible(bool(trouble.details))
        self.buttons.addStretch()
        close = self.add_button(words.close_button(), part=Part.GOLD)
        close.clicked.connect(self.accept)
        close.setFocus()
        self.open_at_size(580, 330)

    def unfold(self, shown: bool = True) -> None:
        """Show or hide the details."""
        self._fold.setChecked(shown)

    def _add_details(self, details: str) -> None:
        self._fold = mark(QPushButton(words.show_details()), Part.LINK)
        self._fold.setCheckable(True)
        self._fold.setAutoDefault(False)
        self._details = QPlainTextEdit(details)
        self._details.setReadOnly(True)
        self._details.setTabChangesFocus(True)
        self._details.setAccessibleName(words.details_name())
        self._details.hide()
        self._fold.toggled.connect(self._unfolded)
        self._fold.setVisible(bool(details))
        self.body.addWidget(self._fold, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self._details, 1)

    def _unfolded(self, shown: bool) -> None:
        self._details.setVisible(shown)
        self._fold.setText(words.hide_details() if shown else words.show_details())
        if shown:
            self.open_at_size(640, 480)

    def _copy(self) -> None:
        parts = (self._trouble.title, self._trouble.sentence, self._trouble.done, self._trouble.details)
        QGuiApplication.clipboard().setText("\n\n".join(part for part in parts if part))


def _in_plain_words(trouble: Trouble) -> Trouble:
    """Return *trouble* with all text from outside made plain."""
    return Trouble(
        outside.title(trouble.title),
        outside.paragraph(trouble.sentence),
        outside.paragraph(trouble.done),
        outside.report(trouble.details),
    )


def breakable(sentence: str) -> str:
    """Return *sentence* with possible line breaks after each folder of a long path."""
    return re.sub(r"([/\\])(?=\w)", "\\1\N{ZERO WIDTH SPACE}", sentence)


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


def dialog_of(said: Trouble | Confirmation, appearance: Appearance, parent: QWidget) -> Board:
    """Return the dialog that shows the trouble or asks the question *said*."""
    if isinstance(said, Confirmation):
        return QuestionDialog(appearance, said, parent)
    return MessageDialog(appearance, said, parent)

"""The board on which a note on a moment of a replay is written."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from ombre_desktop.engine.notation.study import LONGEST_NOTE
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.controls import Choice, Segments
from ombre_desktop.ui.dialogs.sections import NamedField, wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.replay.studied import Writing
from ombre_desktop.ui.replay.study_painting import mark_icon
from ombre_desktop.ui.texts import studies as words
from ombre_desktop.ui.texts.outside import comments


class NoteBoard(Board):
    """
    A choice of a mark and a field for the text of a note.

    Signals:
        kept: the mark and the text, as the person wants them.
        removed: the variation shown is to be removed.
    """

    names_cards = False
    kept = Signal(object, str)
    removed = Signal()

    def __init__(self, appearance: Appearance, wanted: Writing, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.title())
        self.body.addWidget(wrapped(wanted.place, Part.NAME))
        self.mark_box = Segments(self._marks(), wanted.note.mark)
        self.body.addWidget(NamedField(words.mark_label(), self.mark_box))
        self.text_box = QPlainTextEdit("\n".join(comments((wanted.note.text,))))
        self.text_box.setTabChangesFocus(True)
        self.text_box.textChanged.connect(self._bound)
        self.body.addWidget(NamedField(words.text_label(), self.text_box, words.kept_note()), 1)
        if wanted.remove is not None:
            self.remove_button = self.add_button(words.remove_button())
            self.remove_button.clicked.connect(self._remove)
        self.buttons.addStretch()
        self.add_button(words.cancel_button()).clicked.connect(self.reject)
        self.keep_button = self.add_button(words.keep_button(), part=Part.GOLD)
        self.keep_button.clicked.connect(self.keep)
        self.open_at_size(660, 420)
        self.restyled()
        self.text_box.moveCursor(QTextCursor.MoveOperation.End)
        self.text_box.setFocus()

    def restyled(self) -> None:
        """Draw the marks again in the appearance's colours and sizes."""
        self.text_box.document().setDocumentMargin(self.appearance.pixels(8))
        self.mark_box.offer(self._marks(), self.mark_box.value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the note by Return and Ctrl; without Ctrl it begins a line."""
        enters = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enters and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.keep_button.click()
        else:
            super().keyPressEvent(event)

    def _marks(self) -> list[Choice]:
        """Return the marks to choose from, with their pictures."""
        look = self.appearance
        marks = (Choice(one, said(), mark_icon(one, look)) for one, said in words.MARKS.items())
        return [Choice(None, words.no_mark()), *marks]

    def _bound(self) -> None:
        """Take no more characters than a note may have."""
        text = self.text_box.toPlainText()
        if len(text) > LONGEST_NOTE:
            self.text_box.setPlainText(text[:LONGEST_NOTE])
            self.text_box.moveCursor(QTextCursor.MoveOperation.End)

    def keep(self) -> None:
        """Keep the note, and close."""
        self.kept.emit(self.mark_box.value, self.text_box.toPlainText())
        self.accept()

    def _remove(self) -> None:
        self.accept()
        self.removed.emit()

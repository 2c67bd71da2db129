"""The parts of a replay's board that belong to the study: its buttons, and the list of its notes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ombre_desktop.ui.dialogs.controls import Choice, ChoiceBox
from ombre_desktop.ui.dialogs.name_tip import NameTip
from ombre_desktop.ui.dialogs.style import Appearance, Part, mark
from ombre_desktop.ui.replay.glyphs import SIDE, drawn_icon
from ombre_desktop.ui.replay.studied import Row
from ombre_desktop.ui.replay.study_painting import mark_icon, paint_sign
from ombre_desktop.ui.texts import studies as words
from ombre_desktop.ui.texts.key_table import Key, with_key

_LETTERS = 8
"""The letters for which the list has room at least."""


class StudyRow(QWidget):
    """
    A list that leads to every note and variation, with the buttons that take back what was written.

    The button that writes a note, *pen*, stands among those of the steps, where it takes no row of its own.

    Signals:
        pressed: a button or its key; carries the `Key`.
        sought: the value of the row that the person chose.
    """

    pressed = Signal(object)
    sought = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.buttons = {key: self._button(key) for key in (Key.NOTE, Key.UNDO_NOTE, Key.REDO_NOTE)}
        self.pen = self.buttons[Key.NOTE]
        self._look = appearance
        self._shown: tuple[Row, ...] = ()
        self._can_change = False
        self.list = self._listed(None)
        self._row.addWidget(self.list, 1)
        for button in self.walk[1:]:
            self._row.addWidget(button)
        self.set_appearance(appearance)

    @property
    def walk(self) -> tuple[QWidget, ...]:
        """Everything in the row that takes the focus, in visual order."""
        return self.list, self.buttons[Key.UNDO_NOTE], self.buttons[Key.REDO_NOTE]

    def set_appearance(self, appearance: Appearance) -> None:
        """Draw the signs in the colours of *appearance*."""
        self._look = appearance
        ink = appearance.theme.chrome.text
        faint = QColor(ink)
        faint.setAlpha(90)
        for key, button in self.buttons.items():
            button.setIcon(drawn_icon(partial(paint_sign, key), (ink, faint)))
        self._mark()

    def show_study(self, rows: Sequence[Row], at: object, enabled: frozenset[Key]) -> None:
        """Offer *rows*, the one with the value *at* chosen; only the buttons in *enabled* can be pressed."""
        for key, button in self.buttons.items():
            if button.hasFocus() and key not in enabled:
                self.pen.setFocus()
            button.setEnabled(key in enabled)
        self._can_change = any(one.isEnabled() for one in self.walk[1:])
        chosen = at if any(row.value == at for row in rows) else None
        if tuple(rows) != self._shown:
            self._shown = tuple(rows)
            had_focus, before = self.list.hasFocus(), self.list
            self.list = self._listed(chosen)
            self._row.replaceWidget(before, self.list)
            QWidget.setTabOrder(before, self.list)
            before.hide()
            before.deleteLater()
            self._mark()
            if had_focus:
                self.list.setFocus()
        self.list.set_value(chosen)
        self.list.setVisible(bool(rows))
        self.setVisible(bool(rows) or self._can_change)

    def show_all(self, shown: bool) -> None:
        """Show the row, if there is anything in it, and the pen; or neither."""
        self.setVisible(shown and (bool(self._shown) or self._can_change))
        self.pen.setVisible(shown)

    def _listed(self, chosen: object) -> ChoiceBox:
        first = Choice(None, words.list_name())
        box = ChoiceBox([first, *(Choice(row.value, row.label) for row in self._shown)], chosen)
        box.setMinimumContentsLength(_LETTERS)
        box.setAccessibleName(words.list_name())
        box.chosen.connect(self.sought)
        return box

    def _mark(self) -> None:
        """Put the picture of its mark before each row that has one."""
        for row in self._shown:
            if row.mark is not None:
                self.list.set_icon(row.value, mark_icon(row.mark, self._look))

    def _button(self, key: Key) -> QPushButton:
        button = mark(QPushButton(), Part.STEP)
        button.setIconSize(QSize(SIDE, SIDE))
        button.setAccessibleName(with_key(key.text, key))
        NameTip(button)
        for sequence in key.sequences:
            QShortcut(sequence, button).activated.connect(button.click)
        button.clicked.connect(lambda _=False: self.pressed.emit(key))
        return button

"""The dialog that lists the lessons and begins the one chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.style import Appearance, Part, line
from ombre_desktop.ui.dialogs.title_list import TitleList
from ombre_desktop.ui.texts import lessons as words


class LessonsDialog(Board):
    """
    A list of lessons, each given by its name and its line; the one at index *chosen* is selected.

    ``wanted`` carries the name of the lesson to begin.
    """

    wanted = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        lessons: Sequence[tuple[str, str]],
        chosen: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.list_title())
        note = line(words.list_note(), Part.NOTE)
        note.setWordWrap(True)
        self.body.addWidget(note)
        self.give_way(note)
        self._names = [name for name, _ in lessons]
        self.list = TitleList()
        self.list.setAccessibleName(words.list_title())
        for _, told in lessons:
            QListWidgetItem(told, self.list)
        self.body.addWidget(self.list, 1)
        begin, close = words.list_buttons()
        self.buttons.addStretch()
        self.add_button(close).clicked.connect(self.reject)
        self.begin_button = self.add_button(begin, part=Part.GOLD)
        self.begin_button.clicked.connect(self._begin)
        self.begin_button.setEnabled(bool(lessons))
        self.list.itemDoubleClicked.connect(self._begin)
        self.open_at_size(560, 620)
        self.restyled()
        self.list.setCurrentRow(chosen)
        self.list.setFocus()

    def restyled(self) -> None:
        """Make every line as high as the appearance asks for."""
        self.list.set_least(self.appearance.least)

    def _begin(self) -> None:
        self.wanted.emit(self._names[self.list.currentRow()])
        self.accept()

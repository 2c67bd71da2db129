"""The dialog that lists the lessons, and begins the one chosen or its exercises."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.style import Appearance, Part, line
from ombre_desktop.ui.dialogs.title_list import TitleList
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.lessons.listing import ListedLesson
from ombre_desktop.ui.texts import lessons as words
from ombre_desktop.ui.texts.exercises import exercises_button, progress_told, with_progress
from ombre_desktop.ui.texts.lessons import listed_lesson
from ombre_desktop.value import Value


class LessonRow(Value):
    """A line of the list: the lesson's *name*, what is *told* of it, and whether it has exercises."""

    name: str
    told: str
    has_exercises: bool = False


class LessonsDialog(Board):
    """
    A list of lessons; the one at index *chosen* is selected.

    Signals:
        wanted: the name of the lesson to begin.
        exercises_wanted: the name of the lesson whose exercises are wanted.
    """

    wanted = Signal(str)
    exercises_wanted = Signal(str)

    def __init__(
        self,
        appearance: Appearance,
        rows: Sequence[LessonRow],
        chosen: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(words.list_title())
        note = line(words.list_note(), Part.NOTE)
        note.setWordWrap(True)
        self.body.addWidget(note)
        self.give_way(note)
        self._rows = tuple(rows)
        self.list = TitleList()
        self.list.setAccessibleName(words.list_title())
        for row in rows:
            QListWidgetItem(row.told, self.list)
        self.body.addWidget(self.list, 1)
        begin, close = words.list_buttons()
        self.add_button(close).clicked.connect(self.reject)
        self.buttons.addStretch()
        self.exercises_button = self.add_button(exercises_button())
        self.exercises_button.clicked.connect(self._exercise)
        self.begin_button = self.add_button(begin, part=Part.GOLD)
        self.begin_button.clicked.connect(self._begin)
        self.list.itemDoubleClicked.connect(self._begin)
        self.list.currentRowChanged.connect(self._choose)
        self.open_at_size(620, 620)
        self.restyled()
        self.list.setCurrentRow(chosen)
        self.list.setFocus()

    def restyled(self) -> None:
        """Make every line as high as the appearance asks for."""
        self.list.set_least(self.appearance.least)

    def _choose(self, at: int) -> None:
        self.begin_button.setEnabled(at >= 0)
        self.exercises_button.setEnabled(at >= 0 and self._rows[at].has_exercises)

    def _begin(self) -> None:
        self.wanted.emit(self._rows[self.list.currentRow()].name)
        self.accept()

    def _exercise(self) -> None:
        self.exercises_wanted.emit(self._rows[self.list.currentRow()].name)
        self.accept()


def lessons_dialog(boards: Boards, lessons: Sequence[ListedLesson], game: str = "") -> LessonsDialog:
    """
    Return the list of *lessons*, at the one in hand or else at the first that is not done.

    If there are lessons of *game*, one of them is chosen.
    """
    rows = [_row(number, one) for number, one in enumerate(lessons, start=1)]
    places = [at for at, one in enumerate(lessons) if one.game == game] or list(range(len(lessons)))
    begun = [at for at in places if lessons[at].is_begun]
    ahead = [at for at in places if not lessons[at].is_done]
    chosen = next(iter((*begun, *ahead, *places)), 0)
    return LessonsDialog(boards.appearance, rows, chosen, boards.window)


def _row(number: int, one: ListedLesson) -> LessonRow:
    told = listed_lesson(number, one.title, is_done=one.is_done, is_begun=one.is_begun)
    if one.exercises:
        told = with_progress(told, progress_told(one.right, one.exercises))
    return LessonRow(one.name, told, bool(one.exercises))

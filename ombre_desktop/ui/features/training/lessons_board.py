"""The maker of the list of lessons; imported when it is first opened."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.features.training.lessons_dialog import LessonRow, LessonsDialog
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.lessons.listing import ListedLesson
from ombre_desktop.ui.texts.exercises import progress_told, with_progress
from ombre_desktop.ui.texts.lessons import listed_lesson


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

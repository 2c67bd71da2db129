"""Parts of the lessons that are imported for the first lesson, in the thread that reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.lessons.course import next_of, place_of
    from ombre_desktop.ui.lessons.lesson_table import LessonTable
    from ombre_desktop.ui.lessons.progress import Progress
    from ombre_desktop.ui.lessons.question_panel import QuestionPanel
    from ombre_desktop.ui.lessons.reading import is_well_played, read_next, reworded
    from ombre_desktop.ui.lessons.sitting import from_trick, is_of, sitting_for

__all__ = [
    "LessonTable",
    "Progress",
    "QuestionPanel",
    "from_trick",
    "is_of",
    "is_well_played",
    "next_of",
    "place_of",
    "read_next",
    "reworded",
    "sitting_for",
]

HOMES = {
    "LessonTable": "ombre_desktop.ui.lessons.lesson_table",  # 4 ms
    "Progress": "ombre_desktop.ui.lessons.progress",  # 2 ms
    "QuestionPanel": "ombre_desktop.ui.lessons.question_panel",  # 1 ms
    "from_trick": "ombre_desktop.ui.lessons.sitting",  # 3 ms, with what a replay's company is
    "is_of": "ombre_desktop.ui.lessons.sitting",  # the same
    "is_well_played": "ombre_desktop.ui.lessons.reading",  # the same
    "next_of": "ombre_desktop.ui.lessons.course",  # 3 ms, with what a lesson is
    "place_of": "ombre_desktop.ui.lessons.course",  # the same
    "read_next": "ombre_desktop.ui.lessons.reading",  # the same
    "reworded": "ombre_desktop.ui.lessons.reading",  # the same
    "sitting_for": "ombre_desktop.ui.lessons.sitting",  # the same
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)

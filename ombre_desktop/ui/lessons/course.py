"""The course: the lessons in their order, and the next one for a learner."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources.abc import Traversable

from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.lesson import LESSONS, lesson_names

ORDER = "course.txt"


def course(folder: Traversable = LESSONS) -> tuple[str, ...]:
    """Return the names of all lessons of *folder* in their order; raise `LessonError` for an unknown one."""
    names = lesson_names(folder)
    order = folder / ORDER
    text = order.read_text(encoding="utf-8") if order.is_file() else ""
    wanted: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        name = line.strip()
        if not name or name.startswith("#"):
            continue
        if name not in names:
            raise LessonError(f"there is no lesson {name!r}", ORDER, number)
        wanted.append(name)
    return (*wanted, *(name for name in names if name not in wanted))


def next_of(lessons: tuple[str, ...], done: Collection[str]) -> str | None:
    """Return the first of *lessons* that is not *done*; None if there is none left."""
    return next((name for name in lessons if name not in done), None)

"""The reading of lessons in a thread, where the deal is replayed and every mark checked against it."""

from __future__ import annotations

from importlib import import_module

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.ui.lessons.course import Place, course, next_of
from ombre_desktop.ui.lessons.lesson import Lesson, read_lesson
from ombre_desktop.ui.lessons.progress import Progress
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.value import Value


class Read(Value):
    """The lesson that was read, None if all lessons are done, and the course."""

    lesson: Lesson | None
    names: tuple[Place, ...]


def read_next(progress: Progress, spoken: str) -> Read | OmbreError:
    """
    Read the progress and the lesson that comes next; return the error if that fails.

    What the lesson's table needs is imported here, off the GUI thread.
    """
    try:
        for module in ("lesson_table", "question_panel"):
            import_module(f"ombre_desktop.ui.lessons.{module}")
        progress.read()
        kept, names = progress.document, course()
        going_on = kept.lesson in [one.name for one in names]
        name = kept.lesson if going_on else next_of(names, kept.done, kept.knows)
        return Read(None if name is None else read_lesson(name, spoken), names)
    except OmbreError as error:
        return error


def reworded(name: str, spoken: str) -> Lesson | OmbreError:
    """Read the lesson *name* in the language *spoken*; return the error if that fails."""
    try:
        return read_lesson(name, spoken)
    except OmbreError as error:
        return error


def is_well_played(lesson: Lesson, sitting: Sitting) -> bool:
    """Tell whether the learner has gained chips, or the deal has ended as on the taught line."""
    state = sitting.state
    if state is None or state.settlement is None:
        return False
    gained = state.settlement.won[PERSON] > 0
    return gained or state.outcome == lesson.record.state.outcome

"""Moments of lessons at which the teacher speaks."""

from __future__ import annotations

from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.ui.lessons.lesson import read_lesson
from ombre_desktop.ui.shell.app import App

SPOKEN = {"lesson": ("first", 10), "lesson-exchange": ("first", 4), "lesson-trick": ("second", 9)}
"""The lesson of each picture, and the number of moves before the moment, from where the lesson begins."""


def teach(app: App, name: str) -> None:
    """Bring the picture called *name*: the last thought of the teacher at its moment."""
    lesson, moves = SPOKEN[name]
    found = read_lesson(lesson, "en")
    state = found.steps[found.first + moves].state
    app.lessons.leave_to_table()
    app.lessons.progress.change(knows="none", lesson=lesson, deal=format_record(record_of(state)))
    app.lessons.begin()
    app.lessons.finish()
    app.desk.wait_until_painted()
    table = app.lessons.table
    if table is not None:
        for _ in table.board.sentences[1:]:
            table.board.go_on()

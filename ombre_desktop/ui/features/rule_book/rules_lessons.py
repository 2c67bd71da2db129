"""The line at the end of a rule page that names the lessons about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.texts import rule_book

LESSON = "lesson"
"""The scheme of links to lessons, such as ``lesson:red``."""
LessonsOn = Callable[[Topic], Sequence[tuple[str, str]]]
"""A function that returns the name and the title of each lesson about a page."""


def no_lessons(_: Topic) -> Sequence[tuple[str, str]]:
    """Return no lessons, for a book without a table."""
    return ()


def lessons_line(lessons: Sequence[tuple[str, str]]) -> str:
    """Return the line that leads to *lessons*, given by name and title; nothing if there are none."""
    if not lessons:
        return ""
    links = ", ".join(f'<a href="{LESSON}:{name}">{escape(title)}</a>' for name, title in lessons)
    told = rule_book.lessons_line()
    return f"<p>{escape(told.format(lessons='@')).replace('@', links)}</p>"

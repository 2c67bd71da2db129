"""The lessons that teach what a page of the rule book says."""

from __future__ import annotations

from functools import lru_cache

from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.features.rule_book.rules_books import BOOKS, CHIEF
from ombre_desktop.ui.features.rule_book.rules_numbers import numbers
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.lesson import LESSONS
from ombre_desktop.ui.lessons.listing import TaughtLesson, lessons_taught
from ombre_desktop.ui.texts.grammar import language


def lessons_on(topic: Topic) -> tuple[tuple[str, str], ...]:
    """Return the name and the title of each lesson about the page *topic*, in their order."""
    told = set(numbers(source(topic))) if topic in BOOKS[CHIEF].topics else set()
    games = [name for name, book in BOOKS.items() if book.start is topic and name != CHIEF]
    return tuple(
        (one.name, one.title)
        for one in _taught(language())
        if one.game in games or (one.game == CHIEF and told & set(one.rules))
    )


@lru_cache(maxsize=8)
def _taught(spoken: str) -> tuple[TaughtLesson, ...]:
    try:
        return lessons_taught(spoken, LESSONS)
    except LessonError:
        return ()  # the list of lessons says what is wrong

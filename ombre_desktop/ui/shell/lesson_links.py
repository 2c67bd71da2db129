"""The lessons that teach what a page of the rule book says."""

from __future__ import annotations

from functools import lru_cache

from ombre_desktop.ui.dialogs.rules_numbers import numbers
from ombre_desktop.ui.dialogs.rules_pages import BOOKS, CHIEF
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.lesson import LESSONS
from ombre_desktop.ui.lessons.listing import ideas_listed
from ombre_desktop.ui.texts.grammar import language


def lessons_on(topic: Topic) -> tuple[tuple[str, str], ...]:
    """Return the name and the title of each lesson about the page *topic*, in their order."""
    is_chief = topic in BOOKS[CHIEF].topics
    told = set(numbers(source(topic))) if is_chief else set()
    games = {one.start.value for one in BOOKS.values()}
    return tuple(
        (name, title)
        for name, title, rules in _taught(language())
        if name == topic.value or (name not in games and told & set(rules))
    )


@lru_cache(maxsize=8)
def _taught(spoken: str) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    try:
        return ideas_listed(spoken, LESSONS)
    except LessonError:
        return ()  # the list of lessons says what is wrong

"""The course: the lessons in their order, and the next one for a learner."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources.abc import Traversable

from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.facts import KNOWN_GAMES
from ombre_desktop.ui.lessons.lesson import LESSONS, lesson_names, own_names
from ombre_desktop.value import Value, replace

ORDER = "course.txt"
_FOR = " for "
CHAPTERS = ("play", "judge", "master")
"""The chapters of the first course; the other lessons stand in a chapter for each game."""
_GAMES = "games"
"""The heading of the lessons after the first course."""


class Place(Value):
    """
    A lesson's place in the course: its *name*, and the games whose players it is *meant* for.

    *chapter* is one of `CHAPTERS`, or empty after the first course.
    """

    name: str
    meant: tuple[str, ...] = KNOWN_GAMES
    chapter: str = ""


def course(folder: Traversable = LESSONS) -> tuple[Place, ...]:
    """
    Return all lessons in *folder* in their order; after ours come the person's own.

    Raises `LessonError` if a lesson, a game or a chapter is unknown.
    """
    names = lesson_names(folder)
    order = folder / ORDER
    text = order.read_text(encoding="utf-8") if order.is_file() else ""
    places: list[Place] = []
    chapter = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("["):
            chapter = _chapter(line.strip(), number)
        elif line.strip() and not line.startswith("#"):
            places.append(replace(_place(line.strip(), number, names), chapter=chapter))
    known = {place.name for place in places}
    own = own_names() if folder == LESSONS else ()
    return (*places, *(Place(name) for name in (*names, *own) if name not in known))


def next_of(places: tuple[Place, ...], done: Collection[str], knows: str) -> str | None:
    """Return the first lesson not *done*, for somebody who *knows* a game; None if all lessons are done."""
    left = (place for place in places if place.name not in done)
    return next((place.name for place in left if not knows or knows in place.meant), None)


def place_of(name: str, places: tuple[Place, ...], knows: str) -> tuple[int, int]:
    """Return the number of the lesson *name*, and of all lessons, for somebody who *knows* a game."""
    meant = [place.name for place in places if not knows or knows in place.meant or place.name == name]
    return meant.index(name) + 1, len(meant)


def _chapter(line: str, number: int) -> str:
    """Return the chapter that the heading *line* begins."""
    name = line.strip("[]")
    if name not in (*CHAPTERS, _GAMES):
        raise LessonError(
            f"the chapter {name!r} is not one of {', '.join((*CHAPTERS, _GAMES))}", ORDER, number
        )
    return "" if name == _GAMES else name


def _place(line: str, number: int, names: tuple[str, ...]) -> Place:
    name, _, meant = line.partition(_FOR)
    if name not in names:
        raise LessonError(f"there is no lesson {name!r}", ORDER, number)
    if not meant:
        return Place(name)
    games = tuple(meant.split())
    wrong = [game for game in games if game not in KNOWN_GAMES]
    if wrong:
        raise LessonError(f"{wrong[0]!r} is not one of {', '.join(KNOWN_GAMES)}", ORDER, number)
    return Place(name, games)

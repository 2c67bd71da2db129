"""The list of all lessons, with the progress that the learner has made in each."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

from ombre_desktop.engine import Card
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.storage.lessons import LessonsDocument
from ombre_desktop.ui.lessons.course import Place, course
from ombre_desktop.ui.lessons.exercise_file import exercise_names
from ombre_desktop.ui.lessons.ideas import rules_taught
from ombre_desktop.ui.lessons.lesson import ENGLISH, LESSONS, content, in_language
from ombre_desktop.ui.lessons.progress import Progress
from ombre_desktop.ui.lessons.text_file import about_in, card_in, title_in
from ombre_desktop.value import Value

_GAME = re.compile(r'^\[Ruleset\s+"(\w+)"\]', re.MULTILINE)


class ListedLesson(Value):
    """
    A lesson in the list: its *name*, *title*, and whether it is done, or begun and not yet over.

    *about* is the sentence of what it teaches, *game* its game, *chapter* its chapter of the first course,
    and *card* the one that shows it. *exercises* is their number, and *right* the number of those answered
    right. Its words may not be *translated* yet.
    """

    name: str
    title: str
    is_done: bool
    is_begun: bool
    right: int = 0
    exercises: int = 0
    game: str = ""
    chapter: str = ""
    card: Card | None = None
    translated: bool = True
    about: str = ""


def listed(kept: LessonsDocument, spoken: str, folder: Traversable = LESSONS) -> tuple[ListedLesson, ...]:
    """Return all lessons in their order, with titles in the language *spoken*; raise `LessonError`."""
    return tuple(_listed(place, kept, spoken, folder) for place in course(folder))


def _listed(place: Place, kept: LessonsDocument, spoken: str, folder: Traversable) -> ListedLesson:
    name, text = place.name, _text(place.name, spoken, folder)
    exercises = exercise_names(name, folder)
    return ListedLesson(
        name,
        title_in(text) or name,
        is_done=name in kept.done,
        is_begun=name == kept.lesson and bool(kept.deal),
        right=sum(f"{name}/{one}" in kept.right for one in exercises),
        exercises=len(exercises),
        game=game_of(name, folder),
        chapter=place.chapter,
        card=card_in(content(folder, f"{name}.txt")),
        translated=spoken == ENGLISH or in_language(f"{name}.txt", spoken, folder) is not None,
        about=about_in(text),
    )


class TaughtLesson(Value):
    """A lesson by *name* and *title*: the *game* that it is about, and the *rules* that it teaches."""

    name: str
    title: str
    game: str
    rules: tuple[str, ...]


def lessons_taught(spoken: str, folder: Traversable = LESSONS) -> tuple[TaughtLesson, ...]:
    """Return every lesson in its order, without checking its text; raise `LessonError`."""
    texts = ((place.name, _text(place.name, spoken, folder)) for place in course(folder))
    return tuple(
        TaughtLesson(name, title_in(text) or name, game_of(name, folder), rules_taught(name, folder))
        for name, text in texts
    )


def game_of(lesson: str, folder: Traversable = LESSONS) -> str:
    """Return the name of the game that *lesson* is about; its record is not checked."""
    found = _GAME.search(content(folder, f"{lesson}.ombre"))
    return "" if found is None else found[1]


def read_list(progress: Progress, spoken: str) -> tuple[ListedLesson, ...] | OmbreError:
    """Read the progress and the list of lessons; return the error if that fails."""
    try:
        progress.read()
        return listed(progress.document, spoken)
    except OmbreError as error:
        return error


def _text(name: str, spoken: str, folder: Traversable) -> str:
    file = f"{name}.txt"
    return in_language(file, spoken, folder) or content(folder, file)

"""The list of all lessons, with the progress that the learner has made in each."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable

from ombre_desktop.engine import Card
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.storage.lessons import LessonsDocument
from ombre_desktop.ui.lessons.course import Place, course
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.exercise_file import exercise_names
from ombre_desktop.ui.lessons.ideas import rules_taught
from ombre_desktop.ui.lessons.lesson import ENGLISH, LESSONS, OWN, content, found_at, in_language
from ombre_desktop.ui.lessons.progress import Progress
from ombre_desktop.ui.lessons.text_file import about_in, card_in, title_in
from ombre_desktop.ui.texts import outside
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
    """
    Return all lessons in their order, with titles in the language *spoken*; raise `LessonError`.

    One of the person's own that cannot be read is left out.
    """
    found = []
    for place in course(folder):
        try:
            found.append(_listed(place, kept, spoken, folder))
        except LessonError:
            if not place.name.startswith(OWN):
                raise
    return tuple(found)


def _listed(place: Place, kept: LessonsDocument, spoken: str, folder: Traversable) -> ListedLesson:
    name, text = place.name, _text(place.name, spoken, folder)
    exercises, game = exercise_names(name, folder), game_of(name, folder)
    if name.startswith(OWN) and game not in ruleset_names():
        raise LessonError(f"there is no game {game!r}", f"{name.removeprefix(OWN)}.ombre")
    return ListedLesson(
        name,
        outside.title(title_in(text) or name),
        is_done=name in kept.done,
        is_begun=name == kept.lesson and bool(kept.deal),
        right=sum(f"{name}/{one}" in kept.right for one in exercises),
        exercises=len(exercises),
        game=game,
        chapter=place.chapter,
        card=card_in(_text(name, ENGLISH, folder)),
        translated=_is_told(name, spoken, folder),
        about=outside.paragraph(about_in(text)),
    )


class TaughtLesson(Value):
    """A lesson by *name* and *title*: the *game* that it is about, and the *rules* that it teaches."""

    name: str
    title: str
    game: str
    rules: tuple[str, ...]


def lessons_taught(spoken: str, folder: Traversable = LESSONS) -> tuple[TaughtLesson, ...]:
    """Return every lesson in its order, without checking its text; raise `LessonError`."""
    ours = (place.name for place in course(folder) if not place.name.startswith(OWN))
    texts = ((name, _text(name, spoken, folder)) for name in ours)
    return tuple(
        TaughtLesson(name, title_in(text) or name, game_of(name, folder), rules_taught(name, folder))
        for name, text in texts
    )


def game_of(lesson: str, folder: Traversable = LESSONS) -> str:
    """Return the name of the game that *lesson* is about; its record is not checked."""
    folder, lesson = found_at(lesson, folder)
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
    folder, name = found_at(name, folder)
    file = f"{name}.txt"
    return in_language(file, spoken, folder) or content(folder, file)


def _is_told(name: str, spoken: str, folder: Traversable) -> bool:
    """Tell whether the lesson speaks the language *spoken*; the person's own speak as they were written."""
    is_own = name.startswith(OWN)
    return is_own or spoken == ENGLISH or in_language(f"{name}.txt", spoken, folder) is not None

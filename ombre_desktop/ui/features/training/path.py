"""The path of learning: its stations, in chapters, and how far the person has come on it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from ombre_desktop.engine import Card
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.drill import DrillKind
from ombre_desktop.ui.features.training.selection import ListedProblem, Selection
from ombre_desktop.ui.lessons.course import CHAPTERS
from ombre_desktop.ui.lessons.listing import ListedLesson
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.value import Value


class Standing(Enum):
    """The standing of a station: done, the next for this person, or open like all the others."""

    DONE = auto()
    NEXT = auto()
    OPEN = auto()


class Station(Value):
    """
    A station of the path.

    *name* is that of the lesson, or the kind of the problems; it is empty for problems of every kind. Those
    of the person's own *choice* have neither a name nor a *game*; a drill is of the game of that choice. A
    lesson has a *number* in the course, a *title*, a sentence *about* it and a *card*.
    *right* of its *parts* are done: exercises or problems. Of the problems chosen, the parts are those left,
    and of mistakes those that come back today. The words of a lesson may not be *translated* yet.
    """

    deed: Deed
    name: str = ""
    game: str = ""
    number: int = 0
    title: str = ""
    card: Card | None = None
    standing: Standing = Standing.OPEN
    right: int = 0
    parts: int = 0
    translated: bool = True
    about: str = ""
    choice: Wish | None = None


class Chapter(Value):
    """A chapter: its *name*, one of the first course or that of a game, and its *stations*."""

    name: str
    stations: tuple[Station, ...]


AFTER = {
    "five": ProblemKind.TRUMP,
    "count": ProblemKind.BID,
    "throw": ProblemKind.THROW,
    "fourth": ProblemKind.DEFEND,
    "trumps": ProblemKind.LEAD,
    "solo": ProblemKind.CARD,
    "surrender": ProblemKind.SURRENDER,
    "vole": ProblemKind.VOLE,
}
"""The lessons of the first course after which problems of a kind are a station."""
PRACTICE = "practice"
"""The chapter after the first course, with what is practised again and again."""
CHIEF = (*CHAPTERS, PRACTICE)
"""The chapters that belong to no game."""
_ANY_CARD = Card.parse("SA")
"""The card of a lesson whose text names none."""


def path_of(
    lessons: Sequence[ListedLesson],
    selected: Selection,
    ahead: str | None = None,
    game: str = "",
) -> tuple[Chapter, ...]:
    """
    Return the path through *lessons* and all problems, among which some are *selected*.

    *ahead* is the name of the next lesson, if there is one.

    After the first course and the practice, the chapter of the *game* that the person plays comes first.
    """
    found = {name: list[Station]() for name in CHIEF}
    problems = selected.problems
    for number, lesson in enumerate(lessons, start=1):
        stations = found.setdefault(lesson.chapter or lesson.game, [])
        stations.append(_lesson_station(lesson, number, is_next=lesson.name == ahead))
        if lesson.chapter and lesson.name in AFTER:
            after = _problems_station(problems, AFTER[lesson.name].value, FIRST_GAME.ruleset)
            stations += [after] if after.parts else []
    for each in dict.fromkeys(one.traits.game for one in problems):
        if each != FIRST_GAME.ruleset:
            found.setdefault(each, []).append(_problems_station(problems, "", each))
    found[PRACTICE] += [
        chosen_station(selected),
        *([set_deals_station(selected)] if selected.set_deals else []),
        Station(Deed.MISTAKES),
        *(Station(Deed.DRILL, kind.value, choice=selected.wish) for kind in DrillKind),
    ]
    order = sorted(found, key=lambda name: name not in CHIEF and name != game)
    return tuple(Chapter(name, tuple(found[name])) for name in order if found[name])


def chosen_station(selected: Selection) -> Station:
    """Return the station of the problems *selected*, which is done once they come again."""
    standing = Standing.DONE if selected.comes_again else Standing.OPEN
    return Station(Deed.CHOSEN, standing=standing, parts=selected.left, choice=selected.wish)


def set_deals_station(selected: Selection) -> Station:
    """Return the station of the set deals of the game *selected*, which is done once they come again."""
    times, left = selected.set_deals_left
    standing = Standing.DONE if times else Standing.OPEN
    return Station(Deed.SET_DEALS, standing=standing, parts=left, choice=Wish(game=selected.set_game))


def _lesson_station(lesson: ListedLesson, number: int, *, is_next: bool) -> Station:
    standing = Standing.DONE if lesson.is_done else Standing.OPEN
    return Station(
        Deed.LESSON,
        lesson.name,
        lesson.game,
        number,
        lesson.title,
        lesson.card or _ANY_CARD,
        Standing.NEXT if is_next else standing,
        lesson.right,
        lesson.exercises,
        lesson.translated,
        lesson.about,
    )


def _problems_station(problems: Sequence[ListedProblem], kind: str, game: str) -> Station:
    meant = [one for one in problems if kind in ("", one.traits.kind) and one.traits.game == game]
    right, parts = sum(one.number for one in meant if one.is_right), sum(one.number for one in meant)
    standing = Standing.DONE if parts and right == parts else Standing.OPEN
    return Station(Deed.PROBLEMS, kind, game, standing=standing, right=right, parts=parts)

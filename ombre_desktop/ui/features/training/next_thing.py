"""The one thing that the page offers to do next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from enum import Enum, auto

from ombre_desktop.engine.codes.calendar import deal_of_day
from ombre_desktop.storage.days import DAYS
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import Problem
from ombre_desktop.storage.reasons import ReasonFigures, reason_figures
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.path import Standing, Station
from ombre_desktop.ui.features.training.selection import ListedProblem
from ombre_desktop.ui.model.theme import Theme, themes_of
from ombre_desktop.value import Value

OFTEN = 3
"""The fewest costly choices that make a theme worth practising."""


class NextDeed(Enum):
    """The things to do, in the order in which they are offered."""

    MISTAKES = auto()
    LESSON = auto()
    THEME = auto()
    DAY = auto()


class Known(Value):
    """
    The person's state: how many positions are *due* today, the *lesson* that comes next, the themes
    of their costly choices (*weak*, the dearest first), and the game of today's deal unless it was played.
    """

    due: int = 0
    lesson: Station | None = None
    weak: tuple[Theme, ...] = ()
    day: str = ""


class NextThing(Value):
    """A thing on offer: a *deed*, with what the page knows of it."""

    deed: NextDeed
    due: int = 0
    lesson: Station | None = None
    theme: Theme | None = None
    day: str = ""


def next_thing(known: Known, problems: Iterable[ListedProblem]) -> NextThing | None:
    """
    Return the one thing to do next, None if there is nothing.

    What comes back today comes first, since it waits for its day. Then come the next lesson, the dearest
    theme of which there are *problems*, and today's deal.
    """
    if known.due:
        return NextThing(NextDeed.MISTAKES, due=known.due)
    if known.lesson is not None:
        return NextThing(NextDeed.LESSON, lesson=known.lesson)
    there = frozenset[Theme]().union(*(one.traits.themes for one in problems))
    theme = next((one for one in known.weak if one in there), None)
    if theme is not None:
        return NextThing(NextDeed.THEME, theme=theme)
    return NextThing(NextDeed.DAY, day=known.day) if known.day else None


def lesson_ahead(stations: Iterable[Station]) -> Station | None:
    """Return the lesson that comes next among *stations*."""
    lessons = (one for one in stations if one.deed is Deed.LESSON)
    return next((one for one in lessons if one.standing is Standing.NEXT), None)


def weak_themes(figures: ReasonFigures) -> tuple[Theme, ...]:
    """Return the themes in which several choices were costly, the dearest first."""
    costly: defaultdict[Theme, int] = defaultdict(int)
    lost: defaultdict[Theme, float] = defaultdict(float)
    for row in figures.rows:
        for theme in themes_of(row.kind, row.reasons):
            costly[theme] += row.costly
            lost[theme] += row.cost
    often = (theme for theme in lost if costly[theme] >= OFTEN)
    return tuple(sorted(often, key=lambda theme: (-lost[theme], theme.value)))


def found_in(folders: Folders, today: int, history: History) -> tuple[Known, tuple[Problem, ...]]:
    """
    Return the weak themes in *history*, and the game of the deal of *today* unless it was played.

    The problems are those of the file of days.
    """
    read = DocumentStore(folders.days, DAYS).read()
    is_played = read.document is not None and str(today) in read.document.played
    weak = weak_themes(history.ask(lambda database: reason_figures(database, Scope())))
    return Known(weak=weak, day="" if is_played else deal_of_day(today).game.name), read.problems

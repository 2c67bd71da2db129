"""The map of themes: what the person's choices of each lose an evening, with the doors to practice."""

from __future__ import annotations

from collections import defaultdict
from enum import Enum, auto

from PySide6.QtGui import QColor

from ombre_desktop.storage.reasons import ReasonFigures, ReasonRow
from ombre_desktop.storage.statistics import Order, Scope
from ombre_desktop.ui.dialogs.sheet_model import Column
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.group_table import number
from ombre_desktop.ui.model.statistics import Behind
from ombre_desktop.ui.model.theme import REASONS, Theme, themes_of
from ombre_desktop.ui.texts import themes as words
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.problem_choice import theme_choice
from ombre_desktop.value import Value, replace

LESSONS = {
    Theme.BID: "count",
    Theme.THROW: "throw",
    Theme.DRAW: "trumps",
    Theme.SAVE: "matador",
    Theme.WINNERS: "five",
    Theme.PARTNER: "second",
    Theme.DECIDE: "fourth",
    Theme.TRUMP: "red",
    Theme.SURRENDER: "surrender",
    Theme.VOLE: "vole",
}
"""The lesson of the first course that teaches a theme."""
_KINDS = {
    Theme.BID: "bid",
    Theme.THROW: "exchange",
    Theme.TRUMP: "trump",
    Theme.SURRENDER: "surrender",
    Theme.VOLE: "claim",
}
"""The kinds of judged choices that are a theme by themselves; all others are about cards."""
WITHOUT_PROBLEMS = frozenset((Theme.TRUMP, Theme.SURRENDER, Theme.VOLE))
"""The themes of which there are no problems so far."""
NARROW = (0, 2, 3, 4)
"""The columns that are left in a narrow window."""


class Door(Enum):
    """The place to which a cell leads."""

    DEALS = auto()
    PROBLEMS = auto()
    LESSON = auto()


class ThemeRow(Value):
    """The judged choices of a *theme*, those *costly*, and what they lost an evening (*each*)."""

    theme: Theme
    choices: int
    costly: int
    each: float

    @property
    def lesson(self) -> str:
        """The name of the lesson that teaches it; empty if there is none."""
        return LESSONS.get(self.theme, "")

    @property
    def has_problems(self) -> bool:
        """Tell whether there are problems of it."""
        return self.theme not in WITHOUT_PROBLEMS


def rows_of(figures: ReasonFigures) -> tuple[ThemeRow, ...]:
    """Return a row for each theme of the choices, the dearest first; a choice may belong to several."""
    found: defaultdict[Theme, list[ReasonRow]] = defaultdict(list)
    for one in figures.rows:
        for theme in themes_of(one.kind, one.reasons):
            found[theme].append(one)
    evenings = max(1, figures.evenings)
    rows = [
        ThemeRow(
            theme,
            sum(one.choices for one in those),
            sum(one.costly for one in those),
            sum(one.cost for one in those) / evenings,
        )
        for theme, those in found.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.each, -row.choices, row.theme.value)))


def theme_columns(look: Appearance, *, in_points: bool) -> list[Column[ThemeRow]]:
    """Return the columns of the table."""
    theme, choices, costly, lost = words.headings(in_points=in_points)

    def colour(row: ThemeRow) -> QColor | None:
        return look.theme.chrome.lose if row.each else None

    return [
        Column(theme, lambda row: theme_choice(row.theme.value)),
        Column(choices, lambda row: number(row.choices), figure=True),
        Column(costly, lambda row: number(row.costly), figure=True),
        Column(lost, lambda row: decimal(row.each, 1), figure=True, colour=colour),
        Column(words.problems_heading(), lambda row: words.problems_door() if row.has_problems else "–"),
        Column(words.lesson_heading(), lambda row: words.lesson_door() if row.lesson else "–"),
    ]


def door_of(heading: str) -> Door:
    """Return the door behind a cell under this *heading*."""
    doors = {words.problems_heading(): Door.PROBLEMS, words.lesson_heading(): Door.LESSON}
    return doors.get(heading, Door.DEALS)


def costly_deals(scope: Scope, row: ThemeRow) -> Behind:
    """Return the deals with the costly choices of *row*, the costliest first."""
    reasons = tuple(sorted(REASONS.get(row.theme, ())))
    inside = replace(scope, costly=_KINDS.get(row.theme, "card"), reasons=reasons)
    return Behind(inside, None, words.costly_title(row.theme.value), Order.COSTLIEST)

"""The contents of the statistics dialog, as read from the history."""

from __future__ import annotations

import sqlite3
from datetime import datetime

from ombre_desktop.storage.dealt_statistics import CardFigures, dealt_cards
from ombre_desktop.storage.judged import ChoiceFigures, judged_choices
from ombre_desktop.storage.reasons import ReasonFigures, reason_figures
from ombre_desktop.storage.skill import SkillFigures, skill_figures
from ombre_desktop.storage.splits import LuckFigures, luck_figures
from ombre_desktop.storage.statistics import (
    Group,
    Point,
    Run,
    Scope,
    Summary,
    curve,
    games,
    groups,
    marked_since,
    runs,
    summary,
)
from ombre_desktop.ui.model.statistics import MOST_POINTS, Sheet, Wanted
from ombre_desktop.value import Value

_SKILL = (Sheet.SKILL_CHART, Sheet.SKILL)


class Report(Value):
    """
    The answer to the choices in the dialog.

    *games* are those that were ever played, each with whether it counts points; *since* is the time from
    which marks were kept, if the choices need it.
    """

    wanted: Wanted
    scope: Scope
    summary: Summary = Summary()
    runs: tuple[Run, Run] = (Run(), Run())
    points: tuple[Point, ...] = ()
    groups: tuple[Group, ...] = ()
    cards: CardFigures = CardFigures()
    judged: ChoiceFigures = ChoiceFigures()
    luck: LuckFigures = LuckFigures()
    skill: SkillFigures = SkillFigures()
    reasons: ReasonFigures = ReasonFigures()
    games: tuple[tuple[str, bool], ...] = ()
    since: datetime | None = None


def report_of(database: sqlite3.Connection, wanted: Wanted, scope: Scope) -> Report:
    """Read the figures for the choices *wanted*, which mean the deals in *scope*."""
    found = summary(database, scope)
    since = marked_since(database) if scope.marks else None
    return Report(
        wanted,
        scope,
        found,
        runs(database, scope),
        curve(database, scope, by_day=found.figures.deals > MOST_POINTS),
        groups(database, scope, *wanted.sheet.facets) if wanted.sheet.facets else (),
        dealt_cards(database, scope) if wanted.sheet in (Sheet.CARDS, Sheet.CARD_CHART) else CardFigures(),
        judged_choices(database, scope) if wanted.sheet is Sheet.CHOICES else ChoiceFigures(),
        luck_figures(database, scope, wanted.stretch) if wanted.sheet is Sheet.LUCK else LuckFigures(),
        skill_figures(database, scope) if wanted.sheet in _SKILL else SkillFigures(),
        reason_figures(database, scope) if wanted.sheet is Sheet.THEMES else ReasonFigures(),
        games(database),
        datetime.fromisoformat(since) if since else None,
    )

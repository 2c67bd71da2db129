"""The choices of the statistics dialog, and the deals behind a figure."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import Enum, auto

from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.statistics import Facet, Order, Run, Scope
from ombre_desktop.value import Value

MOST_POINTS = 2_000
"""Deals up to which the curve has a point for each; beyond it has one for each day."""


class Sheet(Enum):
    """A page of the statistics; the value is the facets by which its table groups deals, if it does."""

    CURVE = "curve"
    MONTHS = (Facet.MONTH,)
    GAMES = (Facet.GAME,)
    CONTRACTS = (Facet.CONTRACT,)
    ROLES = (Facet.ROLE,)
    TURNS = (Facet.SEATS, Facet.TURN)
    COMPANIES = (Facet.COMPANY,)
    RESULTS = (Facet.CONTRACT, Facet.RESULT)
    CARDS = "cards"
    CARD_CHART = "card_chart"
    CHOICES = "choices"
    LUCK = "luck"
    SKILL_CHART = "skill_chart"
    SKILL = "skill"
    THEMES = "themes"

    @property
    def facets(self) -> tuple[Facet, ...]:
        """The facets by which the page groups deals; none for all others."""
        return self.value if isinstance(self.value, tuple) else ()


class Period(Enum):
    """The time of the deals that are counted."""

    ALL = auto()
    YEAR = auto()
    MONTH_BEFORE = auto()
    MONTH = auto()
    SITTING = auto()


class Marks(Enum):
    """
    The marks of the deals that are counted.

    The values are names: Python 3.11.2 forgets an empty tuple as the value of a member.
    """

    ANY = "any"
    CLEAN = "clean"
    HELPED = "helped"

    @property
    def wanted(self) -> tuple[Mark, ...]:
        """The marks, none of which is needed if the tuple is empty."""
        return {Marks.ANY: (), Marks.CLEAN: (Mark.CLEAN,), Marks.HELPED: (Mark.CLEAN, Mark.HELPED)}[self]


class Wanted(Value):
    """The choices in the dialog; without a *game* all games with chips count, or all *in_points*."""

    sheet: Sheet = Sheet.CURVE
    game: str | None = None
    in_points: bool = False
    period: Period = Period.ALL
    marks: Marks = Marks.ANY

    @property
    def stretch(self) -> Facet:
        """The stretches of time in which luck is shown: days of a month or a sitting, otherwise months."""
        short = (Period.MONTH_BEFORE, Period.MONTH, Period.SITTING)
        return Facet.DAY if self.period in short else Facet.MONTH

    def scope(self, now: datetime, sitting: str | None) -> Scope:
        """Return the deals that are counted at the local time *now*; *sitting* is the one at the table."""
        since, until = _bounds(self.period, now)
        return Scope(
            in_points=self.in_points,
            game=self.game,
            since=_told(since),
            until=_told(until),
            sitting=(sitting or "") if self.period is Period.SITTING else None,
            marks=self.marks.wanted,
        )


class Behind(Value):
    """The deals behind a figure: their number, if it is known, their order, and a title."""

    scope: Scope
    count: int | None
    title: str
    order: Order = Order.LATEST
    run: Run | None = None


def _bounds(period: Period, now: datetime) -> tuple[datetime | None, datetime | None]:
    """Return the first moment of *period*, and the first after it, in local time."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    month = midnight.replace(day=1)
    match period:
        case Period.YEAR:
            return midnight.replace(month=1, day=1), midnight.replace(year=now.year + 1, month=1, day=1)
        case Period.MONTH:
            return month, (month + timedelta(days=31)).replace(day=1)
        case Period.MONTH_BEFORE:
            return (month - timedelta(days=1)).replace(day=1), month
    return None, None


def _told(moment: datetime | None) -> str | None:
    """Return a local *moment* as the history keeps times; a change of the clocks is heeded."""
    if moment is None:
        return None
    return moment.replace(tzinfo=None).astimezone().astimezone(UTC).isoformat(timespec="seconds")

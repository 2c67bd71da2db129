"""A day of the calendar as it is shown, and the ladder of those who played its cards."""

from __future__ import annotations

from datetime import date

from ombre_desktop.engine.codes.calendar import DayDeal
from ombre_desktop.storage.days import PlayedDay
from ombre_desktop.ui.session.day_sitting import EXPERT, PEOPLE
from ombre_desktop.value import Value

SHOWN = 15
"""The number of days on the board."""


class Day(Value):
    """A day: its *deal*, how it was *played* if it was, and whether it *is_left* in the middle."""

    deal: DayDeal
    played: PlayedDay | None = None
    is_left: bool = False

    @property
    def date(self) -> date:
        """The day as a date."""
        return date.fromordinal(self.deal.day)

    @property
    def won(self) -> int | None:
        """The amount that the person won; None if they have not played it."""
        return None if self.played is None else self.played.amount

    @property
    def is_late(self) -> bool:
        """True if it was played after its day."""
        return self.played is not None and self.played.on > self.deal.day

    @property
    def expert(self) -> int | None:
        """The amount that the expert won with the same cards; None while that is not known."""
        return None if self.played is None else self.played.others.get(EXPERT)

    @property
    def missing(self) -> tuple[str, ...]:
        """The portraits of those who have not played the cards yet, the expert first."""
        others = () if self.played is None else self.played.others
        return tuple(sorted((one for one in PEOPLE if one not in others), key=lambda one: one != EXPERT))


class Rung(Value):
    """A line of the ladder: somebody's *portrait*, and what they won; None while they play."""

    portrait: str
    amount: int | None
    is_own: bool = False


def ladder_of(day: Day, own: str) -> tuple[Rung, ...]:
    """Return all who had the cards of a *day*, the best first, once it was played; *own* is a portrait."""
    if day.played is None:
        return ()
    others = [Rung(one, amount) for one, amount in day.played.others.items() if one in PEOPLE]
    known = sorted((Rung(own, day.played.amount, is_own=True), *others), key=lambda one: -(one.amount or 0))
    return (*known, *(Rung(one, None) for one in day.missing))

"""The calendar: each day has one numbered deal of one game, the same for everybody and for ever."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from string import hexdigits
from typing import Final

from ombre_desktop.engine.codes.numbered import LARGEST_NUMBER, numbered_deal
from ombre_desktop.engine.digest import sha256
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Ruleset
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.engine.variants.parts.code_book import CALENDAR
from ombre_desktop.engine.written_shuffle import Thing, written_order
from ombre_desktop.value import Value

PLAYED: Final = Seat(0)
"""The seat from which everybody plays the deal of a day."""
_FIGURES: Final = 8
"""The number of digits with which the name of a sitting tells its day."""


class DayDeal(Value):
    """
    The deal of a *day*: its *game*, by the standard house rules, and its *number* there.

    Days are counted as `date.toordinal` counts them, from 1 for the first of January in the year 1.
    """

    day: int
    game: Ruleset
    number: int

    @property
    def state(self) -> DealState:
        """The deal, in which nobody has bid or played yet."""
        return numbered_deal(self.game, self.number)

    @property
    def ident(self) -> str:
        """The name of a sitting of this deal, 32 hexadecimal digits; its other players decide by it."""
        return _ident(self.day)

    def shuffled(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """Return *things*, such as the people who may sit at the table, in the order of the day."""
        return written_order(things, _digest(f"ombre order of the day 1\n{self.day}"))


def deal_of_day(day: int) -> DayDeal:
    """
    Return the deal of *day*, as `docs/deal-codes.md` says.

    Fifteen days in a row have fifteen games. `PLAYED` always gets cards: where that seat would sit out, the
    next number is taken.
    """
    stretch, place = divmod(day, len(CALENDAR))
    name, seats = _order(stretch)[place]
    game = ruleset(name, seats=seats)
    drawn = int.from_bytes(_digest(f"ombre deal of the day 1\n{day}")[:8], "big")
    number = drawn % (LARGEST_NUMBER - 1) + 1
    dealer = Seat((number - 1) % seats)
    return DayDeal(day, game, number if PLAYED in game.ring(dealer) else number + 1)


def day_of(ident: str) -> int | None:
    """Return the day of the sitting with the name *ident*; None if that is a sitting of no day."""
    figures = ident[:_FIGURES]
    day = int(figures, 16) if set(figures) <= set(hexdigits) and len(ident) > _FIGURES else 0
    return day if day and _ident(day) == ident else None


def _ident(day: int) -> str:
    """Return the day in eight hexadecimal digits, and 24 more that no other sitting has."""
    mark = _digest(f"ombre players of the day 1\n{day}").hex()[:24]
    return f"{day:0{_FIGURES}x}{mark}"


@lru_cache(maxsize=4)
def _order(stretch: int) -> tuple[tuple[str, int], ...]:
    """Return the games of fifteen days in their order; *stretch* counts such days since the first year."""
    return written_order(CALENDAR, _digest(f"ombre calendar 1\n{stretch}"))


def _digest(text: str) -> bytes:
    return sha256(text.encode("ascii")).digest()

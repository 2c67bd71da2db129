"""The calendar: each day has one numbered deal of one game, the same for everybody and for ever."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ombre_desktop.engine.codes.numbered import LARGEST_NUMBER, numbered_deal
from ombre_desktop.engine.digest import sha256
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Ruleset
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.engine.variants.parts.code_book import CALENDAR
from ombre_desktop.engine.written_shuffle import written_order
from ombre_desktop.value import Value

PLAYED: Final = Seat(0)
"""The seat from which everybody plays the deal of a day."""


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
        """The name of the day, 32 hexadecimal digits, from which the other players' chance is drawn."""
        return _digest(f"ombre players of the day 1\n{self.day}").hex()[:32]


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


@lru_cache(maxsize=4)
def _order(stretch: int) -> tuple[tuple[str, int], ...]:
    """Return the games of fifteen days in their order; *stretch* counts such days since the first year."""
    return written_order(CALENDAR, _digest(f"ombre calendar 1\n{stretch}"))


def _digest(text: str) -> bytes:
    return sha256(text.encode("ascii")).digest()

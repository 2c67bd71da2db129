"""The winnings and the cost of a bid, as the auction shows them."""

from __future__ import annotations

from collections.abc import Collection

from ombre_desktop.engine import Suit
from ombre_desktop.ui.texts.panels import last_pass_lines, pass_lines
from ombre_desktop.ui.texts.tariffs import TariffPrice
from ombre_desktop.value import Value


class BidPrice(Value):
    """
    The present winnings of a bid and its cost, in chips.

    *from_each* is paid by each of the *payers*. *hold* is true if the bid equals the standing one, and *same*
    if it says the same. A *tariff* has its own lines. A bid in the favour suit fixes the *trump*. *calls* is
    true if its player would call an ally, and nobody has bid more. Of the cost, *owed* is more than the
    person has. If it is *later*, somebody has bid already; if it is the *last*, all others have passed.
    """

    pool: int
    from_each: int
    lose: int
    hold: bool = False
    payers: int = 2
    same: bool = True
    tariff: TariffPrice | None = None
    trump: Suit | None = None
    calls: bool = False
    owed: int = 0
    later: bool = False
    last: bool = False


def passing(prices: Collection[BidPrice], *, joins: bool) -> tuple[str, str]:
    """Return the consequences of passing, by the *prices* of the bids; *joins* as in `pass_lines`."""
    if any(price.last for price in prices) and not joins:
        return last_pass_lines()
    called, stands = any(price.calls for price in prices), any(price.later for price in prices)
    return pass_lines(called=called, joins=joins, stands=stands)

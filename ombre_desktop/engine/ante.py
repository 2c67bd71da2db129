"""The ante: chips staked before the deal."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Cost, Payment, payment
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.value import Value


class Ante(Value):
    """
    The ante (rule 1.5 and A3), paid by the dealer or, with *each*, by every seat.

    The dealer pays *extra* chips besides. One that *fills* the pool is paid only when it is empty.
    """

    chips: Chips
    each: bool = False
    extra: Chips = Chips(0)
    fills: bool = False

    def payments(self, dealer: Seat, seats: int, pool: Chips = Chips(0)) -> tuple[Payment, ...]:
        """Return the payments of the ante into the *pool*."""
        if not self.chips or (self.fills and pool):
            return ()
        payers = range(seats) if self.each else (dealer,)
        stakes = ((Seat(seat), self.chips + (self.extra if seat == dealer else 0)) for seat in payers)
        return tuple(payment(seat, POOL, (Cost.ANTE, chips)) for seat, chips in stakes)

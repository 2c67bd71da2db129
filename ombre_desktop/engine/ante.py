"""What is staked before the deal."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Cost, Payment, payment
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.value import Value


class Ante(Value):
    """What is staked before the deal (rule 1.5 and A3): by the dealer, or by *each* seat."""

    chips: Chips
    each: bool = False

    def payments(self, dealer: Seat, seats: int) -> tuple[Payment, ...]:
        """Who lays how much into the pool."""
        if not self.chips:
            return ()
        payers = range(seats) if self.each else (dealer,)
        return tuple(payment(Seat(seat), POOL, (Cost.ANTE, self.chips)) for seat in payers)

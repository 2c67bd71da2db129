"""A deal as one seat sees it; `view` makes it from the truth."""

from __future__ import annotations

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.seats import Role, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value


class SeatView(Value):
    """
    A deal as *seat* sees it.

    *position* is a state whose unknown cards are `HIDDEN`; requests and legality are answered from
    it.
    """

    seat: Seat
    position: DealState

    @property
    def hand(self) -> Cards:
        """The cards of this seat."""
        return self.position.hands[self.seat]

    @property
    def role(self) -> Role | None:
        """The part this seat plays in the deal."""
        return self.position.role(self.seat)

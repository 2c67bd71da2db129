"""The layout of a deal: hands and talon before anything happened."""

from __future__ import annotations

from ombre_desktop.engine.cards import HIDDEN, Card, Cards, in_order
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.value import Value


class Layout(Value):
    """The hands as dealt, in record order, and the talon, top card first."""

    hands: PerSeat[Cards]
    talon: Cards

    @property
    def cards(self) -> Cards:
        """Every card, hands first."""
        return tuple(card for hand in self.hands for card in hand) + self.talon

    def seen(self, known: frozenset[Card]) -> Layout:
        """Return the layout as seen by somebody who knows only the places of *known*."""
        return Layout(
            tuple(in_order([c if c in known else HIDDEN for c in hand]) for hand in self.hands),
            tuple(c if c in known else HIDDEN for c in self.talon),
        )

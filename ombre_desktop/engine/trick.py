"""A trick: cards laid in turn (rule 1.9)."""

from __future__ import annotations

from typing import NamedTuple

from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.seats import Ring, Seat
from ombre_desktop.value import made


class Trick(NamedTuple):
    """
    The cards of one trick; *order* names the seats in turn, the leader first.

    *gano* are the cards played with gano (rule 3.6).
    """

    order: Ring
    cards: Cards = ()
    gano: Cards = ()

    @property
    def leader(self) -> Seat:
        """The seat that leads."""
        return self.order[0]

    @property
    def led(self) -> Card | None:
        """The card led, if one was."""
        return self.cards[0] if self.cards else None

    @property
    def turn(self) -> Seat | None:
        """The seat to play; None when the trick is complete."""
        played = len(self.cards)
        return self.order[played] if played < len(self.order) else None

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """The seats and cards played, in turn."""
        return tuple(zip(self.order, self.cards, strict=False))

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card *seat* has played to the trick, if any."""
        return dict(self.plays).get(seat)

    def with_card(self, card: Card, *, gano: bool = False) -> Trick:
        """Return the trick with one card more."""
        asked = (*self.gano, card) if gano else self.gano
        return made(Trick, (self.order, self.cards + (card,), asked))

"""A turn to play, with everything that the motives for a card look at."""

from __future__ import annotations

from typing import Any

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.engine.seats import Ring
from ombre_desktop.players.following import follow
from ombre_desktop.players.memory import Memory
from ombre_desktop.value import Value


class Turn(Value):
    """
    A turn to play one of the lawful *cards*, of which *card* was chosen.

    *sides_are_known* is False while an ally is secret (rule 3.11): then the memory only infers who plays with
    whom.
    """

    memory: Memory
    cards: Cards
    card: Card
    sides_are_known: bool

    @classmethod
    def of(cls, view: SeatView, cards: Cards, card: Card) -> Turn:
        """Return the turn of the seat of *view*."""
        state = view.position
        return cls(Memory.of(view), cards, card, all(state.role(seat) for seat in state.ring))

    @property
    def winners(self) -> Cards:
        """The lawful cards that beat the best card of the trick."""
        best = self.memory.best_card()
        return tuple(card for card in self.cards if self.memory.ranking.beats(card, best))

    @property
    def foes_behind(self) -> Ring:
        """The opponents who play to this trick after this seat."""
        return tuple(seat for seat in self.memory.later if seat in self.memory.foes)

    @property
    def a_foe_wins(self) -> bool:
        """True if an opponent is known to be winning the trick so far."""
        return self.sides_are_known and self.memory.winner() in self.memory.foes

    def holds(self, card: Card) -> bool:
        """Tell whether no opponent who is still to play can beat *card*."""
        return self.memory.danger(card, self.memory.trick.led or card, self.foes_behind) == 0.0

    def depends_on(self, **changes: Any) -> bool:
        """Tell whether the maxims for following advise another card once *changes* are made to the memory."""
        return follow(self.memory.changed(**changes), self.cards) is not self.card

"""A quirk: a named habit that replaces the textbook's card by another one."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import Card, Cards
from ombre_desktop.players.memory import Memory
from ombre_desktop.value import Value


class Turn(Value):
    """A turn to play: what the seat remembers, the lawful *cards*, and the textbook's card."""

    memory: Memory
    cards: Cards
    usual: Card

    @property
    def leads(self) -> bool:
        """True if the seat leads to the trick."""
        return not self.memory.trick.cards

    @property
    def follows_plain(self) -> bool:
        """True if the seat follows a plain suit with a card of it."""
        led = self.memory.trick.led
        return led is not None and not self.memory.ranking.is_trump(led) and led.suit in self.suits

    @property
    def suits(self) -> frozenset[object]:
        """The plain suits among the lawful cards."""
        return frozenset(card.suit for card in self.cards if not self.memory.ranking.is_trump(card))

    @property
    def winners(self) -> Cards:
        """The lawful cards that beat the best card of the trick, low to high."""
        best = self.memory.best_card()
        beating = (card for card in self.cards if self.memory.ranking.beats(card, best))
        return tuple(sorted(beating, key=self.memory.ranking.strength))

    @property
    def a_friend_wins(self) -> bool:
        """True if a partner is winning the trick."""
        return self.memory.winner() in self.memory.side

    @property
    def is_second(self) -> bool:
        """True if one seat has played before, and one is still to play."""
        return len(self.memory.trick.cards) == 1 and bool(self.memory.later)

    def lowest(self, cards: Cards) -> Card | None:
        """Return the lowest of *cards*, or None if there are none."""
        return min(cards, key=self.memory.ranking.strength, default=None)

    def trumps(self) -> Cards:
        """Return the lawful trumps, low to high."""
        ranking = self.memory.ranking
        return tuple(sorted(filter(ranking.is_trump, self.cards), key=ranking.strength))


class Quirk(Value):
    """
    A habit called *name*: *card* is the card it wants at a turn, or None if it has nothing to say.

    A quirk uses no chance. So who watches for a while can foresee it.
    """

    name: str
    card: Callable[[Turn], Card | None]

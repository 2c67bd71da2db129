"""
Habit rollouts: a world played to its end by a model of players who cannot see all hands.

Every card after the first is drawn at random, by the same play model that judges hands. A rollout shows
whether a card gives the opponents a chance to err.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from random import Random

from ombre_desktop.engine import HIDDEN, Seat
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.habits import WEIGHTS
from ombre_desktop.players.expert.play_likelihood import ObservedPlay, kinds, lawful_cards, manner_of
from ombre_desktop.players.solver.open_cards import Batch
from ombre_desktop.players.solver.standings import Standings, Value
from ombre_desktop.players.solver.tables import CardTables


@dataclass(frozen=True, slots=True)
class HabitRollout:
    """
    A deal in play with all cards known; seats are indices in the ring.

    *hands* and the cards *gone* are sets of bits, and *laid* holds the bit numbers of the cards in the trick.
    *standing* is the solver's standing of the tricks so far.
    """

    tables: CardTables
    reckoned: Standings
    hands: tuple[int, ...]
    gone: int
    standing: int
    leader: int
    laid: tuple[int, ...]

    @classmethod
    def of(cls, batch: Batch, reckoned: Standings) -> HabitRollout | None:
        """
        Return the single deal of *batch*, whose standings are *reckoned*.

        Return None if captures are paid for (3.12), or without trumps.
        """
        deal = batch.deal
        playing, tables = deal.play, tables_of(deal)
        if reckoned.plan.captures is not None or tables.no_trump:
            return None
        trick = playing.trick
        # A forgotten card may still be out, as far as the seat knows.
        remembered = [card for done in playing.tricks for card in done.cards if card is not HIDDEN]
        return cls(
            tables=tables,
            reckoned=reckoned,
            hands=tuple(batch.hands),
            gone=tables.hand(tuple(remembered)),
            standing=reckoned.after(tuple(deal.ring.index(seat) for seat in playing.winners)),
            leader=deal.ring.index(trick.leader) if trick else 0,
            laid=tuple([tables.bits[card] for card in trick.cards]) if trick else (),
        )

    @property
    def seat(self) -> int:
        """The seat to move."""
        return (self.leader + len(self.laid)) % self.reckoned.plan.seats

    def kind(self, card: int) -> tuple[int, int]:
        """
        Return the equivalence class of *card*, a bit number, in the hand of the seat to move.

        Cards are equivalent if no card of another hand ranks between them. Matadors are never equivalent,
        because different leads force them (rule 1.9).
        """
        suit = self.tables.suits[card]
        if self.tables.matadors >> card & 1:
            return suit, -card
        outside = self.tables.mask[suit] & ~self.gone & ~self.hands[self.seat]
        return suit, (outside & (1 << card) - 1).bit_count()

    def after(self, card: int, rng: Random) -> Value:
        """Roll out the deal after *card*, a bit number; return its value for the Ombre's side."""
        plan, bounds = self.reckoned.plan, self.reckoned.bounds
        hands, gone, standing = list(self.hands), self.gone, self.standing
        leader, laid = self.leader, [*self.laid, card]
        hands[self.seat] &= ~(1 << card)
        while True:
            leader = self._taken_by(hands, gone, leader, laid, rng)
            gone |= sum([1 << one for one in laid])
            laid = []
            standing = bounds.following[standing * plan.ways + leader]
            if bounds.least[standing] == bounds.most[standing]:
                return self.reckoned.values[bounds.least[standing]]

    def _taken_by(self, hands: list[int], gone: int, leader: int, laid: list[int], rng: Random) -> int:
        """Complete the trick led by *leader*, removing its cards from *hands*; return its winner."""
        plan, tables = self.reckoned.plan, self.tables
        order, ours = _turns(plan.seats, plan.side, leader)
        winner, seen = 0, gone
        for at, seat in enumerate(order):
            if at == len(laid):
                led, best = (laid[0], laid[winner]) if laid else (-1, -1)
                lawful = lawful_cards(tables, hands[seat], led)
                if lawful & (lawful - 1):
                    asked = ObservedPlay(Seat(seat), manner_of(ours, winner, at), seen, led, best, -1, 0)
                    laid.append(self._choice(asked, hands[seat], rng))
                else:
                    rng.random()  # an only card needs no weights, but takes its turn with chance
                    laid.append(lawful.bit_length() - 1)
                hands[seat] &= ~(1 << laid[at])
            seen |= 1 << laid[at]
            if at and tables.beats(laid[at], laid[winner]):
                winner = at
        return order[winner]

    def _choice(self, asked: ObservedPlay, hand: int, rng: Random) -> int:
        """Draw a card of *hand* at random, in proportion to the play model's weights."""
        found, weights = kinds(self.tables, asked, hand), WEIGHTS[asked.manner]
        totals = list(accumulate([weights[kind] for _, kind in found]))
        return found[bisect(totals, rng.random() * totals[-1], 0, len(found) - 1)][0]


@lru_cache(maxsize=64)
def _turns(seats: int, side: int, leader: int) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """Return the seats in the order of a trick led by *leader*, and which of them play for the Ombre."""
    order = tuple((leader + at) % seats for at in range(seats))
    return order, tuple(bool(side >> seat & 1) for seat in order)

"""
What comes of a card if the others play as people do, who cannot see all hands.

A world is gone on with to its end, every card after the first chosen by the habits from which
hands are told as well. It tells which card gives the enemy a chance to err.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ombre_desktop.engine import HIDDEN, Seat
from ombre_desktop.players.expert.filling import tables_of
from ombre_desktop.players.expert.habits import WILLING
from ombre_desktop.players.expert.plays import Laid, kinds, manner_of
from ombre_desktop.players.solver.courses import standings_of
from ombre_desktop.players.solver.open_cards import Batch
from ombre_desktop.players.solver.standings import Standings, Value
from ombre_desktop.players.solver.tables import CardTables


@dataclass(frozen=True, slots=True)
class Supposed:
    """
    A deal that is being played, all its cards known; seats are counted along the ring.

    *hands* and what has *gone* are sets of bits, the cards *laid* to the trick bits. *standing* is
    what the tricks have come to.
    """

    tables: CardTables
    reckoned: Standings
    hands: tuple[int, ...]
    gone: int
    standing: int
    leader: int
    laid: tuple[int, ...]

    @classmethod
    def of(cls, batch: Batch) -> Supposed | None:
        """The one deal of *batch*; None where it matters who captures what."""
        deal = batch.deal
        playing = deal.play
        reckoned, tables = standings_of(deal), tables_of(deal)
        if reckoned.plan.captures is not None:
            return None
        trick = playing.trick
        # Cards of which nobody remembers what they were may be still out, for all that the seat knows.
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
        """Whose turn it is."""
        return (self.leader + len(self.laid)) % self.reckoned.plan.seats

    def kind(self, card: int) -> tuple[int, int]:
        """
        The same for cards, given as bits, that are equal for who holds them: no other card lies between.

        Matadors are not even then, since they are called by different leads (rule 1.9).
        """
        suit = self.tables.suit_of(card)
        if self.tables.matadors >> card & 1:
            return suit, -card
        outside = self.tables.mask[suit] & ~self.gone & ~self.hands[self.seat]
        return suit, (outside & (1 << card) - 1).bit_count()

    def after(self, card: int, rng: Random) -> Value:
        """What the deal comes to for the Ombre's side if *card*, a bit, is played now."""
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
        """Who takes the trick that *leader* has led; it is completed, and *hands* are without its cards."""
        plan = self.reckoned.plan
        order = [(leader + at) % plan.seats for at in range(plan.seats)]
        ours = [bool(plan.side >> seat & 1) for seat in order]
        winner = 0
        for at, seat in enumerate(order):
            if at == len(laid):
                seen = gone | sum([1 << one for one in laid])
                led, best = (laid[0], laid[winner]) if laid else (-1, -1)
                asked = Laid(Seat(seat), manner_of(ours, winner, at), seen, led, best, -1, 0)
                laid.append(self._choice(asked, hands[seat], rng))
                hands[seat] &= ~(1 << laid[at])
            if at and self.tables.beats(laid[at], self.tables.suit_of(laid[at]), laid[winner]):
                winner = at
        return order[winner]

    def _choice(self, asked: Laid, hand: int, rng: Random) -> int:
        """A card of *hand*, the more willingly it is laid the more often."""
        found = kinds(self.tables, asked, hand)
        willing = WILLING[asked.manner]
        return rng.choices([card for card, _ in found], [willing[kind] for _, kind in found])[0]

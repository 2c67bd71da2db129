"""
The outlook on a deal in play: the value of each card in all the worlds that a seat samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.determinisation import Determinisation
from ombre_desktop.players.expert.endings import every_world
from ombre_desktop.players.expert.habit_rollout import HabitRollout
from ombre_desktop.players.expert.weighed import Weighed
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.solver.courses import SameButForCards
from ombre_desktop.players.solver.open_cards import Batch, World, solved
from ombre_desktop.value import Value, replace

ROLLOUTS = 40
"""The most worlds used for habit rollouts."""


class Outlook(Value):
    """
    A deal in play, in all the worlds that a seat samples, each with its weight.

    Values are for the Ombre's side, in chips with its share of the pool, or in points.
    """

    batches: tuple[Batch, ...]
    counted: bool = False
    """True if these are all possible worlds."""

    @classmethod
    def of(cls, view: SeatView, budget: Budget, rng: Random) -> Outlook:
        """Enumerate the worlds of *view* if *budget* allows it; otherwise sample some by likelihood."""
        state, cards = view.position, len(view.hand)
        hidden = Hidden.from_view(state)
        every = every_world(state, hidden, budget.counted(cards))
        if every:
            return cls(every, counted=True)
        imagined = cls.over(state, hidden.worlds(budget.worlds(cards, len(state.ring)), rng))
        return imagined if hidden.places else replace(imagined, counted=True)

    @classmethod
    def over(cls, state: DealState, worlds: Sequence[World]) -> Outlook:
        """Complete the deal of *state* with each of *worlds*."""
        determinisation = Determinisation.of(state)
        return cls(tuple(determinisation.batch(world) for world in worlds))

    @property
    def state(self) -> DealState:
        """The deal as it is in the first world."""
        return self.batches[0].deal

    @property
    def weight(self) -> int:
        """The total weight of all worlds, times the number of seats."""
        return sum(sum(batch.weights) for batch in self.batches) * self.state.seats

    @property
    def number(self) -> int:
        """The number of worlds."""
        return sum(len(batch.weights) for batch in self.batches)

    def changed(self, **changes: Any) -> Outlook:
        """Return the outlook with these fields of the state changed in every world."""
        batches = [batch._replace(deal=batch.deal._replace(**changes)) for batch in self.batches]
        return replace(self, batches=tuple(batches))

    def weighed(self, cards: Cards = ()) -> Weighed:
        """Solve every world for each of *cards*, or without cards for the play from here."""
        return Weighed(
            solved(self.batches, cards),
            cards=len(cards) or 1,
            number=self.number,
            weight=self.weight,
            seats=self.state.seats,
            counted=self.counted,
        )

    def joined(self, other: Outlook) -> Outlook:
        """Return this outlook with the worlds of *other* after its own."""
        return replace(self, batches=(*self.batches, *other.batches))

    def mean(self) -> float:
        """Return the mean value of the play from here."""
        (mean,) = self.weighed().means()
        return mean

    def of_cards(self, cards: Cards) -> dict[Card, float]:
        """Return the mean value of each of *cards* if the seat to move plays it."""
        return dict(zip(cards, self.weighed(cards).means(), strict=True))

    def by_habit(self, cards: Cards, rng: Random) -> dict[Card, float]:
        """
        Return the value of each of *cards* by habit rollouts, in chips, or 0 if no rollouts are made.

        None are made if the worlds were enumerated in batches, or if captures are paid for (rule 3.12).
        Equivalent cards get the same value.
        """
        picked = [batch for batch in self.batches[:ROLLOUTS] if len(batch.weights) == 1]
        same = SameButForCards(self.state)
        found = [HabitRollout.of(batch, same.standings_of(batch.deal)) for batch in picked]
        worlds = [world for world in found if world is not None]
        if len(worlds) < min(ROLLOUTS, len(self.batches)):
            return dict.fromkeys(cards, 0.0)
        bits, number = worlds[0].tables.bits, len(worlds) * self.state.seats
        kinds = {card: worlds[0].kind(bits[card]) for card in cards}
        one_of = {kind: card for card, kind in kinds.items()}
        worth = {
            kind: sum([world.after(bits[card], rng) for world in worlds]) / number
            for kind, card in one_of.items()
        }
        return {card: worth[kind] for card, kind in kinds.items()}

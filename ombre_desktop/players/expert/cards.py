"""Which card to play: the one that is worth most on average over the worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.endings import every_world
from ombre_desktop.players.expert.filling import Filling
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.solver.open_cards import Batch, World, sums

NEAR = 0.02
"""Cards whose means differ by less than this part of a chip are equally good."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """
    A deal that is being played, in all the worlds that one seat imagines, each with its weight.

    Values are chips of the Ombre's side, with each seat's part of the pool; or points, in a
    game of points.
    """

    batches: tuple[Batch, ...]

    @classmethod
    def of(cls, view: SeatView, budget: Budget, rng: Random) -> Outlook:
        """The worlds of *view*: all, if *budget* allows, else some, the likelier the more often."""
        state, cards = view.position, len(view.hand)
        hidden = Hidden.from_view(state)
        every = every_world(state, hidden, budget.counted(cards))
        if every:
            return cls(every)
        return cls.over(state, hidden.worlds(budget.worlds(cards, len(state.ring)), rng))

    @classmethod
    def over(cls, state: DealState, worlds: Sequence[World]) -> Outlook:
        """The deal of *state* with these worlds."""
        filling = Filling.of(state)
        return cls(tuple(filling.batch(world) for world in worlds))

    @property
    def state(self) -> DealState:
        """The deal in its first world."""
        return self.batches[0].deal

    @property
    def weight(self) -> int:
        """That of all worlds, for each seat at the table."""
        return sum(sum(batch.weights) for batch in self.batches) * self.state.seats

    def mean(self, **changes: object) -> float:
        """What the play from here is worth on average, were the state changed so."""
        changed = [
            batch._replace(deal=batch.deal._replace(**changes))  # type: ignore[arg-type]
            for batch in self.batches
        ]
        (total,) = sums(changed, ())
        return total / self.weight

    def of_cards(self, cards: Cards) -> dict[Card, float]:
        """What each of *cards* is worth on average, played by the seat whose turn it is."""
        weight = self.weight
        return {card: total / weight for card, total in zip(cards, sums(self.batches, cards), strict=True)}


def best_card(worth: dict[Card, float], *, ours: bool, habit: Card) -> Card:
    """
    The card worth most to the Ombre's side, or least if the seat is not *ours*.

    Among equals the one that is a card player's *habit*, if it is one of them.
    """
    sign = 1 if ours else -1
    best = max(sign * value for value in worth.values())
    equal = [card for card, value in worth.items() if sign * value >= best - NEAR]
    return habit if habit in equal else equal[0]

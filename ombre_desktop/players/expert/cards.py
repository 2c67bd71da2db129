"""
Which card to play: the one that is worth most on average over the worlds.

Of cards that are worth nearly the same a card player takes the one that gives the enemy a chance to err.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.endings import every_world
from ombre_desktop.players.expert.filling import Filling
from ombre_desktop.players.expert.supposing import Supposed
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.solver.open_cards import Batch, World, sums
from ombre_desktop.value import Value

NEAR = 0.02
"""Cards whose merits differ by less than this part of a chip are equally good."""
CLOSE = 0.5
"""Chips within which cards are worth nearly the same."""
BY_HABIT = 0.05
"""How much it counts, next to perfect play, what comes of such a card if all play by habit."""
SUPPOSED = 40
"""In so many worlds at most that is looked at."""


class Outlook(Value):
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

    def mean(self, **changes: Any) -> float:
        """What the play from here is worth on average, were the state changed so."""
        changed = [batch._replace(deal=batch.deal._replace(**changes)) for batch in self.batches]
        (total,) = sums(changed, ())
        return total / self.weight

    def of_cards(self, cards: Cards) -> dict[Card, float]:
        """What each of *cards* is worth on average, played by the seat whose turn it is."""
        weight = self.weight
        return {card: total / weight for card, total in zip(cards, sums(self.batches, cards), strict=True)}

    def by_habit(self, cards: Cards, rng: Random) -> dict[Card, float]:
        """
        What each of *cards* is worth if all play by habit, in chips; nothing where that is not looked at.

        It is not where all worlds are counted, nor where it matters who captures what. Cards that are equal
        for their holder are worth the same.
        """
        picked = [batch for batch in self.batches[:SUPPOSED] if len(batch.weights) == 1]
        worlds = [world for world in map(Supposed.of, picked) if world is not None]
        if len(worlds) < min(SUPPOSED, len(self.batches)):
            return dict.fromkeys(cards, 0.0)
        bits, number = worlds[0].tables.bits, len(worlds) * self.state.seats
        kinds = {card: worlds[0].kind(bits[card]) for card in cards}
        one_of = {kind: card for card, kind in kinds.items()}
        worth = {
            kind: sum([world.after(bits[card], rng) for world in worlds]) / number
            for kind, card in one_of.items()
        }
        return {card: worth[kind] for card, kind in kinds.items()}


def best_card(outlook: Outlook, worth: dict[Card, float], *, ours: bool, habit: Card, rng: Random) -> Card:
    """
    The card of most merit to the Ombre's side, or to the other if the seat is not *ours*.

    Among equals the one that is a card player's *habit*, if it is one of them.
    """
    sign = 1 if ours else -1
    best = max(sign * value for value in worth.values())
    close = tuple(card for card, value in worth.items() if sign * value >= best - CLOSE)
    if len(close) == 1:
        return close[0]
    supposed = outlook.by_habit(close, rng)
    merits = {card: sign * (worth[card] + BY_HABIT * supposed[card]) for card in close}
    most = max(merits.values())
    equal = [card for card in close if merits[card] >= most - NEAR]
    return habit if habit in equal else equal[0]

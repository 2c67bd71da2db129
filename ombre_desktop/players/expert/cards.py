"""Which card to play: the one that is worth most on average over the worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.solver.open_cards import World, values, values_of_cards

NEAR = 0.02
"""Cards whose means differ by less than this part of a chip are equally good."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """
    A deal that is being played, once for each world that one seat imagines.

    Values are chips of the Ombre's side, with each seat's part of the pool; or points, in a
    game of points.
    """

    deals: tuple[DealState, ...]

    @classmethod
    def of(cls, view: SeatView, number: int, rng: Random) -> Outlook:
        """So many worlds of *view*."""
        return cls.over(view.position, Hidden.from_view(view.position).worlds(number, rng))

    @classmethod
    def over(cls, state: DealState, worlds: Sequence[World]) -> Outlook:
        """The deal of *state* with these worlds."""
        laid = _laid(state)
        return cls(tuple(_with_hands(state, world, laid) for world in worlds))

    @property
    def state(self) -> DealState:
        """The deal in its first world."""
        return self.deals[0]

    def mean(self, **changes: object) -> float:
        """What the play from here is worth on average, were the state changed so."""
        changed = [deal._replace(**changes) for deal in self.deals]  # type: ignore[arg-type]
        found = values(changed)
        return sum(found) / len(found) / self.state.seats

    def of_cards(self, cards: Cards) -> dict[Card, float]:
        """What each of *cards* is worth on average, played by the seat whose turn it is."""
        rows = values_of_cards(self.deals, cards)
        sums = [sum(column) for column in zip(*rows, strict=True)]
        return {card: total / len(rows) / self.state.seats for card, total in zip(cards, sums, strict=True)}


def _with_hands(state: DealState, world: World, laid: PerSeat[Cards]) -> DealState:
    """*state* with the hands of *world*, and with those that play began with, were it the truth."""
    playing = state.playing
    assert playing is not None
    hands, opening = list(state.hands), list(playing.opening)
    for seat, hand in zip(state.ring, world, strict=True):
        hands[seat] = hand
        opening[seat] = (*hand, *laid[seat])
    return state._replace(hands=tuple(hands), playing=playing._replace(opening=tuple(opening)))


def _laid(state: DealState) -> PerSeat[Cards]:
    """What each seat has played so far: estuches are counted from the opening hands."""
    playing = state.playing
    assert playing is not None
    laid: list[list[Card]] = [[] for _ in range(state.seats)]
    for trick in (*playing.tricks, playing.trick) if playing.trick else playing.tricks:
        for seat, card in trick.plays:
            laid[seat].append(card)
    return tuple(map(tuple, laid))


def best_card(worth: dict[Card, float], *, ours: bool, habit: Card) -> Card:
    """
    The card worth most to the Ombre's side, or least if the seat is not *ours*.

    Among equals the one that is a card player's *habit*, if it is one of them.
    """
    sign = 1 if ours else -1
    best = max(sign * value for value in worth.values())
    equal = [card for card, value in worth.items() if sign * value >= best - NEAR]
    return habit if habit in equal else equal[0]

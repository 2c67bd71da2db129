"""Which card to play: the one that is worth most on average over the worlds."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ombre_desktop.engine import Card, Cards, SeatView
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState, Playing
from ombre_desktop.players.expert.worlds import Hidden
from ombre_desktop.players.solver.open_cards import OpenCards, World

NEAR = 0.02
"""Cards whose means differ by less than this part of a chip are equally good."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """
    A deal that is being played, as its worlds show it to one seat.

    *states* are the deal with its hands filled in, one for each side that the Ombre may
    have, with the worlds in which that is his side. Values are chips of that side,
    with each seat's part of the pool; or points, in a game of points.
    """

    states: tuple[tuple[DealState, tuple[World, ...]], ...]

    @classmethod
    def of(cls, view: SeatView, number: int, rng: Random) -> Outlook:
        """So many worlds of *view*."""
        return cls.over(view.position, Hidden.from_view(view.position).worlds(number, rng))

    @classmethod
    def over(cls, state: DealState, worlds: list[World]) -> Outlook:
        """The deal of *state* with these worlds."""
        sides: dict[int | None, list[World]] = {}
        filled: dict[int | None, DealState] = {}
        for world in worlds:
            one = with_hands(state, world) if state.called or not sides else state
            ally = one.ally if state.called else None
            sides.setdefault(ally, []).append(world)
            filled.setdefault(ally, one)
        return cls(tuple((filled[ally], tuple(sides[ally])) for ally in sides))

    @property
    def state(self) -> DealState:
        """The deal in its first world."""
        return self.states[0][0]

    def mean(self, **changes: object) -> float:
        """What the play from here is worth on average, were the state changed so."""
        values: list[int] = []
        for state, worlds in self.states:
            changed = state._replace(**changes)  # type: ignore[arg-type]
            values += _from_here(changed).of_worlds(worlds)
        return sum(values) / len(values) / self.state.seats

    def of_cards(self, cards: Cards) -> dict[Card, float]:
        """What each of *cards* is worth on average, played by the seat whose turn it is."""
        rows = [row for state, worlds in self.states for row in _from_here(state).of_cards(worlds, cards)]
        sums = [sum(column) for column in zip(*rows, strict=True)]
        return {card: total / len(rows) / self.state.seats for card, total in zip(cards, sums, strict=True)}


def with_hands(state: DealState, world: World) -> DealState:
    """*state* with the hands of *world*, and with those that play began with, were it the truth."""
    playing = state.playing
    assert playing is not None
    hands = list(state.hands)
    for at, seat in enumerate(state.ring):
        hands[seat] = world[at]
    opening = _opening(state, playing, world)
    return state._replace(hands=tuple(hands), playing=playing._replace(opening=opening))


def best_card(worth: dict[Card, float], *, ours: bool, habit: Card) -> Card:
    """
    The card worth most to the Ombre's side, or least if the seat is not *ours*.

    Among equals the one that is a card player's *habit*, if it is one of them.
    """
    sign = 1 if ours else -1
    best = max(sign * value for value in worth.values())
    equal = [card for card, value in worth.items() if sign * value >= best - NEAR]
    return habit if habit in equal else equal[0]


def _from_here(state: DealState) -> OpenCards:
    assert state.playing is not None
    assert state.ombre is not None
    return OpenCards.of(state, state.agenda, len(state.playing.opening[state.ombre]))


def _opening(state: DealState, playing: Playing, world: World) -> PerSeat[Cards]:
    """The hands with which play began: estuches are counted from them."""
    tricks = (*playing.tricks, playing.trick) if playing.trick else playing.tricks
    hands = list(playing.opening)
    for at, seat in enumerate(state.ring):
        laid = tuple(card for trick in tricks if (card := trick.card_of(seat)))
        hands[seat] = (*world[at], *laid)
    return tuple(hands)

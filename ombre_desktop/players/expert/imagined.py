"""Imagined hands: the worlds of one seat, before or during the play, reduced to the hand of each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress
from random import Random

from ombre_desktop.engine import HIDDEN, Card, Cards, Seat, SeatView
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.endings import every_world
from ombre_desktop.players.expert.rollout import weighed_worlds
from ombre_desktop.players.expert.told_hands import called_from_others, reads_calls, told_from
from ombre_desktop.players.expert.weighed import error_of_chain
from ombre_desktop.players.memory import absent_cards, known_hand, unseen_cards
from ombre_desktop.players.solver.open_cards import Batch
from ombre_desktop.value import Value

COUNTED = 4_000
"""The greatest number of possible worlds that are all counted."""

OVERSAMPLING: Mapping[bool, int] = {True: 2, False: 6}
"""The worlds visited for each one sampled, where calls are read (True), which takes longer, and elsewhere."""

Trait = Callable[[int], bool]
"""A test of a hand, as a set of bits; a hand that passes it still does with more cards."""


class Share(Value):
    """A *share* of the worlds, with its standard *error*; *certain* if it follows from what was seen."""

    share: float
    error: float = 0.0
    certain: bool = False


class Imagined(Value):
    """
    The *hands* of each seat in all worlds, as sets of bits, world by world.

    *bits* holds the bit of each card, and *weights* the weight of each world. With *counted*, these are all
    possible worlds. *known* holds the cards that each seat certainly has, *possible* all it may have.
    """

    bits: dict[Card, int]
    hands: tuple[Sequence[int], ...]
    weights: Sequence[float]
    known: tuple[int, ...]
    possible: tuple[int, ...]
    counted: bool

    @classmethod
    def of(cls, view: SeatView, number: int, rng: Random) -> Imagined:
        """Count the worlds of *view*, a deal that is not over, if they are few; otherwise sample *number*."""
        state = view.position
        bits = {card: 1 << at for at, card in enumerate(state.ruleset.pack.cards)}
        if state.playing is None and state.trump is None:
            found = weighed_worlds(view, number, rng)
            return cls._over(state, bits, [world.hands for world, _ in found], [each for _, each in found])
        hidden = told_from(state)
        every = every_world(state, hidden, COUNTED) if state.playing else ()
        if every:
            return cls._counted(state, bits, every)
        at = {seat: place for place, seat in enumerate(state.ring)}
        seats = range(state.seats)
        worlds = hidden.worlds(number, rng, OVERSAMPLING[reads_calls(hidden)])
        hands = [tuple(world[at[Seat(one)]] if one in at else () for one in seats) for world in worlds]
        return cls._over(state, bits, hands, [1.0] * len(hands), counted=not hidden.places)

    @classmethod
    def _over(
        cls,
        state: DealState,
        bits: dict[Card, int],
        worlds: Sequence[Sequence[Cards]],
        weights: Sequence[float],
        *,
        counted: bool = False,
    ) -> Imagined:
        """Collect *worlds*, each with the hand of every seat, and their *weights*."""
        by_seat = zip(*[[card_set(bits, hand) for hand in world] for world in worlds], strict=True)
        return cls(bits, tuple(by_seat), weights, *_limits(state, bits), counted)

    @classmethod
    def _counted(cls, state: DealState, bits: dict[Card, int], every: Sequence[Batch]) -> Imagined:
        """Collect *every* world, in batches as the solver takes them."""
        theirs = [(1 << at, bits[card]) for card, at in tables_of(state).bits.items()]
        rows: dict[int, int] = {}
        found: list[list[int]] = [[] for _ in range(state.seats)]
        weights: list[float] = []
        for batch in every:
            weights += batch.weights
            for hand in {*batch.hands}.difference(rows):
                rows[hand] = sum([own for bit, own in theirs if hand & bit])
            for at, seat in enumerate(state.ring):
                found[seat] += [rows[hand] for hand in batch.hands[at :: len(state.ring)]]
        nothing = [0] * len(weights)
        hands = tuple(hands or nothing for hands in found)
        return cls(bits, hands, weights, *_limits(state, bits), counted=True)

    @property
    def number(self) -> int:
        """The number of worlds."""
        return len(self.weights)

    def share(self, seat: Seat, has: Trait) -> Share:
        """Return the share of worlds in which the hand of *seat* *has* a trait."""
        if has(self.known[seat]) or not has(self.possible[seat]):
            return Share(float(has(self.known[seat])), certain=True)
        hands = self.hands[seat]
        known = {hand: has(hand) for hand in {*hands}}
        rows = [known[hand] for hand in hands]
        total = sum(self.weights)
        share = sum(compress(self.weights, rows)) / total
        if self.counted:
            return Share(share, certain=share in (0.0, 1.0))
        scale = len(rows) / total
        apart = [weight * scale * (row - share) for weight, row in zip(self.weights, rows, strict=True)]
        return Share(share, error_of_chain(apart))


def card_set(bits: dict[Card, int], cards: Iterable[Card]) -> int:
    """Return *cards* as a set of bits."""
    return sum([bits[card] for card in cards])


def _limits(state: DealState, bits: dict[Card, int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the cards that each seat certainly has, and all that it may have."""
    unseen = unseen_cards(state)
    least, most = [], []
    for seat in map(Seat, range(state.seats)):
        hand = state.hands[seat]
        certain = {card for card in hand if card is not HIDDEN}
        kept = {card for card in known_hand(state, seat) if card is not HIDDEN}
        gone = absent_cards(state, seat).union(called_from_others(state, seat))
        drawn = unseen - gone if HIDDEN in hand else frozenset()
        least.append(card_set(bits, certain))
        most.append(card_set(bits, kept | drawn))
    return tuple(least), tuple(most)

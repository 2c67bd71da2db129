"""
Worlds: the hidden cards laid out as they may lie, the likelier the more often.

A world agrees with everything that was seen: the cards shown, how many each seat
holds, the suits that it was found not to have. Among those worlds a chain of
exchanges of two cards (the method of Metropolis) visits each as often as its cards are likely to lie
so; of those visited the ones are kept in which the seats would have laid what they did.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from random import Random

from ombre_desktop.engine import HIDDEN, Card, Cards
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.seats import Ring
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.filling import tables_of
from ombre_desktop.players.expert.likelihood import LEAVE, kind_of, rows_of
from ombre_desktop.players.expert.plays import Witness, witnesses
from ombre_desktop.players.memory import absent_cards, known_hand, unseen_cards
from ombre_desktop.players.solver.open_cards import World

IMPOSSIBLE = 1e-9
"""The likelihood of what cannot be; not 0, so that the chain finds its way out of a bad start."""
SETTLING = 12
"""Exchanges for each hidden card before the first world is taken."""
BETWEEN = 1
"""Exchanges for each hidden card between two worlds."""
PATIENCE = 40
"""How many impossible worlds in a row are passed over before one is taken all the same."""
CHOICE = 4
"""Of so many worlds one is kept, where the cards laid tell anything."""

Places = list[int]
"""For each hidden card the place where it lies."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """
    What a seat does not know of the hands that are still held.

    *places* are the seats of the ring with hidden cards and how many each has; the other
    unseen cards are away. *bits* are the cards for the solver, *weights* tell for each how
    likely it is at each place, away last. *told* is what the seat of each place has told by its play.
    """

    ring: Ring
    known: tuple[Cards, ...]
    cards: Cards
    bits: tuple[int, ...]
    places: tuple[tuple[int, int], ...]
    weights: tuple[tuple[float, ...], ...]
    told: tuple[Witness, ...]

    @classmethod
    def from_view(cls, state: DealState) -> Hidden:
        """What is hidden in *state*, a seat's position in a deal that is being played."""
        ring = state.ring
        cards = in_order(unseen_cards(state))
        hands = [known_hand(state, seat) for seat in ring]
        known = tuple(tuple(c for c in hand if c is not HIDDEN) for hand in hands)
        numbers = [hand.count(HIDDEN) for hand in hands]
        places = tuple((at, number) for at, number in enumerate(numbers) if number)
        rows, away = rows_of(state)
        absent = [absent_cards(state, seat) for seat in ring]

        def weight(card: Card, at: int) -> float:
            if card in absent[at]:
                return IMPOSSIBLE
            return max(LEAVE, rows[at][kind_of(card, state.ranking)])

        weights = tuple(
            (
                *(weight(card, at) for at, _ in places),
                max(LEAVE, away[kind_of(card, state.ranking)]),
            )
            for card in cards
        )
        told = witnesses(state, [(ring[at], known[at]) for at, _ in places])
        bits = tuple(1 << tables_of(state).bits[card] for card in cards)
        return cls(ring, known, cards, bits, places, weights, told)

    def worlds(self, number: int, rng: Random) -> list[World]:
        """So many worlds, some of them more than once; one where nothing is hidden."""
        if not self.places:
            return [self.known]
        chain = self._chain(rng)
        if not any(witness.laid for witness in self.told):
            return [self._world(next(chain)) for _ in range(number)]
        visited = [next(chain) for _ in range(number * CHOICE)]
        return [self._world(places) for places in self._kept(visited, number, rng)]

    def _kept(self, visited: list[Places], number: int, rng: Random) -> Iterator[Places]:
        """So many of those *visited*, each as often as what was laid is likely in it."""
        chances = [self._chance(places) for places in visited]
        step = sum(chances) / number
        mark, passed = step * rng.random(), 0.0
        for places, chance in zip(visited, chances, strict=True):
            passed += chance
            while mark < passed:
                mark += step
                yield places

    def _chance(self, at: Places) -> float:
        """How likely the seats were to lay what they did from these hands."""
        hands = [0] * (len(self.places) + 1)
        for bit, place in zip(self.bits, at, strict=True):
            hands[place] |= bit
        return prod(witness.chance(hand) for witness, hand in zip(self.told, hands, strict=False))

    def _chain(self, rng: Random) -> Iterator[Places]:
        at = self._start(rng)
        steps = SETTLING * len(at)
        passed = 0
        while True:
            self._exchange(at, steps, rng)
            steps = BETWEEN * len(at)
            if passed < PATIENCE and any(self.weights[i][place] <= IMPOSSIBLE for i, place in enumerate(at)):
                passed += 1
                continue
            passed = 0
            yield at.copy()

    def _start(self, rng: Random) -> Places:
        """Everything somewhere."""
        at = [place for place, (_, number) in enumerate(self.places) for _ in range(number)]
        at += [len(self.places)] * (len(self.cards) - len(at))
        rng.shuffle(at)
        return at

    def _exchange(self, at: Places, steps: int, rng: Random) -> None:
        """Let so many pairs of cards change places, each as likelihood will have it."""
        weights, number, chance = self.weights, len(at), rng.random
        for _ in range(steps):
            one, other = int(chance() * number), int(chance() * number)
            here, there = at[one], at[other]
            if here == there:
                continue
            now = weights[one][here] * weights[other][there]
            then = weights[one][there] * weights[other][here]
            if then >= now or chance() * now < then:
                at[one], at[other] = there, here

    def _world(self, at: Places) -> World:
        hands = [list(known) for known in self.known]
        for card, place in zip(self.cards, at, strict=True):
            if place < len(self.places):
                hands[self.places[place][0]].append(card)
        return tuple(map(tuple, hands))

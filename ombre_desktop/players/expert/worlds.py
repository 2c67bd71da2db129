"""
Worlds: samples of the hidden cards, drawn in proportion to their likelihood.

A world is consistent with everything seen: the cards shown, the size of each hand, the number of cards drawn,
and the voids revealed. A Markov chain (Metropolis) that swaps two cards at a time visits worlds in proportion
to the prior likelihood of their cards. Importance resampling then favours worlds in which the seats would
have bid and played as they did.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import chain, count
from operator import and_, mul
from random import Random

from ombre_desktop.engine import HIDDEN, Card, Cards, Ranking, Seat
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.seats import Ring
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.bid_evidence import BidEvidence
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.hand_parts import OF_A_HAND, Part, belonging, parts_of
from ombre_desktop.players.expert.likelihood import LEAVE, kind_of
from ombre_desktop.players.expert.play_likelihood import Evidence, play_evidence
from ombre_desktop.players.memory import absent_cards, known_hand, unseen_cards
from ombre_desktop.players.solver.halt import unless_halted
from ombre_desktop.players.solver.open_cards import World
from ombre_desktop.value import Value

IMPOSSIBLE = 1e-9
"""The likelihood of an impossible place; not 0, so that the chain can leave an impossible start."""
NEVER = 0.0
"""The likelihood of a seat's own card in another place; such a card must stay where it is."""
BURN_IN = 12
"""The burn-in: swaps per card before the first world is taken."""
THINNING = 1
"""Swaps per card between two worlds."""
PATIENCE = 40
"""The number of impossible worlds in a row that are skipped before one is accepted."""
OVERSAMPLING = 6
"""The number of worlds visited for each one sampled, if bids or plays give evidence."""

Assignment = list[int]
"""The part of each card."""
Filled = tuple[int, ...]
"""The cards of each part, as sets of bits: a state of the Markov chain."""


class Hidden(Value):
    """
    The hidden cards of a deal, as one seat sees it.

    *places* lists the seats of the ring with hidden cards, each as its index and their number; all other
    unseen *cards* are away. *parts* holds two parts for each place, then those of the cards away. *own* is
    the number of cards at each place that are known except for their part. *weights* is the likelihood of
    each card in each part, for the unseen cards and then the own ones, and *bits* holds these cards as bits.
    *plays* is the evidence of each seat's plays. *bid* is the evidence of the Ombre's bid, if there is any,
    and *ombre* the Ombre's place.
    """

    ring: Ring
    known: tuple[Cards, ...]
    cards: Cards
    places: tuple[tuple[int, int], ...]
    own: tuple[int, ...]
    parts: tuple[Part, ...]
    weights: tuple[tuple[float, ...], ...]
    bits: tuple[int, ...]
    plays: tuple[Evidence, ...]
    bid: BidEvidence | None
    ombre: int

    @classmethod
    def from_view(cls, state: DealState) -> Hidden:
        """Collect the hidden cards of *state*, a seat's position once there is a trump."""
        ring = state.ring
        cards = in_order(unseen_cards(state))
        hands = [known_hand(state, seat) for seat in ring]
        known = tuple(tuple(c for c in hand if c is not HIDDEN) for hand in hands)
        numbers = [hand.count(HIDDEN) for hand in hands]
        places = tuple((at, number) for at, number in enumerate(numbers) if number)
        own = [belonging(state, ring[at], known[at]) for at, _ in places]
        sizes = [(ring[at], number + len(mine)) for (at, number), mine in zip(places, own, strict=True)]
        parts = tuple(parts_of(state, sizes, away=len(cards) - sum(number for _, number in places)))
        ombre = next((place for place, (seat, _) in enumerate(sizes) if seat == state.ombre), -1)
        bits = tables_of(state).bits
        return cls(
            ring=ring,
            known=known,
            cards=cards,
            places=places,
            own=tuple(map(len, own)),
            parts=parts,
            weights=tuple(_weights(state, parts, [seat for seat, _ in sizes], cards, own)),
            bits=tuple(1 << bits[card] for card in (*cards, *chain.from_iterable(own))),
            plays=play_evidence(state, [(ring[at], known[at]) for at, _ in places]),
            bid=BidEvidence.of(state) if ombre >= 0 else None,
            ombre=ombre,
        )

    def worlds(self, number: int, rng: Random, oversampling: int = OVERSAMPLING) -> list[World]:
        """
        Sample *number* worlds, with repetitions; return a single one if nothing is hidden.

        If there is evidence, *oversampling* is the number of worlds visited for each of them.
        """
        if not self.places:
            return [self.known]
        found = self._chain(rng)
        if not any(seat.played for seat in self.plays) and not self.bid:
            return [self._world(next(found)) for _ in range(number)]
        visited = [next(found) for _ in range(number * oversampling)]
        return [self._world(filled) for filled in self._resampled(visited, number, rng)]

    def _resampled(self, visited: list[Filled], number: int, rng: Random) -> Iterator[Filled]:
        """Resample *number* of the *visited* worlds in proportion to the likelihood of bids and plays."""
        likelihoods = self._likelihoods(visited)
        step = sum(likelihoods) / number
        mark, total = step * rng.random(), 0.0
        for filled, likelihood in zip(visited, likelihoods, strict=True):
            total += likelihood
            while mark < total:
                mark += step
                yield filled

    def _likelihoods(self, visited: list[Filled]) -> list[float]:
        """Return the likelihood, in each world, of the plays from these hands and of the Ombre's bid."""
        likelihoods, hidden = [1.0] * len(visited), sum(self.bits[: len(self.cards)])
        for place, seat in enumerate(self.plays):
            if seat.played:
                hands = [hand_at(place, filled) & hidden for filled in visited]
                likelihoods = list(map(mul, likelihoods, map(seat.chance, hands)))
        if self.bid is None:
            return likelihoods
        kept, thrown = OF_A_HAND * self.ombre, OF_A_HAND * len(self.places)
        dealt = [filled[kept] | filled[thrown] for filled in visited]
        return list(map(mul, likelihoods, map(self.bid.chance, dealt)))

    def _chain(self, rng: Random) -> Iterator[Filled]:
        """Yield the states of the Markov chain without end, skipping impossible ones while patience lasts."""
        walk, cards = MarkovChain(self._start(rng), self.bits, self.weights, len(self.parts)), len(self.bits)
        swaps = BURN_IN * cards
        skipped = 0
        for _ in unless_halted(count()):
            walk.swap(swaps, rng)
            swaps = THINNING * cards
            if skipped < PATIENCE and walk.is_impossible:
                skipped += 1
                continue
            skipped = 0
            yield tuple(walk.filled)

    def _start(self, rng: Random) -> Assignment:
        """Return a random start of the chain, with each seat's own cards in its own parts."""
        free: Assignment = []
        bound: Assignment = []
        for part, mine in zip(range(0, len(self.parts), OF_A_HAND), self.own, strict=False):
            slots = [at for at in (part, part + 1) for _ in range(self.parts[at].size)]
            rng.shuffle(slots)
            bound += slots[:mine]
            free += slots[mine:]
        for at in range(OF_A_HAND * len(self.places), len(self.parts)):
            free += [at] * self.parts[at].size
        rng.shuffle(free)
        return free + bound

    def _world(self, filled: Filled) -> World:
        hands = [*self.known]
        for place, (at, _) in enumerate(self.places):
            held = hand_at(place, filled)
            cards = [card for card, bit in zip(self.cards, self.bits, strict=False) if held & bit]
            hands[at] = (*hands[at], *cards)
        return tuple(hands)


def hand_at(place: int, filled: Filled) -> int:
    """Return the cards of the hand at *place*, kept and drawn."""
    return filled[OF_A_HAND * place] | filled[OF_A_HAND * place + 1]


class MarkovChain:
    """
    A Markov chain (Metropolis) that proposes to swap two cards, and accepts by the likelihood ratio.

    It begins with the part of each card in *at*, which is changed in place. *weights* is the likelihood of
    each card in each part, and *bits* holds the cards as bits. *filled* is the cards of each part; it is kept
    up to date with every swap, as few are accepted.
    """

    __slots__ = ("_at", "_bits", "_cannot", "_weights", "filled")

    def __init__(
        self, at: Assignment, bits: Sequence[int], weights: Sequence[Sequence[float]], parts: int
    ) -> None:
        self._at, self._bits, self._weights = at, bits, weights
        self.filled = [0] * parts
        for bit, part in zip(bits, at, strict=True):
            self.filled[part] |= bit
        self._cannot = [
            sum(bit for bit, row in zip(bits, weights, strict=True) if row[part] <= IMPOSSIBLE)
            for part in range(parts)
        ]

    @property
    def is_impossible(self) -> bool:
        """True if some card is where it cannot be."""
        return any(map(and_, self.filled, self._cannot))

    def swap(self, number: int, rng: Random) -> None:
        """Make *number* steps."""
        at, filled, bits, weights = self._at, self.filled, self._bits, self._weights
        cards, chance = len(at), rng.random
        for _ in range(number):
            one, other = int(chance() * cards), int(chance() * cards)
            here, there = at[one], at[other]
            if here == there:
                continue
            first, second = weights[one], weights[other]
            now = first[here] * second[there]
            then = first[there] * second[here]
            if then >= now or chance() * now < then:
                at[one], at[other] = there, here
                both = bits[one] ^ bits[other]
                filled[here] ^= both
                filled[there] ^= both


def _weights(
    state: DealState, parts: Sequence[Part], seats: Sequence[Seat], cards: Cards, own: Sequence[Cards]
) -> Iterator[tuple[float, ...]]:
    """Yield the likelihood in each of *parts* of each of *cards*, then of each *own* card of *seats*."""
    everywhere = range(len(parts) // OF_A_HAND + 1)
    absent = [absent_cards(state, seat) for seat in seats]
    for card in cards:
        gone = {place for place, cannot in enumerate(absent) if card in cannot}
        yield _row(card, parts, state.ranking, gone)
    for here, mine in enumerate(own):
        elsewhere = {place for place in everywhere if place != here}
        for card in mine:
            yield _row(card, parts, state.ranking, elsewhere, NEVER)


def _row(
    card: Card, parts: Sequence[Part], ranking: Ranking, not_at: Container[int], least: float = IMPOSSIBLE
) -> tuple[float, ...]:
    """Return the likelihood of *card* in each of *parts*; it is *least* at the places *not_at*."""
    kind = kind_of(card, ranking)
    return tuple(
        least if part // OF_A_HAND in not_at else max(LEAVE, row[kind]) for part, (_, row) in enumerate(parts)
    )

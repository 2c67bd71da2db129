"""
Brute force for the end of a deal: the value of every card with all cards open. Every line of play is tried;
only a repeated position is not searched again. The engine decides every rule: its follow rule the lawful
cards, its ranking the winner of a trick. After every trick the deal is replayed, to find the next question,
or the result. `engine_play` does the same card by card, and this module is tested against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine_play import brought, liking, ours

from ombre_desktop.engine import (
    Card,
    Cards,
    ChoiceRequest,
    DealState,
    PlayCard,
    Say,
    Trick,
    apply,
    request,
)
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.seats import starting_with
from ombre_desktop.players.solver.shares import PerRing

Path = tuple[int | Say, ...]
"""The actions since the start: cards played and words said."""
Past = tuple[object, ...]
"""The part of the past that may matter: winners of tricks, captured shown cards, and words said."""
Worth = tuple[int, PerRing]
"""The gain of the Ombre's side against all others, and of each seat on its own."""


class TryingAll:
    """
    All ways in which *start* can be played to the end, a card being awaited.

    Cards are counted as they lie, and seats in the order of the ring; a set of cards is a set of bits.
    """

    def __init__(self, start: DealState) -> None:
        play, playing, ring = start.agenda[0], start.playing, start.ring
        assert isinstance(play, PlayPhase)
        assert playing is not None
        assert playing.trick is not None
        self._start, self._follow, self._seats = start, play.follow, len(ring)
        self._cards = (*playing.trick.cards, *(card for seat in ring for card in start.hands[seat]))
        self._hands = [self._bits(start.hands[seat]) for seat in ring]
        self._leader = ring.index(playing.trick.leader)
        self._table = tuple(range(len(playing.trick.cards)))
        self._ours = [seat in (start.ombre, start.ally) for seat in ring]
        self._likes = [cache(lambda end, seat=seat: liking(start, seat, end)) for seat in ring]
        self._found: dict[tuple[int, int, Past], Worth] = {}
        self._stands: dict[Past, DealState] = {}
        self._lawful, self._taken = cache(self._may_lay), cache(self._taken_by)

    def of_cards(self, cards: Cards) -> list[Worth]:
        """Return the worth of each of *cards* laid now."""
        held = self._bits(self._cards) & ~((1 << len(self._table)) - 1)
        return [
            self._lay(held, self._leader, (*self._table, self._cards.index(card)), (), ()) for card in cards
        ]

    def _turn(self, held: int, leader: int, table: tuple[int, ...], past: Past, path: Path) -> Worth:
        """Return the worth of *table* in a trick that *leader* led, after *path*."""
        seat = (leader + len(table)) % self._seats
        cards = self._lawful(self._hands[seat] & held, table[0] if table else None)
        return self._best(seat, [self._lay(held, leader, (*table, card), past, path) for card in cards])

    def _lay(self, held: int, leader: int, table: tuple[int, ...], past: Past, path: Path) -> Worth:
        """Return the same once the last card of *table* is laid."""
        card = table[-1]
        held &= ~(1 << card)
        path = (*path, card)
        if len(table) < self._seats:
            return self._turn(held, leader, table, past, path)
        place, shown = self._taken(table)
        winner = (leader + place) % self._seats
        past = (*past, (winner, shown))
        position = (held, winner, past)
        if position not in self._found:
            self._found[position] = self._between(held, winner, past, path)
        return self._found[position]

    def _between(self, held: int, leader: int, past: Past, path: Path) -> Worth:
        """Return the same between two tricks, where a word may be asked for, or the deal be over."""
        if past not in self._stands:
            self._stands[past] = self._replayed(path)
        state = self._stands[past]
        asked = request(state)
        if asked is None:
            return self._worth(state)
        if not isinstance(asked, ChoiceRequest):
            return self._turn(held, leader, (), past, path)
        ways = []
        for word in map(Say, asked.words):
            said = apply(state, word).state
            ways.append(
                self._worth(said)
                if said.is_over
                else self._turn(held, leader, (), (*past, word), (*path, word))
            )
        return self._best(self._start.ring.index(asked.seat), ways)

    def _replayed(self, path: Path) -> DealState:
        state = self._start
        for done in path:
            state = apply(state, done if isinstance(done, Say) else PlayCard(self._cards[done])).state
        return state

    def _worth(self, state: DealState) -> Worth:
        """Return the worth of the finished *state* since the start."""
        end = brought(state, self._start)
        return ours(self._start, end), end

    def _best(self, seat: int, ways: list[Worth]) -> Worth:
        """Choose from *ways* for the side of *seat*, and for the seat itself."""
        if len(ways) == 1:
            return ways[0]
        sided = [way for way, _ in ways]
        best = max(sided) if self._ours[seat] else min(sided)
        return best, max([end for _, end in ways], key=self._likes[seat])

    def _may_lay(self, hand: int, led: int | None) -> list[int]:
        """Return the cards of *hand* that the follow rule allows."""
        cards, ring = self._of(hand), self._start.ring
        trick = Trick(starting_with(ring, ring[0]), () if led is None else (self._cards[led],))
        obligation = self._follow.obligation(cards, trick, self._start.ranking)
        return [self._cards.index(card) for card in (obligation.cards if obligation else cards)]

    def _taken_by(self, table: tuple[int, ...]) -> tuple[int, Cards]:
        """Return the winning card on the *table*, and those of the others that were shown."""
        cards = tuple(self._cards[at] for at in table)
        best = self._start.ranking.best(cards)
        return best, tuple(card for card in cards if card in self._start.shown and card is not cards[best])

    def _bits(self, cards: Iterable[Card]) -> int:
        return sum(1 << self._cards.index(card) for card in cards)

    def _of(self, bits: int) -> Cards:
        return tuple(card for at, card in enumerate(self._cards) if bits >> at & 1)

"""
The composition of deals whose tricks fall as a test wants them.

A deal is composed from its last trick to its first, since a seat may play only from the cards that it
still holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from ombre_desktop.engine import Card, Cards, Pack, Suit, Trick
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.seats import Seat, ring_from, starting_with

PARTIES = "OXYZ"
"""The letters of the parties: the Ombre, then the other seats in turn."""
TRICKS = 9
TRUMP = Suit.HEARTS
TRIES = 400
"""The number of rows of cards tried for one trick before the trick before it is composed again."""

RANKING = ranking_with_matadors(TRUMP)
FOLLOW = FollowRule()

Row = Cards
"""The cards of one trick, by seat."""


@dataclass(frozen=True)
class Pins:
    """
    The places of cards when play begins: with the Ombre, or with a defender.

    Cards that the Ombre *lacks* may lie with a defender or with nobody; those that *nobody* holds
    lie in the talon.
    """

    ombre: str = ""
    x: str = ""
    y: str = ""
    z: str = ""
    lacks: str = ""
    nobody: str = ""


@cache
def composed(tricks: str, pins: Pins, leads: str = "O", parties: int = 3) -> tuple[str, tuple[Row, ...]]:
    """
    Return the trump and nine rows of cards in which the *tricks* fall to O, X and Y as told.

    Of four *parties* the last is Z. *leads* names who leads first.
    """
    winners = tuple(PARTIES.index(party) for party in tricks.ljust(TRICKS, "X"))
    for seed in range(100):
        rows = _Composer(winners, pins, Random(seed), leads, parties).rows()
        if rows is not None:
            return TRUMP.value, rows
    raise AssertionError(f"no deal found for {tricks} with {pins}")


class _Composer:
    """One attempt at composing a deal."""

    def __init__(self, winners: tuple[int, ...], pins: Pins, rng: Random, leads: str, parties: int) -> None:
        self.winners = winners
        self.rng = rng
        self.leads = PARTIES.index(leads)
        self.ring = ring_from(Seat(parties - 1), parties)
        self.pinned = [set(cards(held)) for held in (pins.ombre, pins.x, pins.y, pins.z)][:parties]
        self.lacked = set(cards(pins.lacks))
        self.free = set(Pack.SPANISH.cards) - set(cards(pins.nobody)) - set().union(*self.pinned)
        self.hands: list[set[Card]] = [set() for _ in self.ring]

    def rows(self) -> tuple[Row, ...] | None:
        """Return the tricks from the first on, or None if this attempt failed."""
        rows: list[Row] = []
        for number in reversed(range(TRICKS)):
            leader = self.winners[number - 1] if number else self.leads
            row = self._row(leader, self.winners[number], number)
            if row is None:
                return None
            rows.append(row)
        return tuple(reversed(rows))

    def _row(self, leader: int, winner: int, left: int) -> Row | None:
        """Return a trick that *winner* takes; *left* are still to be composed after it."""
        for _ in range(TRIES):
            row = self._guess(left)
            if row is not None and self._falls(row, leader, winner):
                for at, card in enumerate(row):
                    self.hands[at].add(card)
                    self.pinned[at].discard(card)
                    self.free.discard(card)
                return row
        return None

    def _guess(self, left: int) -> Row | None:
        """Return a card from each group, preferring those that must lie somewhere."""
        row: list[Card] = []
        for at, pinned in enumerate(self.pinned):
            open_ = sorted(self.free - set(row) - (self.lacked if at == 0 else set()), key=str)
            must = len(pinned) > left
            if pinned and (must or self.rng.random() < 0.5):
                open_ = sorted(pinned, key=str)
            row.append(self.rng.choice(open_))
        return tuple(row) if len(set(row)) == len(row) else None

    def _falls(self, row: Row, leader: int, winner: int) -> bool:
        order = starting_with(self.ring, Seat(leader))
        played = tuple(row[at] for at in order)
        if order[RANKING.best(played)] != winner:
            return False
        return all(
            FOLLOW.refusal(row[at], (*self.hands[at], row[at]), Trick(order, played[:turn]), RANKING) is None
            for turn, at in enumerate(order)
        )

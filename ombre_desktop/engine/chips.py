"""Chips, points, payments and the outcome of a deal (rules 1.12 and 1.13)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import NewType

from ombre_desktop.engine.seats import POOL, Party, PerSeat, Seat
from ombre_desktop.value import Value

Chips = NewType("Chips", int)
"""Chips are whole numbers, and a player may go into debt (rule 1.13)."""


class Cost(Enum):
    """The reason for one part of a payment."""

    ANTE = "ante"
    POOL = "pool"
    GAME = "game"
    ESTUCHES = "estuches"
    PRIMERAS = "primeras"
    PRIMERAS_AGAINST = "primeras_against"
    MATADORS = "matadors"
    SANS_PRENDRE = "sans_prendre"
    VOLE = "vole"
    FAILED_VOLE = "failed_vole"
    PUESTA = "puesta"
    CODILLE = "codille"
    SURRENDER = "surrender"
    PASSED_OUT = "passed_out"
    END_OF_SITTING = "end_of_sitting"
    KING_TURNED = "king_turned"
    KING_SHOWN = "king_shown"
    KING_CAPTURED = "king_captured"
    MAN = "man"
    MAN_BEATEN = "man_beaten"


class Payment(Value):
    """
    Chips that pass from one party to another.

    *parts* break the amount down by cost; they sum to *chips*.
    """

    payer: Party
    payee: Party
    parts: tuple[tuple[Cost, Chips], ...]

    @property
    def chips(self) -> Chips:
        """The total amount, in chips."""
        return Chips(sum([chips for _, chips in self.parts]))

    @property
    def reason(self) -> str:
        """The parts of the payment in words, as ``game 7, estuches 3``."""
        return ", ".join(f"{cost.value} {chips}" for cost, chips in self.parts)


def payment(payer: Party, payee: Party, *parts: tuple[Cost, int]) -> Payment:
    """Make a payment of *parts*, leaving out each part of 0 chips."""
    return Payment(payer, payee, tuple([(cost, Chips(chips)) for cost, chips in parts if chips]))


def listed(payments: Iterable[Payment]) -> tuple[Payment, ...]:
    """Return the *payments* that move chips, sorted by payer and payee as in records, the pool first."""
    return tuple(sorted([paid for paid in payments if paid.parts], key=_place_of))


def _place_of(paid: Payment) -> tuple[int, int]:
    payer, payee = paid.payer, paid.payee
    return -1 if payer is POOL else payer, -1 if payee is POOL else payee


class Price(Value):
    """
    The value of a bid in chips, before bonuses.

    *pool* and *from_each* are won; *lost* is paid for a puesta or codille. *worse* is paid for a codille if
    it costs more, and *most* at the utmost. *payers* pay *from_each*; if None, these are all other seats.
    """

    pool: Chips
    from_each: Chips
    lost: Chips
    worse: Chips | None = None
    payers: int | None = None
    most: Chips | None = None

    def heads(self, seats: int) -> int:
        """Return the number of players at a table of *seats* who pay *from_each*."""
        return seats - 1 if self.payers is None else self.payers

    @property
    def at_stake(self) -> float:
        """The cost of a game that is not won, halfway between the two prices if there are two."""
        return float(self.lost) if self.worse is None else (self.lost + self.worse) / 2


class Score(Value):
    """Points won or lost in a game of points (rule 3.12); of a side, the lower *seat* has them."""

    seat: Seat
    points: int
    cost: Cost


class Stones(Value):
    """
    The stones of a game in which two sides hold the scores (25.2).

    Each side begins with *each*. What a side loses lies on the table, as the pool, until it is won.
    Before a deal the side of the eldest puts *entry* stones there.
    """

    each: int
    entry: int


class Target(Value):
    """
    The score that ends a game of points: the first to reach *points* wins (rule 3.12).

    With *stones*, the scores belong to the sides of opposite seats, and all points come from the table.
    """

    points: int
    stones: Stones | None = None

    def standing(self, seats: int) -> PerSeat[int]:
        """Return the scores at the beginning of a game."""
        return (0,) * seats if self.stones is None else (self.stones.each,) * 2

    def before_entry(self, stakes: Stakes, eldest: Seat) -> PerSeat[int]:
        """Return the scores from which *stakes* arose, as if the side of *eldest* had had its whole entry."""
        if self.stones is None:
            return stakes.scores
        side, entry = eldest % len(stakes.scores), self.stones.entry
        return tuple(held + (entry if at == side else 0) for at, held in enumerate(stakes.scores))

    def winner(self, scores: PerSeat[int]) -> Seat | None:
        """Return the sole leader at or over the target; None if there is no such seat."""
        best = max(scores)
        if best < self.points or scores.count(best) > 1:
            return None
        return Seat(scores.index(best))


class Stakes(Value):
    """The stakes when the deal begins: the pool with the antes paid, and any scores."""

    pool: Chips = Chips(0)
    scores: PerSeat[int] = ()


class Result(Enum):
    """A way a deal can end; the value is its word in records."""

    SACADA = "sacada"
    PUESTA = "puesta"
    CODILLE = "codille"
    VOLE = "vole"
    FAILED_VOLE = "failed_vole"
    SURRENDER = "surrender"
    CONTRABOLA_MADE = "contrabola_made"
    CONTRABOLA_FAILED = "contrabola_failed"
    PASSED_OUT = "passed_out"
    MAN_WINS = "man_wins"
    MAN_LOSES = "man_loses"
    TARGET_REACHED = "target_reached"
    VOID = "void"


class Verdict(Value):
    """One result, with the seat it concerns, if any."""

    result: Result
    seat: Seat | None = None


class Outcome(Value):
    """Everything decided by a deal: usually one verdict (rule 1.12), after a take-over perhaps two (A20)."""

    verdicts: tuple[Verdict, ...]
    winners: tuple[Seat, ...] = ()

    @property
    def result(self) -> Result:
        """The first and main result."""
        return self.verdicts[0].result

    def seats_with(self, result: Result) -> tuple[Seat, ...]:
        """Return the seats that *result* concerns."""
        return tuple(seat for row in self.verdicts if row.result is result and (seat := row.seat) is not None)


class Settlement(Value):
    """
    The payments and scores (or *stones*) at the end of a deal.

    *stakes* has the pool and scores before it; *seats* is the number of seats.
    """

    outcome: Outcome
    payments: tuple[Payment, ...]
    scores: tuple[Score, ...]
    stakes: Stakes
    seats: int
    stones: bool = False

    @property
    def net(self) -> PerSeat[Chips]:
        """The chips won by each seat (negative: lost), without its ante; with the pool they sum to zero."""
        return net_of(self.payments, self.seats)

    @property
    def points(self) -> PerSeat[int]:
        """The points that each seat, or its side, won (negative: lost); empty in a game of chips."""
        after, before = self.scores_after, self.stakes.scores
        won = [now - then for now, then in zip(after, before, strict=True)]
        return tuple(won[seat % len(won)] for seat in range(self.seats)) if won else ()

    @property
    def won(self) -> PerSeat[int]:
        """The winnings of each seat: points where they are counted, else chips."""
        return self.points or self.net

    @property
    def pool_after(self) -> Chips:
        """The pool once everything is paid; stones that were won come from it."""
        won = sum(score.points for score in self.scores) if self.stones else 0
        return Chips(self.stakes.pool + pool_change(self.payments) - won)

    @property
    def scores_after(self) -> PerSeat[int]:
        """The scores once all points are added; empty in a game of chips."""
        return scores_with(self.stakes.scores, self.scores)


def score_of(scores: PerSeat[int], seat: Seat) -> int:
    """Return the score of *seat*; where opposite seats hold one together, that of its side."""
    return scores[seat % len(scores)]


def net_of(payments: tuple[Payment, ...], seats: int) -> PerSeat[Chips]:
    """Return the net gain of each seat from *payments*, in chips."""
    net = [0] * seats
    for paid in payments:
        chips = paid.chips
        if isinstance(paid.payer, int):
            net[paid.payer] -= chips
        if isinstance(paid.payee, int):
            net[paid.payee] += chips
    return tuple(map(Chips, net))


def pool_change(payments: tuple[Payment, ...]) -> Chips:
    """Return the net gain of the pool from *payments*, in chips."""
    return Chips(sum(((paid.payee is POOL) - (paid.payer is POOL)) * paid.chips for paid in payments))


def scores_with(before: PerSeat[int], scores: tuple[Score, ...]) -> PerSeat[int]:
    """Return the scores *before* with *scores* added."""
    after = list(before)
    for score in scores:
        after[score.seat] += score.points
    return tuple(after)

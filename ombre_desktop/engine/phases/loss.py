"""Payments for a lost game: puesta, codille and surrender (rule 1.13, A22 to A29)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.chips import Cost, Payment, payment
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

PRIMERAS_TRICKS = 5


class PuestaHeads(Enum):
    """The heads for which a loser pays five chips besides the pool (A22)."""

    ALL = "all"
    OPPONENTS = "opponents"
    TO_PLAYERS = "to_players"


class PrimerasAgainst(Enum):
    """The winners of the first five tricks that earn the bonus against a losing Ombre (A28)."""

    JOINT = "joint"
    ONE_DEFENDER = "one_defender"
    OFF = "off"


class LossBonus(Enum):
    """The number of times bonuses against a loser are paid (A28)."""

    ONCE = "once"
    PER_OPPONENT = "per_opponent"


class LossBase(Enum):
    """The effect of the bid on the price of losing (A29)."""

    FLAT = "flat"
    BY_BID = "by_bid"


def codille(ombre: Seat, winners: tuple[Seat, ...], *parts: tuple[Cost, int]) -> list[Payment]:
    """Pay all *parts* to the one winner, or share the sum between two, an odd chip to the pool (A21)."""
    if len(winners) == 1:
        return [payment(ombre, winners[0], *parts)]
    share, odd = divmod(sum(chips for _, chips in parts), len(winners))
    left = [payment(ombre, POOL, (Cost.CODILLE, odd))] if odd else []
    return [*left, *(payment(ombre, winner, (Cost.CODILLE, share)) for winner in winners)]


class LossRule(Value):
    """
    The price of losing: the pool again, *unit* chips a head, and bonuses.

    *first_five* chips are paid for primeras against the Ombre. *cap* limits the part that repeats the
    pool; None for no limit.
    """

    unit: int = 5
    heads: PuestaHeads = PuestaHeads.ALL
    cap: int | None = None
    base: LossBase = LossBase.FLAT
    bonus: LossBonus = LossBonus.ONCE
    primeras: PrimerasAgainst = PrimerasAgainst.JOINT
    first_five: int = 3

    def bare(self, state: DealState) -> int:
        """Return the amount without bonuses, in chips: the pool and the heads."""
        return self._pool(state) + self._heads(state)

    def puesta(self, state: DealState, ombre: Seat, estuches: int) -> list[Payment]:
        """Pay into the pool; the heads go to the players where the house rules say so."""
        bonus = self._bonus(state, ombre, estuches)
        if self.heads is not PuestaHeads.TO_PLAYERS:
            return [payment(ombre, POOL, (Cost.PUESTA, self.bare(state)), *bonus)]
        return [payment(ombre, POOL, (Cost.PUESTA, self._pool(state)), *bonus), *self._shares(state, ombre)]

    def without_bonus(self, state: DealState, ombre: Seat, cost: Cost) -> list[Payment]:
        """Pay as for a puesta, but without bonuses; *cost* is the reason recorded."""
        if self.heads is not PuestaHeads.TO_PLAYERS:
            return [payment(ombre, POOL, (cost, self.bare(state)))]
        return [payment(ombre, POOL, (cost, self._pool(state))), *self._shares(state, ombre)]

    def codille(
        self, state: DealState, ombre: Seat, winners: tuple[Seat, ...], estuches: int
    ) -> list[Payment]:
        """Pay the whole amount to the winner or winners."""
        bonus = self._bonus(state, ombre, estuches)
        return codille(ombre, winners, (Cost.CODILLE, self.bare(state)), *bonus)

    def _pool(self, state: DealState) -> int:
        pool = state.stakes.pool
        return pool if self.cap is None else min(pool, self.cap)

    def _unit(self, state: DealState) -> int:
        return state.the_contract.base if self.base is LossBase.BY_BID else self.unit

    def _heads(self, state: DealState) -> int:
        counted = state.seats if self.heads is PuestaHeads.ALL else state.seats - 1
        return self._unit(state) * counted

    def _shares(self, state: DealState, ombre: Seat) -> list[Payment]:
        return [
            payment(ombre, Seat(seat), (Cost.PUESTA, self._unit(state)))
            for seat in range(state.seats)
            if seat != ombre
        ]

    def _bonus(self, state: DealState, ombre: Seat, estuches: int) -> tuple[tuple[Cost, int], ...]:
        times = state.seats - 1 if self.bonus is LossBonus.PER_OPPONENT else 1
        against = self.first_five if self._first_five_lost(state, ombre) else 0
        return ((Cost.ESTUCHES, estuches * times), (Cost.PRIMERAS_AGAINST, against * times))

    def _first_five_lost(self, state: DealState, ombre: Seat) -> bool:
        first = set(state.play.winners[:PRIMERAS_TRICKS])
        if self.primeras is PrimerasAgainst.OFF or ombre in first:
            return False
        return self.primeras is PrimerasAgainst.JOINT or len(first) == 1

"""Payments of a game with equal stakes: the pool, or half of it (3.7)."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, Score, payment
from ombre_desktop.engine.contract import Goal
from ombre_desktop.engine.phases.loss import codille
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value


class EqualStakes(Value):
    """
    Equal stakes: a winner takes the pool, and a loser pays as many chips as it holds.

    For a vole, each opponent also pays the Ombre half the pool. For a failed vole, the Ombre pays
    each opponent that half, and the pool stays.
    """

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return all payments in record order, by payer and payee."""
        ombre, pool = state.the_ombre, int(state.stakes.pool)
        others = [Seat(seat) for seat in range(state.seats) if seat != ombre]
        match outcome.result:
            case Result.SACADA:
                return (payment(POOL, ombre, (Cost.POOL, pool)),)
            case Result.VOLE:
                heads = (payment(other, ombre, (Cost.VOLE, pool // 2)) for other in others)
                return (payment(POOL, ombre, (Cost.POOL, pool)), *heads)
            case Result.FAILED_VOLE:
                return tuple(payment(ombre, other, (Cost.FAILED_VOLE, pool // 2)) for other in others)
            case Result.CODILLE:
                return tuple(codille(ombre, outcome.winners, (Cost.CODILLE, pool)))
            case _:
                return (payment(ombre, POOL, (Cost.PUESTA, pool)),)

    def price(self, state: DealState) -> Price:
        """
        Return the pool for a win or a loss.

        With a vole bid, a win adds half the pool from each opponent, and a loss costs that half for
        each.
        """
        pool = state.stakes.pool
        if state.the_contract.goal is not Goal.ALL:
            return Price(pool, Chips(0), pool)
        half = pool // 2
        return Price(pool, Chips(half), Chips(half * (state.seats - 1)))

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: only the pool counts."""
        return ()

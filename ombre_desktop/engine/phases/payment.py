"""Payments in chips (rule 1.13)."""

from __future__ import annotations

from enum import Enum
from typing import Protocol, runtime_checkable

from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, Score, listed, payment
from ombre_desktop.engine.phases.estuches import EstucheRule
from ombre_desktop.engine.phases.loss import LossRule
from ombre_desktop.engine.phases.settlement import PaymentRule
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

FIVE_OF_POOL = 5
"""The chips that a vole takes from the pool where it does not take them all (A25)."""


class VoleBonus(Enum):
    """The share of the pool that a vole takes (A25)."""

    TEN_EACH = "ten_each"
    FIVE_OF_POOL = "five_of_pool"


class FailedVolePool(Enum):
    """The owner of the pool when the vole fails (A26)."""

    OMBRE = "ombre"
    STAYS = "stays"
    DEFENDERS_SPLIT = "defenders_split"


class CodillePool(Enum):
    """The owner of the pool after codille (A23)."""

    STAYS = "stays"
    WINNER = "winner"


@runtime_checkable
class WithBarePrice(PaymentRule, Protocol):
    """Payments in which a lost game has a price without bonuses."""

    def bare(self, state: DealState) -> int:
        """Return the price of a lost game, in chips."""
        ...


class Bonuses(Value):
    """
    The chips of each other player for primeras and for a vole, and those of an Ombre who misses one.

    A higher base than *lowest* lowers the price of a missed vole by the difference.
    """

    primeras: int = 3
    vole: int = 10
    vole_missed: int = 30
    lowest: int = 5


class ChipPayments(Value):
    """Payments for every outcome of a game with a pool; *loss* prices lost games."""

    loss: LossRule
    estuches: EstucheRule
    vole: VoleBonus = VoleBonus.TEN_EACH
    failed_vole_pool: FailedVolePool = FailedVolePool.OMBRE
    codille_pool: CodillePool = CodillePool.STAYS
    bonuses: Bonuses = Bonuses()

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return all payments in record order, by payer and payee."""
        return listed(self._by_result(state, outcome))

    def price(self, state: DealState) -> Price:
        """Return the pool and the base for a win, the bare amount for a loss."""
        return Price(state.stakes.pool, state.the_contract.base, Chips(self.bare(state)))

    def bare(self, state: DealState) -> int:
        """Return the price of a lost game without bonuses, in chips."""
        return self.loss.bare(state)

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return the estuches."""
        return (self.estuches.count(state),)

    def _by_result(self, state: DealState, outcome: Outcome) -> list[Payment]:
        ombre = state.the_ombre
        match outcome.result:
            case Result.SACADA:
                return self._won(state, ombre)
            case Result.VOLE:
                return self._vole(state, ombre)
            case Result.FAILED_VOLE:
                return self._failed_vole(state, ombre)
            case Result.CODILLE:
                return self._codille(state, ombre, outcome.winners)
            case Result.PUESTA:
                return self.loss.puesta(state, ombre, self.estuches.count(state))
            case _:
                return self.loss.without_bonus(state, ombre, Cost.SURRENDER)

    def _others(self, state: DealState, ombre: Seat) -> list[Seat]:
        """Return everybody at the table but the Ombre; a resting seat pays and is paid like a defender."""
        return [Seat(seat) for seat in range(state.seats) if seat != ombre]

    def _won(self, state: DealState, ombre: Seat) -> list[Payment]:
        primeras = self.bonuses.primeras if state.play.claimed else 0
        parts = (
            (Cost.GAME, state.the_contract.base),
            (Cost.ESTUCHES, self.estuches.count(state)),
            (Cost.PRIMERAS, primeras),
        )
        heads = [payment(other, ombre, *parts) for other in self._others(state, ombre)]
        return [payment(POOL, ombre, (Cost.POOL, state.stakes.pool)), *heads]

    def _vole(self, state: DealState, ombre: Seat) -> list[Payment]:
        takes_all = self.vole is VoleBonus.TEN_EACH
        pool = state.stakes.pool if takes_all else min(state.stakes.pool, FIVE_OF_POOL)
        parts = (
            (Cost.GAME, state.the_contract.base),
            (Cost.ESTUCHES, self.estuches.count(state)),
            (Cost.VOLE, self.bonuses.vole),
        )
        heads = [payment(other, ombre, *parts) for other in self._others(state, ombre)]
        return [payment(POOL, ombre, (Cost.POOL, pool)), *heads]

    def _failed_vole(self, state: DealState, ombre: Seat) -> list[Payment]:
        earned = state.the_contract.base - self.bonuses.lowest + self.estuches.count(state)
        price = max(0, self.bonuses.vole_missed - earned)
        others = self._others(state, ombre)
        paid = [payment(ombre, other, (Cost.FAILED_VOLE, price)) for other in others]
        if self.failed_vole_pool is FailedVolePool.OMBRE:
            paid.append(payment(POOL, ombre, (Cost.POOL, state.stakes.pool)))
        if self.failed_vole_pool is FailedVolePool.DEFENDERS_SPLIT:
            share = state.stakes.pool // len(others)
            paid += [payment(POOL, other, (Cost.POOL, share)) for other in others]
        return paid

    def _codille(self, state: DealState, ombre: Seat, winners: tuple[Seat, ...]) -> list[Payment]:
        paid = self.loss.codille(state, ombre, winners, self.estuches.count(state))
        if self.codille_pool is CodillePool.WINNER:
            share = state.stakes.pool // len(winners)
            paid += [payment(POOL, winner, (Cost.POOL, share)) for winner in winners]
        return paid


class TakenOverPayments(Value):
    """
    The Spanish payments of a hand taken over (A20); any other hand is paid by *otherwise*.

    Every puesta is the bare amount. A taker who wins collects the quitter's puesta; for codille, the
    taker pays the third player the same amount.
    """

    otherwise: WithBarePrice

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return one payment for each puesta or codille; the quitter pays a taker who wins."""
        taker, playing = state.ombre, state.playing
        # A hand thrown in before trump was named has no play (rule 3.3).
        if playing is None or playing.quitter is None or taker is None:
            return self.otherwise.payments(state, outcome)
        amount = self.otherwise.bare(state)
        payee = taker if outcome.result is Result.SACADA else POOL
        puestas, codilles = outcome.seats_with(Result.PUESTA), outcome.seats_with(Result.CODILLE)
        paid = [payment(seat, payee, (Cost.PUESTA, amount)) for seat in puestas]
        return listed([*paid, *(payment(taker, seat, (Cost.CODILLE, amount)) for seat in codilles)])

    def price(self, state: DealState) -> Price | None:
        """Return the price without a take-over."""
        return self.otherwise.price(state)

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return the estuches, which are paid only if the hand was not taken over."""
        return self.otherwise.of_cards(state)

"""Payments by the value of the game: the plate and each other player (22.7), or points (23.4)."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, Score, listed, payment
from ombre_desktop.engine.phases.loss import codille
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

PRIMERAS, VOLE = 1, 3
"""The chips from each for the first five tricks and for all nine."""
CONTRABOLA = Chips(2)
"""The value of a game to lose every trick."""


class FlatTariff(Value):
    """
    Payments of the tariff `llana`: the value of the contract from each other player at the table.

    A lost game costs the value once for each of them. With *winner_takes*, the plate goes to the
    winner of a codille.
    """

    winner_takes: bool = False

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment, ...]:
        """Return all payments in record order, by payer and payee."""
        ombre, result = state.the_ombre, outcome.result
        if result in (Result.SACADA, Result.VOLE, Result.CONTRABOLA_MADE):
            bonus = (Cost.VOLE, VOLE) if result is Result.VOLE else (Cost.PRIMERAS, self._primeras(state))
            return listed([self._plate(state, ombre), *self._from_each(state, bonus)])
        if result is Result.FAILED_VOLE:
            return listed([self._plate(state, ombre), *self._missed(state)])
        if result is Result.CODILLE:
            won = [self._plate(state, seat) for seat in outcome.winners] if self.winner_takes else []
            return listed([*won, *codille(ombre, outcome.winners, (Cost.CODILLE, self.bare(state)))])
        cost = Cost.SURRENDER if result is Result.SURRENDER else Cost.PUESTA
        return listed([payment(ombre, POOL, (cost, self.bare(state)))])

    def bare(self, state: DealState) -> int:
        """Return the price of a lost game, in chips."""
        return state.the_contract.base * (state.seats - 1)

    def price(self, state: DealState) -> Price:
        """Return the plate, the value of the contract, and the price of losing it."""
        return Price(state.stakes.pool, state.the_contract.base, Chips(self.bare(state)))

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return the chip for the three matadors, held when play began."""
        matadors = state.ranking.matadors
        held = state.play.opening[state.the_ombre]
        return (int(bool(matadors) and set(matadors).issubset(held)),)

    def _plate(self, state: DealState, seat: Seat) -> Payment:
        return payment(POOL, seat, (Cost.POOL, state.stakes.pool))

    def _primeras(self, state: DealState) -> int:
        return PRIMERAS if state.play.claimed else 0

    def _from_each(self, state: DealState, bonus: tuple[Cost, int]) -> list[Payment]:
        (matadors,) = self.of_cards(state)
        parts = ((Cost.GAME, state.the_contract.base), (Cost.ESTUCHES, matadors), bonus)
        return [payment(seat, state.the_ombre, *parts) for seat in _others(state)]

    def _missed(self, state: DealState) -> list[Payment]:
        """Settle a vole that failed: its price is taken off the value."""
        (matadors,) = self.of_cards(state)
        left = state.the_contract.base + matadors - VOLE
        ombre = state.the_ombre
        if left > 0:
            return [payment(seat, ombre, (Cost.GAME, left)) for seat in _others(state)]
        return [payment(ombre, seat, (Cost.FAILED_VOLE, -left)) for seat in _others(state)]


def _others(state: DealState) -> list[Seat]:
    """Return everybody at the table but the Ombre; a seat that sits out settles like a defender."""
    return [Seat(seat) for seat in range(state.seats) if seat != state.ombre]


class TrickPoints(Value):
    """
    Points of the tariff `rap`: 1 for a game won with up to six tricks, 2 up to eight, 4 for nine.

    The games called in *favoured* have one point more. Each defender has 1 for a puesta, the better
    one 2 for a codille.
    """

    favoured: tuple[str, ...]

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Score, ...]:
        """Return the points in the order of seats."""
        ombre = state.the_ombre
        if outcome.result in (Result.SACADA, Result.VOLE, Result.FAILED_VOLE):
            return (Score(ombre, self._won(state, state.play.won[ombre]), Cost.GAME),)
        if outcome.result is Result.CODILLE:
            return tuple(Score(seat, 2, Cost.CODILLE) for seat in outcome.winners)
        if outcome.result is Result.CONTRABOLA_MADE:
            return (Score(ombre, 2, Cost.GAME),)
        return tuple(Score(seat, 1, Cost.PUESTA) for seat in sorted(state.ring) if seat != ombre)

    def price(self, state: DealState) -> Price:
        """Return the points as chips from each opponent; a puesta costs one to each."""
        points = 1 + int(state.the_contract.name in self.favoured)
        return Price(Chips(0), Chips(points), Chips(2))

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: the cards do not count."""
        return ()

    def _won(self, state: DealState, tricks: int) -> int:
        points = 4 if tricks == sum(state.play.won) and not state.play.claimed else 2 if tricks >= 7 else 1
        return points + int(state.the_contract.name in self.favoured)

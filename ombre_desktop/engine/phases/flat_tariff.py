"""Payments by the value of the game: the plate and each other player (22.7), or points (23.4)."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, Score, listed, payment
from ombre_desktop.engine.phases.loss import codille
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

SEVEN = 7
"""The fewest tricks of a game that is worth more by the tariff `rap`."""


class FlatBonuses(Value):
    """
    The chips from each for the three matadors, for the first five tricks and for all nine.

    Then those more for each, of a puesta while the plate still holds chips of an earlier deal.
    """

    matadors: int
    primeras: int
    vole: int
    puesta_again: int = 0


class FlatTariff(Value):
    """
    Payments of the tariff `llana`: the value of the contract from each other player at the table.

    A lost game costs the value once for each of them. With *winner_takes*, the plate goes to the
    winner of a codille.
    """

    bonuses: FlatBonuses
    winner_takes: bool = False

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment, ...]:
        """Return all payments in record order, by payer and payee."""
        ombre, result = state.the_ombre, outcome.result
        if result in (Result.SACADA, Result.VOLE, Result.CONTRABOLA_MADE):
            bonus = (
                (Cost.VOLE, self.bonuses.vole)
                if result is Result.VOLE
                else (Cost.PRIMERAS, self._primeras(state))
            )
            return listed([self._plate(state, ombre), *self._from_each(state, bonus)])
        if result is Result.FAILED_VOLE:
            return listed([self._plate(state, ombre), *self._missed(state)])
        if result is Result.CODILLE:
            won = [self._plate(state, seat) for seat in outcome.winners] if self.winner_takes else []
            return listed([*won, *codille(ombre, outcome.winners, (Cost.CODILLE, self.bare(state)))])
        cost = Cost.SURRENDER if result is Result.SURRENDER else Cost.PUESTA
        return listed([payment(ombre, POOL, (cost, self._puesta(state)))])

    def bare(self, state: DealState) -> int:
        """Return the price of a lost game, in chips."""
        return state.the_contract.base * (state.seats - 1)

    def price(self, state: DealState) -> Price:
        """Return the plate, the value of the contract, and the price of losing it."""
        return Price(state.stakes.pool, state.the_contract.base, Chips(self._puesta(state)))

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return the chips for the three matadors, held when play began."""
        matadors = state.ranking.matadors
        held = state.play.opening[state.the_ombre]
        return (self.bonuses.matadors if matadors and set(matadors).issubset(held) else 0,)

    def _puesta(self, state: DealState) -> int:
        """Return the price of a puesta, which may cost more than the first one (22.7)."""
        staked = sum(paid.chips for paid in state.ruleset.ante.payments(state.dealer, state.seats))
        more = self.bonuses.puesta_again if state.stakes.pool > staked else 0
        return self.bare(state) + more * (state.seats - 1)

    def _plate(self, state: DealState, seat: Seat) -> Payment:
        return payment(POOL, seat, (Cost.POOL, state.stakes.pool))

    def _primeras(self, state: DealState) -> int:
        return self.bonuses.primeras if state.play.claimed else 0

    def _from_each(self, state: DealState, bonus: tuple[Cost, int]) -> list[Payment]:
        (matadors,) = self.of_cards(state)
        parts = ((Cost.GAME, state.the_contract.base), (Cost.ESTUCHES, matadors), bonus)
        return [payment(seat, state.the_ombre, *parts) for seat in _others(state)]

    def _missed(self, state: DealState) -> list[Payment]:
        """Settle a vole that failed: its price is taken off the value."""
        (matadors,) = self.of_cards(state)
        left = state.the_contract.base + matadors - self.bonuses.vole
        ombre = state.the_ombre
        if left > 0:
            return [payment(seat, ombre, (Cost.GAME, left)) for seat in _others(state)]
        return [payment(ombre, seat, (Cost.FAILED_VOLE, -left)) for seat in _others(state)]


def _others(state: DealState) -> list[Seat]:
    """Return everybody at the table but the Ombre; a seat that sits out settles like a defender."""
    return [Seat(seat) for seat in range(state.seats) if seat != state.ombre]


class RapPoints(Value):
    """
    The points of the tariff `rap` for a game won with up to six tricks, with up to eight, and with nine.

    Then those more in favour, of each defender for a puesta, of the better one for a codille, and for
    a contrabola.
    """

    won: int
    seven: int
    nine: int
    favour: int
    puesta: int
    codille: int
    contrabola: int


class TrickPoints(Value):
    """Payments in points by the tariff `rap`; the games called in *favoured* are worth more."""

    points: RapPoints
    favoured: tuple[str, ...]

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Score, ...]:
        """Return the points in the order of seats."""
        ombre = state.the_ombre
        if outcome.result in (Result.SACADA, Result.VOLE, Result.FAILED_VOLE):
            return (Score(ombre, self._won(state, state.play.won[ombre]), Cost.GAME),)
        if outcome.result is Result.CODILLE:
            return tuple(Score(seat, self.points.codille, Cost.CODILLE) for seat in outcome.winners)
        if outcome.result is Result.CONTRABOLA_MADE:
            return (Score(ombre, self.points.contrabola, Cost.GAME),)
        return tuple(
            Score(seat, self.points.puesta, Cost.PUESTA) for seat in sorted(state.ring) if seat != ombre
        )

    def price(self, state: DealState) -> Price:
        """Return the points as chips from each opponent; a puesta costs its points to each."""
        points = self.points.won + self._favour(state)
        return Price(Chips(0), Chips(points), Chips(2 * self.points.puesta))

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: the cards do not count."""
        return ()

    def _won(self, state: DealState, tricks: int) -> int:
        every = tricks == sum(state.play.won) and not state.play.claimed
        won = self.points.nine if every else self.points.seven if tricks >= SEVEN else self.points.won
        return won + self._favour(state)

    def _favour(self, state: DealState) -> int:
        return self.points.favour if state.the_contract.name in self.favoured else 0

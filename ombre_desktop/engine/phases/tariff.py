"""Tariffs: what a contract wins or loses, once or from each opponent (21.2, 21.12)."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, listed, payment
from ombre_desktop.engine.seats import POOL, Party, Ring, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

Part = tuple[Cost, int]

COSTS = {Result.PUESTA: Cost.PUESTA, Result.CODILLE: Cost.CODILLE, Result.SURRENDER: Cost.SURRENDER}


class Rate(Value):
    """
    The price of the contract called *contract*: *won*, *tied* (also for a hand thrown in) or *lost*.

    A game to lose every trick may cost *tied* for the first and *trick* for each other one, up to *cap*.
    """

    contract: str
    won: int
    tied: int
    lost: int
    trick: int | None = None
    cap: int | None = None

    def loss(self, result: Result, tricks: int) -> int:
        """Return the price of a game that was not won, with that number of the Ombre's *tricks*."""
        if result is not Result.CODILLE:
            return self.tied
        if self.trick is None:
            return self.lost
        price = self.tied + self.trick * (tricks - 1)
        return price if self.cap is None else min(price, self.cap)

    def most(self, state: DealState) -> int:
        """Return the price of losing with every trick."""
        return self.loss(Result.CODILLE, state.ruleset.hand_size)


class Collector(Protocol):
    """The way in which a tariff is collected: from each opponent, or from the pool."""

    def price(self, state: DealState, rate: Rate) -> Price:
        """Return the price of a contract for the players to weigh."""
        ...

    def won(self, state: DealState, parts: tuple[Part, ...]) -> list[Payment]:
        """Pay the Ombre for a game won."""
        ...

    def missed(self, state: DealState, won: int, vole: int) -> list[Payment]:
        """Pay the Ombre for a game won, less the price of the *vole* that failed."""
        ...

    def lost(self, state: DealState, part: Part) -> list[Payment]:
        """Let the Ombre pay for a game that was not won."""
        ...


class TariffPayments(Value):
    """Payments by the *rates* of a tariff; *vole* is added for all tricks, and taken off if they failed."""

    rates: tuple[Rate, ...]
    collector: Collector
    vole: int

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment, ...]:
        """Return all payments in record order, by payer and payee."""
        rate, result = self._rate(state), outcome.result
        if result is Result.SACADA:
            return listed(self.collector.won(state, ((Cost.GAME, rate.won),)))
        if result is Result.VOLE:
            return listed(self.collector.won(state, ((Cost.GAME, rate.won), (Cost.VOLE, self.vole))))
        if result is Result.FAILED_VOLE:
            return listed(self.collector.missed(state, rate.won, self.vole))
        tricks = 0 if state.playing is None else state.playing.won[state.the_ombre]
        return listed(self.collector.lost(state, (COSTS[result], rate.loss(result, tricks))))

    def price(self, state: DealState) -> Price:
        """Return the price of the contract that is played."""
        return self.collector.price(state, self._rate(state))

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: the cards do not count."""
        return ()

    def _rate(self, state: DealState) -> Rate:
        return next(rate for rate in self.rates if rate.contract == state.the_contract.name)


class PerOpponent(Value):
    """Payments between the Ombre and each opponent; with *sitter*, a seat that sits out pays too."""

    sitter: bool = False

    def price(self, state: DealState, rate: Rate) -> Price:
        """Return the chips from each opponent, and the price of a tie."""
        heads = len(self._settling(state)) - 1
        tied, lost, most = (Chips(heads * each) for each in (rate.tied, rate.lost, rate.most(state)))
        return Price(Chips(0), Chips(rate.won), tied, lost, heads, None if rate.trick is None else most)

    def won(self, state: DealState, parts: tuple[Part, ...]) -> list[Payment]:
        """Take *parts* from each opponent."""
        return [payment(seat, state.the_ombre, *parts) for seat in self._heads(state)]

    def missed(self, state: DealState, won: int, vole: int) -> list[Payment]:
        """Take from each opponent what is left of the game."""
        return self.won(state, ((Cost.GAME, won - vole),))

    def lost(self, state: DealState, part: Part) -> list[Payment]:
        """Pay *part* to each opponent."""
        return [payment(state.the_ombre, seat, part) for seat in self._heads(state)]

    def _settling(self, state: DealState) -> Ring:
        return tuple(map(Seat, range(state.seats))) if self.sitter else state.ring

    def _heads(self, state: DealState) -> list[Seat]:
        return [seat for seat in self._settling(state) if seat != state.ombre]


class FromPool(Value):
    """Payments once, from the pool as far as it goes, or into it; a hand thrown in pays the opponents too."""

    def price(self, state: DealState, rate: Rate) -> Price:
        """Return the share of the pool, and the price of a tie."""
        return Price(Chips(min(rate.won, state.stakes.pool)), Chips(0), Chips(rate.tied), Chips(rate.lost))

    def won(self, state: DealState, parts: tuple[Part, ...]) -> list[Payment]:
        """Take *parts* from the pool while it lasts."""
        left = int(state.stakes.pool)
        found = []
        for cost, chips in parts:
            found.append((cost, min(chips, left)))
            left -= min(chips, left)
        return [payment(POOL, state.the_ombre, *found)]

    def missed(self, state: DealState, won: int, vole: int) -> list[Payment]:
        """Take the game from the pool, and pay for the vole into it."""
        given_back = payment(state.the_ombre, POOL, (Cost.FAILED_VOLE, vole))
        return [*self.won(state, ((Cost.GAME, won),)), given_back]

    def lost(self, state: DealState, part: Part) -> list[Payment]:
        """Pay *part* into the pool; for a hand thrown in, to each opponent as well."""
        payees: tuple[Party, ...] = (POOL,)
        if part[0] is Cost.SURRENDER:
            payees += tuple(seat for seat in state.ring if seat != state.ombre)
        return [payment(state.the_ombre, payee, part) for payee in payees]

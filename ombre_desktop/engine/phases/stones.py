"""Stones of two sides, won from the other side and from the table (25.5)."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips, Cost, Outcome, Price, Result, Score
from ombre_desktop.engine.phases.sides import against, has_matadors, side_of
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

FIRST = 5
"""The first tricks, which together are the hechas."""


class Prices(Value):
    """The prices of results, in stones: each is a row of the table in 25.5."""

    llevada: int = 0
    solo: int = 2
    estuche: int = 1
    hechas: int = 1
    ocho: int = 4
    puesta: int = 4
    codillo: int = 4
    oros: int = 1


class StonePayments(Value):
    """
    Payments of a game of stones; *alone* in a solo, and *dear* is a trump for which one more is paid.

    A side never pays more than it has.
    """

    prices: Prices
    alone: bool = False
    dear: Suit | None = None

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Score, ...]:
        """Return the stones won and lost, in the order of payment."""
        makers = Seat(state.the_ombre % 2)
        others = Seat(1 - makers)
        lost = outcome.result in (Result.CODILLE, Result.PUESTA)
        purse = {makers: held(state, makers), others: held(state, others)}
        if outcome.result is Result.PUESTA:
            return tuple(_paid(purse, makers, None, (Cost.PUESTA, self.prices.puesta)))
        payer, payee = (makers, others) if lost else (others, makers)
        parts = self._lost(state) if lost else self._won(state, outcome.result)
        table = Score(payee, on_table(state), Cost.POOL)
        scores = [table] if table.points else []
        for part in parts:
            scores += _paid(purse, payer, payee, part)
        return tuple(scores)

    def price(self, state: DealState) -> Price:
        """
        Return the stones on the table, those of the other side for a solo, and the prices of a lost game.

        In the auction they are those of the seat that speaks.
        """
        player = state.to_act if state.ombre is None else state.ombre
        makers = Seat((player or 0) % 2)
        own, theirs = held(state, makers), held(state, Seat(1 - makers))
        more = self.prices.llevada + (self.prices.solo if self.alone else 0)
        lost, worse = (Chips(min(price, own)) for price in (self.prices.puesta, self.prices.codillo))
        return Price(Chips(on_table(state)), Chips(min(more, theirs)), lost, worse, payers=1)

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return whether the three matadors were dealt to the side that plays, and to the side against it."""
        side = side_of(state)
        return (int(has_matadors(state, side)), int(has_matadors(state, against(state, side))))

    def _won(self, state: DealState, result: Result) -> tuple[tuple[Cost, int], ...]:
        prices, (estuche, _) = self.prices, self.of_cards(state)
        bonus = {Result.VOLE: (Cost.VOLE, prices.ocho), Result.FAILED_VOLE: (Cost.VOLE, 0)}
        hechas = (Cost.PRIMERAS, prices.hechas if state.play.claimed else 0)
        dear = self.dear is not None and state.trump is self.dear
        return (
            (Cost.GAME, prices.llevada + (prices.oros if dear else 0)),
            (Cost.SANS_PRENDRE, prices.solo if self.alone else 0),
            (Cost.ESTUCHES, prices.estuche * estuche),
            bonus.get(result, hechas),
        )

    def _lost(self, state: DealState) -> tuple[tuple[Cost, int], ...]:
        """Return what the others win by codillo: for what they hold themselves, and without being asked."""
        prices, (_, estuche) = self.prices, self.of_cards(state)
        first = set(state.play.winners[:FIRST]).isdisjoint(side_of(state))
        return (
            (Cost.CODILLE, prices.codillo),
            (Cost.ESTUCHES, prices.estuche * estuche),
            (Cost.PRIMERAS, prices.hechas if first else 0),
        )


def held(state: DealState, side: Seat) -> int:
    """Return the stones that *side* holds now; sides are named by their lower seat."""
    return state.stakes.scores[side] + sum(score.points for score in state.scores if score.seat == side)


def on_table(state: DealState) -> int:
    """Return the stones on the table now."""
    return state.stakes.pool - sum(score.points for score in state.scores)


def _paid(purse: dict[Seat, int], payer: Seat, payee: Seat | None, part: tuple[Cost, int]) -> Iterator[Score]:
    """Move the stones of *part*, as far as the payer has them, to the payee or to the table."""
    cost, price = part
    stones = min(price, purse[payer])
    if not stones:
        return
    purse[payer] -= stones
    yield Score(payer, -stones, cost)
    if payee is not None:
        purse[payee] += stones
        yield Score(payee, stones, cost)

"""The end of a deal: results and payments (rules 1.12 and 1.13)."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine.chips import Cost, Outcome, Payment, Price, Score, payment
from ombre_desktop.engine.events import DealSettled, Paid, Scored
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.phases.outcome import OutcomeRule
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class PaymentRule(Protocol):
    """The payments that a game attaches to an outcome."""

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return the payments and points of *outcome* in record order."""
        ...

    def price(self, state: DealState) -> Price | None:
        """Return the value of the contract before bonuses; None if no contract is played for chips."""
        ...

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return the numbers that the payments take from the cards alone, such as the estuches."""
        ...


class EachPays(Value):
    """Payments when nobody plays: every seat pays *chips* into the pool (A4)."""

    chips: int

    def payments(self, state: DealState, _outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return one payment for each seat, or no payments if *chips* is 0."""
        if not self.chips:
            return ()
        return tuple(payment(Seat(s), POOL, (Cost.PASSED_OUT, self.chips)) for s in range(state.seats))

    def price(self, _state: DealState) -> None:
        """Return None: nobody has bid, so there is no contract to price."""
        return

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: the cards do not count when nobody plays."""
        return ()


class SettlePhase(AutomaticPhase):
    """The settlement, which decides the outcome and pays for it."""

    outcome: OutcomeRule
    payment: PaymentRule

    def begin(self, state: DealState) -> Progress:
        """Settle the deal."""
        outcome = self.outcome.outcome(state)
        state, events = written(state, self.payment.payments(state, outcome))
        state = state._replace(outcome=outcome)
        settled = DealSettled(state.settled, state.layout, state.hands, state.dead, state.talon)
        return state, (*events, settled)


def written(state: DealState, items: tuple[Payment | Score, ...]) -> Progress:
    """Return the state with all *items* paid or scored, and their events."""
    paid = tuple([item for item in items if isinstance(item, Payment)])
    scores = tuple([item for item in items if isinstance(item, Score)])
    events = tuple([Scored(item) if isinstance(item, Score) else Paid(item) for item in items])
    return state._replace(payments=state.payments + paid, scores=state.scores + scores), events

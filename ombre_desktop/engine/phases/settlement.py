"""The end of a deal: results and payments (rules 1.12 and 1.13)."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine.chips import Cost, Outcome, Payment, Price, Score, Settlement, payment
from ombre_desktop.engine.events import DealSettled, Paid, Scored
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.phases.outcome import OutcomeRule
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class PaymentRule(Protocol):
    """Decides the payments of an outcome."""

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return all payments in record order; points where the game has them."""
        ...

    def price(self, state: DealState) -> Price | None:
        """Return the value of the contract of *state* before bonuses; None without chips."""
        ...

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return all that the payments depend on in the cards dealt, apart from who took which trick."""
        ...


class EachPays(Value):
    """Every seat pays *chips* into the pool when nobody plays (A4)."""

    chips: int

    def payments(self, state: DealState, _outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return one payment a seat; none if there are no chips to pay."""
        if not self.chips:
            return ()
        return tuple(payment(Seat(s), POOL, (Cost.PASSED_OUT, self.chips)) for s in range(state.seats))

    def price(self, _state: DealState) -> None:
        """Return None: nobody plays for chips."""
        return

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing."""
        return ()


class SettlePhase(AutomaticPhase):
    """The settlement: decides the outcome and pays it."""

    outcome: OutcomeRule
    payment: PaymentRule

    def begin(self, state: DealState) -> Progress:
        """Settle the deal; no phase follows."""
        outcome = self.outcome.outcome(state)
        state, events = written(state, self.payment.payments(state, outcome))
        state = state._replace(outcome=outcome)
        settlement = Settlement(outcome, state.payments, state.scores, state.stakes)
        settled = DealSettled(settlement, state.layout, state.hands, state.dead, state.talon)
        return state, (*events, settled)


def written(state: DealState, items: tuple[Payment | Score, ...]) -> Progress:
    """Return the state once all *items* are paid or scored."""
    paid = tuple([item for item in items if isinstance(item, Payment)])
    scores = tuple([item for item in items if isinstance(item, Score)])
    events = tuple([Scored(item) if isinstance(item, Score) else Paid(item) for item in items])
    return state._replace(payments=state.payments + paid, scores=state.scores + scores), events

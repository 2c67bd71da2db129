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
    """Decides what an outcome costs."""

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """What passes from whom to whom, in the order of records; points where the game has them."""
        ...

    def price(self, state: DealState) -> Price | None:
        """What the contract of *state* is worth before bonuses; None where no chips are paid for it."""
        ...

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """All that payments depend on of the cards dealt; who took which trick is another matter."""
        ...


class EachPays(Value):
    """Every seat lays *chips* into the pool when nobody plays (A4)."""

    chips: int

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:  # noqa: ARG002
        """One payment a seat; none where nothing is laid."""
        if not self.chips:
            return ()
        return tuple(payment(Seat(s), POOL, (Cost.PASSED_OUT, self.chips)) for s in range(state.seats))

    def price(self, state: DealState) -> None:  # noqa: ARG002
        """Nobody plays for it."""
        return

    def of_cards(self, state: DealState) -> tuple[int, ...]:  # noqa: ARG002
        """Nothing."""
        return ()


class SettlePhase(AutomaticPhase):
    """Decides the outcome and pays it."""

    outcome: OutcomeRule
    payment: PaymentRule

    def begin(self, state: DealState) -> Progress:
        """Settle the deal; nothing follows."""
        outcome = self.outcome.outcome(state)
        state, events = written(state, self.payment.payments(state, outcome))
        state = state._replace(outcome=outcome)
        settlement = Settlement(outcome, state.payments, state.scores, state.stakes)
        settled = DealSettled(settlement, state.layout, state.hands, state.dead, state.talon)
        return state, (*events, settled)


def written(state: DealState, items: tuple[Payment | Score, ...]) -> Progress:
    """The state once all *items* are paid or written down."""
    paid = tuple([item for item in items if isinstance(item, Payment)])
    scores = tuple([item for item in items if isinstance(item, Score)])
    events = tuple([Scored(item) if isinstance(item, Score) else Paid(item) for item in items])
    return state._replace(payments=state.payments + paid, scores=state.scores + scores), events

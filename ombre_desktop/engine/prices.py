"""What a bid wins and costs now, before bonuses (rule 1.13)."""

from __future__ import annotations

from dataclasses import dataclass

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.phases.payment import ChipPayments, TakenOverPayments
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Price:
    """In chips: the *pool* and so much *from_each* for a win; *lost* for a puesta or codille."""

    pool: Chips
    from_each: Chips
    lost: Chips


def price(of: DealState | SeatView, contract: Contract) -> Price | None:
    """What *contract* is worth in this deal; None in a game of points."""
    state = of.position if isinstance(of, SeatView) else of
    for phase in contract.phases:
        rule = phase.payment if isinstance(phase, SettlePhase) else None
        if isinstance(rule, TakenOverPayments):
            rule = rule.otherwise
        if isinstance(rule, ChipPayments):
            lost = rule.loss.bare(state._replace(contract=contract))
            return Price(state.stakes.pool, contract.base, Chips(lost))
    return None

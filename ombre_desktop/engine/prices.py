"""What a bid wins and costs now (rule 1.13)."""

from __future__ import annotations

from ombre_desktop.engine.chips import Price
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.view import SeatView


def price(of: DealState | SeatView, contract: Contract) -> Price | None:
    """What *contract* is worth in this deal; None in a game of points."""
    state = of if isinstance(of, DealState) else of.position
    settle = next(phase for phase in contract.phases if isinstance(phase, SettlePhase))
    return settle.payment.price(state._replace(contract=contract))

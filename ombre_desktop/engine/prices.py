"""Prices: the chips that a bid wins or costs (rule 1.13)."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Price, Stakes
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.deal import start
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Ruleset


def price(of: DealState | SeatView, contract: Contract) -> Price | None:
    """Return the price of *contract* in this deal; None in a game of points."""
    state = of if isinstance(of, DealState) else of.position
    settle = next(phase for phase in contract.phases if isinstance(phase, SettlePhase))
    return settle.payment.price(state._replace(contract=contract))


def losses(ruleset: Ruleset) -> dict[str, Chips]:
    """Return the cost of losing each contract of *ruleset*, besides the pool; empty in a game of points."""
    if ruleset.target is not None:
        return {}
    state = undealt(ruleset, Seat(0), Stakes())
    prices = {row.name: price(state, row) for row in ruleset.contracts}
    return {name: worth.lost for name, worth in prices.items() if worth is not None}


def undealt(ruleset: Ruleset, dealer: Seat, stakes: Stakes) -> DealState:
    """Return the beginning of a deal with the pack as it comes: nobody plays it, but its prices are known."""
    return start(ruleset, dealer, ruleset.dealt(ruleset.pack.cards, dealer), stakes).state

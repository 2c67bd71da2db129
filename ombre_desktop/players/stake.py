"""The stake of a deal: the unit in which the players measure what matters to them."""

from __future__ import annotations

from ombre_desktop.engine import price
from ombre_desktop.engine.state import DealState

A_POINT = 1.0
"""The stake in a game of points."""


def stake_of(state: DealState) -> float:
    """
    Return the stake of the deal, in chips: the price of losing the game, or in an auction the first bid.

    In Renegado this is the pool and fifteen chips.
    """
    contract = state.contract or state.ruleset.contracts[0]
    worth = price(state, contract)
    return A_POINT if worth is None else float(max(worth.lost, 1))

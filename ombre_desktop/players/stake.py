"""The stake of a deal: the unit in which the players measure what matters to them."""

from __future__ import annotations

from functools import lru_cache

from ombre_desktop.engine import Action, Bid, Chips, Contract, Seat, Stakes, price, start
from ombre_desktop.engine.state import DealState, Ruleset

A_POINT = 1.0
"""The stake in a game of points."""


def stake_of(state: DealState) -> float:
    """
    Return the stake of the deal, in chips: the price of losing the game, or in an auction the first bid.

    In Renegado this is the pool and fifteen chips. A defender has the same stake as the Ombre.
    """
    return _stake_of(state, state.contract or state.ruleset.contracts[0])


def stake_between(state: DealState, *choices: Action) -> float:
    """
    Return the stake of a decision between *choices* in the deal.

    A bid is measured by its own game, since that is what is lost by it; of several, by the dearest.
    """
    names = [choice.contract for choice in choices if isinstance(choice, Bid)]
    games = [game for name in names if (game := state.ruleset.contract(name)) is not None]
    return max((_stake_of(state, game) for game in games), default=0.0) or stake_of(state)


def _stake_of(state: DealState, contract: Contract) -> float:
    worth = price(state, contract)
    return A_POINT if worth is None else float(max(worth.lost, 1))


@lru_cache(maxsize=16)
def full_stake(ruleset: Ruleset) -> float:
    """Return the stake of the first bid in a game of stones, for a side that still has all of its stones."""
    dealer = Seat(0)
    layout = ruleset.dealt(ruleset.pack.cards, dealer)
    scores = ruleset.target.standing(ruleset.seats) if ruleset.target else ()
    return stake_of(start(ruleset, dealer, layout, Stakes(Chips(0), scores)).state)

"""Bid likelihood: the probability that a player with a given hand would bid or pass as its holder did."""

from __future__ import annotations

from math import exp

from ombre_desktop.engine import Bid, Cards, Say, Seat, SeatView, Word
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import expected_chips, is_named

SCALE = 4.0
"""The scale, in chips, of the logistic model: at this expectation about three players in four would bid."""
FLOOR = 0.1
"""The floor of the likelihood, because people sometimes make strange bids."""


def bid_likelihood(state: DealState, seat: Seat, hand: Cards) -> float:
    """
    Return the likelihood of what *seat* said in *state* if it holds *hand*.

    It is 1 if the seat has not called yet, and in a game of points, for which there is no model of the bids.
    """
    said = _said(state, seat)
    if said is None or not state.ruleset.plays_for_chips:
        return 1.0
    bids = state.ruleset.contracts
    lowest = next(filter(is_named, bids), bids[0])  # no such bid where all are played as dealt
    there = SeatView(seat, state._replace(hands=_with(state, seat, hand)))
    bidding = 1.0 / (1.0 + exp(-expected_chips(there, Bid(lowest.name)) / SCALE))
    return max(FLOOR, bidding if said else 1.0 - bidding)


def _said(state: DealState, seat: Seat) -> bool | None:
    """Tell whether *seat* ever bid; None if it has not called yet."""
    calls = [move.action for move in state.history if move.seat == seat]
    if any(isinstance(call, Bid) for call in calls):
        return True
    return False if Say(Word.PASS) in calls else None


def _with(state: DealState, seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return tuple(hand if at == seat else held for at, held in enumerate(state.hands))

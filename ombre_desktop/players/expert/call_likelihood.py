"""
Call likelihood: the probability that an expert with a given hand would have called as its holder did.

It tells more than `bid_likelihood`, which only asks whether the seat bid at all, and takes longer. So the
odds use it, and no player.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from math import exp

from ombre_desktop.engine import Bid, Cards, Contract, Say, Seat, SeatView, Word
from ombre_desktop.engine.seats import with_seat
from ombre_desktop.engine.stages import Move
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import expected_chips, is_as_dealt, is_named
from ombre_desktop.players.stake import stake_of

SCALE = 0.25
"""The scale of the logistic models, in parts of the stake."""
FARTHEST = 50.0
"""The greatest number of scales that is told apart."""
PASSED = ""
"""The name of a pass, beside those of bids."""
FLOOR = 0.03
"""The floor of the likelihood, because people sometimes make strange bids."""


def call_likelihood(state: DealState, seat: Seat, hand: Cards) -> float:
    """
    Return the likelihood of what *seat* said last in *state* if it holds *hand*.

    The bid was better than a pass, and than another bid: the lowest, or for that one the game on the cards
    as dealt. It is 1 if the seat has not called yet, and in a game of points, which has no model.
    """
    said = _said(state, seat)
    if said is None or not state.ruleset.plays_for_chips:
        return 1.0
    there = SeatView(seat, state._replace(hands=with_seat(state.hands, seat, hand)))
    lowest = next(filter(is_named, state.ruleset.contracts), state.ruleset.contracts[0])
    scale = SCALE * stake_of(state)
    if said == PASSED:
        return max(FLOOR, 1.0 - _prefers(expected_chips(there, Bid(lowest.name)) / scale))
    chips = expected_chips(there, Bid(said))
    likely, other = _prefers(chips / scale), _other(state, seat, lowest, said)
    if other is not None:
        likely *= _prefers((chips - expected_chips(there, Bid(other.name))) / scale)
    return max(FLOOR, likely)


def _prefers(scales: float) -> float:
    """Return how likely a choice is that is better by that number of *scales*."""
    return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, scales))))


def _other(state: DealState, seat: Seat, lowest: Contract, bid: str) -> Contract | None:
    """Return the contract that *seat* might have bid instead of *bid*; None if another had bid before."""
    if any(isinstance(move.action, Bid) and move.seat != seat for move in _before(state, seat)):
        return None
    if bid != lowest.name:
        return lowest
    return next(filter(is_as_dealt, state.ruleset.contracts), None)


def _before(state: DealState, seat: Seat) -> Iterator[Move]:
    """Yield the moves before the first bid of *seat*."""
    return takewhile(lambda move: move.seat != seat or not isinstance(move.action, Bid), state.history)


def _said(state: DealState, seat: Seat) -> str | None:
    """Return the name of the last bid of *seat*, or `PASSED`; None if it has not called yet."""
    calls = [move.action for move in state.history if move.seat == seat]
    bids = [call.contract for call in calls if isinstance(call, Bid)]
    if bids:
        return bids[-1]
    return PASSED if Say(Word.PASS) in calls else None

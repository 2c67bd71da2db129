"""
The worth of a dealt hand: what such a hand brings on average in the role of its seat.

The role is known when the auction is over: Ombre, ally, defender, resting, or none if all have passed. A hand
is compared with others in the same role, because the same cards are worth more to an Ombre than to a
defender. So how the cards lay is 0 on average in each role, and not only over all seats.

The model is linear in the textbook's chances to win. ``python -m tools.training.hands`` fits it. House rules
and stakes other than the usual ones are not told apart, except the size of the pool.
"""

from __future__ import annotations

from math import fsum
from operator import mul

from ombre_desktop.engine import DealState, Role, Seat, SeatView, start, view
from ombre_desktop.players.auvergne import suit_counts
from ombre_desktop.players.bidding import is_as_dealt, is_named, is_turned, winning
from ombre_desktop.players.judging.hand_models import HAND_MODELS

PER_CHIP = 0.01
"""The unit in which the pool enters the model."""
SURE = 0.7
"""The chance from which a hand wins more than in proportion, since it can afford a dearer game."""
FEATURES = 8


def knows_hands(deal: DealState) -> bool:
    """Tell whether it is known what hands are worth in the game of *deal*."""
    return (deal.ruleset.name, deal.seats) in HAND_MODELS


def worth_of_hand(deal: DealState, seat: Seat) -> float:
    """
    Return what the hand dealt to *seat* is worth in its role in *deal*, in chips, or in points.

    It is 0 in a game without a model.
    """
    weights = HAND_MODELS.get((deal.ruleset.name, deal.seats), {}).get(deal.role(seat))
    return 0.0 if weights is None else fsum(map(mul, weights, features(deal, seat)))


def features(deal: DealState, seat: Seat) -> tuple[float, ...]:
    """Return the features of the hand dealt to *seat*, as seen before the first call."""
    pool = deal.stakes.pool * PER_CHIP
    if deal.role(seat) is Role.RESTING:
        return (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, pool, 0.0)
    opened = start(deal.ruleset, deal.dealer, deal.layout, deal.stakes).state
    # A seat that rested before the first call may have taken the talon as its hand.
    ring = opened.ring if seat in opened.ring else deal.ring
    seen, place, last = view(opened, seat), ring.index(seat), len(ring) - 1
    named, whole = _points_chances(seen) if deal.ruleset.target else _chances(seen)
    sure = 0.0 if deal.ruleset.target else max(0.0, named - SURE, whole - SURE)
    return (1.0, float(place == 0), float(place == last), named, whole, named * pool, pool, sure)


def _chances(seen: SeatView) -> tuple[float, float]:
    """Return the best chance to win with help, and that to win with the cards as dealt."""
    helped = whole = 0.0
    for contract in seen.position.ruleset.contracts:
        if is_named(contract) or is_turned(contract):
            helped = max(helped, winning(seen, contract.name))
        elif is_as_dealt(contract):
            whole = max(whole, winning(seen, contract.name))
    return helped, whole


def _points_chances(seen: SeatView) -> tuple[float, float]:
    """Return the mean and the best count of tricks over the suits that may be turned up."""
    counts = suit_counts(seen)
    return sum(counts) / len(counts), max(counts)

"""
The worth of a dealt hand: what such a hand brings on average, compared with the average seat.

The model is linear in the textbook's chances to win, and was fitted to deals among textbook players by
``python -m tools.training.hands``. House rules and stakes other than the usual ones are not told apart,
except the size of the pool.
"""

from __future__ import annotations

from math import fsum
from operator import mul

from ombre_desktop.engine import DealState, Seat, SeatView, start, view
from ombre_desktop.players.auvergne import suit_counts
from ombre_desktop.players.bidding import is_as_dealt, is_named, is_turned, winning

PER_CHIP = 0.01
"""The unit in which the pool enters the model."""
FEATURES = 7

HAND_MODEL: dict[tuple[str, int], tuple[float, ...]] = {
    ("renegado", 3): (-6.984, 0.297, -0.458, 9.386, 24.52, 47.283, -20.456),
    ("french", 3): (0.988, 0.117, 0.156, -3.616, 2.787, 82.484, -33.545),
    ("pokerwiner", 3): (-4.207, -0.224, 0.691, 0.273, 29.034, 72.714, -29.363),
    ("two_handed", 2): (-2.466, -2.182, -2.75, 2.952, 15.831, 62.577, -29.346),
    ("four_handed", 4): (6.258, -4.705, -6.117, -23.061, 61.121, 72.262, -23.273),
    ("five_handed", 5): (2.075, 1.171, -0.325, -6.926, 11.002, 52.521, -21.905),
    ("quadrille", 4): (0.17, 0.312, -0.038, -1.418, 8.726, 69.788, -45.62),
    ("homme_auvergne", 2): (-0.485, -0.385, -0.585, 0.657, -0.028, 0.0, 0.0),
    ("homme_auvergne", 3): (-1.368, 0.296, 0.016, 0.595, 0.125, 0.0, 0.0),
    ("homme_auvergne", 4): (-1.21, 0.303, 0.008, 0.474, 0.17, 0.0, 0.0),
    ("homme_auvergne", 5): (-1.164, 0.334, 0.005, 0.44, 0.176, 0.0, 0.0),
}
"""The weights of `features`, by game and number of seats."""


def worth_of_hand(deal: DealState, seat: Seat) -> float:
    """
    Return what the hand dealt to *seat* is worth above the average seat, in chips, or in points.

    It is 0 for a seat that rests, and for a number of seats without a model.
    """
    model = HAND_MODEL.get((deal.ruleset.name, deal.seats))
    if model is None or seat not in deal.ring:
        return 0.0
    return fsum(map(mul, model, features(deal, seat)))


def features(deal: DealState, seat: Seat) -> tuple[float, ...]:
    """Return the features of the hand dealt to *seat* of the ring, as seen before the first call."""
    seen = view(start(deal.ruleset, deal.dealer, deal.layout, deal.stakes).state, seat)
    named, whole = _points_chances(seen) if deal.ruleset.target else _chances(seen)
    place, pool = deal.ring.index(seat), deal.stakes.pool * PER_CHIP
    last = len(deal.ring) - 1
    return (1.0, float(place == 0), float(place == last), named, whole, named * pool, pool)


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

"""The result of one seat in four parts: luck apart from skill."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.value import Value


class Split(Value):
    """
    The *result* of *seat*, in chips or points, as the sum of four parts.

    The result is what the seat won apart from its ante, with its share of the change in the pool; in a game
    of points, it is the points above the mean of all seats. So the results of all seats add up to 0.
    """

    seat: Seat
    hand: float
    decisions: float
    others: float
    cards: float
    result: float

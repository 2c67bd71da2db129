"""
Luck apart from skill: the result of each seat in four parts.

The parts are the worth of the hand that was dealt, what the seat's own decisions lost, what the other seats'
mistakes gave and a partner's took, and how the cards lay, which is the rest. So they always add up to the
result, and the sum proves nothing; ``benchmarks/judging.py`` measures how well the parts are told apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import DealState, Seat
from ombre_desktop.players.expert.rollout import share
from ombre_desktop.players.judging.hand_worth import worth_of_hand
from ombre_desktop.players.judging.playouts import worth_to_seat
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.value import Value

PLACES = 2
"""The decimal places of a part; the rest is rounded last, so the rounded parts still add up."""


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


def split(ended: DealState, before: Sequence[DealState], verdicts: Sequence[Verdict]) -> tuple[Split, ...]:
    """Split the results of the deal *ended*; *before* holds the deal before each move."""
    own = [0.0] * ended.seats
    others = [0.0] * ended.seats
    for verdict in verdicts:
        own[verdict.seat] -= verdict.sure_cost
        for seat, gain in enumerate(gains(before[verdict.move], verdict)):
            if seat != verdict.seat:
                others[seat] += gain
    return tuple(_split(ended, Seat(seat), own[seat], others[seat]) for seat in range(ended.seats))


def gains(deal: DealState, verdict: Verdict) -> list[float]:
    """
    Return what each seat gains by the cost of *verdict* in *deal*; the sum is 0.

    While there is no Ombre, all other seats gain the same.
    """
    seats, cost = range(deal.seats), verdict.sure_cost
    if deal.ombre is None:
        return [-cost if seat == verdict.seat else cost / (deal.seats - 1) for seat in seats]
    shares = [share(deal, 1.0, Seat(seat)) for seat in seats]
    return [-cost * each / shares[verdict.seat] for each in shares]


def _split(ended: DealState, seat: Seat, own: float, others: float) -> Split:
    result = round(worth_to_seat(ended, seat), PLACES)
    hand, own, others = (round(part, PLACES) + 0.0 for part in (worth_of_hand(ended, seat), own, others))
    return Split(seat, hand, own, others, round(result - hand - own - others, PLACES) + 0.0, result + 0.0)

"""
Luck apart from skill: the result of each seat in four parts.

The parts are the worth of such a hand in its role, what the seat's own decisions lost, what the other seats'
mistakes gave and a partner's took, and how the cards lay, which is the rest. So they always add up to the
result, and the sum proves nothing; ``benchmarks/luck.py`` measures whether the rest is 0 on average, and
``benchmarks/judging.py`` how well the parts are told apart.
"""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import DealState, Seat
from ombre_desktop.players.expert.rollout import share
from ombre_desktop.players.judging.hand_worth import worth_of_hand
from ombre_desktop.players.judging.playouts import worth_to_seat
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.verdict import Verdict

PLACES = 2
"""The decimal places of a part; the rest is rounded last, so the rounded parts still add up."""


def split(ended: DealState, before: Sequence[DealState], verdicts: Sequence[Verdict]) -> tuple[Split, ...]:
    """Split the results of the deal *ended*; *before* holds the deal before each move."""
    costs = [(verdict.move, verdict.sure_cost) for verdict in verdicts]
    return split_by_costs(ended, before, costs)


def split_by_costs(
    ended: DealState, before: Sequence[DealState], costs: Sequence[tuple[int, float]]
) -> tuple[Split, ...]:
    """Split the results as `split` does, from the sure cost of each decision, given by its move."""
    lost = mistakes(ended, before, costs)
    return tuple(_split(ended, Seat(seat), own, others) for seat, (own, others) in enumerate(lost))


def mistakes(
    ended: DealState, before: Sequence[DealState], costs: Sequence[tuple[int, float]]
) -> list[tuple[float, float]]:
    """Return what each seat gained by its own mistakes (never above 0), and by those of the others."""
    own = [0.0] * ended.seats
    others = [0.0] * ended.seats
    for move, cost in costs:
        chooser = ended.history[move].seat
        for seat, gain in enumerate(gains(before[move], chooser, cost)):
            (own if seat == chooser else others)[seat] += gain
    return list(zip(own, others, strict=True))


def gains(deal: DealState, chooser: Seat, cost: float) -> list[float]:
    """
    Return what each seat gains if a decision of *chooser* in *deal* has this *cost*; the sum is 0.

    While there is no Ombre, all other seats gain the same.
    """
    seats = range(deal.seats)
    if deal.ombre is None:
        return [-cost if seat == chooser else cost / (deal.seats - 1) for seat in seats]
    shares = [share(deal, 1.0, Seat(seat)) for seat in seats]
    return [-cost * each / shares[chooser] for each in shares]


def _split(ended: DealState, seat: Seat, own: float, others: float) -> Split:
    result = round(worth_to_seat(ended, seat), PLACES)
    hand, own, others = (round(part, PLACES) + 0.0 for part in (worth_of_hand(ended, seat), own, others))
    return Split(seat, hand, own, others, round(result - hand - own - others, PLACES) + 0.0, result + 0.0)

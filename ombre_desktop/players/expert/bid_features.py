"""Features of the bidding model: the results of bidding and of passing, with open cards in sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from ombre_desktop.engine import Bid, SeatView
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import winning, worth_of
from ombre_desktop.players.expert.rollout import PASS, roll_out, values_of
from ombre_desktop.players.solver.halt import unless_halted

BELIEF = 8.0
"""The weight of the textbook's estimate of the win probability, as a number of worlds (a prior)."""
RESERVE = 10.0
"""The weight of the prior that a pass is worth nothing, as a number of worlds."""
SUREST = 0.98
"""The highest probability used; the lowest is 1 less this one. There are too few worlds for closer bounds."""


@dataclass(frozen=True, slots=True)
class BidFeatures:
    """
    The results of a bid that nobody overbids, with open cards in sampled worlds.

    The bid *wins* some of the *worlds*, *won* chips on average; the average over all worlds is *open_cards*.
    *lost* is minus the usual cost of a loss, in chips; with open cards, too many losses would be codille.
    *habit* is the textbook's win probability. *to_speak* is the number of seats still to call; the worlds
    underestimate their hands, because these seats have not shown weakness by a pass.
    """

    wins: int
    worlds: int
    open_cards: float
    won: float
    lost: float
    habit: float
    to_speak: int = 0

    @property
    def evidence(self) -> tuple[float, float, float, float]:
        """The features of the win probability: a constant, two log-odds, and the seats still to call."""
        share = (self.wins + BELIEF * self.habit) / (self.worlds + BELIEF)
        return 1.0, log_odds(share), log_odds(self.habit), float(self.to_speak)

    def worth(self, chance: float) -> float:
        """Return the value of the bid if its win probability is *chance*, in chips."""
        return chance * self.won + (1.0 - chance) * self.lost


def bid_features(view: SeatView, bid: Bid, worlds: Sequence[DealState]) -> BidFeatures:
    """Collect the features of *bid* for the seat of *view* from rollouts in *worlds*."""
    return features_from(view, bid, bidding(view, bid, worlds))


def bidding(view: SeatView, bid: Bid, worlds: Sequence[DealState]) -> list[float]:
    """Return the value of *bid* for the seat of *view* in each of *worlds* if all others pass, in chips."""
    return values_of([roll_out(world, bid, unopposed=True) for world in unless_halted(worlds)], view.seat)


def features_from(view: SeatView, bid: Bid, values: Sequence[float]) -> BidFeatures:
    """Collect the features of *bid* from its *values*, one for each world."""
    won = [value for value in values if value > 0]
    gain, loss = _usual(view, bid)
    return BidFeatures(
        wins=len(won),
        worlds=len(values),
        open_cards=_mean(values, 0.0),
        won=_mean(won, gain),
        lost=-loss,
        habit=winning(view, bid.contract),
        to_speak=to_speak(view),
    )


def to_speak(view: SeatView) -> int:
    """Count the seats that call after the seat of *view*."""
    ring = view.position.ring
    return len(ring) - ring.index(view.seat) - 1


def passing(view: SeatView, worlds: Sequence[DealState]) -> float:
    """Estimate the value of a pass for the seat of *view* if the others bid by the textbook, in chips."""
    return passing_by(passed(view, worlds))


def passing_by(values: Sequence[float]) -> float:
    """Estimate the value of a pass from its *values*, one for each world, shrunk towards 0."""
    return sum(values) / (len(values) + RESERVE)


def passed(view: SeatView, worlds: Sequence[DealState]) -> list[float]:
    """
    Return the value of a pass in each of *worlds*, in chips.

    If a seat sits out, use only a third of the worlds, but at least one: that seat may take the talon, which
    is slow to simulate.
    """
    some = worlds[: max(1, len(worlds) // 3)] if view.position.resting else worlds
    return values_of([roll_out(world, PASS) for world in unless_halted(some)], view.seat)


def _usual(view: SeatView, bid: Bid) -> tuple[float, float]:
    """Return what *bid* wins and loses in chips, without bonuses but with the seat's share of the pool."""
    worth = worth_of(view, bid)
    seats = view.position.seats
    gain = worth.pool * (1 - 1 / seats) + worth.from_each * worth.heads(seats)
    return gain, worth.lost * (1 - 1 / seats)


def log_odds(chance: float) -> float:
    """Return the log-odds of *chance*, clipped at `SUREST`."""
    within = min(SUREST, max(1 - SUREST, chance))
    return log(within / (1.0 - within))


def chance_of(odds: float) -> float:
    """Return the probability with these log-odds."""
    return 1.0 / (1.0 + exp(-odds))


def _mean(values: Sequence[float], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise

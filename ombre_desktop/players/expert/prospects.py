"""What a bid promises with open cards, and what a pass does: the features from which bidding is learned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from ombre_desktop.engine import Bid, SeatView
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import winning, worth_of
from ombre_desktop.players.expert.imagining import PASS, played_out, worths

BELIEF = 8.0
"""Worlds that count for as much as the textbook's opinion of how many are won."""
RESERVE = 10.0
"""Worlds in which a pass is thought to bring nothing before it is tried in others."""
SUREST = 0.98
"""No chance is thought to be nearer to 1, or its remainder to 0: worlds are few."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """
    A bid, were it the last one, with open cards in some worlds.

    Of so many *worlds* it *wins* some, which bring *won* chips on average; all of them bring
    *open_cards*. A loss usually costs *lost* chips, below 0: with open cards it would be codille
    too often. *Habit* is how often the textbook thinks that the hand wins. So many have yet *to speak*
    after the seat: the worlds take too little from those who have not shown that they are weak.
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
        """What the chance of winning is learned from: logarithms of odds, and who has yet to speak."""
        share = (self.wins + BELIEF * self.habit) / (self.worlds + BELIEF)
        return 1.0, log_odds(share), log_odds(self.habit), float(self.to_speak)

    def worth(self, chance: float) -> float:
        """What the bid brings that is won with *chance*, in chips."""
        return chance * self.won + (1.0 - chance) * self.lost


def prospect(view: SeatView, bid: Bid, worlds: Sequence[DealState]) -> Prospect:
    """What *bid* promises the seat of *view* in *worlds*."""
    values = worths([played_out(world, bid, unopposed=True) for world in worlds], view.seat)
    won = [value for value in values if value > 0]
    gain, loss = _usual(view, bid)
    return Prospect(
        wins=len(won),
        worlds=len(values),
        open_cards=_mean(values, 0.0),
        won=_mean(won, gain),
        lost=-loss,
        habit=winning(view, bid.contract),
        to_speak=to_speak(view),
    )


def to_speak(view: SeatView) -> int:
    """How many come after the seat of *view* in the auction."""
    ring = view.position.ring
    return len(ring) - ring.index(view.seat) - 1


def passing(view: SeatView, worlds: Sequence[DealState]) -> float:
    """
    What a pass brings the seat of *view* where the others bid by the textbook, in chips.

    Where somebody sits out fewer worlds are tried: he may take the talon, and takes long to sort it.
    """
    some = worlds[: len(worlds) // 3] if view.position.resting else worlds
    return sum(worths([played_out(world, PASS) for world in some], view.seat)) / (len(some) + RESERVE)


def _usual(view: SeatView, bid: Bid) -> tuple[float, float]:
    """What *bid* wins and loses before bonuses, the seat's part of the pool reckoned in."""
    worth = worth_of(view, bid)
    seats = view.position.seats
    gain = worth.pool * (1 - 1 / seats) + worth.from_each * (seats - 1)
    return gain, worth.lost * (1 - 1 / seats)


def log_odds(chance: float) -> float:
    """The logarithm of the odds of *chance*."""
    within = min(SUREST, max(1 - SUREST, chance))
    return log(within / (1.0 - within))


def chance_of(odds: float) -> float:
    """The chance whose odds have this logarithm."""
    return 1.0 / (1.0 + exp(-odds))


def _mean(values: Sequence[float], otherwise: float) -> float:
    return sum(values) / len(values) if values else otherwise

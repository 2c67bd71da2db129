"""Choice of a call in the auction by the bidding model: the advantage of each bid over a pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from operator import mul
from random import Random
from statistics import fmean

from ombre_desktop.engine import Bid, CallRequest, SeatView
from ombre_desktop.engine.actions import Call
from ombre_desktop.players.advice import Advice, Alternative, best_first
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.imagining import PASS, filled
from ombre_desktop.players.expert.lessons import LESSONS, Lesson
from ombre_desktop.players.expert.prospects import (
    Prospect,
    bidding,
    chance_of,
    passed,
    passing_by,
    prospect_by,
    to_speak,
)
from ombre_desktop.value import Value

HOPELESS = 0.05
"""The textbook's win probability below which a bid is not considered."""
GROUPS = 10
"""The number of groups of worlds, each of which is left out in turn to estimate the error."""
ENOUGH = 30
"""The number of worlds used in training; the model is calibrated for just this number."""


class Offer(Value):
    """A bid with its *chance* of winning and its *advantage* over a pass, in chips."""

    bid: Bid
    chance: float
    advantage: float


class Trial(Value):
    """What a pass and each of *bids* brought the seat of *view* in the same worlds, world after world."""

    view: SeatView
    passed: Sequence[float]
    bids: Mapping[Bid, Sequence[float]]

    @property
    def worlds(self) -> int:
        """In how many."""
        return max(map(len, self.bids.values()), default=0)

    def offers(self) -> list[Offer]:
        """Judge each bid by what was learned."""
        passing = passing_by(self.passed)
        return [
            _offer(prospect_by(self.view, bid, found), self.view, bid, passing)
            for bid, found in self.bids.items()
        ]

    def chips(self) -> list[float]:
        """What a pass should bring, and then each bid."""
        passing = passing_by(self.passed)
        return [passing, *(passing + offer.advantage for offer in self.offers())]

    def errors(self) -> list[float]:
        """The standard errors of these: a group of worlds after the other is left out (the jackknife)."""
        groups = min(GROUPS, len(self.passed))
        if groups < 2:
            return [0.0] * (len(self.bids) + 1)
        without = zip(*(self._without(group, groups).chips() for group in range(groups)), strict=True)
        return [_spread(chips) * sqrt(groups - 1) for chips in without]

    def _without(self, group: int, groups: int) -> Trial:
        def rest(values: Sequence[float]) -> list[float]:
            return [value for at, value in enumerate(values) if at % groups != group]

        return Trial(self.view, rest(self.passed), {bid: rest(found) for bid, found in self.bids.items()})


def call(view: SeatView, request: CallRequest, number: int, rng: Random, *, least: float = 0.0) -> Judgement:
    """
    The bid that betters a pass most, if it does so by more than the *least* that is asked.

    More worlds than were imagined in learning are judged by as many at a time, and the mean is taken.
    """
    rounds = max(1, number // ENOUGH)
    trials = [tried(view, request, min(number, ENOUGH), rng) for _ in range(rounds)]
    offered = [_mean_offer(found) for found in zip(*(trial.offers() for trial in trials), strict=True)]
    best = max(offered, key=lambda offer: offer.advantage, default=None)
    return Judgement(best.bid if best is not None and best.advantage > least else PASS, offered, trials)


def _mean_offer(offers: Sequence[Offer]) -> Offer:
    """The mean of *offers* of one bid."""
    if len(offers) == 1:
        return offers[0]
    chance, advantage = (fmean(getattr(each, part) for each in offers) for part in ("chance", "advantage"))
    return Offer(offers[0].bid, chance, advantage)


def _spread(values: Sequence[float]) -> float:
    """The root of the mean square distance of *values* from their mean."""
    mean = fmean(values)
    return sqrt(fmean((value - mean) ** 2 for value in values))


class Judgement(Value):
    """A *choice* between a pass and the bids *offered*, and the *trials* that led to it."""

    choice: Call
    offered: Sequence[Offer]
    trials: Sequence[Trial]

    def advice(self) -> Advice:
        """The choice among all bids that are not hopeless, and a pass."""
        if not self.offered:
            return Advice(self.choice)
        chips = [fmean(each) for each in zip(*(trial.chips() for trial in self.trials), strict=True)]
        errors = [_of_mean(each) for each in zip(*(trial.errors() for trial in self.trials), strict=True)]
        passed = [value for trial in self.trials for value in trial.passed]
        wins = [fmean(value > 0 for value in passed), *(offer.chance for offer in self.offered)]
        actions: list[Call] = [PASS, *(offer.bid for offer in self.offered)]
        found = list(map(Alternative, actions, chips, errors, wins))
        return Advice(self.choice, best_first(found), sum(trial.worlds for trial in self.trials))


def _of_mean(errors: Sequence[float]) -> float:
    """The standard error of the mean of what has these *errors*."""
    return sqrt(sum([error * error for error in errors])) / len(errors)


def knows(view: SeatView, request: CallRequest) -> bool:
    """Tell whether there is a bid that is not hopeless, and the model knows all such bids."""
    bids, game = _hopeful(view, request), view.position.ruleset.name
    return bool(bids) and all((game, bid.contract) in LESSONS for bid in bids)


def _hopeful(view: SeatView, request: CallRequest) -> list[Bid]:
    bids = [bid for bid in request.calls if isinstance(bid, Bid)]
    return [bid for bid in bids if winning(view, bid.contract) >= HOPELESS]


def offers(view: SeatView, request: CallRequest, number: int, rng: Random) -> list[Offer]:
    """The bids of *request* that are not hopeless, each tried in the same worlds, *number* of them."""
    return tried(view, request, number, rng).offers()


def tried(view: SeatView, request: CallRequest, number: int, rng: Random) -> Trial:
    """Try a pass, and the bids of *request* that are not hopeless, in *number* worlds; nothing if all are."""
    bids = _hopeful(view, request)
    if not bids:
        return Trial(view, (), {})
    worlds = filled(view, number, rng)
    return Trial(view, passed(view, worlds), {bid: bidding(view, bid, worlds) for bid in bids})


def _offer(promise: Prospect, view: SeatView, bid: Bid, passed: float) -> Offer:
    lesson = LESSONS[view.position.ruleset.name, bid.contract]
    chance = chance_by(lesson, promise)
    features = circumstances(view, promise.worth(chance), passed)
    return Offer(bid, chance, sum(map(mul, lesson.advantage, features)))


def chance_by(lesson: Lesson, promise: Prospect) -> float:
    """Return the win probability of a bid with these features by *lesson*."""
    return chance_of(sum(map(mul, lesson.chance, promise.evidence)))


def circumstances(view: SeatView, worth: float, passed: float) -> tuple[float, ...]:
    """Return the features of the advantage: 1, values of bid and pass, seats to call, an earlier bid."""
    bidding = view.position.bidding
    somebody_bid = bidding is not None and bidding.height > 0
    return 1.0, worth, passed, float(to_speak(view)), float(somebody_bid)

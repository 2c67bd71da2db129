"""Choice of a call in the auction by the bidding model: the advantage of each bid over a pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from math import sqrt
from operator import mul
from random import Random
from statistics import fmean

from ombre_desktop.engine import Bid, CallRequest, SeatView
from ombre_desktop.engine.actions import Call
from ombre_desktop.players.advice import Advice, Alternative, best_first, set_apart
from ombre_desktop.players.bidding import contract_of, winning
from ombre_desktop.players.expert.bid_features import (
    BidFeatures,
    bidding,
    chance_of,
    features_from,
    passed,
    passing_by,
    to_speak,
)
from ombre_desktop.players.expert.bidding_model import BIDDING_MODEL, BidModel
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.rollout import PASS, sample_worlds
from ombre_desktop.players.quirks.amateur import way_of
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, Style
from ombre_desktop.players.style import Offer as StyledOffer
from ombre_desktop.value import Value

HOPELESS = 0.05
"""The textbook's win probability below which a bid is not considered."""
GROUPS = 10
"""The number of groups of worlds; each group is left out in turn to estimate the error."""
ENOUGH = 30
"""The number of worlds used in training; the model is calibrated for exactly this number."""
CLOSE = 0.1
"""The difference between two calls, in parts of the stake, up to which further rounds follow."""


class Offer(Value):
    """A bid with its *chance* of winning and its *advantage* over a pass, in chips."""

    bid: Bid
    chance: float
    advantage: float


class Trial(Value):
    """The results of a pass and of each of *bids* for the seat of *view* in common worlds, world by world."""

    view: SeatView
    passed: Sequence[float]
    bids: Mapping[Bid, Sequence[float]]

    @property
    def worlds(self) -> int:
        """The number of worlds."""
        return max(map(len, self.bids.values()), default=0)

    def offers(self) -> list[Offer]:
        """Estimate each bid by the bidding model."""
        passing = passing_by(self.passed)
        return [
            _offer(features_from(self.view, bid, found), self.view, bid, passing)
            for bid, found in self.bids.items()
        ]

    def chips(self) -> list[float]:
        """Return the estimated values of a pass and then of each bid, in chips."""
        passing = passing_by(self.passed)
        return [passing, *(passing + offer.advantage for offer in self.offers())]

    def without(self) -> list[list[float]]:
        """Return the `chips` of each choice as they are without each group of worlds, for the jackknife."""
        groups = min(GROUPS, len(self.passed))
        found = zip(*(self._without(group, groups).chips() for group in range(groups)), strict=True)
        return list(map(list, found)) or [[]] * (len(self.bids) + 1)

    def _without(self, group: int, groups: int) -> Trial:
        def rest(values: Sequence[float]) -> list[float]:
            return [value for at, value in enumerate(values) if at % groups != group]

        return Trial(self.view, rest(self.passed), {bid: rest(found) for bid, found in self.bids.items()})


def call(view: SeatView, request: CallRequest, budget: Budget, rng: Random, style: Style = EVEN) -> Judgement:
    """
    Choose the bid of greatest advantage over a pass, or a pass if there is none; a *style* may ask for more.

    The model is calibrated for `ENOUGH` worlds. With a larger *budget*, take the mean of several rounds. If
    the choice is close, further rounds follow.
    """
    number = budget.tries(len(view.hand), len(view.position.ring))
    stake = stake_of(view.position)
    rounds = max(1, number // ENOUGH)
    trials = [tried(view, request, min(number, ENOUGH), rng) for _ in range(rounds)]
    if budget.again and _is_close(_mean_offers(trials), stake):
        trials += [tried(view, request, min(number, ENOUGH), rng) for _ in range(budget.again)]
    offered = _mean_offers(trials)
    best = style.best([_styled(view, offer, stake) for offer in offered])
    return Judgement(best or PASS, offered, trials)


def _styled(view: SeatView, offer: Offer, stake: float) -> StyledOffer:
    way = way_of(contract_of(view.position.ruleset, offer.bid.contract))
    return StyledOffer(offer.bid, way, offer.chance, offer.advantage / stake)


def _is_close(offered: Sequence[Offer], stake: float) -> bool:
    """Tell whether the two best of a pass and the bids *offered* differ by less than `CLOSE` of the stake."""
    values = sorted((0.0, *(offer.advantage for offer in offered)))
    return len(values) > 1 and values[-1] - values[-2] < CLOSE * stake


def _mean_offers(trials: Sequence[Trial]) -> list[Offer]:
    return [_mean_offer(found) for found in zip(*(trial.offers() for trial in trials), strict=True)]


def _mean_offer(offers: Sequence[Offer]) -> Offer:
    """Average the *offers* of one bid."""
    if len(offers) == 1:
        return offers[0]
    chance, advantage = (fmean(getattr(each, part) for each in offers) for part in ("chance", "advantage"))
    return Offer(offers[0].bid, chance, advantage)


def _spread(values: Sequence[float]) -> float:
    """Return the standard deviation of *values*."""
    mean = fmean(values)
    return sqrt(fmean((value - mean) ** 2 for value in values))


class Judgement(Value):
    """The *choice* between a pass and the bids *offered*, with the *trials* behind it."""

    choice: Call
    offered: Sequence[Offer]
    trials: Sequence[Trial]

    def advice(self) -> Advice:
        """Return the choice with a pass and every bid considered as alternatives."""
        if not self.offered:
            return Advice(self.choice)
        chips = [fmean(each) for each in zip(*(trial.chips() for trial in self.trials), strict=True)]
        rows = [
            list(chain.from_iterable(each))
            for each in zip(*(trial.without() for trial in self.trials), strict=True)
        ]
        errors = list(map(self._error, rows))
        passed = [value for trial in self.trials for value in trial.passed]
        wins = [fmean(value > 0 for value in passed), *(offer.chance for offer in self.offered)]
        actions: list[Call] = [PASS, *(offer.bid for offer in self.offered)]
        found = set_apart(list(map(Alternative, actions, chips, errors, wins)), rows, self._error)
        return Advice(self.choice, best_first(found), sum(trial.worlds for trial in self.trials))

    def _error(self, values: Sequence[float]) -> float:
        """Return the standard error of the mean over the trials, by the jackknife in each of them."""
        number = len(self.trials)
        groups = len(values) // number
        if groups < 2:
            return 0.0
        each = [_spread(values[at : at + groups]) for at in range(0, len(values), groups)]
        return sqrt((groups - 1) * sum([spread * spread for spread in each])) / number


def knows(view: SeatView, request: CallRequest) -> bool:
    """Tell whether some bid is not hopeless, and the model covers every such bid."""
    bids, game = _hopeful(view, request), view.position.ruleset.name
    return bool(bids) and all((game, bid.contract) in BIDDING_MODEL for bid in bids)


def _hopeful(view: SeatView, request: CallRequest) -> list[Bid]:
    bids = [bid for bid in request.calls if isinstance(bid, Bid)]
    return [bid for bid in bids if winning(view, bid.contract) >= HOPELESS]


def offers(view: SeatView, request: CallRequest, number: int, rng: Random) -> list[Offer]:
    """Judge the bids of *request* that are not hopeless in *number* common worlds."""
    return tried(view, request, number, rng).offers()


def tried(view: SeatView, request: CallRequest, number: int, rng: Random) -> Trial:
    """Try a pass and each bid that is not hopeless in *number* worlds; without such a bid, try nothing."""
    bids = _hopeful(view, request)
    if not bids:
        return Trial(view, (), {})
    worlds = sample_worlds(view, number, rng)
    return Trial(view, passed(view, worlds), {bid: bidding(view, bid, worlds) for bid in bids})


def _offer(promise: BidFeatures, view: SeatView, bid: Bid, passed: float) -> Offer:
    model = BIDDING_MODEL[view.position.ruleset.name, bid.contract]
    chance = chance_by(model, promise)
    features = circumstances(view, promise.worth(chance), passed)
    return Offer(bid, chance, sum(map(mul, model.advantage, features)))


def chance_by(model: BidModel, promise: BidFeatures) -> float:
    """Return the win probability of a bid with these features by *model*."""
    return chance_of(sum(map(mul, model.chance, promise.evidence)))


def circumstances(view: SeatView, worth: float, passed: float) -> tuple[float, ...]:
    """Return the features of the advantage: 1, worth of bid and pass, seats to call, an earlier bid."""
    bidding = view.position.bidding
    somebody_bid = bidding is not None and bidding.height > 0
    return 1.0, worth, passed, float(to_speak(view)), float(somebody_bid)

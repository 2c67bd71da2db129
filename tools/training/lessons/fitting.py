"""Fitting the bidding model: a win probability and an advantage for each bid of a game."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import ruleset
from ombre_desktop.players.bidding import is_as_dealt, is_turned
from ombre_desktop.players.expert.auction import chance_by
from ombre_desktop.players.expert.bid_features import BidFeatures
from ombre_desktop.players.expert.bidding_model import BIDDING_MODEL, BidModel

from .played import PlayedBid
from .regression import least_squares, logistic
from .samples import Sample

FIRST = BidModel((0.2, 0.5, 0.5, 0.0), (3.0, 0.8, -0.8, 0.0, 0.0))
"""The prior of every bid before any sample."""
TRUST, TRUST_IN_KIN = 60.0, 150.0
"""The weight of a prior, as a number of samples: of `FIRST`, and of a similar bid in another game."""
TRUST_IN_TRIALS = 30.0
"""The weight of the results of trials with quick play, as a number of bids that were played."""
FEWEST = 20
"""The smallest number of samples from which a bid's model is fitted."""
TEACHER = "renegado"
USUAL_STAKE = 30.0
"""The difference between winning and losing an entrada with a fresh pool, in chips."""
BROADEST = 110
"""The length of a line in the module."""

Key = tuple[str, str]


def fitted(samples: dict[str, list[Sample]], bids: dict[str, list[PlayedBid]]) -> dict[Key, BidModel]:
    """
    Return the fitted model for each game and bid with enough samples, beginning with the game `TEACHER`.

    The results of the *bids* that experts played correct the win probabilities.
    """
    found: dict[Key, BidModel] = {}
    for game in sorted(samples, key=lambda name: (name != TEACHER, name)):
        for bid in dict.fromkeys(bid for sample in samples[game] for bid in sample.promises):
            kin = None if game == TEACHER else {**BIDDING_MODEL, **found}.get((TEACHER, kind_of(game, bid)))
            some = [sample for sample in samples[game] if bid in sample.promises]
            if len(some) >= FEWEST:
                played = [one for one in bids.get(game, ()) if one.bid == bid]
                trust = TRUST_IN_KIN if kin else TRUST
                found[game, bid] = lesson(some, played, bid, kin or FIRST, trust)
    return found


def kind_of(game: str, bid: str) -> str:
    """Return the bid of the game `TEACHER` that is most like *bid* of *game*."""
    contract = ruleset(game).contract(bid)
    if contract and is_as_dealt(contract):
        return "solo"
    return "vuelta" if contract and is_turned(contract) else "entrada"


def lesson(
    samples: list[Sample], bids: list[PlayedBid], bid: str, belief: BidModel, trust: float
) -> BidModel:
    """Fit the model of *bid* to *samples* in which it was tried, and *bids* that were played."""
    known = BidModel(_four(chance(samples, bids, bid, belief.chance, trust)), belief.advantage)
    rows, gains = [], []
    for sample in samples:
        promise, bidding, passed = sample.promises[bid], sample.tried[bid], sample.tried["pass"]
        worth = promise.worth(chance_by(known, promise))
        # The luck of the cards, known only afterwards. As a covariate, it removes much of the noise.
        luck = bidding.open_cards - promise.open_cards, passed.open_cards - sample.passing
        # A chip counts for more if fewer are at stake; otherwise large pools would dominate the fit.
        scale = USUAL_STAKE / (promise.won - promise.lost)
        around = (1.0, worth, sample.passing, *sample.around[3:])
        rows.append([scale * one for one in (*around, *luck)])
        gains.append(scale * (bidding.chips - passed.chips))
    weights = least_squares(rows, gains, (*belief.advantage, 0.6, -0.8), trust)
    return BidModel(known.chance, _five(weights[:-2]))


def chance(
    samples: list[Sample], bids: list[PlayedBid], bid: str, belief: Sequence[float], trust: float
) -> Sequence[float]:
    """Fit the win probability of *bid*: first to trials among equally good players, then to bids played."""
    ended = [(sample.promises[bid], sample.tried[bid]) for sample in samples if sample.among_experts]
    tried = [(promise, end.chips > 0) for promise, end in ended if end.ours and end.contract == bid]
    # Bids are made on hands that look better than they are, so fewer played bids are won than tried ones.
    played = [(one.promise, one.won) for one in bids]
    return _likeliest(played, TRUST_IN_TRIALS, _likeliest(tried, trust, belief))


def _likeliest(
    ends: list[tuple[BidFeatures, bool]], trust: float, belief: Sequence[float]
) -> Sequence[float]:
    if not ends:
        return belief
    return logistic([promise.evidence for promise, _ in ends], [won for _, won in ends], belief, trust)


def _four(weights: Sequence[float]) -> tuple[float, float, float, float]:
    one, two, three, four = (round(weight, 3) for weight in weights)
    return one, two, three, four


def _five(weights: Sequence[float]) -> tuple[float, float, float, float, float]:
    *four, five = weights
    return *_four(four), round(five, 3)


def written(text: str, lessons: dict[Key, BidModel]) -> str:
    """Return *text*, the module, with the figures of *lessons*; other games keep their figures."""
    again = {game for game, _ in lessons}
    every = {key: lessons.get(key) for key in {**BIDDING_MODEL, **lessons}}
    kept = {key: one or BIDDING_MODEL[key] for key, one in every.items() if one or key[0] not in again}
    head = "BIDDING_MODEL: dict[tuple[str, str], BidModel] = {\n"
    lines = [_line(game, bid, one) for (game, bid), one in kept.items()]
    before, rest = text.split(head)
    return before + head + "".join(lines) + rest[rest.index("}\n") :]


def _line(game: str, bid: str, one: BidModel) -> str:
    line = f'    ("{game}", "{bid}"): BidModel({one.chance}, {one.advantage}),'
    if len(line) > BROADEST:
        line = f'    ("{game}", "{bid}"): BidModel(\n        {one.chance}, {one.advantage}\n    ),'
    return f"{line}\n"

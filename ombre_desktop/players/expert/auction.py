"""Choice of a call in the auction by the bidding model: the advantage of each bid over a pass."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from random import Random

from ombre_desktop.engine import Bid, CallRequest, SeatView
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.imagining import PASS, filled
from ombre_desktop.players.expert.lessons import LESSONS, Lesson
from ombre_desktop.players.expert.prospects import Prospect, chance_of, passing, prospect, to_speak
from ombre_desktop.value import Value

HOPELESS = 0.05
"""The textbook's win probability below which a bid is not considered."""
ENOUGH = 30
"""The number of worlds used in training; the model is calibrated for just this number."""


class Offer(Value):
    """A bid with its *chance* of winning and its *advantage* over a pass, in chips."""

    bid: Bid
    chance: float
    advantage: float


def call(view: SeatView, request: CallRequest, number: int, rng: Random, *, least: float = 0.0) -> Call:
    """The bid that betters a pass most, if it does so by more than the *least* that is asked."""
    found = offers(view, request, min(number, ENOUGH), rng)
    best = max(found, key=lambda offer: offer.advantage, default=None)
    return best.bid if best is not None and best.advantage > least else PASS


def knows(view: SeatView, request: CallRequest) -> bool:
    """Tell whether there is a bid that is not hopeless, and the model knows all such bids."""
    bids, game = _hopeful(view, request), view.position.ruleset.name
    return bool(bids) and all((game, bid.contract) in LESSONS for bid in bids)


def _hopeful(view: SeatView, request: CallRequest) -> list[Bid]:
    bids = [bid for bid in request.calls if isinstance(bid, Bid)]
    return [bid for bid in bids if winning(view, bid.contract) >= HOPELESS]


def offers(view: SeatView, request: CallRequest, number: int, rng: Random) -> list[Offer]:
    """The bids of *request* that are not hopeless, each tried in the same worlds, *number* of them."""
    bids = _hopeful(view, request)
    if not bids:
        return []
    worlds = filled(view, number, rng)
    passed = passing(view, worlds)
    return [_offer(view, bid, worlds, passed) for bid in bids]


def _offer(view: SeatView, bid: Bid, worlds: Sequence[DealState], passed: float) -> Offer:
    lesson = LESSONS[view.position.ruleset.name, bid.contract]
    promise = prospect(view, bid, worlds)
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

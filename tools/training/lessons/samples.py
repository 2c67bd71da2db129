"""Decisions in auctions, each played out once for every promising call, with the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    DealState,
    Ruleset,
    Seat,
    SeatView,
    Session,
    Stakes,
    apply,
    request,
    start,
    view,
)
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.chips import Chips, pool_change
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.bidding import expected_chips, winning
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.expert.auction import ENOUGH, HOPELESS, circumstances
from ombre_desktop.players.expert.bid_features import BidFeatures, bid_features, passing
from ombre_desktop.players.expert.budget import Budget
from ombre_desktop.players.expert.player import Expert
from ombre_desktop.players.expert.rollout import PASS, roll_out, sample_worlds, values_of
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.players.textbook import Textbook

POOLS = (0, 0, 0, 5, 10, 20, 40)
"""The possible numbers of chips in the pool besides the antes."""
THOUGHT_ABOUT = -9.0
"""The expectation of habit's best bid, in chips, below which only a few decisions are sampled."""
FEW, STRAY, AGAINST_EXPERTS = 0.08, 0.12, 0.6
"""The shares of hopeless decisions sampled, of calls that differ from habit, and of expert opponents."""
LEAST_PROMISE = -16.0
"""The value with open cards, in chips, below which a bid is not tried."""
QUICK = Budget(by_cards=(8, 16), before=0)


@dataclass(frozen=True, slots=True)
class Tried:
    """A call: its result in chips, its result with open cards, and the contract played after it, if any."""

    chips: float
    open_cards: float
    contract: str | None = None
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Sample:
    """
    A decision: the *promises* of its bids, the promise of a pass, and the result of each call.

    *among_experts* tells whether the other players were as good as the bidder.
    """

    promises: dict[str, BidFeatures]
    passing: float
    around: tuple[float, ...]
    tried: dict[str, Tried]
    among_experts: bool

    @classmethod
    def read(cls, line: dict[str, Any]) -> Sample:
        """Read the sample stored as *line*."""
        return cls(
            {bid: BidFeatures(**promise) for bid, promise in line["promises"].items()},
            line["passing"],
            tuple(line["around"]),
            {call: Tried(**tried) for call, tried in line["tried"].items()},
            line["among_experts"],
        )

    def written(self) -> dict[str, Any]:
        """Return the fields that `read` reads."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Lessons:
    """Auctions of *ruleset*; all chance follows from *seed*."""

    ruleset: Ruleset
    seed: str

    def samples(self, numbers: range) -> Iterator[tuple[int, Sample]]:
        """Yield the decisions of the deals with these *numbers*, each with its deal."""
        for number in numbers:
            yield from ((number, sample) for sample in self._of_deal(number))

    def _of_deal(self, number: int) -> Iterator[Sample]:
        rng = Random(f"{self.seed} {number}")
        state = self._dealt(number, rng.choice(POOLS), rng)
        while isinstance(asked := request(state), CallRequest):
            there = view(state, asked.seat)
            chips = {call: expected_chips(there, call) for call in asked.calls if isinstance(call, Bid)}
            habit = max(chips, key=chips.__getitem__, default=None)
            best = chips[habit] if habit else THOUGHT_ABOUT
            if best > THOUGHT_ABOUT or (chips and rng.random() < FEW):
                sample = self._sample(state, there, asked, rng)
                if sample:
                    yield sample
            call: Call = habit if habit and best > 0 else PASS
            state = apply(state, rng.choice(asked.calls) if rng.random() < STRAY else call).state

    def _dealt(self, number: int, more: int, rng: Random) -> DealState:
        dealer = Seat(number % self.ruleset.seats)
        stakes = Session.begin(self.ruleset, dealer).with_antes().stakes
        layout = self.ruleset.dealt(shuffled(self.ruleset.pack, rng), dealer)
        return start(self.ruleset, dealer, layout, Stakes(Chips(stakes.pool + more))).state

    def _sample(self, state: DealState, there: SeatView, asked: CallRequest, rng: Random) -> Sample | None:
        every = [call for call in asked.calls if isinstance(call, Bid)]
        bids = [bid for bid in every if winning(there, bid.contract) >= HOPELESS]
        worlds = sample_worlds(there, ENOUGH, rng)
        thought = {bid: bid_features(there, bid, worlds) for bid in bids}
        promises = {bid: one for bid, one in thought.items() if one.open_cards > LEAST_PROMISE}
        if not promises:
            return None
        among_experts = rng.random() < AGAINST_EXPERTS
        others: Player = Expert("quick", QUICK) if among_experts else Textbook()
        salt = str(rng.random())
        calls: tuple[Call, ...] = (PASS, *promises)
        return Sample(
            promises={bid.contract: one for bid, one in promises.items()},
            passing=passing(there, worlds),
            around=circumstances(there, 0.0, 0.0),
            tried={str(call): self._tried(state, call, others, salt) for call in calls},
            among_experts=among_experts,
        )

    def _tried(self, state: DealState, call: Call, others: Player, salt: str) -> Tried:
        """
        Play the deal out after *call*: an expert plays the seat that calls, and *others* play all other
        seats.
        """
        assert state.to_act is not None
        seat, me = state.to_act, Expert("quick", QUICK)
        open_cards = values_of([roll_out(state, call, unopposed=call != PASS)], seat)[0]
        now, decision = apply(state, call).state, 0
        while (asked := request(now)) is not None:
            player = me if asked.seat == seat else others
            rng = Random(seed_of(salt, 0, asked.seat, decision))
            now = apply(now, player.decide(view(now, asked.seat), asked, rng)).state
            decision += 1
        settlement = now.settlement
        assert settlement is not None
        chips = settlement.net[seat] + pool_change(settlement.payments) / now.seats
        contract = now.contract.name if now.contract else None
        return Tried(chips, open_cards, contract, now.ombre == seat)

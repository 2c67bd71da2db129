"""
Call likelihood: the probability that an expert with a given hand would have called as its holder did.

Each call is one choice among those that were open to the seat at the time: so a pass over a bid only tells
that nothing higher was worth it. The trump that was named counts as a call. It tells more than
`bid_likelihood`, which only asks whether the seat bid at all, and takes longer. So the odds use it, and no
player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from statistics import fmean

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    Cards,
    NameTrump,
    Request,
    Say,
    Seat,
    SeatView,
    Suit,
    TrumpRequest,
    Word,
    advance,
    price,
    request,
    start,
)
from ombre_desktop.engine.contract import Goal
from ombre_desktop.engine.seats import with_seat
from ombre_desktop.engine.stages import Move
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.trump_suits import trump_suits
from ombre_desktop.players.bidding import (
    chips_at,
    contract_of,
    expected_chips,
    friend_names,
    is_as_dealt,
    is_helped,
    is_named,
    left_open,
)
from ombre_desktop.players.expert.bidding_model import BIDDING_MODEL
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.valuation import (
    Counting,
    Worth,
    bits_of,
    counting,
    scale_of,
    winning_chance,
)
from ombre_desktop.value import Value

SCALE: Mapping[bool, float] = {True: 0.12, False: 0.08}
"""
The scale of a choice among calls, in parts of the stake: what is one better is taken 2.7 times as often.

True: in games with a bidding model the expert bids by worlds (`auction`), else by the count of the textbook,
which alone is asked here. Both, and the next two, were fitted to 3,800 calls and 700 trumps of experts.
"""
BOLDER: Mapping[bool, float] = {True: 0.15, False: 0.0}
"""The expectation that an expert gives up for a bid, by the textbook's count, in parts of the stake."""
OF_A_SUIT = 0.12
"""The scale of a choice among suits, in tricks."""
FARTHEST = 50.0
"""The greatest number of scales that is told apart."""
FLOOR = 0.004
"""The floor of the likelihood, because people sometimes make strange bids."""
PASSED = ""
"""The name of a pass, beside those of bids."""


class Weighed(Value):
    """
    A bid as the textbook weighs it: the chips if it is surely *lost* and surely *won*, and the *suits* open.

    *averaged* is True if any of the suits may come, and not the best. This is `expected_chips` for a bid that
    leaves no other game open, five times as fast.
    """

    lost: float
    won: float
    counts: tuple[Counting, ...]
    worth: Worth
    eldest: bool
    averaged: bool

    def chips(self, hand: int) -> float:
        """Return the expectation of the bid on *hand*, a set of bits."""
        found = [winning_chance(each.tricks(hand, eldest=self.eldest), self.worth) for each in self.counts]
        chance = fmean(found) if self.averaged else max(found)
        return self.lost + chance * (self.won - self.lost)


class Called(Value):
    """
    A call of a seat: the *view* that it had, the bid that it *said*, and the *others* open to it.

    *weighed* holds how the simple ones of these bids are weighed.
    """

    view: SeatView
    said: str
    others: tuple[str, ...]
    weighed: Mapping[str, Weighed]

    def chance(self, hand: Cards) -> float:
        """Return the probability of the call if the seat was dealt *hand*."""
        modelled, stake = _is_modelled(self.view.position), stake_of(self.view.position)
        bits = bits_of(hand)
        worth = [self._worth(name, hand, bits, stake, BOLDER[modelled]) for name in (self.said, *self.others)]
        return _first_of(worth, SCALE[modelled])

    def _worth(self, name: str, hand: Cards, bits: int, stake: float, bolder: float) -> float:
        """Return what the call *name* is worth, in parts of the stake."""
        if name == PASSED:
            return -bolder
        if name in self.weighed:
            return self.weighed[name].chips(bits) / stake
        state, seat = self.view.position, self.view.seat
        there = SeatView(seat, state._replace(hands=with_seat(state.hands, seat, hand)))
        return expected_chips(there, Bid(name)) / stake


class Named(Value):
    """A trump named by a seat: the *counts* of a hand, first with this suit, and then with each other."""

    counts: tuple[Counting, ...]

    def chance(self, hand: Cards) -> float:
        """Return the probability of the suit if its seat was dealt *hand*."""
        bits = bits_of(hand)
        return _first_of([each.tricks(bits) for each in self.counts], OF_A_SUIT)


class CallEvidence:
    """The *choices* of a seat before the play as evidence about the hand dealt to it; answers are cached."""

    def __init__(self, choices: Sequence[Called | Named]) -> None:
        self._choices = choices
        self._found: dict[frozenset[object], float] = {}

    def chance(self, hand: Cards) -> float:
        """Return the likelihood of the seat's calls if it was dealt *hand*."""
        key = frozenset(hand)
        if key not in self._found:
            likely = 1.0
            for each in self._choices:
                likely *= FLOOR + (1.0 - FLOOR) * each.chance(hand)
            self._found[key] = likely
        return self._found[key]


def call_evidence(state: DealState) -> dict[Seat, CallEvidence]:
    """Return the evidence of the calls in *state*, by seat; a seat that has not called yet has none."""
    found: dict[Seat, list[Called | Named]] = {}
    for before, move in _moves(state):
        asked = request(before)
        choice = None if asked is None else _choice(before, move, asked)
        if choice is not None:
            found.setdefault(move.seat, []).append(choice)
    return {seat: CallEvidence(choices) for seat, choices in found.items()}


def _moves(state: DealState) -> Iterator[tuple[DealState, Move]]:
    """Yield the moves before the exchange and the play, each with the position before it."""
    before = start(state.ruleset, state.dealer, state.layout, state.stakes).state
    for move in state.history:
        if before.exchanging is not None or before.playing is not None:
            return
        yield before, move
        before = advance(before, move.action).state


def _choice(before: DealState, move: Move, asked: Request) -> Called | Named | None:
    """Return the choice made in *before* when the seat was *asked*; None if there is no model of it."""
    action = move.action
    if isinstance(asked, TrumpRequest) and isinstance(action, NameTrump):
        return _named(before, action.suit, asked)
    has_no_model = price(before, before.ruleset.contracts[0]) is None
    if not isinstance(asked, CallRequest) or asked.joins or has_no_model:
        return None
    said = action.contract if isinstance(action, Bid) else PASSED if action == Say(Word.PASS) else None
    if said is None:
        return None
    others = tuple(name for name in _open_calls(before, asked) if name != said)
    view = SeatView(move.seat, before)
    weighed = {name: found for name in (said, *others) if (found := weighed_bid(view, name)) is not None}
    return Called(view, said, others, weighed) if others else None


def _named(before: DealState, suit: Suit, asked: TrumpRequest) -> Named | None:
    """Return the choice of *suit* in *before*; None if there was none, or another goal than most tricks."""
    suits = (suit, *(other for other in asked.suits if other is not suit))
    contract = before.the_contract
    if len(suits) == 1 or contract.goal is not Goal.MOST:
        return None
    scale = scale_of(before)
    worth = scale.exchanged if is_helped(contract) else scale.kept
    return Named(tuple(counting(before.ruleset.ranking(each), worth) for each in suits))


def weighed_bid(view: SeatView, name: str) -> Weighed | None:
    """Return how the bid *name* is weighed, if it is ordinary and leaves no other game open."""
    if name == PASSED or left_open(view, name):
        return None
    state = view.position
    contract = contract_of(state.ruleset, name)
    scale = scale_of(state)
    if not is_named(contract) and not is_as_dealt(contract):
        return None
    worth = scale.exchanged if is_named(contract) else scale.kept
    return Weighed(
        lost=chips_at(view, name, 0.0),
        won=chips_at(view, name, 1.0),
        counts=tuple(
            counting(state.ruleset.ranking(suit), worth) for suit in trump_suits(state.ruleset, contract)
        ),
        worth=worth,
        eldest=view.seat == state.eldest,
        averaged=friend_names(contract) and is_named(contract),
    )


def _open_calls(before: DealState, asked: CallRequest) -> Iterator[str]:
    """Yield the calls offered that have a model: a pass, and bids with a named trump."""
    for call in asked.calls:
        if call == Say(Word.PASS):
            yield PASSED
        elif isinstance(call, Bid):
            contract = contract_of(before.ruleset, call.contract)
            if is_named(contract) or is_as_dealt(contract):
                yield call.contract


def _is_modelled(state: DealState) -> bool:
    """Tell whether the expert bids by worlds in the game of *state*, and alone."""
    lowest = state.ruleset.contracts[0]
    return (state.ruleset.name, lowest.name) in BIDDING_MODEL and not lowest.calls


def _first_of(worth: Sequence[float], scale: float) -> float:
    """Return the probability of the first choice, by the *worth* of each and the *scale* of the choice."""
    first = worth[0]
    return 1.0 / sum(exp(max(-FARTHEST, min(FARTHEST, (each - first) / scale))) for each in worth)

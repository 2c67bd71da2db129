"""The auction (rule 1.6), and a second round for low bids (3.1)."""

from __future__ import annotations

from enum import Enum
from typing import Final

from ombre_desktop.engine.actions import Action, Bid, Say, Word
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.events import AllPassed, BidMade, Event, OmbreMade, Said
from ombre_desktop.engine.phases.asking import answer_of, not_asked
from ombre_desktop.engine.phases.auction_order import AuctionOrder
from ombre_desktop.engine.phases.call_conditions import CallCondition
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.requests import CallRequest, bid
from ombre_desktop.engine.seats import Ring, Seat, with_seat
from ombre_desktop.engine.stages import Bidding
from ombre_desktop.engine.state import DealState, Phase, Progress
from ombre_desktop.value import Value

PASS: Final = Say(Word.PASS)


class EqualBid(Enum):
    """The right of an earlier, lower bidder to equal the standing bid (A5)."""

    ELDER_HOLD = "elder_hold"
    ANY_LOWER = "any_lower"
    NONE = "none"


class Auction(Value):
    """
    An auction: everybody passes or bids, each bid above the last, until one is left.

    A seat that has bid may *hold*, that is, equal the standing bid, where *equal* gives it the
    right; contracts of one level are equal. When all pass, *passed_out* follows. *conditions* may
    refuse a bid that is high enough. *rule* is the paragraph cited when a call is refused.
    """

    contracts: tuple[Contract, ...]
    equal: EqualBid
    order: AuctionOrder
    passed_out: tuple[Phase, ...]
    conditions: tuple[CallCondition, ...] = ()
    rule: str = "1.6"

    def begin(self, state: DealState) -> Progress:
        """Open the auction; the eldest speaks first."""
        again = state.bidding is not None
        bidding = Bidding(state.eldest, (0,) * state.seats, (False,) * state.seats, again=again)
        return state._replace(bidding=bidding), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the seat to call."""
        return _bidding(state).turn

    def request(self, state: DealState) -> CallRequest:
        """Return every lawful call."""
        bidding = _bidding(state)
        offered = [row for row in self.contracts if self._objection(state, bidding, row) is None]
        return CallRequest(bidding.speaker, (PASS, *[bid(row.name) for row in offered]))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a bid that is too low or may not hold, or that a condition refuses."""
        if not isinstance(action, Bid):
            return None if action == PASS else not_asked(self.rule)
        bidding, row = _bidding(state), self._row(action)
        if row is None:
            return self._no_such_bid(action)
        return self._objection(state, bidding, row)

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the call; the last bidder left is the Ombre."""
        bidding = _bidding(state)
        event: Event
        if isinstance(action, Bid):
            bidding, event = self._with_bid(bidding, action)
        else:
            seat = bidding.speaker
            call = answer_of(Say, action, self.rule)
            passed = with_seat(bidding.passed, seat, True)
            bidding = bidding._replace(passed=passed, calls=(*bidding.calls, (seat, call)))
            event = Said(seat, Word.PASS)
        bidding = bidding._replace(turn=self.order.next_speaker(state.ring, bidding))
        state = state._replace(bidding=bidding)
        return (state, (event,)) if bidding.turn is not None else self._close(state, bidding, event)

    def _with_bid(self, bidding: Bidding, action: Bid) -> tuple[Bidding, Event]:
        """Record the speaker's bid as the standing one."""
        seat, row = bidding.speaker, self._row(action)
        if row is None:
            raise IllegalAction(self._no_such_bid(action))
        event = BidMade(seat, action.contract, holds=row.level == bidding.height)
        last, calls = with_seat(bidding.last, seat, row.level), (*bidding.calls, (seat, action))
        return bidding._replace(last=last, height=row.level, holder=seat, calls=calls), event

    def _close(self, state: DealState, bidding: Bidding, last: Event) -> Progress:
        """Put the contract's phases on the agenda, or those of a passed-out deal."""
        if bidding.holder is None:
            return state._replace(agenda=(self, *self.passed_out)), (last, AllPassed())
        contract = next(row for row in self.contracts if row.name == bidding.standing)
        state = state._replace(agenda=(self, *contract.phases), contract=contract, ombre=bidding.holder)
        return state, (last, OmbreMade(bidding.holder, contract.name))

    def _row(self, call: Bid) -> Contract | None:
        """Return the contract that is bid; None if the game has no such bid."""
        for row in self.contracts:
            if row.name == call.contract:
                return row
        return None

    def _no_such_bid(self, call: Bid) -> Refusal:
        return Refusal(Reason.NO_SUCH_BID, self.rule, name=call.contract)

    def _objection(self, state: DealState, bidding: Bidding, row: Contract) -> Refusal | None:
        """Return the reason why the contract of *row* may not be bid now; None if it may."""
        if row.level < bidding.height:
            return Refusal(Reason.BID_TOO_LOW, self.rule, name=bidding.standing)
        holds = row.level == bidding.height
        if holds and not self._may_hold(state.ring, bidding):
            return Refusal(Reason.NO_HOLD, self.rule, name=bidding.standing)
        for condition in self.conditions:
            refused = condition.refusal(state, bidding, row, self._lowest(state.ring, bidding))
            if refused is not None:
                return refused
        return None

    def _lowest(self, ring: Ring, bidding: Bidding) -> int:
        """Return the lowest level that may be bid now."""
        return bidding.height + (0 if self._may_hold(ring, bidding) else 1)

    def _may_hold(self, ring: Ring, bidding: Bidding) -> bool:
        seat, holder = bidding.turn, bidding.holder
        if seat is None or holder is None or not 0 < bidding.last[seat] < bidding.height:
            return False
        if self.equal is EqualBid.ELDER_HOLD:
            return ring.index(seat) < ring.index(holder)
        return self.equal is EqualBid.ANY_LOWER


def _bidding(state: DealState) -> Bidding:
    """Return the auction that has begun."""
    if state.bidding is None:
        raise NotReachedError("auction")
    return state.bidding

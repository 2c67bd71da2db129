"""The auction (rule 1.6), and a second round for low bids (3.1)."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from ombre_desktop.engine.actions import Action, Bid, Say, Word
from ombre_desktop.engine.events import AllPassed, BidMade, Event, OmbreMade, Said
from ombre_desktop.engine.phases.asking import not_asked
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import CallRequest, bid
from ombre_desktop.engine.seats import PerSeat, Ring, Seat, after, with_seat
from ombre_desktop.engine.stages import Bidding
from ombre_desktop.engine.state import Contract, DealState, Phase, Progress
from ombre_desktop.value import Value

PASS: Final = Say(Word.PASS)


class EqualBid(Enum):
    """Who may equal the standing bid, having made a lower one before (A5)."""

    ELDER_HOLD = "elder_hold"
    ANY_LOWER = "any_lower"
    NONE = "none"


class AuctionOrder(Enum):
    """How the turn to speak goes round (A7)."""

    CIRCULAR = "circular"
    DUEL = "duel"


class LowBidOrder(Enum):
    """Who gets the game in a second round, once round the table (3.1)."""

    FIRST_COME = "first_come"
    RANKED = "ranked"


class Auction(Value):
    """
    Everybody passes or bids, each bid above the last, until one is left.

    A seat that has bid may *hold*, that is equal the standing bid, where
    *equal* gives it the right. When all pass, *passed_out* follows. *last_alone* is
    the only bid open to the last seat once all before it have passed; None for any. *rule*
    is the paragraph that refuses a call.
    """

    contracts: tuple[Contract, ...]
    equal: EqualBid
    order: AuctionOrder | LowBidOrder
    passed_out: tuple[Phase, ...]
    last_alone: str | None = None
    rule: str = "1.6"

    def begin(self, state: DealState) -> Progress:
        """Open the auction; the eldest speaks first."""
        again = state.bidding is not None
        bidding = Bidding(state.eldest, (0,) * state.seats, (False,) * state.seats, again=again)
        return state._replace(bidding=bidding), ()

    def mover(self, state: DealState) -> Seat | None:
        """Whose call is awaited."""
        assert state.bidding is not None
        return state.bidding.turn

    def request(self, state: DealState) -> CallRequest:
        """Every call that is not refused."""
        bidding = state.bidding
        assert bidding is not None
        assert bidding.turn is not None
        offered = [row for row in self.contracts if self._objection(state.ring, bidding, row) is None]
        return CallRequest(bidding.turn, (PASS, *[bid(row.name) for row in offered]))

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """A bid must exceed the standing one, or hold it by right."""
        if not isinstance(action, Bid):
            return None if action == PASS else not_asked(self.rule)
        bidding, row = state.bidding, self._row(action)
        assert bidding is not None
        if row is None:
            return Refusal(Reason.NO_SUCH_BID, self.rule, name=action.contract)
        objection = self._objection(state.ring, bidding, row)
        if objection is None:
            return None
        if objection is Reason.LAST_PLAYS_ALONE:
            return Refusal(objection, "3.11", name=self.last_alone)
        return Refusal(objection, self.rule, name=self.contracts[bidding.height - 1].name)

    def act(self, state: DealState, action: Action) -> Progress:
        """Take the call; the last one left is Ombre."""
        bidding = state.bidding
        assert bidding is not None
        seat, last, passed = bidding.turn, bidding.last, bidding.passed
        height, holder = bidding.height, bidding.holder
        assert seat is not None
        event: Event
        if isinstance(action, Bid):
            row = self._row(action)
            assert row is not None
            event = BidMade(seat, action.contract, holds=row.level == height)
            height, holder, last = row.level, seat, with_seat(last, seat, row.level)
        else:
            assert isinstance(action, Say)
            event = Said(seat, Word.PASS)
            passed = with_seat(passed, seat, True)
        turn = self._next(state.ring, passed, holder, seat)
        calls = (*bidding.calls, (seat, action))
        state = state._replace(bidding=Bidding(turn, last, passed, height, holder, calls, bidding.again))
        return (state, (event,)) if turn is not None else self._close(state, event)

    def _close(self, state: DealState, last: Event) -> Progress:
        """Put what follows on the agenda: the contract's phases, or those of a passed-out deal."""
        bidding = state.bidding
        assert bidding is not None
        if bidding.holder is None:
            return state._replace(agenda=(self, *self.passed_out)), (last, AllPassed())
        contract = self.contracts[bidding.height - 1]
        state = state._replace(agenda=(self, *contract.phases), contract=contract, ombre=bidding.holder)
        return state, (last, OmbreMade(bidding.holder, contract.name))

    def _row(self, call: Bid) -> Contract | None:
        """The contract that is bid; None if the table has no such row."""
        for row in self.contracts:
            if row.name == call.contract:
                return row
        return None

    def _objection(self, ring: Ring, bidding: Bidding, row: Contract) -> Reason | None:
        """Why the contract of *row* may not be bid now; None if it may."""
        if self.last_alone and row.name != self.last_alone and _is_last_chance(ring, bidding):
            return Reason.LAST_PLAYS_ALONE
        if row.level > bidding.height:
            return None
        if row.level < bidding.height:
            return Reason.BID_TOO_LOW
        return None if self._may_hold(ring, bidding) else Reason.NO_HOLD

    def _may_hold(self, ring: Ring, bidding: Bidding) -> bool:
        seat, holder = bidding.turn, bidding.holder
        if seat is None or holder is None or not 0 < bidding.last[seat] < bidding.height:
            return False
        if self.equal is EqualBid.ELDER_HOLD:
            return ring.index(seat) < ring.index(holder)
        return self.equal is EqualBid.ANY_LOWER

    def _next(self, ring: Ring, passed: PerSeat[bool], holder: Seat | None, speaker: Seat) -> Seat | None:
        """Who speaks next; None when the auction is over."""
        for seat in ring:
            if not passed[seat] and seat != holder:
                return _NEXT[self.order](ring, passed, holder, speaker)
        return None


def _is_last_chance(ring: Ring, bidding: Bidding) -> bool:
    """True if everybody but the last seat has passed, and nobody bid."""
    return bidding.turn == ring[-1] and bidding.height == 0


def _next_in_circle(ring: Ring, passed: PerSeat[bool], holder: Seat | None, speaker: Seat) -> Seat:
    """The next who has neither passed nor holds the bid."""
    seat = after(ring, speaker)
    while passed[seat] or seat == holder:
        seat = after(ring, seat)
    return seat


def _next_in_duel(ring: Ring, passed: PerSeat[bool], holder: Seat | None, speaker: Seat) -> Seat:  # noqa: ARG001
    """The two eldest that are left settle it first; of them, whoever does not hold the bid speaks."""
    contenders = [s for s in ring if not passed[s]][:2]
    return next(s for s in contenders if s != holder)


def _next_in_round(
    ring: Ring,
    passed: PerSeat[bool],  # noqa: ARG001 - as the others
    holder: Seat | None,  # noqa: ARG001
    speaker: Seat,
) -> Seat | None:
    """Each speaks once, whatever is bid."""
    return after(ring, speaker) if speaker != ring[-1] else None


def _next_if_none_has_bid(
    ring: Ring, passed: PerSeat[bool], holder: Seat | None, speaker: Seat
) -> Seat | None:
    """Each speaks once; the first bid ends it."""
    return None if holder is not None else _next_in_round(ring, passed, holder, speaker)


_NEXT: dict[AuctionOrder | LowBidOrder, Callable[[Ring, PerSeat[bool], Seat | None, Seat], Seat | None]] = {
    AuctionOrder.CIRCULAR: _next_in_circle,
    AuctionOrder.DUEL: _next_in_duel,
    LowBidOrder.FIRST_COME: _next_if_none_has_bid,
    LowBidOrder.RANKED: _next_in_round,
}

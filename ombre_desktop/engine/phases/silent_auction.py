"""The auction of fixed partners: the trump is named with the call, and opponents may send alone (25.3)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Bid, Say, Word
from ombre_desktop.engine.chips import Cost, Score
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.events import AllPassed, BidMade, Event, OmbreMade, Said
from ombre_desktop.engine.phases.asking import answer_of, not_asked
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.phases.settlement import written
from ombre_desktop.engine.phases.stones import held
from ombre_desktop.engine.refusals import Reason, Refusal
from ombre_desktop.engine.requests import CallRequest, bid, say
from ombre_desktop.engine.seats import Ring, Seat
from ombre_desktop.engine.stages import Bidding
from ombre_desktop.engine.state import DealState, Phase, Progress
from ombre_desktop.value import Value

RULE = "25.3"


class SilentAuction(Value):
    """
    One round of calls, in which a seat passes for a stone, plays with its partner, or goes *alone*.

    After somebody plays, each later opponent may send them alone, free of charge; then the player
    goes alone themselves, or lets the opponent go.
    """

    played: tuple[Contract, ...]
    alone: Contract
    passed_out: tuple[Phase, ...]

    def begin(self, state: DealState) -> Progress:
        """Open the auction; the eldest speaks first."""
        none = (0,) * state.seats, (False,) * state.seats
        return state._replace(bidding=Bidding(state.eldest, *none)), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the seat to call."""
        return _bidding(state).turn

    def request(self, state: DealState) -> CallRequest:
        """Return every lawful call."""
        bidding = _bidding(state)
        games = (self.alone,) if bidding.height else (*self.played, self.alone)
        bids = [bid(row.name) for row in games]
        return CallRequest(bidding.speaker, (say(Word.PASS), *bids), answers=bidding.standing)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a call that is not offered."""
        asked = self.request(state)
        if action in asked.calls:
            return None
        if not isinstance(action, Bid):
            return not_asked(RULE)
        known = any(row.name == action.contract for row in (*self.played, self.alone))
        reason = Reason.BID_TOO_LOW if known else Reason.NO_SUCH_BID
        return Refusal(reason, RULE, name=_bidding(state).standing if known else action.contract)

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the call, and pay for a pass while nobody plays."""
        bidding = _bidding(state)
        seat, was, answered = bidding.speaker, bidding.height, bidding.standing
        event: Event
        if isinstance(action, Bid):
            row = self._row(action.contract)
            event = BidMade(seat, row.name, holds=row.level == was, answers=answered)
            bidding = bidding._replace(height=row.level, holder=seat, calls=(*bidding.calls, (seat, action)))
        else:
            said = answer_of(Say, action, RULE)
            event = Said(seat, Word.PASS, answers=answered)
            bidding = bidding._replace(calls=(*bidding.calls, (seat, said)))
        bidding = bidding._replace(turn=self._next(state.ring, bidding, was))
        state, paid = _pay_pass(state._replace(bidding=bidding), seat, free=bool(bidding.height))
        if bidding.turn is not None:
            return state, (event, *paid)
        closed, told = self._close(state, bidding)
        return closed, (event, *paid, *told)

    def _next(self, ring: Ring, bidding: Bidding, was: int) -> Seat | None:
        """Return the seat that speaks after a call, which found the auction at the height *was*."""
        holder = bidding.holder
        later = ring[ring.index(bidding.speaker) + 1 :]
        if holder is None:
            return later[0] if later else None
        if bidding.height == self.alone.level:
            # An opponent sends the player alone, who answers; any other solo ends the auction.
            sent = was and was < bidding.height
            return _player(bidding) if sent else None
        return next((other for other in later if (other - holder) % 2), None)

    def _close(self, state: DealState, bidding: Bidding) -> Progress:
        holder = bidding.holder
        if holder is None:
            return state._replace(agenda=(self, *self.passed_out)), (AllPassed(),)
        row = self._row(bidding.standing or "")
        state = state._replace(agenda=(self, *row.phases), contract=row, ombre=holder)
        rests = None if row.partner else state.ally
        return state, (OmbreMade(holder, row.name, rests),)

    def _row(self, name: str) -> Contract:
        return next(row for row in (*self.played, self.alone) if row.name == name)


class PartnerRests(AutomaticPhase):
    """The resting of a soloist's partner: three play, and the next seat leads for them (25.3)."""

    def begin(self, state: DealState) -> Progress:
        """Leave the partner out of the ring; they keep their cards."""
        partner = state.ally
        return state._replace(ring=tuple(seat for seat in state.ring if seat != partner)), ()


def _player(bidding: Bidding) -> Seat:
    """Return the seat that made the first bid."""
    return next(seat for seat, call in bidding.calls if isinstance(call, Bid))


def _pay_pass(state: DealState, seat: Seat, *, free: bool) -> Progress:
    """Put a stone on the table for a pass, if the side has one; a pass after a bid is *free*."""
    side = Seat(seat % 2)
    if free or not held(state, side):
        return state, ()
    return written(state, (Score(side, -1, Cost.PASSED_OUT),))


def _bidding(state: DealState) -> Bidding:
    """Return the auction that has begun."""
    if state.bidding is None:
        raise NotReachedError("auction")
    return state.bidding

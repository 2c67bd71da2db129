"""The order of speaking in an auction (rule 1.6, A7, and 3.1 for a second round)."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine.seats import Ring, Seat, others
from ombre_desktop.engine.stages import Bidding
from ombre_desktop.value import Value


class AuctionOrder(Protocol):
    """The order of speaking, which also tells when the auction is over."""

    def next_speaker(self, ring: Ring, bidding: Bidding) -> Seat | None:
        """Return the seat that speaks after the last call of *bidding*; None when the auction is over."""
        ...


class Circular(Value):
    """Circular order: the turn goes round everybody who has not passed, until one is left."""

    def next_speaker(self, ring: Ring, bidding: Bidding) -> Seat | None:
        """Return the next seat in the ring that can still speak."""
        passed, holder = bidding.passed, bidding.holder
        for seat in others(ring, bidding.speaker):
            if not passed[seat] and seat != holder:
                return seat
        return None


class Duel(Value):
    """Duel order: the two eldest who have not passed bid until one passes; then the next may speak."""

    def next_speaker(self, ring: Ring, bidding: Bidding) -> Seat | None:
        """Return the duellist who does not hold the bid."""
        duellists = [seat for seat in ring if not bidding.passed[seat]][:2]
        return next((seat for seat in duellists if seat != bidding.holder), None)


class EldestAlone(Value):
    """One call: the eldest speaks, and nobody else."""

    def next_speaker(self, _ring: Ring, _bidding: Bidding) -> Seat | None:
        """Return None: the auction is over."""
        return None


class OnceRound(Value):
    """One round: everybody speaks once; with *first_come* the first bid ends the auction."""

    first_come: bool

    def next_speaker(self, ring: Ring, bidding: Bidding) -> Seat | None:
        """Return the next seat of the ring; None after the last."""
        if self.first_come and bidding.holder is not None:
            return None
        left = ring[ring.index(bidding.speaker) + 1 :]
        return left[0] if left else None

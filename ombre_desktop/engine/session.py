"""Sittings: many deals, with chips, a pool and the next dealer (rules 1.5 and 2.1)."""

from __future__ import annotations

from ombre_desktop.engine.chips import Chips, Cost, Payment, Settlement, Stakes, net_of, payment
from ombre_desktop.engine.seats import POOL, PerSeat, Seat
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.value import Value, replace


class Session(Value):
    """
    A sitting between two deals.

    *chips* are each seat's winnings (negative: losses); with the pool they sum to zero. *scores*
    belong to games of points. *deals* counts the settled ones.
    """

    ruleset: Ruleset
    dealer: Seat
    chips: PerSeat[Chips]
    pool: Chips = Chips(0)
    scores: PerSeat[int] = ()
    deals: int = 0

    @classmethod
    def begin(cls, ruleset: Ruleset, dealer: Seat) -> Session:
        """Begin a sitting in which *dealer* deals first."""
        scores = ruleset.target.standing(ruleset.seats) if ruleset.target else ()
        return cls(ruleset, dealer, (Chips(0),) * ruleset.seats, scores=scores)

    @property
    def antes(self) -> tuple[Payment, ...]:
        """The antes of the next deal."""
        return self.ruleset.ante.payments(self.dealer, self.ruleset.seats, self.pool)

    @property
    def winner(self) -> Seat | None:
        """The winner of a game of points, once it is decided."""
        return self.ruleset.target.winner(self.scores) if self.ruleset.target else None

    def with_antes(self) -> Session:
        """Return the sitting with the antes of the next deal in the pool."""
        stones = self.ruleset.target.stones if self.ruleset.target else None
        if stones is None:
            return self._paid(self.antes)
        side = self.ruleset.ring(self.dealer)[0] % 2
        entry = min(stones.entry, self.scores[side])
        scores = tuple(held - (entry if at == side else 0) for at, held in enumerate(self.scores))
        return replace(self, scores=scores, pool=Chips(self.pool + entry))

    @property
    def stakes(self) -> Stakes:
        """The pool and scores now, for the start of a deal."""
        return Stakes(self.pool, self.scores)

    def after(self, settlement: Settlement) -> Session:
        """Return the sitting after a deal, with everything paid and the next dealer to the right."""
        before = replace(self, pool=settlement.pool_after) if settlement.stones else self
        return before._paid(
            settlement.payments,
            scores=settlement.scores_after if self.scores else (),
            dealer=Seat((self.dealer + 1) % self.ruleset.seats),
            deals=self.deals + 1,
        )

    def division(self) -> tuple[Payment, ...]:
        """
        Return the payments that divide the pool equally; the last dealer gets the odd chips (2.1).

        The last dealer sits at the left of the next one.
        """
        if self.ruleset.target is not None and self.ruleset.target.stones is not None:
            return ()
        seats = self.ruleset.seats
        last = Seat((self.dealer - 1) % seats)
        share, odd = divmod(self.pool, seats)
        shares = (
            payment(POOL, Seat(seat), (Cost.END_OF_SITTING, share + (odd if seat == last else 0)))
            for seat in range(seats)
        )
        return tuple(part for part in shares if part.parts)

    def ended(self) -> Session:
        """Return the sitting with the pool divided."""
        return self._paid(self.division())

    def _paid(self, payments: tuple[Payment, ...], **besides: object) -> Session:
        """Return the sitting once all *payments* are made, with the changes *besides*."""
        won = net_of(payments, len(self.chips))
        chips = tuple([Chips(had + more) for had, more in zip(self.chips, won, strict=True)])
        pool = Chips(self.pool - sum(won))  # the pool pays what the seats win together
        return replace(self, chips=chips, pool=pool, **besides)

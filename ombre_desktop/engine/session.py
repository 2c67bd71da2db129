"""Sittings: many deals, with chips, a pool and the next dealer (rules 1.5 and 2.1)."""

from __future__ import annotations

from ombre_desktop.engine.chips import (
    Chips,
    Cost,
    Payment,
    Score,
    Settlement,
    Stakes,
    net_of,
    payment,
    scores_with,
)
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
    def entry(self) -> tuple[Score, ...]:
        """The stones that the side of the eldest puts on the table before the next deal (25.3)."""
        stones = self.ruleset.target.stones if self.ruleset.target else None
        if stones is None:
            return ()
        side = Seat(self.ruleset.ring(self.dealer)[0] % len(self.scores))
        put = min(stones.entry, self.scores[side])
        return (Score(side, -put, Cost.ANTE),) if put else ()

    @property
    def winner(self) -> Seat | None:
        """The winner of a game of points, once it is decided."""
        return self.ruleset.target.winner(self.scores) if self.ruleset.target else None

    def with_antes(self) -> Session:
        """Return the sitting with the antes of the next deal in the pool."""
        if not self.ruleset.in_stones:
            return self._paid(self.antes)
        put = -sum(score.points for score in self.entry)
        return replace(self, scores=scores_with(self.scores, self.entry), pool=Chips(self.pool + put))

    def with_stakes(self, stakes: Stakes) -> Session:
        """Return the sitting with the antes of the next deal paid; stones are then as in *stakes*."""
        return (
            replace(self, scores=stakes.scores, pool=stakes.pool)
            if self.ruleset.in_stones
            else self.with_antes()
        )

    def before_antes(self, scores: PerSeat[int] | None = None) -> Session:
        """
        Return the sitting as it was before the antes in the pool were paid.

        *scores* are those after the last deal, if they are known: a side may have had less than its entry.
        """
        if not self.ruleset.in_stones or self.ruleset.target is None:
            antes = net_of(self.antes, len(self.chips))
            chips = tuple(Chips(now - ante) for now, ante in zip(self.chips, antes, strict=True))
            return replace(self, chips=chips, pool=Chips(-sum(chips)))
        eldest = self.ruleset.ring(self.dealer)[0]
        before = scores or self.ruleset.target.before_entry(self.stakes, eldest)
        put = sum(before) - sum(self.scores)
        return replace(self, scores=before, pool=Chips(self.pool - put))

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
        if self.ruleset.in_stones:
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

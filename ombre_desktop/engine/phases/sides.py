"""Two sides: the Ombre, alone or with an ally, against all the others (rule 3.11)."""

from __future__ import annotations

from collections.abc import Iterable

from ombre_desktop.engine.chips import (
    Chips,
    Cost,
    Outcome,
    Payment,
    Price,
    Result,
    Score,
    Verdict,
    listed,
    payment,
)
from ombre_desktop.engine.seats import POOL, Ring, Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

NEEDED = 5
"""The usual number of tricks with which the Ombre's side wins."""


def side_of(state: DealState) -> Ring:
    """Return the Ombre and the ally, if there is one."""
    ombre, ally = state.the_ombre, state.ally
    return (ombre,) if ally is None or ally == ombre else (ombre, ally)


def against(state: DealState, side: Ring) -> Ring:
    """Return the seats that play against *side*; a soloist's partner, who rests, does not."""
    return tuple(seat for seat in sorted(state.ring) if seat not in side)


def has_matadors(state: DealState, side: Ring) -> bool:
    """Return True if *side* was dealt all three matadors."""
    dealt = {card for seat in side for card in state.play.opening[seat]}
    return dealt.issuperset(state.ranking.matadors)


def tricks_of(state: DealState, seats: Iterable[Seat]) -> int:
    """Return the number of tricks that *seats* took together."""
    return sum(state.play.won[seat] for seat in seats)


class SideTricks(Value):
    """The outcome by sides: *needed* tricks win, at least *drawn* are a puesta, fewer are codille."""

    drawn: int
    needed: int = NEEDED

    def outcome(self, state: DealState) -> Outcome:
        """Return one verdict; codille falls on no particular seat."""
        playing, side = state.play, side_of(state)
        if playing.vole:
            if set(playing.winners) <= set(side):
                return Outcome((Verdict(Result.VOLE, side[0]),), tuple(sorted(side)))
            return Outcome((Verdict(Result.FAILED_VOLE, side[0]),))
        tricks = tricks_of(state, side)
        if playing.claimed or tricks >= self.needed:
            return Outcome((Verdict(Result.SACADA, side[0]),), tuple(sorted(side)))
        if tricks >= self.drawn:
            return Outcome((Verdict(Result.PUESTA, side[0]),))
        return Outcome((Verdict(Result.CODILLE),), against(state, side))


class Extras(Value):
    """
    Payments besides the pool, from each opponent to an Ombre who wins.

    They are for *sans_prendre*, for the three *matadors* on one side, and for winning all the tricks, a
    *vole*.
    In a codille, chips of the pool that cannot be shared evenly go to the winner with the best trump.
    """

    sans_prendre: int
    matadors: int
    vole: int

    def parts(self, state: DealState, side: Ring) -> tuple[tuple[Cost, int], ...]:
        """Return the parts of each opponent's payment, by cost."""
        held = has_matadors(state, side)
        every = tricks_of(state, side) == sum(state.play.won)
        return (
            (Cost.SANS_PRENDRE, self.sans_prendre),
            (Cost.MATADORS, self.matadors if held else 0),
            (Cost.VOLE, self.vole if every else 0),
        )

    def best_trump(self, state: DealState, winners: Ring) -> Seat:
        """
        Return the seat among *winners* that was dealt the highest trump.

        A side that holds every trump takes too many tricks to lose, so the winners had a trump.
        Where a view hides that trump, the first winner is returned.
        """
        hands = state.play.opening
        held = (seat for card in state.ranking.trumps for seat in winners if card in hands[seat])
        return next(held, winners[0])


class SidePayments(Value):
    """
    Payments by sides: the Ombre's side takes the pool, repeats it, or loses it and pays it again.

    The Ombre's share is two thirds and the ally's one third, to the nearest chip. *alone* is True
    if the contract has no ally. *extras* is None where only the pool is played for.
    """

    alone: bool
    extras: Extras | None = None

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return all payments in record order, by payer and payee."""
        side = side_of(state)
        pool = state.stakes.pool
        match outcome.result:
            case Result.SACADA:
                taken = [payment(POOL, seat, (Cost.POOL, chips)) for seat, chips in _won(side, pool)]
                return listed([*taken, *self._extra(state, side)])
            case Result.PUESTA:
                return listed(payment(seat, POOL, (Cost.PUESTA, chips)) for seat, chips in _lost(side, pool))
            case _:
                return listed(self._codille(state, side, outcome.winners))

    def price(self, state: DealState) -> Price:
        """Return the Ombre's share of the pool, won or lost; sans prendre adds chips from each opponent."""
        pool = state.stakes.pool
        if not self.alone:
            return Price(Chips(pool - _third(pool)), Chips(0), Chips(_two_thirds(pool)))
        from_each = self.extras.sans_prendre if self.extras else 0
        return Price(pool, Chips(from_each), pool)

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return whether the Ombre's side was dealt the matadors, and the opponent with the highest trump."""
        if self.extras is None:
            return ()
        side = side_of(state)
        best = self.extras.best_trump(state, against(state, side))
        return (int(has_matadors(state, side)), best)

    def _extra(self, state: DealState, side: Ring) -> list[Payment]:
        if self.extras is None:
            return []
        parts = self.extras.parts(state, side)
        return [payment(seat, side[0], *parts) for seat in against(state, side)]

    def _codille(self, state: DealState, side: Ring, winners: Ring) -> list[Payment]:
        """Share the pool among the winners; the losers pay the same amount back."""
        share, odd = divmod(state.stakes.pool, len(winners))
        best = self.extras.best_trump(state, winners) if self.extras else None
        shares = [(seat, share + (odd if seat == best else 0)) for seat in winners]
        taken = sum(chips for _, chips in shares)
        paid = [payment(POOL, seat, (Cost.POOL, chips)) for seat, chips in shares]
        return [*paid, *(payment(seat, POOL, (Cost.CODILLE, chips)) for seat, chips in _lost(side, taken))]


def _third(chips: int) -> int:
    """Return a third, to the nearest chip."""
    return (chips + 1) // 3


def _two_thirds(chips: int) -> int:
    """Return two thirds, to the nearest chip."""
    return (2 * chips + 1) // 3


def _won(side: Ring, chips: int) -> list[tuple[Seat, int]]:
    """Share *chips* won between the Ombre and the ally."""
    thirds = [_third(chips) for _ in side[1:]]
    return list(zip(side, (chips - sum(thirds), *thirds), strict=True))


def _lost(side: Ring, chips: int) -> list[tuple[Seat, int]]:
    """Share *chips* lost between the Ombre and the ally."""
    own = _two_thirds(chips) if len(side) > 1 else chips
    return list(zip(side, (own, chips - own), strict=False))

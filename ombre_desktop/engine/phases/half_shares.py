"""Payments by sides that share evenly, with a consolation for the side that is not paid the pool (24.5)."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, listed, payment
from ombre_desktop.engine.phases.sides import against, has_matadors, side_of
from ombre_desktop.engine.seats import POOL, Ring, Seat, others
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

FEW = 3
"""An Ombre who takes fewer tricks pays a lost game alone."""

Part = tuple[Cost, int]


class HalfShares(Value):
    """
    Payments of a game in which the Ombre's side wins, repeats or loses the pool, half and half.

    *parts* are paid by each opponent, with the chips for the three *matadors* if the side was dealt
    them; *vole* is added for all the tricks. In a vole that was *bid* these are the parts of a game
    lost besides, and *bid* is what each opponent pays for all the tricks. Everything but the pool
    is doubled in *preferred*. A claim refused may have *raised* the game to a price in place of the parts,
    won or lost. With *excused*, the ally of an Ombre with too few tricks pays nothing.
    """

    parts: tuple[Part, ...]
    vole: int
    drawn: int
    bid: int | None = None
    preferred: Suit | None = None
    excused: bool = True
    matadors: int = 0
    raised: int | None = None

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment, ...]:
        """Return all payments in record order, by payer and payee."""
        side = side_of(state)
        match outcome.result:
            case Result.VOLE if self.raised is not None:
                return listed(self._from_each(state, ((Cost.VOLE, self.raised),)))
            case Result.FAILED_VOLE if self.raised is not None:
                return listed(self._to_each(state, side, ((Cost.FAILED_VOLE, self.raised),)))
            case Result.SACADA | Result.VOLE | Result.FAILED_VOLE if self.bid is None:
                return listed([*self._pool_won(state, side), *self._won(state, outcome.result)])
            case Result.VOLE:
                heads = ((Cost.VOLE, self.bid or 0), *self._matadors(state))
                return listed([*self._pool_won(state, side), *self._from_each(state, heads)])
            case Result.FAILED_VOLE:
                missed = self._to_each(state, side, ((Cost.FAILED_VOLE, self.vole),))
                return listed([*missed, *self._lost_besides(state, side)])
            case result:
                return listed(self._lost(state, side, drawn=result is Result.PUESTA))

    def price(self, state: DealState) -> Price:
        """Return the share of the pool and the chips of each opponent, and the price of a remise."""
        pool, factor = state.stakes.pool, self._factor(state)
        each = sum(chips for _, chips in self.parts) * factor
        if state.the_contract.calls:
            half = pool - pool // 2
            # One opponent settles with the Ombre, the other with the ally.
            return Price(Chips(half), Chips(each), Chips(half + each), payers=1)
        heads = state.seats - 1
        if self.bid is not None:
            return Price(pool, Chips(self.bid * factor), Chips(self.vole * factor * heads))
        return Price(pool, Chips(each), Chips(pool + each * heads))

    def of_cards(self, state: DealState) -> tuple[int, ...]:
        """Return the chips for the matadors, if the Ombre's side was dealt them."""
        return (sum(chips for _, chips in self._matadors(state)),)

    def _won(self, state: DealState, result: Result) -> Iterator[Payment]:
        """Pay the game to the side; a vole that failed is taken off."""
        parts = (*self.parts, *self._matadors(state))
        if result is Result.VOLE:
            parts += ((Cost.VOLE, self.vole),)
        if result is not Result.FAILED_VOLE:
            yield from self._from_each(state, parts)
            return
        left = (sum(chips for _, chips in parts) - self.vole) * self._factor(state)
        for own, other in _pairs(state):
            yield payment(other, own, (Cost.GAME, max(left, 0)))
            yield payment(own, other, (Cost.FAILED_VOLE, max(-left, 0)))

    def _lost_besides(self, state: DealState, side: Ring) -> list[Payment]:
        """Pay the game that an Ombre who bid the vole has lost too, if they have."""
        own = state.play.won[side[0]]
        needed = sum(state.play.won) // 2 + 1
        return [] if own >= needed else self._lost(state, side, drawn=own >= self.drawn)

    def _lost(self, state: DealState, side: Ring, *, drawn: bool) -> list[Payment]:
        """Repeat the pool, or put back what the others take from it; and pay the game to each."""
        parts = (*self.parts, *self._matadors(state))
        if drawn:
            into, cost, taken = int(state.stakes.pool), Cost.PUESTA, []
        else:
            rivals = against(state, side)
            share = state.stakes.pool // len(rivals)
            taken = [payment(POOL, seat, (Cost.POOL, share)) for seat in rivals]
            into, cost = share * len(rivals), Cost.CODILLE
        payers = side[:1] if self._pays_alone(state, side) else side
        paid = [payment(seat, POOL, (cost, chips)) for seat, chips in _halves(payers, into)]
        return [*taken, *paid, *self._to_each(state, payers, parts)]

    def _pays_alone(self, state: DealState, side: Ring) -> bool:
        return self.excused and state.play.won[side[0]] < FEW

    def _pool_won(self, state: DealState, side: Ring) -> list[Payment]:
        shares = _halves(side, int(state.stakes.pool))
        return [payment(POOL, seat, (Cost.POOL, chips)) for seat, chips in shares]

    def _from_each(self, state: DealState, parts: tuple[Part, ...]) -> list[Payment]:
        parts = self._times(state, parts)
        return [payment(other, own, *parts) for own, other in _pairs(state)]

    def _to_each(self, state: DealState, payers: Ring, parts: tuple[Part, ...]) -> list[Payment]:
        """Pay *parts* to each opponent; the Ombre pays for an ally who is not among the *payers*."""
        parts = self._times(state, parts)
        return [payment(own if own in payers else payers[0], other, *parts) for own, other in _pairs(state)]

    def _matadors(self, state: DealState) -> tuple[Part, ...]:
        paid = self.matadors and has_matadors(state, side_of(state))
        return ((Cost.MATADORS, self.matadors),) if paid else ()

    def _factor(self, state: DealState) -> int:
        return 2 if self.preferred is not None and state.trump is self.preferred else 1

    def _times(self, state: DealState, parts: tuple[Part, ...]) -> tuple[Part, ...]:
        return tuple((cost, chips * self._factor(state)) for cost, chips in parts)


def _pairs(state: DealState) -> list[tuple[Seat, Seat]]:
    """
    Pair each opponent with the player of the side whom they settle with.

    With an ally, the first opponent at the Ombre's right settles with the ally, the other with the
    Ombre; alone, the Ombre settles with all.
    """
    side = side_of(state)
    rivals = [seat for seat in others(state.ring, side[0]) if seat not in side]
    if len(side) == 1:
        return [(side[0], rival) for rival in rivals]
    return [(side[1], rivals[0]), (side[0], rivals[1])]


def _halves(side: Ring, chips: int) -> list[tuple[Seat, int]]:
    """Share *chips* between the Ombre and the ally; the Ombre has the odd one."""
    half = chips // 2 if len(side) > 1 else 0
    return list(zip(side, (chips - half, half), strict=False))

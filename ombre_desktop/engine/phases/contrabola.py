"""Contrabola: the Ombre tries to take no trick at all (rule 3.4)."""

from __future__ import annotations

from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.chips import Chips, Cost, Outcome, Payment, Price, Result, Score, Verdict, payment
from ombre_desktop.engine.phases.loss import LossRule
from ombre_desktop.engine.seats import POOL, Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value


class EndsAtTheOmbresTrick(Value):
    """An end of the play at the first trick that the Ombre takes."""

    def of(self, state: DealState, _trick: Trick, winner: Seat) -> Progress:
        """End the play if the Ombre took the trick."""
        if winner != state.ombre:
            return state, ()
        return state._replace(playing=state.play._replace(trick=None)), ()

    def at_stake(self, _state: DealState) -> tuple[tuple[Seat, Card], ...]:
        """Return nothing: no card counts."""
        return ()


class NoTrickAtAll(Value):
    """The outcome of contrabola, which is made if the Ombre has taken no trick."""

    def outcome(self, state: DealState) -> Outcome:
        """Return one verdict, on the Ombre."""
        ombre, playing = state.the_ombre, state.play
        if playing.won[ombre]:
            return Outcome((Verdict(Result.CONTRABOLA_FAILED, ombre),))
        return Outcome((Verdict(Result.CONTRABOLA_MADE, ombre),), (ombre,))


class ContrabolaPayments(Value):
    """Payments of contrabola: as for a game won or a puesta, without bonuses."""

    loss: LossRule

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment | Score, ...]:
        """Return the payment from the pool first, then those of the other seats in order."""
        ombre, contract = state.the_ombre, state.the_contract
        if outcome.result is Result.CONTRABOLA_FAILED:
            return tuple(paid for paid in self.loss.without_bonus(state, ombre, Cost.PUESTA) if paid.parts)
        others = (Seat(seat) for seat in range(state.seats) if seat != ombre)
        heads = (payment(other, ombre, (Cost.GAME, contract.base)) for other in others)
        taken = payment(POOL, ombre, (Cost.POOL, state.stakes.pool))
        return tuple(paid for paid in (taken, *heads) if paid.parts)

    def price(self, state: DealState) -> Price:
        """Return the pool and the base for a game made, the bare amount for a failed one."""
        return Price(state.stakes.pool, state.the_contract.base, Chips(self.loss.bare(state)))

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: no bonus is paid."""
        return ()

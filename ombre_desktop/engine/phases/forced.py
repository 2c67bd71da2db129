"""Forced games: somebody must play although all have passed (rules 3.5 and 3.11)."""

from __future__ import annotations

from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.events import OmbreMade, SpadilleSought
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.ranking import BLACK_ACES
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Phase, Progress


class ForcedSpadille(AutomaticPhase):
    """
    A forced game: the holder of spadille plays *contract*, else that of basto, else the eldest.

    If *basto* does not count and spadille lies in the talon, nobody plays and the phases *nobody*
    follow. The table learns who holds the ace, or that nobody does.
    """

    contract: Contract
    nobody: tuple[Phase, ...]
    basto: bool = True
    aces: Cards = BLACK_ACES

    def begin(self, state: DealState) -> Progress:
        """
        Find the Ombre.

        The ace counts as shown from now on, so that a view, in which the other hands lie face down,
        finds the same Ombre as the true state.
        """
        found = self._found(state)
        if found is None and not self.basto:
            return state._replace(agenda=(self, *self.nobody)), (SpadilleSought(None, None),)
        seat, card = found or (state.eldest, None)
        state = state._replace(
            ombre=seat,
            contract=self.contract,
            agenda=(self, *self.contract.phases),
            shown=(*state.shown, card) if card else state.shown,
        )
        return state, (SpadilleSought(seat, card), OmbreMade(seat, self.contract.name))

    def _found(self, state: DealState) -> tuple[Seat, Card] | None:
        """Return the seat with the better black ace, and the ace; None if no hand has one that counts."""
        aces = self.aces if self.basto else self.aces[:1]
        held = ((seat, ace) for ace in aces for seat in state.ring if ace in state.hands[seat])
        return next(held, None)


class LastMustPlay(AutomaticPhase):
    """A forced game: the last seat to speak becomes the Ombre and plays *contract*."""

    contract: Contract

    def begin(self, state: DealState) -> Progress:
        """Put the phases of the contract on the agenda."""
        ombre = state.ring[-1]
        state = state._replace(agenda=(self, *self.contract.phases), contract=self.contract, ombre=ombre)
        return state, (OmbreMade(ombre, self.contract.name),)

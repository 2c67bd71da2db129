"""Somebody must play though all have passed (rule 3.11)."""

from __future__ import annotations

from dataclasses import dataclass

from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.events import OmbreMade
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.state import DealState, Progress


@dataclass(frozen=True, slots=True)
class LastMustPlay(AutomaticPhase):
    """The last to speak is Ombre and plays *contract*."""

    contract: Contract

    def begin(self, state: DealState) -> Progress:
        """Put the phases of the contract on the agenda."""
        ombre = state.ring[-1]
        state = state._replace(agenda=(self, *self.contract.phases), contract=self.contract, ombre=ombre)
        return state, (OmbreMade(ombre, self.contract.name),)

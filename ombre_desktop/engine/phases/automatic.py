"""Automatic phases, in which nobody decides anything."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import Request
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class AutomaticPhase(Value):
    """Base class of phases that only `begin` and ask nothing."""

    def mover(self, _state: DealState) -> Seat | None:
        """Return None: nobody moves."""
        return None

    def request(self, state: DealState) -> Request:
        """Raise: there is no mover to ask."""
        raise AssertionError(state)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Raise: there is no mover to refuse."""
        raise AssertionError(state, action)

    def act(self, state: DealState, action: Action) -> Progress:
        """Raise: there is no mover to act."""
        raise AssertionError(state, action)

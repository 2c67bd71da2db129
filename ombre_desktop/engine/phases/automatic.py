"""A phase in which nobody decides anything."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import Request
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class AutomaticPhase(Value):
    """The base of phases that are all `begin`; never asked anything."""

    def mover(self, state: DealState) -> Seat | None:  # noqa: ARG002
        """Nobody."""
        return None

    def request(self, state: DealState) -> Request:
        """Never called: there is no mover."""
        raise AssertionError(state)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Never called: there is no mover."""
        raise AssertionError(state, action)

    def act(self, state: DealState, action: Action) -> Progress:
        """Never called: there is no mover."""
        raise AssertionError(state, action)

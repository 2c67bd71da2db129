"""The protocol of a phase, independent of the type of its states."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.events import Event
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import Request
from ombre_desktop.engine.seats import Seat

S = TypeVar("S")


class PhaseOf(Protocol[S]):
    """
    One section of a deal, whose states are of type *S*.

    To begin or to act returns the next state and the events on the way. A phase lasts while it has
    a mover. The phases that follow it stand on the agenda; an act may replace them.
    """

    def begin(self, state: S) -> tuple[S, tuple[Event, ...]]:
        """Do everything that needs no decision when the phase begins."""
        ...

    def mover(self, state: S) -> Seat | None:
        """Return the seat that has to decide; None when the phase is over."""
        ...

    def request(self, state: S) -> Request:
        """Return the request to the mover."""
        ...

    def refusal(self, state: S, action: Action) -> Refusal | None:
        """Return the reason why *action* is not lawful for the mover; None if it is lawful."""
        ...

    def act(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """Carry out a lawful *action* of the mover."""
        ...

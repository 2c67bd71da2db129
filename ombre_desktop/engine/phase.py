"""What a phase of a deal must answer, whatever a state of the deal is made of."""

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

    It gives back the next state and what happened on the way. A phase lasts while it
    has a mover. What follows it stands on the agenda; an act may put other phases there.
    """

    def begin(self, state: S) -> tuple[S, tuple[Event, ...]]:
        """Do what happens of itself when the phase begins."""
        ...

    def mover(self, state: S) -> Seat | None:
        """Who has to decide; None when the phase is over."""
        ...

    def request(self, state: S) -> Request:
        """What the mover is asked."""
        ...

    def refusal(self, state: S, action: Action) -> Refusal | None:
        """Why *action* is not lawful for the mover; None if it is."""
        ...

    def act(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """Carry out a lawful *action* of the mover."""
        ...

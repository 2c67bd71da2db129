"""Sources of a table: a deal that is being played, or one that is replayed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from ombre_desktop.engine import Action, Refusal, Seat, SeatView
from ombre_desktop.engine.events import Event


class Source(Protocol):
    """
    A source of what a table shows.

    `opened` carries a sitting to show at once, `stepped` a `TableStep`, and `asked` the request to the
    person.
    """

    @property
    def opened(self) -> SignalInstance:
        """Emitted with a sitting, when another deal or another moment is to be shown at once."""
        ...

    @property
    def stepped(self) -> SignalInstance:
        """Emitted with a `TableStep`, after a step."""
        ...

    @property
    def asked(self) -> SignalInstance:
        """Emitted with a request, when it is the person's turn."""
        ...

    @property
    def view(self) -> SeatView | None:
        """The deal, as far as it may be seen."""
        ...

    @property
    def story(self) -> tuple[Event, ...]:
        """All events of the deal so far."""
        ...

    @property
    def turn(self) -> Seat | None:
        """The seat to act, as far as it may be known."""
        ...

    @property
    def can_take_back(self) -> bool:
        """True if the person can take a decision back."""
        ...

    @property
    def can_redo(self) -> bool:
        """True if the person has taken a decision back and not made another."""
        ...

    @property
    def can_play_out(self) -> bool:
        """True if nothing still to be played can change the result."""
        ...

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the person may not take *action* now; None if they may, or there is no request."""
        ...

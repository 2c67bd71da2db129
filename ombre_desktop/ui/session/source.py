"""Sources of a table: a deal that is being played, or one that is replayed."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from ombre_desktop.engine import Action, Refusal, Seat, SeatView
from ombre_desktop.engine.events import Event


class Source(Protocol):
    """
    A source that tells a table what to show.

    `opened` carries a sitting, laid as it stands; `stepped` a `TableStep`; `asked` the request that
    the person must answer.
    """

    @property
    def opened(self) -> SignalInstance:
        """Another deal, or another moment of this one."""
        ...

    @property
    def stepped(self) -> SignalInstance:
        """Something has happened."""
        ...

    @property
    def asked(self) -> SignalInstance:
        """The person's turn has come."""
        ...

    @property
    def view(self) -> SeatView | None:
        """The deal as it may be seen."""
        ...

    @property
    def story(self) -> tuple[Event, ...]:
        """All that has happened in it."""
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
    def can_play_out(self) -> bool:
        """True if nothing that is still to be played can change the result."""
        ...

    def refusal(self, action: Action) -> Refusal | None:
        """Say why the person may not take *action* now; None if they may, or nothing is asked."""
        ...

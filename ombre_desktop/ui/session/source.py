"""What a table can show: a deal that is being played, or one that is gone through again."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance

from ombre_desktop.engine import Seat, SeatView
from ombre_desktop.engine.events import Event


class Source(Protocol):
    """
    Whoever tells a table what to show.

    `opened` carries a sitting, laid as it stands; `stepped` a `TableStep`.
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
    def view(self) -> SeatView | None:
        """The deal as it may be seen."""
        ...

    @property
    def story(self) -> tuple[Event, ...]:
        """All that has happened in it."""
        ...

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is, as far as it may be known."""
        ...

    @property
    def can_take_back(self) -> bool:
        """True if the person can decide something anew."""
        ...

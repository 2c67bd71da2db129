"""The journals that save the sitting at the table, or save nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.ui.model.sitting import Sitting


class Journal(Protocol):
    """The keeper of the sitting."""

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Save *sitting*, and call *done* on this thread once it would survive a crash."""
        ...


class UnkeptJournal:
    """A journal for a sitting that is not saved: one played on from a replay, a demonstration, or a test."""

    def write(self, _: Sitting, done: Callable[[], None]) -> None:
        """Call *done* at once."""
        done()


class JournalSwitch:
    """A journal that passes the sitting on to its present keeper."""

    def __init__(self) -> None:
        self.keeper: Journal = UnkeptJournal()

    def rest(self) -> None:
        """Save nothing until another keeper is set."""
        self.keeper = UnkeptJournal()

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Save *sitting* with the present keeper."""
        self.keeper.write(sitting, done)

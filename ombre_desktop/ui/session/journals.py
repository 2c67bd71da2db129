"""The journals that save the sitting at the table, or save nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from ombre_desktop.storage.history import History
    from ombre_desktop.ui.model.sitting import Sitting

T = TypeVar("T")


class Journal(Protocol):
    """The keeper of the sitting."""

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Save *sitting*, and call *done* on this thread once it would survive a crash."""
        ...

    def use_history(self, use: Callable[[History], T], done: Callable[[T | None], None]) -> None:
        """Read the history, and call *done* on this thread with the result; with None if there is none."""
        ...


class UnkeptJournal:
    """A journal for a sitting that is not saved: one played on from a replay, a demonstration, or a test."""

    def write(self, _: Sitting, done: Callable[[], None]) -> None:
        """Call *done* at once."""
        done()

    def use_history(self, _: Callable[[History], T], done: Callable[[T | None], None]) -> None:
        """Call *done* at once, as nothing is known."""
        done(None)


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

    def use_history(self, use: Callable[[History], T], done: Callable[[T | None], None]) -> None:
        """Read the history of the present keeper."""
        self.keeper.use_history(use, done)

"""The journals that keep the sitting at the table: the keeper, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.session.session_controller import Journal


class UnkeptJournal:
    """A journal for a sitting that is not stored: played on from a replay, a demonstration, a test."""

    def write(self, _: Sitting, done: Callable[[], None]) -> None:
        """Call *done* at once."""
        done()


class JournalSwitch:
    """A journal that passes the sitting on to its present keeper."""

    def __init__(self) -> None:
        self.keeper: Journal = UnkeptJournal()

    def rest(self) -> None:
        """Store nothing for now."""
        self.keeper = UnkeptJournal()

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Store *sitting* by the present keeper."""
        self.keeper.write(sitting, done)

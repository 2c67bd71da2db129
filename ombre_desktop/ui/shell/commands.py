"""Which commands of the menus can be used, decided from how things stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ombre_desktop.value import Value

if TYPE_CHECKING:
    from ombre_desktop.ui.model.sitting import Sitting


class Moment(Value):
    """
    What decides which commands can be used.

    *sitting* is the one that is played, *is_replayed* says that a recorded deal has the
    table instead; the other fields say what the table offers.
    """

    sitting: Sitting | None = None
    is_replayed: bool = False
    can_take_back: bool = False
    has_log: bool = False
    has_last_trick: bool = False

    @property
    def is_settled(self) -> bool:
        """True once the deal in hand is over."""
        return self.sitting is not None and self.sitting.state is not None and self.sitting.state.is_over

    @property
    def has_record(self) -> bool:
        """True if there is a record that may be saved: before the end it would show the others' cards."""
        return self.is_replayed or (self.is_settled and self.sitting is not None and bool(self.sitting.rows))


_ENABLED: dict[str, Callable[[Moment], bool]] = {
    "end_sitting": lambda now: now.is_settled and now.sitting is not None and not now.sitting.ended,
    "save_record": lambda now: now.has_record,
    "score": lambda now: now.sitting is not None,
    "take_back": lambda now: now.can_take_back,
    "hand": lambda now: now.sitting is not None,
    "log": lambda now: now.has_log,
    "last_trick": lambda now: now.has_last_trick,
}
"""The commands that cannot always be used, and when they can."""


def enabled(command: str, now: Moment) -> bool:
    """Tell whether *command* would do something."""
    return command not in _ENABLED or _ENABLED[command](now)

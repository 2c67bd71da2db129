"""An event that everybody may see whole."""

from __future__ import annotations

from typing import Self

from ombre_desktop.engine.seats import Seat
from ombre_desktop.value import Value


class Public(Value):
    """An event that the whole table sees."""

    def seen_by(self, _seat: Seat) -> Self | None:
        """Return the event itself."""
        return self

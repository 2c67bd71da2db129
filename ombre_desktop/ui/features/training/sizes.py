"""The sizes on the path of learning."""

from __future__ import annotations

HEIGHT, CUT = 80.0, 84.0
"""The height of a card, and of a woodcut, in units."""
MOST = 1.6
"""The text size, as a factor, above which cards no longer grow."""


def unit_of(text: float) -> float:
    """Return the pixels of a unit for a *text* size."""
    return min(MOST, text)

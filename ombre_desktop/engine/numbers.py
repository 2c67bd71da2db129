"""Whole numbers in text, no larger than chips, points or cards can be."""

from __future__ import annotations

import re
from typing import Final

MOST: Final = 999_999_999
"""The largest number that nine figures write."""

_NUMBER = re.compile(r"-?[0-9]{1,9}")
"""ASCII digits only: ``int`` accepts other scripts too. Nine digits hold every pool."""


def number(text: str) -> int | None:
    """Parse a whole number with an optional minus; None for anything else or over nine digits."""
    return int(text) if _NUMBER.fullmatch(text) else None


def is_number(text: str) -> bool:
    """Return True if `number` can parse *text*."""
    return _NUMBER.fullmatch(text) is not None

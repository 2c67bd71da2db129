"""Whole numbers as people write them, no larger than chips, points or cards can be."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"-?[0-9]{1,9}")
"""Plain figures only: other digits look like numbers and are none. Nine of them hold every pool."""


def number(text: str) -> int | None:
    """The number that *text* is, with a minus or without; None if it is none or has ten figures."""
    return int(text) if _NUMBER.fullmatch(text) else None


def is_number(text: str) -> bool:
    """True if *text* is such a number."""
    return _NUMBER.fullmatch(text) is not None

"""Keys for buttons in a row: letters of their labels, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase


def own_keys(labels: Sequence[str], taken: str = "") -> list[str]:
    """Return a letter or digit for each of the *labels*, all different and none of those *taken*."""
    keys: list[str] = []
    for label in labels:
        keys.append(next(key for key in _candidates(label) if key not in keys and key not in taken))
    return keys


def _candidates(label: str) -> Iterator[str]:
    """Yield the possible keys for a label, best first; every keyboard has the Latin letters."""
    letters = [letter for letter in label.upper() if letter.isalpha()]
    yield from (letter for letter in letters if letter in ascii_uppercase)
    yield from "123456789"
    yield from ascii_uppercase

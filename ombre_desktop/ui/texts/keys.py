"""Keys for buttons that stand together: letters of their labels, in whatever language those are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase


def own_keys(labels: Sequence[str], taken: str = "") -> list[str]:
    """A letter or figure for each of the *labels*, no two alike and none that is *taken*."""
    keys: list[str] = []
    for label in labels:
        keys.append(next(key for key in _candidates(label) if key not in keys and key not in taken))
    return keys


def _candidates(label: str) -> Iterator[str]:
    """The keys that fit a label, best first; every keyboard has the letters of the Latin alphabet."""
    letters = [letter for letter in label.upper() if letter.isalpha()]
    yield from (letter for letter in letters if letter in ascii_uppercase)
    yield from "123456789"
    yield from ascii_uppercase

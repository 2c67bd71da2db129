"""
The seal of a finished deck: the checksums of the program that drew it and of its files.

Drawing everything again takes long. If neither the generator nor the files have changed since the
sums were made, drawing a few of the cards again proves the rest.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parent
NO_PART: Final = frozenset({"__main__.py", "sheet.py", "icon_files.py", "games"})
"""Programs beside the generator that draw nothing of a card, and a folder of such."""
_DIGITS: Final = 16


def generator_sum() -> str:
    """
    Return the sum of everything that has a hand in the drawing, whatever the system ends its lines with.
    """
    sources = sorted(
        (path.relative_to(_HERE).as_posix(), path.read_text(encoding="utf-8"))
        for path in _HERE.rglob("*.py")
        if NO_PART.isdisjoint(path.relative_to(_HERE).parts)
    )
    return _sum("".join(f"{name}\n{text}" for name, text in sources))


def file_sums(files: Mapping[str, str]) -> dict[str, str]:
    """Return the sums of *files*, texts by name."""
    return {name: _sum(text) for name, text in files.items()}


def _sum(text: str) -> str:
    return sha256(text.encode("utf-8")).hexdigest()[:_DIGITS]

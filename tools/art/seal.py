"""
What makes a finished deck answerable for: which program drew it, and what each of its files was.

To draw all again takes long. A deck that carries the sum of its generator and those of its files is checked
at once: if neither has changed since it was written, drawing a few of its cards again shows the rest.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).resolve().parent
NO_PART: Final = frozenset({"__main__.py", "sheet.py", "icon_files.py"})
"""Programs beside the generator that draw nothing of a card."""
_DIGITS: Final = 16


def generator_sum() -> str:
    """The sum of everything that has a hand in the drawing, whatever the system ends its lines with."""
    sources = sorted(
        (path.relative_to(_HERE).as_posix(), path.read_text(encoding="utf-8"))
        for path in _HERE.rglob("*.py")
        if path.name not in NO_PART
    )
    return _sum("".join(f"{name}\n{text}" for name, text in sources))


def file_sums(files: Mapping[str, str]) -> dict[str, str]:
    """The sums of *files*, texts by name."""
    return {name: _sum(text) for name, text in files.items()}


def _sum(text: str) -> str:
    return sha256(text.encode("utf-8")).hexdigest()[:_DIGITS]

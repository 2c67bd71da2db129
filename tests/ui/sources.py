"""The sources of the screen, of which only those are parsed that can hold what is looked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).resolve().parents[2] / "ombre_desktop" / "ui"


def trees_with(pattern: str, folder: Path = UI) -> Iterator[tuple[Path, ast.Module]]:
    """Yield each module in *folder* whose text has the regular expression *pattern*, with its tree."""
    wanted = re.compile(pattern, re.MULTILINE)
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if wanted.search(text):
            yield path, ast.parse(text)

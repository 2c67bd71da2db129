"""The storeys of the screen, as ARCHITECTURE draws them."""

from __future__ import annotations

import re
from pathlib import Path

PAPER = Path(__file__).resolve().parents[1] / "ARCHITECTURE.md"


def storeys() -> list[list[str]]:
    """Return the folders of each storey, from the top."""
    text = PAPER.read_text(encoding="utf-8")
    (picture,) = re.findall(r"are storeys:.*?\n```\n(.*?)\n```", text, re.DOTALL)
    return [re.findall(r"(\w+)/", line.partition("  ")[0]) for line in picture.splitlines()]

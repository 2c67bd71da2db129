"""
The workflow of the checks on GitHub, as data.

It is written in a small part of YAML, and this reads no other: mappings and lists by indentation, text on one
line, plain or in double quotes, lists in brackets, and comments. Anything else is refused, so that nothing is
misread.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

COMMENT = re.compile(r' # [^"]*$')
QUOTED = re.compile(r'"([^"\\]*)"')
PLAIN = re.compile(r"(?:[\w.]|\$\{\{)(?:(?!: | #).)*(?<!:)")

Lines = list[tuple[int, str]]


def workflow(path: Path) -> dict[str, Any]:
    """Return the workflow at *path*; `ValueError` for a line that is outside the part of YAML it may use."""
    lines: Lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            bare = line.lstrip()
            lines.append((len(line) - len(bare), COMMENT.sub("", bare)))
    read, left = mapping(lines, 0)
    if left:
        raise ValueError(left[0][1])
    return read


def mapping(lines: Lines, depth: int) -> tuple[dict[str, Any], Lines]:
    """Return the mapping whose keys stand *depth* columns in, and the lines after it."""
    found: dict[str, Any] = {}
    while lines and lines[0][0] == depth and not lines[0][1].startswith("- "):
        key, colon, value = lines[0][1].partition(":")
        if not colon or not re.fullmatch(r"[\w-]+", key) or key in found:
            raise ValueError(lines[0][1])
        found[key], lines = (scalar(value.strip()), lines[1:]) if value else block(lines[1:], depth)
    return found, lines


def block(lines: Lines, depth: int) -> tuple[Any, Lines]:
    """Parse the block below a key that is *depth* columns in: a mapping, a list or nothing."""
    if not lines or lines[0][0] <= depth:
        return None, lines
    inner = lines[0][0]
    if not lines[0][1].startswith("- "):
        return mapping(lines, inner)
    items: list[Any] = []
    while lines and lines[0][0] == inner and lines[0][1].startswith("- "):
        # An item is a mapping that begins after its dash.
        item, lines = mapping([(inner + 2, lines[0][1][2:]), *lines[1:]], inner + 2)
        items.append(item)
    return items, lines


def scalar(text: str) -> Any:
    """Return a text, a number, a truth value or a list of texts."""
    if text.startswith("["):
        if not text.endswith("]"):
            raise ValueError(text)
        return [scalar(part.strip()) for part in text[1:-1].split(",")]
    if text in ("true", "false"):
        return text == "true"
    if text.isdecimal():
        return int(text)
    quoted = QUOTED.fullmatch(text)
    if quoted is None and not PLAIN.fullmatch(text):
        raise ValueError(text)
    return quoted[1] if quoted else text

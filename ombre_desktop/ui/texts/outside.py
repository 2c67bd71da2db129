"""
Foreign text as the window shows it: names, titles, comments and paths from files.

Qt takes a tool tip or a label for HTML if it looks like it. So tips go through `tip`, and parts of a page
through `rich`. Labels are plain text (`ui/dialogs/sections.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePath

from PySide6.QtGui import Qt  # which has `mightBeRichText`; the one of QtCore has not

from ombre_desktop.plain import lines_spelled_out, one_line

LONGEST_NAME = 40
LONGEST_TITLE = 120
LONGEST_PATH = 1_000
LONGEST_COMMENTS = 10_000
"""The greatest number of characters of notes at one moment of a deal."""
LONGEST_PARAGRAPH = 3_000
LONGEST_REPORT = 20_000

_IN_HTML = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


def name(text: str) -> str:
    """Return a safe form of a name."""
    return one_line(text, LONGEST_NAME)


def title(text: str) -> str:
    """Return a safe form of the title of a deal or a file."""
    return one_line(text, LONGEST_TITLE)


def paragraph(text: str) -> str:
    """Return a safe form of sentences that may quote something."""
    return one_line(text, LONGEST_PARAGRAPH)


def place(path: PurePath | str) -> str:
    """Return a safe form of a path."""
    return one_line(str(path), LONGEST_PATH)


def comments(notes: Iterable[str]) -> tuple[str, ...]:
    """Return comments in their lines, up to a limit."""
    shown: list[str] = []
    left = LONGEST_COMMENTS
    for note in notes:
        if left <= 0:
            return (*shown, "…")
        lines = [one_line(line, LONGEST_COMMENTS) for line in note[:left].splitlines()]
        shown.append("\n".join(lines) + ("…" if len(note) > left else ""))
        left -= len(note) + 1
    return tuple(shown)


def report(text: str) -> str:
    """Return the details of a message with invisible characters spelled out."""
    cut = text[:LONGEST_REPORT]
    return lines_spelled_out(cut) + ("…" if len(text) > len(cut) else "")


def rich(text: str) -> str:
    """Return *text* as a part of a page in HTML."""
    return text.translate(_IN_HTML)


def tip(text: str) -> str:
    """Return *text* as a tooltip."""
    return f"<span>{rich(text)}</span>" if Qt.mightBeRichText(text) else text

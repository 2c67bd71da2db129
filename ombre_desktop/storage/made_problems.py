"""The file of problems that are made of the person's own deals."""

from __future__ import annotations

import re
from pathlib import Path

from ombre_desktop.storage.atomic import atomic_write
from ombre_desktop.storage.own_path import OwnPath

MINE, MOST = "mine.ombre", 200
"""The name of the file, and the most problems in it; the oldest give way."""
_START = "[Record"
_NAME = re.compile(r'^\[Problem\s+"([^"]*)"\]', re.MULTILINE)


def add_problem(folder: Path, text: str) -> None:
    """
    Add the problem *text* to the file in *folder*, unless one of its name is there.

    A file that cannot be read is left alone. Raises `StorageError` if it cannot be written.
    """
    path = folder / MINE
    try:
        before = OwnPath(path).read_text()
    except FileNotFoundError:
        before = ""
    except (OSError, UnicodeDecodeError):
        return
    if set(_NAME.findall(text)) & set(_NAME.findall(before)):
        return
    head, *records = f"{before}\n{text}".split(_START)
    kept = [f"{_START}{record.rstrip()}\n" for record in records[-MOST:]]
    atomic_write(path, "\n".join(filter(None, (head.strip(), *kept))))

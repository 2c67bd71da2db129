"""The files of problems that are made of the person's own deals, and of those of computer players."""

from __future__ import annotations

import re
from pathlib import Path

from ombre_desktop.storage.atomic import atomic_write
from ombre_desktop.storage.own_path import OwnPath

MINE, FOUND, MOST = "mine.ombre", "found.ombre", 200
"""The files of problems in own deals, and in those of computer players, and the most in each."""
_START = "[Record"
_NAME = re.compile(r'^\[Problem\s+"([^"]*)"\]', re.MULTILINE)


def add_problem(folder: Path, text: str, name: str = MINE) -> None:
    """
    Add the problem *text* to the file *name* in *folder*, unless it is there; the oldest gives way.

    A file that cannot be read is left alone. Raises `StorageError` if it cannot be written.
    """
    path = folder / name
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

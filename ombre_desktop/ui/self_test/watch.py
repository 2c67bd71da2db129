"""
The monitoring of this process: the files it writes, and any use of a network.

Python's audit events report every file opened and every socket made, by any module. An audit hook cannot be
removed, so only the process of a self-test has one.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
CHANGES = ("os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.truncate", "os.link", "os.symlink")
"""The audit events about changes of files, whose first arguments are paths."""
QUIET = ("socket.__new__", "socket.gethostname")
"""Audit events that use no network; importing `socket` already raises them."""


class Watch:
    """A record of files written outside the *allowed* folders, and of every use of a network."""

    def __init__(self, *allowed: Path) -> None:
        self._allowed = tuple(os.path.realpath(folder) for folder in allowed)
        self.written: list[str] = []
        self.asked: list[str] = []

    def begin(self) -> None:
        """Listen from now on until the process ends."""
        sys.addaudithook(self.hear)

    def hear(self, event: str, arguments: tuple[object, ...]) -> None:
        """Record *event* if it writes a file or uses a network."""
        if event == "open":
            path, mode, flags = (*arguments, None, None, None)[:3]
            if _is_writing(mode, flags):
                self._note(path)
        elif event in CHANGES:
            for path in arguments[: 2 if event in ("os.rename", "os.link", "os.symlink") else 1]:
                self._note(path)
        elif event == "sqlite3.connect":
            self._note(arguments[0])
        elif event.startswith("socket.") and event not in QUIET:
            self.asked.append(event)

    def _note(self, path: object) -> None:
        if not isinstance(path, str | bytes | os.PathLike):
            return  # a file descriptor, whose path was recorded when it was opened
        text = os.fsdecode(path)
        place = os.path.realpath(text)
        if text in (":memory:", os.devnull) or place == os.path.realpath(os.devnull):
            return
        if not self._is_allowed(place):
            self.written.append(place)

    def _is_allowed(self, place: str) -> bool:
        return any(place == folder or place.startswith(folder + os.sep) for folder in self._allowed)


def _is_writing(mode: object, flags: object) -> bool:
    if isinstance(mode, str):
        return any(letter in mode for letter in "wax+")
    return isinstance(flags, int) and bool(flags & WRITING)

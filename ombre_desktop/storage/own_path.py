"""Paths in the person's own folders, in which anything may lie."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ombre_desktop.plain import lines_spelled_out
from ombre_desktop.storage.regular import bytes_of_regular

LARGEST = 1_000_000
"""The largest file that is read, in bytes."""

if TYPE_CHECKING:
    _SystemPath = Path
else:
    _SystemPath = type(Path())  # before Python 3.12 only the paths of a system can be derived from


class OwnPath(_SystemPath):
    """A path whose files are read as text of a sensible size, and nothing else."""

    def read_text(
        self, encoding: str | None = None, errors: str | None = None, newline: str | None = None
    ) -> str:
        """
        Read the text with plain line ends; characters that nobody sees are spelled out.

        Raises:
            OSError: it is not a regular file, or has more than `LARGEST` bytes.
            UnicodeDecodeError: it is not text.
        """
        text = bytes_of_regular(self, LARGEST).decode(encoding or "utf-8-sig", errors or "strict")
        plain = text.replace("\r\n", "\n").replace("\r", "\n") if newline is None else text
        return lines_spelled_out(plain)

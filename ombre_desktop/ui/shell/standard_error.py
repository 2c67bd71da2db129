"""The printing of lines to the terminal that the program was started from."""

from __future__ import annotations

import sys


def say(line: str) -> None:
    """Print *line* to standard error, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()

"""
The first steps of a frozen program, which brings its own Python.

Its libraries are in its own folder, and on Linux an environment variable tells the loader where.
Programs of the system that we start, to open a web page or to ask for a setting, must not load them.
"""

import os
import sys
from collections.abc import MutableMapping

LIBRARIES = "LD_LIBRARY_PATH"
BEFORE = "LD_LIBRARY_PATH_ORIG"
"""The variable in which PyInstaller keeps the original value of `LIBRARIES`."""
ANEW = "PYINSTALLER_RESET_ENVIRONMENT"
"""The variable that makes a child process of this program look for its libraries again."""


def is_frozen() -> bool:
    """Return True if this is a frozen program."""
    return bool(getattr(sys, "frozen", False))


def settle() -> None:
    """Give child processes the system's own library path, and this program streams to print to."""
    restore_library_path(os.environ)
    os.environ[ANEW] = "1"
    # A Windows program without a console has no streams, and its children may not have any either.
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program runs
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def restore_library_path(variables: MutableMapping[str, str]) -> None:
    """Put the library path back as it was before the program was started."""
    before = variables.pop(BEFORE, "")
    if before:
        variables[LIBRARIES] = before
    else:
        variables.pop(LIBRARIES, None)

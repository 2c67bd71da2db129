"""The places of the set-up: the checkout, its lock files, and the environment made from them."""

import os
import re
import sys
import zlib
from pathlib import Path

from .environment import Environment

ROOT = Path(__file__).resolve().parents[2]
PLAY_LOCK = ROOT / "requirements.lock"
SOLVER_LOCK = ROOT / "requirements-solver.lock"  # the packages that compile the solver
TEST_LOCK = ROOT / "requirements-test.lock"  # everything in PLAY_LOCK, at the same versions, and more

# Qt's longest file lies 152 characters below site-packages; Windows stops at 260.
LONGEST_WINDOWS_PATH = 80

CHANGED_BY_LINUX = re.compile(r"\$(?:(?:ORIGIN|LIB|PLATFORM)\b|\{(?:ORIGIN|LIB|PLATFORM)\})", re.ASCII)
"""The words in whose place the loader of libraries puts something else, so that it finds no library there."""


def choose_environment(root: Path = ROOT) -> Environment:
    """
    Return the environment of the checkout at *root*: the existing one, or else the place for a new one.

    The place is `.venv` in the checkout. It is a folder in the user's cache instead if `.venv` was made by
    somebody else, if the checkout cannot be written to, if `venv` refuses its name, if Linux would change the
    name of a library in it, or if its path is too long for Qt's files on Windows.
    """
    inside = Environment(root / ".venv")
    outside = Environment(cache_directory() / f"environment-{zlib.crc32(os.fsencode(root)):08x}")
    for known in (inside, outside):
        if known.is_ours():
            return known
    return inside if can_hold_environment(root) else outside


def can_hold_environment(root: Path) -> bool:
    """Return True if a new environment can be made in *root* without harm to existing files."""
    divided = os.pathsep in str(root)  # at a colon, on Windows at a semicolon: `venv` makes nothing there
    if (root / ".venv").exists() or divided or not (can_hold_libraries(root) and os.access(root, os.W_OK)):
        return False
    return sys.platform != "win32" or len(str(root)) <= LONGEST_WINDOWS_PATH


def can_hold_libraries(root: Path) -> bool:
    """Return True if Linux finds libraries in *root*, so that they can be put there."""
    return CHANGED_BY_LINUX.search(str(root)) is None


def cache_directory() -> Path:
    """Return the system's folder for caches, which may not exist yet."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "ombre-desktop"

"""The places of the set-up: the checkout, its lock files, and the environment made from them."""

import os
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


def choose_environment(root: Path = ROOT) -> Environment:
    """
    Return the environment of the checkout at *root*: the existing one, or else the place for a new one.

    The place is `.venv` in the checkout. It is a folder in the user's cache instead if `.venv` was made by
    somebody else, if the checkout cannot be written to, if `venv` refuses its name, or if its path is too
    long for Qt's files on Windows.
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
    if (root / ".venv").exists() or divided or not os.access(root, os.W_OK):
        return False
    return sys.platform != "win32" or len(str(root)) <= LONGEST_WINDOWS_PATH


def cache_directory() -> Path:
    """Return the system's folder for caches, which may not exist yet."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "ombre-desktop"

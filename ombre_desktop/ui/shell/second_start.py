"""A start while the program is open: the copy with the lock comes to the front and opens the file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import sleep

from PySide6.QtCore import QDeadlineTimer

from ombre_desktop.storage.errands import TOKEN, Errand, leave
from ombre_desktop.storage.folders import Folders

if sys.platform == "win32":
    import ctypes

PATIENCE = 5_000
"""The milliseconds after which the open copy counts as busy or dead; it may itself be starting."""
_BETWEEN = 0.02
"""The seconds between two looks."""
_ANYONE = -1


def handed_over(folders: Folders, record: Path | None, patience: int = PATIENCE) -> bool:
    """
    Let the open copy come to the front and open *record*; return False if it does not answer in time.

    There is no window yet that could freeze. What was not answered is withdrawn.
    """
    _let_others_forward()
    try:
        errand = leave(folders, Errand(record, os.environ.get(TOKEN, "")))
    except OSError:
        return False
    limit = QDeadlineTimer(patience)
    while errand.exists() and not limit.hasExpired():
        sleep(_BETWEEN)
    try:
        errand.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        pass  # as good as withdrawn: its reader could not remove it either
    return False


def _let_others_forward() -> None:
    """Allow the open copy to come to the front, which Windows grants only to the program just started."""
    if sys.platform == "win32":
        ctypes.windll.user32.AllowSetForegroundWindow(_ANYONE)

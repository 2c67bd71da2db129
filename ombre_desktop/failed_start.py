"""
One sentence about a start that failed, instead of a traceback.

Only the standard library is used, because any other part may have failed. For the same reason the
sentence cannot be translated.
"""

from __future__ import annotations

import os
import sys
import tempfile
from traceback import format_exception

from ombre_desktop.frozen import is_frozen
from ombre_desktop.missing_library import sentence_for

if sys.platform == "win32":
    import ctypes

INCOMPLETE = "Ombre cannot start: this copy of it is incomplete or damaged. Please install it again."
MISTAKE = "Ombre cannot start because of a mistake in the program. Your games were not touched."
STOP_SIGN = 0x10
"""The number that Windows gives to the icon of an error message."""


def tell(error: Exception) -> int:
    """Print a sentence about *error* and where its details are; return the status of the process."""
    sentence = sentence_for(error) if isinstance(error, ImportError) else None
    if sentence is None:
        sentence = INCOMPLETE if isinstance(error, ImportError | SyntaxError) else MISTAKE
        report = _report_of(error)
        if report:
            sentence += f" The details are in {report}"
    sys.stderr.write(f"{sentence}\n")
    _show(sentence)
    return 1


def _report_of(error: Exception) -> str:
    """Write the details of *error* to a temporary file; return its path, or "" if that fails."""
    try:
        handle, path = tempfile.mkstemp(prefix="ombre-failed-start-", suffix=".txt", text=True)
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.writelines(format_exception(error))
    except OSError:
        return ""
    return path


def _show(sentence: str) -> None:
    """Show *sentence* in a message box of Windows if the program has no console to print to."""
    if sys.platform == "win32" and is_frozen():
        ctypes.windll.user32.MessageBoxW(None, sentence, "Ombre", STOP_SIGN)

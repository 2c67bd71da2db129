"""
Start-up preferences: the few that the first frame needs, without the cost of reading them all.

The module imports nothing heavy and reports no errors: the full reading comes after the frame, and
reports them.
"""

from __future__ import annotations

import json
from pathlib import Path

from ombre_desktop.storage.regular import read_regular
from ombre_desktop.value import Value


class StartupPreferences(Value):
    """
    Five preferences as they stand in the file; None for the default.

    They are unchecked: a text may not be the name of a cloth, and a number may be out of bounds. *window*
    is the place of the window, in hexadecimal digits.
    """

    cloth: str | None = None
    chrome: str | None = None
    shown: str | None = None
    text_scale: float | None = None
    window: str | None = None


def read_startup_preferences(path: Path) -> StartupPreferences:
    """Read the preferences that *path* holds; errors are left for the full reading to report."""
    try:
        fields = json.loads(read_regular(path))
    except (OSError, ValueError, RecursionError):
        return StartupPreferences()
    if not isinstance(fields, dict):
        return StartupPreferences()
    cloth, chrome, shown, window = (
        value if isinstance(value := fields.get(name), str) else None
        for name in ("cloth", "chrome", "shown", "window")
    )
    scale = fields.get("text_scale")
    return StartupPreferences(cloth, chrome, shown, scale if isinstance(scale, float) else None, window)

"""
What the first frame needs of the preferences, without the weight of reading them all.

It imports nothing that is heavy and complains of nothing: the proper reading comes after
the frame, and tells.
"""

from __future__ import annotations

import json
from pathlib import Path

from ombre_desktop.storage.regular import read_regular
from ombre_desktop.value import Value


class FirstLook(Value):
    """
    The words of the preferences of these names; None for the default.

    They are as they stand in the file: a text may be no cloth at all, a number out of bounds.
    """

    cloth: str | None = None
    chrome: str | None = None
    shown: str | None = None
    text_scale: float | None = None


def first_look(path: Path) -> FirstLook:
    """What *path* says; whatever is wrong is left for the proper reading to report."""
    try:
        fields = json.loads(read_regular(path))
    except (OSError, ValueError, RecursionError):
        return FirstLook()
    if not isinstance(fields, dict):
        return FirstLook()
    cloth, chrome, shown = (
        value if isinstance(value := fields.get(name), str) else None for name in ("cloth", "chrome", "shown")
    )
    scale = fields.get("text_scale")
    return FirstLook(cloth, chrome, shown, scale if isinstance(scale, float) else None)

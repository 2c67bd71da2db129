"""Detection of a display for windows."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping


def has_display() -> bool:
    """Tell whether windows can be shown."""
    return names_display(os.environ)


def names_display(variables: Mapping[str, str]) -> bool:
    """Tell whether *variables* promise a display; only a Unix without X and Wayland has none."""
    if sys.platform in ("win32", "darwin", "cygwin"):
        return True
    chosen = variables.get("QT_QPA_PLATFORM", "")
    if chosen:
        return chosen.split(":")[0] not in ("offscreen", "minimal")
    return bool(variables.get("DISPLAY") or variables.get("WAYLAND_DISPLAY"))

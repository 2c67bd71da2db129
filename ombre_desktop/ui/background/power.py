"""The power that the machine runs on, where that can be known at no cost."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

SUPPLIES = Path("/sys/class/power_supply")
"""The folder in which Linux tells of batteries and mains."""
_MAINS, _BATTERY = "Mains", "Battery"


def is_on_mains(supplies: Path = SUPPLIES) -> bool:
    """Tell whether the machine is known to run on mains; a Linux machine without a battery does."""
    if sys.platform == "win32":
        return _is_on_mains_of_windows()
    return sys.platform == "linux" and _is_on_mains_of_linux(supplies)


def _is_on_mains_of_linux(supplies: Path) -> bool:
    kinds = set[str]()
    with suppress(OSError):
        for supply in supplies.iterdir():
            kind = _said(supply / "type")
            if kind == _MAINS and _said(supply / "online") == "1":
                return True
            kinds.add(kind)
    return not kinds & {_MAINS, _BATTERY}


def _said(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def _is_on_mains_of_windows() -> bool:
    """Ask the system, whose answer is a structure of twelve bytes that begins with the state of the line."""
    import ctypes

    told = ctypes.create_string_buffer(12)
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - known on Windows alone
    return bool(kernel.GetSystemPowerStatus(told)) and told.raw[0] == 1

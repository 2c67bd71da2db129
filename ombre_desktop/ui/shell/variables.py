"""
The environment variables for the size of the window, within bounds.

Qt takes their values unchecked: at a scale of zero, or at ten thousand dots per inch, nobody would see
the table.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping

BOUNDS: Mapping[str, tuple[float, float]] = {
    "QT_SCALE_FACTOR": (0.25, 8.0),
    "QT_SCREEN_SCALE_FACTORS": (0.25, 8.0),
    "QT_FONT_DPI": (24.0, 960.0),
}
"""The smallest and greatest value accepted for each variable; the second lists one for each screen."""


def drop_strange(variables: MutableMapping[str, str]) -> list[str]:
    """Remove from *variables* those whose value is no number or out of bounds; return their names."""
    strange = [name for name in BOUNDS if variables.get(name) and not _is_heeded(name, variables[name])]
    for name in strange:
        del variables[name]
    return strange


def _is_heeded(name: str, text: str) -> bool:
    least, most = BOUNDS[name]
    try:
        # A screen's value may begin with its name: "eDP-1=2;1.5".
        return all(least <= float(part.rpartition("=")[2]) <= most for part in text.split(";") if part)
    except ValueError:
        return False

"""
The variables of the environment that say how the window looks, as far as they can be heeded.

Qt takes what they say as it is: at a size of nothing, or of ten thousand dots an inch,
nobody would see a table.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping

BOUNDS: Mapping[str, tuple[float, float]] = {
    "QT_SCALE_FACTOR": (0.25, 8.0),
    "QT_SCREEN_SCALE_FACTORS": (0.25, 8.0),
    "QT_FONT_DPI": (24.0, 960.0),
}
"""The least and the most that is heeded of each; the second has a number for every screen."""


def drop_strange(variables: MutableMapping[str, str]) -> list[str]:
    """Take out of *variables* those that are no number or out of bounds; their names."""
    strange = [name for name in BOUNDS if variables.get(name) and not _is_heeded(name, variables[name])]
    for name in strange:
        del variables[name]
    return strange


def _is_heeded(name: str, text: str) -> bool:
    least, most = BOUNDS[name]
    try:
        # For screens that are named, and those that are not: "eDP-1=2;1.5".
        return all(least <= float(part.rpartition("=")[2]) <= most for part in text.split(";") if part)
    except ValueError:
        return False

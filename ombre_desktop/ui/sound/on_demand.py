"""Parts of the sounds that are imported for the first of them, because a start needs none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.sound.copies import Copies
    from ombre_desktop.ui.sound.speaker import find_speaker

__all__ = ["Copies", "find_speaker"]

HOMES = {
    "Copies": "ombre_desktop.ui.sound.copies",  # 1 ms, with wave
    "find_speaker": "ombre_desktop.ui.sound.speaker",  # 0.5 ms
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)

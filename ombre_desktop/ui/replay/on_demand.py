"""Parts of a replay that are imported for the first replay, when most modules were loaded in steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.on_demand import from_homes

if TYPE_CHECKING:
    from ombre_desktop.ui.replay.belinda import belinda
    from ombre_desktop.ui.replay.replay_host import ReplayHost

__all__ = ["ReplayHost", "belinda"]

HOMES = {
    "ReplayHost": "ombre_desktop.ui.replay.replay_host",  # 13 ms
    "belinda": "ombre_desktop.ui.replay.belinda",  # 2 ms
}
"""The module of each name."""

if not TYPE_CHECKING:
    __getattr__ = from_homes(__name__, HOMES)

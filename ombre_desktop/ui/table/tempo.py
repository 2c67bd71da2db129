"""How fast things move at the table, and how long a trick lies, by the preferences."""

from __future__ import annotations

from ombre_desktop.ui.background.reduced_motion import is_motion_reduced
from ombre_desktop.ui.model.preferences import Preferences, Speed, TrickStays
from ombre_desktop.ui.table.choreography import BRISK, CALM, NONE, Tempo

_TEMPI = {Speed.CALM: CALM, Speed.BRISK: BRISK, Speed.NONE: NONE}


def tempo_of(preferences: Preferences) -> Tempo:
    """How fast things move; not at all where motion is to be reduced."""
    return NONE if is_motion_reduced(preferences) else _TEMPI[preferences.speed]


def trick_hold_of(preferences: Preferences) -> int | None:
    """How long a full trick lies, in milliseconds; None until it is clicked."""
    stays = preferences.trick_stays
    return None if stays is TrickStays.UNTIL_CLICK else stays.value

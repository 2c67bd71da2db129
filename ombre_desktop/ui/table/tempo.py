"""The tempo of the table: the speed of motions and the time a trick stays, by the preferences."""

from __future__ import annotations

from ombre_desktop.storage.display_options import Preferences, Speed, TrickStays
from ombre_desktop.ui.background.reduced_motion import is_motion_reduced
from ombre_desktop.ui.table.turn import BRISK, CALM, NONE, Tempo

_TEMPI = {Speed.CALM: CALM, Speed.BRISK: BRISK, Speed.NONE: NONE}
_PAUSES = {Speed.CALM: 1800, Speed.BRISK: 700, Speed.NONE: 0}
_PACES = {Speed.CALM: 1.0, Speed.BRISK: 0.4, Speed.NONE: 0.0}


def tempo_of(preferences: Preferences) -> Tempo:
    """Return the speed of motions; all zero if motion is to be reduced."""
    return NONE if is_motion_reduced(preferences) else _TEMPI[preferences.speed]


def pause_of(preferences: Preferences) -> int:
    """
    Return how long the table rests after a surprise, in milliseconds.

    It also rests if motion is reduced, since a card that appears without moving is more easily missed.
    """
    return _PAUSES[preferences.speed]


def pace_of(preferences: Preferences) -> float:
    """
    Return how much of their usual time the opponents take before they act.

    They take it also if motion is reduced, since it is no motion.
    """
    return _PACES[preferences.speed]


def trick_hold_of(preferences: Preferences) -> int | None:
    """Return how long a full trick is shown, in milliseconds; None if it stays until a click."""
    stays = preferences.trick_stays
    return None if stays is TrickStays.UNTIL_CLICK else stays.value

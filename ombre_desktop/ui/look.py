"""What the preferences mean for the table: colours, tempo, how long a trick lies."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from ombre_desktop.engine import Pack
from ombre_desktop.ui.dialogs.choices import Deck, Preferences, ReducedMotion, Speed, TrickStays
from ombre_desktop.ui.stillness import LESS_MOTION
from ombre_desktop.ui.table.choreography import BRISK, CALM, NONE, Tempo

_TEMPI = {Speed.CALM: CALM, Speed.BRISK: BRISK, Speed.NONE: NONE}


def tempo_of(preferences: Preferences) -> Tempo:
    """How fast things move; not at all where motion is to be reduced."""
    return NONE if is_motion_reduced(preferences) else _TEMPI[preferences.speed]


def trick_hold_of(preferences: Preferences) -> int | None:
    """How long a full trick lies, in milliseconds; None until it is clicked."""
    stays = preferences.trick_stays
    return None if stays is TrickStays.UNTIL_CLICK else stays.value


def is_motion_reduced(preferences: Preferences) -> bool:
    """The person's wish, or the system's: Qt knows it from 6.12 on, and `stillness` before."""
    if preferences.reduced_motion is not ReducedMotion.SYSTEM:
        return preferences.reduced_motion is ReducedMotion.ON
    application = QGuiApplication.instance()
    if application is not None and application.property(LESS_MOTION):
        return True
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    motion = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return motion is not None and "Reduced" in str(motion())


def deck_for(wanted: Deck, pack: Pack) -> Deck:
    """The deck that shows *pack*: the one that is *wanted* if it has all the cards, else the French one."""
    return wanted if shows_in_any_deck(pack) else Deck.FRENCH


def shows_in_any_deck(pack: Pack) -> bool:
    """True if the Spanish deck, which has no 8, 9 and 10, has all cards of *pack*."""
    return set(pack.cards) <= set(Pack.SPANISH.cards)

"""The words for a screen reader where the screen shows none."""

from __future__ import annotations

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate

_HAND = (
    QT_TRANSLATE_NOOP("Spoken", "Your hand, {number:0 no cards|one # card|other # cards}"),
    QT_TRANSLATE_NOOP("Spoken", "The hand in front, {number:0 no cards|one # card|other # cards}"),
)


def table_name() -> str:
    """Return the name of everything that lies on the table."""
    return translate("Spoken", "The table")


def hand_name(number: int, *, looks_on: bool) -> str:
    """Return the name of the front seat's hand; somebody else's if the person only *looks on*."""
    return translate("Spoken", _HAND[looks_on]).format(number=number)

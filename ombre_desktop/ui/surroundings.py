"""Light or dark: what the person wants round the table, or what the system has."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from ombre_desktop.ui.dialogs.choices import Preferences, Surroundings
from ombre_desktop.ui.theme import ChromeName


def chrome_of(preferences: Preferences) -> ChromeName:
    """The chrome to paint: the person's, or the system's light or dark."""
    if preferences.surroundings is not Surroundings.SYSTEM:
        return ChromeName(preferences.surroundings.value)
    from PySide6.QtCore import Qt  # noqa: PLC0415 - slow to load, and a first frame mostly does without

    hints = QGuiApplication.styleHints()
    light = hints is not None and hints.colorScheme() is Qt.ColorScheme.Light
    return ChromeName.LIGHT if light else ChromeName.DARK

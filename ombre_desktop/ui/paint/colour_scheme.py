"""The colour scheme round the table: light, dark or high contrast, chosen by the person or the system."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from ombre_desktop.storage.first_look import ColourScheme

if TYPE_CHECKING:
    from ombre_desktop.storage.display_options import Preferences
    from ombre_desktop.storage.first_look import FirstLook

# Keep the hints in a variable while their accessibility is used: PySide frees both together.


def chrome_of(preferences: Preferences | FirstLook) -> ColourScheme:
    """Return the chrome to paint: the person's choice, or the system's, where high contrast has priority."""
    if preferences.chrome is not ColourScheme.SYSTEM:
        return preferences.chrome
    from PySide6.QtCore import Qt  # 12 ms, and a first frame mostly does without

    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):  # from Qt 6.10 on
        access = hints.accessibility()
        if access.contrastPreference() is Qt.ContrastPreference.HighContrast:
            return ColourScheme.CONTRAST
    return ColourScheme.LIGHT if hints.colorScheme() is Qt.ColorScheme.Light else ColourScheme.DARK


def heed_contrast(changed: Callable[[], None]) -> None:
    """Call *changed* whenever the system starts or stops asking for high contrast."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        access = hints.accessibility()
        access.contrastPreferenceChanged.connect(lambda _: changed())

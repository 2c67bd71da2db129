"""The system's text size, on Windows and GNOME; other systems have nothing to ask."""

from __future__ import annotations

import math
import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from ombre_desktop.storage.display_options import TEXT_SIZES, Preferences
from ombre_desktop.ui.background.gnome_setting import GnomeSetting
from ombre_desktop.value import replace

TEXT_SIZE = "ombreTextSize"
"""The property of the application that holds the system's text size in per cent, once it is known."""

_USUAL = 100
_WINDOWS_KEY, _WINDOWS_VALUE = r"Software\Microsoft\Accessibility", "TextScaleFactor"


class TextPreference(QObject):
    """A query to the system; `changed` is emitted if the text size differs from the last answer."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._gnome = GnomeSetting("text-scaling-factor", self)
        self._gnome.answered.connect(self._hear)

    def ask(self) -> None:
        """Ask the system; if a program must answer, do not wait for it."""
        if sys.platform == "win32":
            self._tell(windows_text_size())
        elif sys.platform != "darwin":
            self._gnome.ask()

    def _hear(self, factor: str) -> None:
        size = text_size_of(factor)
        if size is not None:
            self._tell(size)

    def _tell(self, size: int) -> None:
        application = QGuiApplication.instance()
        if application is not None and application.property(TEXT_SIZE) != size:
            application.setProperty(TEXT_SIZE, size)
            self.changed.emit()


def text_size_of(factor: str) -> int | None:
    """Return the text size on offer that is nearest to GNOME's *factor*; None if that is not a number."""
    try:
        value = float(factor)
    except ValueError:
        return None
    return _nearest(100 * value) if math.isfinite(value) else None


def windows_text_size() -> int:
    """Return the text size that is set in Windows; the usual size if none is set."""
    if sys.platform != "win32":
        return _USUAL
    import winreg  # on Windows alone

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _WINDOWS_KEY) as key:
            return _nearest(float(winreg.QueryValueEx(key, _WINDOWS_VALUE)[0]))
    except (OSError, TypeError, ValueError):
        return _USUAL


def _nearest(size: float) -> int:
    return min(TEXT_SIZES, key=lambda step: abs(step - size))


def with_system_text(preferences: Preferences) -> Preferences:
    """Return *preferences* with the system's text size, if they follow it and it is known."""
    application = QGuiApplication.instance()
    known = None if application is None else application.property(TEXT_SIZE)
    if not preferences.text_follows or not isinstance(known, int):
        return preferences
    return replace(preferences, text_scale=known / 100)

"""
The system's preference for less motion, which Qt does not report before version 6.12.

Each system keeps the preference in a different place; if that cannot be read, motion stays as usual.
"""

from __future__ import annotations

import configparser
import ctypes
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from ombre_desktop.storage.display_options import Preferences, ReducedMotion
from ombre_desktop.storage.regular import bytes_of_regular, read_regular
from ombre_desktop.ui.background.gnome_setting import GnomeSetting

LARGEST = 1_000_000
"""The largest number of bytes read from a file of system settings."""

LESS_MOTION = "ombreLessMotion"
"""The property of the application that is True while the system is known to want less motion."""

_CLIENT_AREA_ANIMATION = 0x1042
"""The number that Windows calls SPI_GETCLIENTAREAANIMATION: whether controls in windows are animated."""


class MotionPreference(QObject):
    """A query to the system; `changed` is emitted when the system starts or stops wanting less motion."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._gnome_said = False
        self._gnome = GnomeSetting("enable-animations", self)
        self._gnome.answered.connect(self._hear)

    def ask(self) -> None:
        """Ask the system; if a program must answer, do not wait for it."""
        if system_wants_less_motion(sys.platform):
            self._tell(less=True)
        elif sys.platform in ("win32", "darwin"):
            self._tell(less=False)
        else:
            self._tell(less=self._gnome_said)
            self._gnome.ask()

    def _hear(self, answer: str) -> None:
        self._gnome_said = answer == "false"
        self._tell(less=self._gnome_said or system_wants_less_motion(sys.platform))

    def _tell(self, *, less: bool) -> None:
        application = QGuiApplication.instance()
        if application is not None and bool(application.property(LESS_MOTION)) is not less:
            application.setProperty(LESS_MOTION, less)
            self.changed.emit()


def system_wants_less_motion(platform: str) -> bool:
    """Tell whether *platform* (as in `sys.platform`) wants less motion, as far as can be read at once."""
    if platform == "win32":
        return _windows_wants_less_motion()
    try:
        home = Path.home()
    except RuntimeError:
        return False  # without a home folder there are no settings
    if platform == "darwin":
        return _mac_wants_less_motion(home / "Library" / "Preferences" / "com.apple.universalaccess.plist")
    return _plasma_wants_less_motion(
        Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / "kdeglobals"
    )


def _windows_wants_less_motion() -> bool:
    if sys.platform != "win32":
        return False
    animated = ctypes.c_int(1)
    asked = ctypes.windll.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0)
    return bool(asked) and not animated.value


def _mac_wants_less_motion(settings: Path) -> bool:
    import plistlib  # 3 ms, on macOS alone

    try:
        return bool(plistlib.loads(bytes_of_regular(settings, LARGEST)).get("reduceMotion"))
    except (OSError, ValueError, AttributeError):
        return False


def _plasma_wants_less_motion(settings: Path) -> bool:
    """Read Plasma's factor for the duration of all animations; 0 means none."""
    parser = configparser.RawConfigParser(strict=False)
    try:
        parser.read_string(read_regular(settings, LARGEST))
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (configparser.Error, OSError, ValueError):
        return False


def is_motion_reduced(preferences: Preferences) -> bool:
    """Tell whether to reduce motion, by the person's choice or else the system's."""
    if preferences.reduced_motion is not ReducedMotion.SYSTEM:
        return preferences.reduced_motion is ReducedMotion.ON
    application = QGuiApplication.instance()
    if application is not None and application.property(LESS_MOTION):
        return True
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    motion = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return motion is not None and "Reduced" in str(motion())

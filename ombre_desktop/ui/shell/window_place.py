"""The saved place of the window on the screen: size, position, maximised or full screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.paint.screen import screen_of

# Imported before the first frame: nothing else may be loaded here.

_LEAST = 66
"""The bytes of a whole description; Qt would read the missing part of a shorter one as zeros."""


def place_of(window: QWidget) -> str:
    """Return the place of *window* as Qt describes it, in hexadecimal digits."""
    return bytes(window.saveGeometry().data()).hex()


def put_back(window: QWidget, place: str) -> bool:
    """
    Show *window* at its saved *place*; return False, and do nothing, if *place* is invalid.

    If its screen is gone or has become smaller, Qt moves the whole window into view. A window that does
    not fit is maximised.
    """
    described = QByteArray.fromHex(place.encode())
    if described.size() < _LEAST or not window.restoreGeometry(described):
        return False
    if window.isFullScreen() or screen_of(window).availableGeometry().contains(window.normalGeometry()):
        window.show()
    else:
        window.showMaximized()
    return True

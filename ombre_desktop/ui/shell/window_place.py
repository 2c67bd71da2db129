"""The kept place of the window on the screen: size, position, maximised or full screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

# Imported before the first frame: nothing else may be loaded here.

_LEAST = 66
"""The bytes of a whole description; of a shorter one Qt would read the rest as zeros."""


def place_of(window: QWidget) -> str:
    """Return the place of *window* as Qt describes it, in hexadecimal digits."""
    return bytes(window.saveGeometry().data()).hex()


def put_back(window: QWidget, place: str) -> bool:
    """
    Show *window* at its kept *place*; return False, and do nothing, if the text describes none.

    Where its screen is gone or has become smaller, Qt moves the window whole into view. A window that
    cannot become so small fills the screen.
    """
    described = QByteArray.fromHex(place.encode())
    if described.size() < _LEAST or not window.restoreGeometry(described):
        return False
    screen = QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()
    if window.isFullScreen() or screen.availableGeometry().contains(window.normalGeometry()):
        window.show()
    else:
        window.showMaximized()
    return True

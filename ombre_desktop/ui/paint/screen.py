"""The screen on which a window lies."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


def screen_of(widget: QWidget) -> QScreen:
    """
    Return the screen with the middle of *widget* or, before it is shown, of the window it belongs to.

    ``QWidget.screen`` is never asked: Python would count the screen as a part of the widget, and destroy it
    when it collects the widget as garbage. The program would crash some time later.
    """
    parent = widget.parentWidget()
    shown = widget if widget.isVisible() or parent is None else parent.window()
    return QGuiApplication.screenAt(shown.geometry().center()) or QGuiApplication.primaryScreen()

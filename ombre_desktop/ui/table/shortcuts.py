"""Shortcuts by the place of a key: Qt knows a shortcut by its character alone."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.texts.key_places import meant


def press_by_place(window: QWidget, event: QKeyEvent) -> bool:
    """
    Use the shortcut of *window* that *event*, which nobody used, means by the place of its key.

    Returns False if the key has its own character, with which Qt has done all, or if there is no shortcut.
    """
    key = meant(event)
    if key == event.key():
        return False
    wanted = QKeySequence(QKeyCombination(event.modifiers(), Qt.Key(key)))
    for shortcut in window.findChildren(QShortcut):
        if wanted == shortcut.key() and _is_heard(shortcut, window):
            if shortcut.autoRepeat() or not event.isAutoRepeat():
                shortcut.activated.emit()
            return True
    for action in window.findChildren(QAction):
        if wanted in action.shortcuts() and action.isEnabled():
            action.trigger()
            return True
    return False


def _is_heard(shortcut: QShortcut, window: QWidget) -> bool:
    owner = shortcut.parent()
    return (
        shortcut.isEnabled()
        and isinstance(owner, QWidget)
        and owner.isVisible()
        and owner.isEnabled()
        and owner.window() is window
    )

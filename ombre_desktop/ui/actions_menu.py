"""The menus: every deed of the program by name, with its key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Deeds:
    """What the menus set going."""

    new_game: Callable[[], None]
    end_sitting: Callable[[], None]
    open_record: Callable[[], None]
    save_record: Callable[[], None]
    score: Callable[[], None]
    history: Callable[[], None]
    preferences: Callable[[], None]
    quit: Callable[[], None]
    switch_deck: Callable[[], None]
    last_trick: Callable[[], None]
    log: Callable[[], None]
    take_back: Callable[[], None]
    hand: Callable[[], None]
    full_screen: Callable[[], None]
    rules: Callable[[], None]
    about: Callable[[], None]


def build_menus(window: QMainWindow, deeds: Deeds) -> dict[str, QAction]:
    """Fill the menu bar of *window*; the actions by the name of their deed."""
    keys = QKeySequence.StandardKey
    menus: tuple[tuple[str, tuple[tuple[str, str, object] | None, ...]], ...] = (
        (
            translate("Menu", "&Game"),
            (
                ("new_game", translate("Menu", "&New game…"), keys.New),
                ("end_sitting", translate("Menu", "&End the sitting"), "Ctrl+E"),
                None,
                ("open_record", translate("Menu", "&Open a record…"), keys.Open),
                ("save_record", translate("Menu", "Save the &record…"), keys.Save),
                None,
                ("score", translate("Menu", "&Score sheet"), "Ctrl+T"),
                ("history", translate("Menu", "&Past sittings"), "Ctrl+H"),
                None,
                ("preferences", translate("Menu", "Pre&ferences…"), "Ctrl+,"),
                ("quit", translate("Menu", "&Quit"), "Ctrl+Q"),
            ),
        ),
        (
            translate("Menu", "&Table"),
            (
                ("switch_deck", translate("Menu", "Spanish or French &cards"), "Ctrl+D"),
                ("last_trick", translate("Menu", "The last &trick"), "Ctrl+L"),
                ("log", translate("Menu", "What has &happened"), "Ctrl+G"),
                ("take_back", translate("Menu", "Take &back"), keys.Undo),
                ("hand", translate("Menu", "To my c&ards"), "Ctrl+J"),
                ("full_screen", translate("Menu", "&Full screen"), "F11"),
            ),
        ),
        (
            translate("Menu", "&Help"),
            (
                ("rules", translate("Menu", "The &rules"), keys.HelpContents),
                ("about", translate("Menu", "&About Ombre"), ""),
            ),
        ),
    )
    actions: dict[str, QAction] = {}
    for title, entries in menus:
        menu = window.menuBar().addMenu(title)
        for entry in entries:
            if entry is None:
                menu.addSeparator()
                continue
            name, label, key = entry
            action = QAction(label, window)
            if key:
                action.setShortcut(QKeySequence(key))  # type: ignore[call-overload]
            action.triggered.connect(partial(_do, getattr(deeds, name)))
            menu.addAction(action)
            actions[name] = action
    return actions


def _do(deed: Callable[[], None], _checked: bool = False) -> None:
    deed()

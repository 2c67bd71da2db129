"""The menus: every deed of the program by name, with its key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolTip

from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import palette_for, theme_for
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.value import Value


class Deeds(Value):
    """What the menus set going."""

    new_game: Callable[[], None]
    end_sitting: Callable[[], None]
    open_record: Callable[[], None]
    save_record: Callable[[], None]
    score: Callable[[], None]
    history: Callable[[], None]
    preferences: Callable[[], None]
    quit: Callable[[], bool]
    switch_deck: Callable[[], None]
    last_trick: Callable[[], None]
    log: Callable[[], None]
    take_back: Callable[[], None]
    hand: Callable[[], None]
    full_screen: Callable[[], None]
    rules: Callable[[], None]
    belinda: Callable[[], None]
    about: Callable[[], None]


class Entry(Value):
    """One line of a menu: the deed, its words, its key (a standard one, or written out)."""

    deed: str
    label: str
    key: QKeySequence.StandardKey | str = ""


_DECKS = QT_TRANSLATE_NOOP("Menu", "Spanish or French &cards")
_ONE_DECK = QT_TRANSLATE_NOOP("Menu", "French &cards only: this game has eights, nines and tens")
_KEYS = QKeySequence.StandardKey
MENUS: tuple[tuple[str, tuple[Entry | None, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menu", "&Game"),
        (
            Entry("new_game", QT_TRANSLATE_NOOP("Menu", "&New game…"), _KEYS.New),
            Entry("end_sitting", QT_TRANSLATE_NOOP("Menu", "&End the sitting"), "Ctrl+E"),
            None,
            Entry("open_record", QT_TRANSLATE_NOOP("Menu", "&Open a record…"), _KEYS.Open),
            Entry("save_record", QT_TRANSLATE_NOOP("Menu", "Save the &record…"), _KEYS.Save),
            None,
            Entry("score", QT_TRANSLATE_NOOP("Menu", "&Score sheet"), "Ctrl+T"),
            Entry("history", QT_TRANSLATE_NOOP("Menu", "&Past sittings"), "Ctrl+H"),
            None,
            Entry("preferences", QT_TRANSLATE_NOOP("Menu", "Pre&ferences…"), "Ctrl+,"),
            Entry("quit", QT_TRANSLATE_NOOP("Menu", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Table"),
        (
            Entry("switch_deck", _DECKS, "Ctrl+D"),
            Entry("last_trick", QT_TRANSLATE_NOOP("Menu", "The last &trick"), "Ctrl+L"),
            Entry("log", QT_TRANSLATE_NOOP("Menu", "What has &happened"), "Ctrl+G"),
            Entry("take_back", QT_TRANSLATE_NOOP("Menu", "Take &back"), _KEYS.Undo),
            Entry("hand", QT_TRANSLATE_NOOP("Menu", "To my c&ards"), "Ctrl+J"),
            Entry("full_screen", QT_TRANSLATE_NOOP("Menu", "&Full screen"), "F11"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Help"),
        (
            Entry("rules", QT_TRANSLATE_NOOP("Menu", "The &rules"), _KEYS.HelpContents),
            Entry("belinda", QT_TRANSLATE_NOOP("Menu", "&Belinda's game"), "Ctrl+B"),
            Entry("about", QT_TRANSLATE_NOOP("Menu", "&About Ombre")),
        ),
    ),
)


def build_menus(window: QMainWindow, deeds: Deeds) -> dict[str, QAction]:
    """Fill the menu bar of *window*; the actions by the name of their deed."""
    actions: dict[str, QAction] = {}
    for title, entries in MENUS:
        menu = window.menuBar().addMenu(translate("Menu", title))
        for entry in entries:
            if entry is None:
                menu.addSeparator()
                continue
            action = QAction(translate("Menu", entry.label), window)
            if entry.key:
                action.setShortcut(QKeySequence(entry.key))
            action.triggered.connect(partial(_do, getattr(deeds, entry.deed)))
            menu.addAction(action)
            actions[entry.deed] = action
    return actions


def allow_deck(action: QAction, *, allowed: bool) -> None:
    """Let *action* switch the deck, or have it say why it cannot; a menu shows nothing but its words."""
    action.setEnabled(allowed)
    action.setText(translate("Menu", _DECKS if allowed else _ONE_DECK))


def dress(window: QMainWindow, font: QFont, preferences: Preferences) -> None:
    """Give *window*, its menus and its tips their colours, and write them in *font*."""
    palette = palette_for(theme_for(preferences.cloth, chrome_of(preferences)))
    window.setPalette(palette)
    bar = window.menuBar()
    bar.setFont(font)
    for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
        # A menu is a window, and takes no colours from the bar.
        menu.setFont(font)
        menu.setPalette(palette)
    QToolTip.setPalette(palette)
    QToolTip.setFont(font)


def switch_full_screen(window: QMainWindow) -> None:
    """Fill the screen, or be a window again."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _do(deed: Callable[[], object], _checked: bool = False) -> None:
    deed()

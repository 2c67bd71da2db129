"""The menus: every command with its words and its key."""

from __future__ import annotations

from functools import partial
from math import ceil
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QKeySequence, QPalette
from PySide6.QtWidgets import QMainWindow, QMenu, QToolTip

from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import palette_for, theme_for
from ombre_desktop.ui.shell.commands import Command, enabled
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.value import Value


class Entry(Value):
    """An entry of a menu: the command, its words, its key (a standard one, or written out)."""

    command: Command
    label: str
    key: QKeySequence.StandardKey | str = ""


_DECKS = QT_TRANSLATE_NOOP("Menu", "Spanish or French &cards")
_ONE_DECK = QT_TRANSLATE_NOOP("Menu", "French &cards only: this game has eights, nines and tens")
_KEYS = QKeySequence.StandardKey
MENUS: tuple[tuple[str, tuple[Entry | None, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menu", "&Game"),
        (
            Entry(Command.NEW_GAME, QT_TRANSLATE_NOOP("Menu", "&New game…"), _KEYS.New),
            Entry(Command.END_SITTING, QT_TRANSLATE_NOOP("Menu", "&End the sitting"), "Ctrl+E"),
            None,
            Entry(Command.OPEN_RECORD, QT_TRANSLATE_NOOP("Menu", "&Open a record…"), _KEYS.Open),
            Entry(Command.SAVE_RECORD, QT_TRANSLATE_NOOP("Menu", "Save the &record…"), _KEYS.Save),
            None,
            Entry(Command.SCORE, QT_TRANSLATE_NOOP("Menu", "&Score sheet"), "Ctrl+T"),
            Entry(Command.HISTORY, QT_TRANSLATE_NOOP("Menu", "&Past sittings"), "Ctrl+H"),
            None,
            Entry(Command.PREFERENCES, QT_TRANSLATE_NOOP("Menu", "Pre&ferences…"), "Ctrl+,"),
            Entry(Command.COMFORT, QT_TRANSLATE_NOOP("Menu", "Bi&gger letters, keys, contrast…"), "Ctrl+."),
            Entry(Command.QUIT, QT_TRANSLATE_NOOP("Menu", "&Quit"), "Ctrl+Q"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Table"),
        (
            Entry(Command.SWITCH_DECK, _DECKS, "Ctrl+D"),
            Entry(Command.LAST_TRICK, QT_TRANSLATE_NOOP("Menu", "The last &trick"), "Ctrl+L"),
            Entry(Command.LOG, QT_TRANSLATE_NOOP("Menu", "What has &happened"), "Ctrl+G"),
            Entry(Command.TAKE_BACK, QT_TRANSLATE_NOOP("Menu", "Take &back"), _KEYS.Undo),
            Entry(Command.HAND, QT_TRANSLATE_NOOP("Menu", "To my c&ards"), "Ctrl+J"),
            None,
            Entry(Command.STANDING, QT_TRANSLATE_NOOP("Menu", "How it &stands"), "F2"),
            Entry(Command.TRICK, QT_TRANSLATE_NOOP("Menu", "The trick &on the table"), "F3"),
            Entry(Command.PLAYERS, QT_TRANSLATE_NOOP("Menu", "The &players"), "F4"),
            Entry(Command.REPEAT, QT_TRANSLATE_NOOP("Menu", "Repeat the last &message"), "F5"),
            Entry(Command.NEXT_PART, QT_TRANSLATE_NOOP("Menu", "To the &next part of the table"), "F6"),
            Entry(Command.PART_BEFORE, QT_TRANSLATE_NOOP("Menu", "To the part be&fore"), "Shift+F6"),
            None,
            Entry(Command.FULL_SCREEN, QT_TRANSLATE_NOOP("Menu", "F&ull screen"), "F11"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Help"),
        (
            Entry(Command.RULES, QT_TRANSLATE_NOOP("Menu", "The &rules"), _KEYS.HelpContents),
            Entry(Command.BELINDA, QT_TRANSLATE_NOOP("Menu", "&Belinda's game"), "Ctrl+B"),
            Entry(Command.ABOUT, QT_TRANSLATE_NOOP("Menu", "&About Ombre")),
        ),
    ),
)


_ENTRIES = Template("""
QMenuBar { background: $window; spacing: 0; }
QMenuBar::item { padding: ${bar}px 9px; background: transparent; color: $text; }
QMenuBar::item:selected, QMenu::item:selected { background: $highlight; color: $over; }
QMenu { background: $window; border: 1px solid $edge; padding: 2px; }
QMenu::item { padding: ${entry}px 26px ${entry}px 22px; color: $text; }
QMenu::item:disabled { color: $dimmed; }
QMenu::separator { height: 1px; background: $edge; margin: 3px 6px; }
""")
"""The look of bar and menus: only a stylesheet can make an entry higher than its words."""


class Menus(QObject):
    """
    The menu bar of *window*.

    Signals:
        chosen: the `Command` of the chosen entry, or of the key pressed.
    """

    chosen = Signal(object)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.actions: dict[Command, QAction] = {}
        for title, entries in MENUS:
            self._fill(window.menuBar().addMenu(translate("Menu", title)), entries)

    def show(self, situation: Situation) -> None:
        """Disable what would do nothing now; name the other deck in its entry."""
        for command, action in self.actions.items():
            action.setEnabled(enabled(command, situation))
        decks = _DECKS if situation.has_either_deck else _ONE_DECK
        self.actions[Command.SWITCH_DECK].setText(translate("Menu", decks))

    def reword(self) -> None:
        """Rename menus and entries, since the language has changed."""
        for menu, (title, entries) in zip(self._window.menuBar().actions(), MENUS, strict=True):
            menu.setText(translate("Menu", title))
            for entry in filter(None, entries):
                self.actions[entry.command].setText(translate("Menu", entry.label))

    def dress(self, font: QFont, preferences: Preferences) -> None:
        """Set the colours of the window, its menus and its tips, and their *font*."""
        palette = palette_for(theme_for(preferences.cloth, chrome_of(preferences)))
        self._window.setPalette(palette)
        bar = self._window.menuBar()
        bar.setFont(font)
        bar.setStyleSheet(_entries(palette, font, preferences.ease.least))
        for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            # A menu is a window, and does not inherit colours from the bar.
            menu.setFont(font)
            menu.setPalette(palette)
            menu.setStyleSheet(bar.styleSheet())
        QToolTip.setPalette(palette)
        QToolTip.setFont(font)

    def _fill(self, menu: QMenu, entries: tuple[Entry | None, ...]) -> None:
        for entry in entries:
            if entry is None:
                menu.addSeparator()
                continue
            action = QAction(translate("Menu", entry.label), self._window)
            if entry.key:
                action.setShortcut(QKeySequence(entry.key))
            action.triggered.connect(partial(self._choose, entry.command))
            menu.addAction(action)
            self.actions[entry.command] = action

    def _choose(self, command: Command, _checked: bool = False) -> None:
        self.chosen.emit(command)


def _entries(palette: QPalette, font: QFont, least: int) -> str:
    """Return the style of entries in the colours of *palette* that are at least *least* pixels high."""
    role, spare = QPalette.ColorRole, ceil((least - QFontMetrics(font).height()) / 2)
    colours = {
        "window": palette.color(role.Window),
        "text": palette.color(role.WindowText),
        "dimmed": palette.color(QPalette.ColorGroup.Disabled, role.WindowText),
        "highlight": palette.color(role.Highlight),
        "over": palette.color(role.HighlightedText),
        "edge": palette.color(QPalette.ColorGroup.Disabled, role.WindowText),
    }
    names = {name: colour.name(QColor.NameFormat.HexArgb) for name, colour in colours.items()}
    return _ENTRIES.substitute(names, bar=max(3, spare), entry=max(4, spare))


def switch_full_screen(window: QMainWindow) -> None:
    """Switch *window* between full screen and normal."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

"""The menus: every command with its label and its key."""

from __future__ import annotations

from functools import partial
from math import ceil
from string import Template

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QMainWindow, QMenu, QToolTip

from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.theme import palette_for, theme_for
from ombre_desktop.ui.shell.commands import Command, enabled
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.value import Value


class Entry(Value):
    """An entry of a menu: the command, and the key that also gives the entry its label."""

    command: Command
    key: Key


_ONE_DECK = QT_TRANSLATE_NOOP("Menu", "French &cards only")
MENUS: tuple[tuple[str, tuple[Entry | None, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Menu", "&Game"),
        (
            Entry(Command.JUST_PLAY, Key.JUST_PLAY),
            Entry(Command.NEW_GAME, Key.NEW_GAME),
            Entry(Command.END_SITTING, Key.END_SITTING),
            None,
            Entry(Command.OPEN_RECORD, Key.OPEN_RECORD),
            Entry(Command.SAVE_RECORD, Key.SAVE_RECORD),
            None,
            Entry(Command.SCORE, Key.SCORE),
            Entry(Command.SITTINGS, Key.SITTINGS),
            Entry(Command.AGAIN, Key.AGAIN),
            Entry(Command.BESIDE, Key.BESIDE),
            Entry(Command.STATISTICS, Key.STATISTICS),
            None,
            Entry(Command.BACK_UP, Key.BACK_UP),
            Entry(Command.RESTORE, Key.RESTORE),
            None,
            Entry(Command.PREFERENCES, Key.PREFERENCES),
            Entry(Command.COMFORT, Key.COMFORT),
            Entry(Command.QUIT, Key.QUIT),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Deal"),
        (
            Entry(Command.DEAL_CODE, Key.DEAL_CODE),
            Entry(Command.COPY_CODE, Key.COPY_CODE),
            Entry(Command.COPY_RECORD, Key.COPY_RECORD),
            Entry(Command.PASTE, Key.PASTE),
            None,
            Entry(Command.CHECK_SHUFFLE, Key.CHECK_SHUFFLE),
            Entry(Command.REVIEW, Key.REVIEW),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Table"),
        (
            Entry(Command.SWITCH_DECK, Key.SWITCH_DECK),
            Entry(Command.LAST_TRICK, Key.LAST_TRICK),
            Entry(Command.LOG, Key.LOG),
            Entry(Command.TAKE_BACK, Key.TAKE_BACK),
            Entry(Command.REDO, Key.REDO),
            Entry(Command.TIMELINE, Key.TIMELINE),
            Entry(Command.HINT, Key.HINT),
            Entry(Command.FINISH, Key.FINISH),
            Entry(Command.DECIDE, Key.DECIDE),
            Entry(Command.PLAY_DEAL, Key.PLAY_DEAL),
            Entry(Command.HAND, Key.HAND),
            Entry(Command.SORT_HAND, Key.SORT_HAND),
            None,
            Entry(Command.STANDING, Key.STANDING),
            Entry(Command.TRICK, Key.TRICK),
            Entry(Command.PLAYERS, Key.PLAYERS),
            Entry(Command.REPEAT, Key.REPEAT),
            Entry(Command.NEXT_PART, Key.NEXT_PART),
            Entry(Command.PART_BEFORE, Key.PART_BEFORE),
            None,
            Entry(Command.SOUND, Key.SOUND),
            Entry(Command.FULL_SCREEN, Key.FULL_SCREEN),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Menu", "&Help"),
        (
            Entry(Command.LEARN, Key.LEARN),
            Entry(Command.LESSONS, Key.LESSONS),
            Entry(Command.PROBLEMS, Key.PROBLEMS),
            Entry(Command.PRACTICE, Key.PRACTICE),
            Entry(Command.SAY_AGAIN, Key.SAY_AGAIN),
            Entry(Command.LEAVE_LESSON, Key.LEAVE_LESSON),
            None,
            Entry(Command.RULES, Key.RULES),
            Entry(Command.OPPONENTS, Key.OPPONENTS),
            Entry(Command.KEYS, Key.KEYS),
            Entry(Command.BELINDA, Key.BELINDA),
            Entry(Command.ABOUT, Key.ABOUT),
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
"""The look of bar and menus: only a stylesheet can make an entry taller than its text."""
MENU_TYPE = 14
"""The type size of the menus, in pixels, at the usual text size."""


class Menus(QObject):
    """
    The menu bar of *window*.

    Signals:
        chosen: the `Command` of the chosen entry, or of the key pressed.
    """

    chosen = Signal(object)

    def __init__(self, window: QMainWindow, families: Families) -> None:
        super().__init__(window)
        self._window, self._families = window, families
        self.actions: dict[Command, QAction] = {}
        for title, entries in MENUS:
            self._fill(window.menuBar().addMenu(translate("Menu", title)), entries)

    def show(self, situation: Situation) -> None:
        """Disable the commands that would do nothing now, and name the deck to change to."""
        for command, action in self.actions.items():
            action.setEnabled(enabled(command, situation))
        decks = Key.SWITCH_DECK.label if situation.has_either_deck else translate("Menu", _ONE_DECK)
        self.actions[Command.SWITCH_DECK].setText(decks)

    def reword(self) -> None:
        """Rename menus and entries, since the language has changed."""
        for menu, (title, entries) in zip(self._window.menuBar().actions(), MENUS, strict=True):
            menu.setText(translate("Menu", title))
            for entry in filter(None, entries):
                self.actions[entry.command].setText(entry.key.label)

    def dress(self, preferences: Preferences) -> None:
        """Set the colours and fonts of the window, its menus and its tooltips."""
        font = self._families.sans_font(MENU_TYPE * preferences.text)
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
            action = QAction(entry.key.label, self._window)
            action.setShortcuts(entry.key.sequences)
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


def leave_full_screen(window: QMainWindow, key: int) -> bool:
    """Leave the full screen by the *key* Escape; return False if there is nothing to leave."""
    if key not in Key.UNDO.codes or not window.isFullScreen():
        return False
    switch_full_screen(window)
    return True


def take_focus(window: QMainWindow) -> None:
    """Give the focus to *window* itself, until a card or a panel takes it."""
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()

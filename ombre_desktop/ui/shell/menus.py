"""The menu bar: the commands with their labels and keys."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QFont, QPalette
from PySide6.QtWidgets import QMainWindow, QMenu, QToolTip

from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.frame.commands import BY_KEY, MENUS, Command
from ombre_desktop.ui.model.ease import ease_of
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.menu_style import MENU_TYPE, dress_menu, entry_style
from ombre_desktop.ui.paint.theme import palette_for, theme_for
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.menus import one_deck

_GROWTH = ((1300, 1.5), (1000, 1.2))
"""The heights of a window, in pixels, from which on menus are larger, and by how much; the highest first."""


class Menus(QObject):
    """
    The menu bar of *window*, and the keys of what has no entry.

    Signals:
        chosen: the `Command` of the chosen entry, or of the key pressed.
    """

    chosen = Signal(object)

    def __init__(self, window: QMainWindow, families: Families) -> None:
        super().__init__(window)
        self._window, self._families = window, families
        self.actions: dict[Command, QAction] = {}
        self._shown: Situation | None = None
        self._liked: Preferences | None = None
        self._growth = 1.0
        self._dressed: tuple[QPalette, QFont, int] | None = None
        for title, entries in MENUS.items():
            self._fill(window.menuBar().addMenu(title()), entries)
        window.addActions([self._action(command) for command in BY_KEY])

    def show(self, situation: Situation) -> None:
        """Disable the commands that would do nothing now, and name the deck to change to."""
        if situation == self._shown:
            return
        self._shown = situation
        for command, action in self.actions.items():
            action.setEnabled(command.is_enabled(situation))
        decks = Key.SWITCH_DECK.label if situation.has_either_deck else one_deck()
        self.actions[Command.SWITCH_DECK].setText(decks)

    def reword(self) -> None:
        """Rename menus and entries, since the language has changed."""
        for menu, title in zip(self._window.menuBar().actions(), MENUS, strict=True):
            menu.setText(title())
        for command, action in self.actions.items():
            action.setText(command.key.label)
        self._shown = None

    def fit(self) -> None:
        """Follow the height of the window."""
        if self._liked is not None and self._growth != self._wanted_growth:
            self.dress(self._liked)

    @property
    def _wanted_growth(self) -> float:
        """The factor by which the menus are larger, beside a table that grows with its window."""
        return next((growth for height, growth in _GROWTH if self._window.height() >= height), 1.0)

    def dress(self, preferences: Preferences) -> None:
        """Set the colours and fonts of the window, its menus and its tooltips."""
        self._liked, self._growth = preferences, self._wanted_growth
        font = self._families.sans_font(MENU_TYPE * preferences.text * self._growth)
        palette = palette_for(theme_for(preferences.cloth, chrome_of(preferences)))
        self._window.setPalette(palette)
        QToolTip.setPalette(palette)
        if QToolTip.font() != font:
            QToolTip.setFont(font)  # 1.2 ms: every widget is told
        looks = palette, font, ease_of(preferences).least
        if looks == self._dressed:
            return  # spares 1.5 ms at each start, and at each change of another preference
        self._dressed = looks
        bar = self._window.menuBar()
        bar.setFont(font)
        bar.setStyleSheet(entry_style(*looks))
        for menu in bar.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly):
            dress_menu(menu, *looks)

    def _fill(self, menu: QMenu, commands: tuple[Command | None, ...]) -> None:
        for command in commands:
            if command is None:
                menu.addSeparator()
                continue
            menu.addAction(self._action(command))

    def _action(self, command: Command) -> QAction:
        """Return a new action with the keys and the label of *command*."""
        action = self.actions[command] = QAction(command.key.label, self._window)
        action.setShortcuts(command.key.sequences)
        action.triggered.connect(partial(self._choose, command))
        return action

    def _choose(self, command: Command, _checked: bool = False) -> None:
        self.chosen.emit(command)


def take_focus(window: QMainWindow) -> None:
    """Give the focus to *window* itself, until a card or a panel takes it."""
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()

"""Opens the dialogs, one of each kind, and carries what they decide to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from ombre_desktop.players.player import player_names
from ombre_desktop.ui.dialogs.choices import Preferences
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.look import chrome_of
from ombre_desktop.ui.theme import theme_for

if TYPE_CHECKING:
    from ombre_desktop.ui.main_window import MainWindow


class DialogHost(QObject):
    """Dialogs are made when they are first wanted, never two of a kind."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._open: dict[str, QDialog] = {}

    @property
    def appearance(self) -> Appearance:
        """How a dialog looks that is opened now."""
        window = self._window
        theme = theme_for(window.preferences.cloth, chrome_of(window.preferences))
        return Appearance(theme, window.families, window.preferences.text)

    def new_game(self) -> None:
        """Ask for a new game."""
        from ombre_desktop.ui.dialogs.new_game import FIRST_GAME, NewGameDialog  # noqa: PLC0415

        def made() -> QDialog:
            dialog = NewGameDialog(self.appearance, player_names(), FIRST_GAME, self._window)
            dialog.begun.connect(self._window.begin)
            return dialog

        self._show("new_game", made)

    def preferences(self) -> None:
        """Show the preferences."""
        from ombre_desktop.ui.dialogs.preferences import PreferencesDialog  # noqa: PLC0415

        def made() -> QDialog:
            dialog = PreferencesDialog(self.appearance, self._window.preferences, parent=self._window)
            dialog.changed.connect(self._window.apply_preferences)
            return dialog

        self._show("preferences", made)

    def keep_preferences(self) -> None:
        """Write the preferences in force down."""

    def open_record(self) -> None: ...

    def save_record(self) -> None: ...

    def score_sheet(self) -> None: ...

    def history(self) -> None: ...

    def rules(self) -> None: ...

    def about(self) -> None: ...

    def close_all(self) -> None:
        """Close every dialog."""
        for dialog in list(self._open.values()):
            dialog.close()

    def _show(self, name: str, made: Callable[[], QDialog]) -> None:
        dialog = self._open.get(name)
        if dialog is None:
            dialog = self._open[name] = made()
            dialog.finished.connect(lambda: self._forget(name))
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _forget(self, name: str) -> None:
        dialog = self._open.pop(name, None)
        if dialog is not None:
            dialog.deleteLater()


__all__ = ["DialogHost", "Preferences"]

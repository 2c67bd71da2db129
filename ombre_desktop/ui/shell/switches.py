"""The switches of the table: the deck, the sound, the full screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow

from ombre_desktop.storage.display_options import Deck, Loudness
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.sound.table_sounds import loudness_of
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.missing import one_deck_note, one_deck_sentence
from ombre_desktop.value import replace


class Switches:
    """The switches of one *window* and its *desk*; *choices* keeps deck and sound."""

    def __init__(self, window: QMainWindow, desk: TableDesk, choices: Choices) -> None:
        self._window, self._desk, self._choices = window, desk, choices

    def deck(self) -> None:
        """Change from Spanish to French cards or back, or say why that is impossible."""
        choices = self._choices
        if self._desk.situation.has_either_deck:
            choices.prefer_deck(Deck.FRENCH if choices.deck is Deck.SPANISH else Deck.SPANISH)
        else:
            self._desk.note(one_deck_sentence(), one_deck_note())

    def sound(self) -> None:
        """Switch the sounds off; switch them on again, softly."""
        liked = self._choices.preferences
        is_off = loudness_of(liked) is Loudness.OFF
        self._choices.prefer(replace(liked, sounds=Loudness.SOFT if is_off else Loudness.OFF))

    def full_screen(self) -> None:
        """Switch between full screen and normal."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def leave_full_screen(self, key: int) -> bool:
        """Leave the full screen by the *key* Escape; return False if there is nothing to leave."""
        if key not in Key.UNDO.codes or not self._window.isFullScreen():
            return False
        self.full_screen()
        return True

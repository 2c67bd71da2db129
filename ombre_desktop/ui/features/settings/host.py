"""The dialogs about the program itself: preferences, keys, and the sheet about the program."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from ombre_desktop.storage.folders import Folders, HomeError
from ombre_desktop.storage.problems import StorageError
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.file_dialog import asking
from ombre_desktop.ui.features.settings.about import AboutDialog
from ombre_desktop.ui.features.settings.keys import KeysDialog
from ombre_desktop.ui.features.settings.own_decks import OwnDecks
from ombre_desktop.ui.features.settings.preferences import PreferencesDialog
from ombre_desktop.ui.features.settings.shown_folder import show_folder
from ombre_desktop.ui.features.settings.title_card import TitleCard
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.doors import door_keys
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.texts.cloth import choose_title, kinds_of_pictures


class SettingsHost(Feature):
    """The host of preferences, keys and credits."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._decks = OwnDecks(program, self)

    def close(self) -> None:
        """End the reading of decks."""
        self._decks.close()

    def preferences(self) -> None:
        """Show the preferences, whose changes apply at once."""
        self._boards.show("preferences", self._made_preferences)

    def comfort(self) -> None:
        """Show the preferences, at their section about comfort."""
        self._boards.show("preferences", self._made_preferences, then=lambda board: board.show_comfort())

    def _made_preferences(self) -> PreferencesDialog:
        boards, choices, desk = self._boards, self._choices, self._program.desk
        dialog = PreferencesDialog(boards.appearance, choices.preferences, desk.art, parent=boards.window)
        dialog.changed.connect(choices.prefer)
        dialog.keys_wanted.connect(self.keys)
        dialog.print_wanted.connect(partial(self._program.do, Command.PRINT_DECK))
        dialog.picture_wanted.connect(partial(self._choose_picture, dialog))
        dialog.own_wanted.connect(self._show_own)
        self._decks.serve(dialog)
        dialog.changed.connect(lambda _: dialog.show_held(desk.scene.held_text))
        dialog.show_held(desk.scene.held_text)
        return dialog

    def _choose_picture(self, dialog: PreferencesDialog) -> None:
        """Ask for a picture that is to be the cloth."""
        asked = asking(dialog, self._boards.appearance, choose_title(), kinds=kinds_of_pictures())
        asked.setFileMode(asked.FileMode.ExistingFile)
        asked.fileSelected.connect(dialog.take_picture)
        asked.open()

    def _show_own(self) -> None:
        """Show the folder that has those of the person's own problems and lessons in it."""
        with suppress(HomeError):  # without a home nothing is kept, which was told at the start
            folders = Folders.of()
            try:
                show_folder(folders.data, folders.own_problems, folders.own_lessons)
            except StorageError as error:
                self._messages.tell_problem(error.problem)

    def keys(self) -> None:
        """Show all keys, with the letters of the game at the table."""
        sitting = self._program.sitting
        contracts = [contract.name for contract in sitting.ruleset.contracts] if sitting is not None else []
        missing = [command.name for command in Command if not command.is_there]

        def made() -> Board:
            look, window = self._boards.appearance, self._boards.window
            return KeysDialog(look, contracts, door_keys(), window, missing=missing)

        self._boards.show("keys", made)

    def about(self) -> None:
        """Show version, licences and credits."""

        desk = self._program.desk

        def made() -> Board:
            look = self._boards.appearance
            title = TitleCard(desk.art, self._choices.deck, look)
            return AboutDialog(look, self._boards.window, title)

        self._boards.show("about", made)


FEATURE = SettingsHost

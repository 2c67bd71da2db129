"""The dialogs about the program itself: preferences, keys, and the sheet about the program."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.shell.doors import door_keys
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.texts.cloth import choose_title, kinds_of_pictures

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.dialogs.preferences import PreferencesDialog


class ProgramBoards(QObject):
    """Dialogs for preferences, keys and credits; *art* and *scene* give preferences cards and text size."""

    def __init__(
        self, boards: Boards, choices: Choices, art: DeckArt, scene: TableScene, program: Program
    ) -> None:
        super().__init__(boards)
        self._boards, self._choices, self._art, self._scene, self._program = (
            boards,
            choices,
            art,
            scene,
            program,
        )

    def preferences(self) -> None:
        """Show the preferences, whose changes apply at once."""
        self._boards.show("preferences", self._made_preferences)

    def comfort(self) -> None:
        """Show the preferences, at their section about comfort."""
        self._boards.show("preferences", self._made_preferences, then=lambda board: board.show_comfort())

    def _made_preferences(self) -> PreferencesDialog:
        from ombre_desktop.ui.dialogs.preferences import PreferencesDialog

        boards, choices = self._boards, self._choices
        dialog = PreferencesDialog(boards.appearance, choices.preferences, self._art, parent=boards.window)
        dialog.changed.connect(choices.prefer)
        dialog.keys_wanted.connect(self.keys)
        dialog.picture_wanted.connect(partial(self._choose_picture, dialog))
        dialog.changed.connect(lambda _: dialog.show_held(self._scene.held_text))
        dialog.show_held(self._scene.held_text)
        return dialog

    def _choose_picture(self, dialog: PreferencesDialog) -> None:
        """Ask for a picture that is to be the cloth."""
        from ombre_desktop.ui.dialogs.file_dialog import asking

        asked = asking(dialog, self._boards.appearance, choose_title(), kinds=kinds_of_pictures())
        asked.setFileMode(asked.FileMode.ExistingFile)
        asked.fileSelected.connect(dialog.take_picture)
        asked.open()

    def keys(self) -> None:
        """Show all keys, with the letters of the game at the table."""

        sitting = self._program.sitting
        contracts = [contract.name for contract in sitting.ruleset.contracts] if sitting is not None else []

        def made() -> Board:
            from ombre_desktop.ui.dialogs.keys import KeysDialog

            return KeysDialog(self._boards.appearance, contracts, door_keys(), self._boards.window)

        self._boards.show("keys", made)

    def about(self) -> None:
        """Show version, licences and credits."""

        def made() -> Board:
            from ombre_desktop.ui.dialogs.about import AboutDialog
            from ombre_desktop.ui.dialogs.title_card import TitleCard

            look = self._boards.appearance
            title = TitleCard(self._art, self._choices.deck, look)
            return AboutDialog(look, self._boards.window, title)

        self._boards.show("about", made)

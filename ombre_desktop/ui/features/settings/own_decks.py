"""The person's own decks: looked for, added and checked in a thread, at the wish of the preferences."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from ombre_desktop.storage.problems import StorageError
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.dialogs.file_dialog import asking
from ombre_desktop.ui.features.settings.deck_shelf import FoundDeck, add, found_decks
from ombre_desktop.ui.features.settings.preferences import PreferencesDialog
from ombre_desktop.ui.features.settings.shown_folder import show_folder
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.paint.card_deck import CardDeck, DeckError, decks_folder
from ombre_desktop.ui.table.deck_check import flaws_of
from ombre_desktop.ui.texts import decks as words

T = TypeVar("T")


class OwnDecks(QObject):
    """The host of the person's own decks."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._boards, self._messages, self._choices = program.boards, program.messages, program.choices
        self._looking, self._working = OneReading(self), OneReading(self)
        self._stamps: dict[str, int] = {}

    def serve(self, dialog: PreferencesDialog) -> None:
        """Offer the decks in *dialog*, and do what it asks for."""
        dialog.deck_wanted.connect(partial(self._choose, dialog))
        dialog.check_wanted.connect(self.check)
        dialog.shelf_wanted.connect(self.open_shelf)
        self._look(dialog)

    def add(self, dialog: PreferencesDialog, folder: Path) -> None:
        """Add the deck in *folder* and choose it in *dialog*; flaws are told card by card."""

        def taken(found: FoundDeck) -> None:
            self._look(dialog, found.name)
            if found.deck is not None:
                self._program.note(words.added(found.deck))
                self.check(found.deck, is_quiet=True)

        self._work(lambda: add(folder), taken, folder.name)

    def check(self, deck: CardDeck, *, is_quiet: bool = False) -> None:
        """Look at every picture of *deck* and tell the flaws; if *is_quiet*, a sound deck is not told."""

        def told(trouble: Trouble) -> None:
            if trouble.details or not is_quiet:
                self._messages.tell(trouble)

        self._work(lambda: words.checked(deck, tuple(filter(None, flaws_of(deck)))), told, deck.folder.name)

    def open_shelf(self) -> None:
        """Show the folder of the decks, which is made at its first use."""
        with suppress(DeckError):  # without a home nothing is kept, which was told at the start
            folder = decks_folder()
            try:
                show_folder(folder)
            except StorageError as error:
                self._messages.tell_problem(error.problem)

    def finish(self) -> None:
        """Wait for what is being looked for and done."""
        self._working.finish()
        self._looking.finish()

    def close(self) -> None:
        """End all work."""
        self._looking.give_up()
        self._working.give_up()

    def _look(self, dialog: PreferencesDialog, chosen: str = "") -> None:
        """Offer the decks that are there in *dialog*, and paint again those that have changed."""

        desk = self._program.desk

        def offer(found: tuple[FoundDeck, ...]) -> None:
            for one in found:
                is_changed = self._stamps.get(one.name, one.stamp) != one.stamp
                desk.art.renew(one.name, is_changed=is_changed)
            self._stamps = {one.name: one.stamp for one in found}
            with suppress(RuntimeError):  # the dialog may be gone
                dialog.offer_decks(found, chosen)

        self._looking.begin(lambda _: found_decks(), offer)

    def _choose(self, dialog: PreferencesDialog) -> None:
        """Ask for the folder of a deck that is to be added."""
        asked = asking(dialog, self._boards.appearance, words.choose_title())
        asked.setFileMode(asked.FileMode.Directory)
        asked.fileSelected.connect(lambda name: self.add(dialog, Path(name)))
        asked.open()

    def _work(self, work: Callable[[], T], done: Callable[[T], None], folder: str) -> None:
        """Do *work* on the deck in *folder* in a thread; pass on its result, or tell why there is none."""
        tell, kind = self._messages.tell, self._choices.deck

        def tried(_: object) -> Callable[[], None]:
            try:
                return partial(done, work())
            except DeckError as error:
                return partial(tell, words.not_added(words.flaw_told(error.flaw, folder, kind)))
            except StorageError as error:
                return partial(tell, words.not_added(words.not_copied(error.problem)))

        self._working.begin(tried, lambda end: end())

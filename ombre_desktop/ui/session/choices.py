"""The person's choices: preferences, the last games, the folder of records."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.model.preferences import FIRST_GAME, Deck, NewGame, Preferences
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.storage.preferences import PreferencesDocument
    from ombre_desktop.ui.session.keeping import Keeper


class Choices(QObject):
    """
    Holds what was chosen, and writes it by a keeper if there is one.

    `changed` carries the preferences whenever they are taken, the same ones too: what
    the system wants may have changed.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._games: tuple[NewGame, ...] = ()
        self._keeper: Keeper | None = None
        self._document: PreferencesDocument | None = None

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self._preferences

    @property
    def deck(self) -> Deck:
        """The cards that the person likes."""
        return self._preferences.deck

    @property
    def last_games(self) -> tuple[NewGame, ...]:
        """The last new game, to be offered for the next, and the last of every other kind."""
        first = replace(FIRST_GAME, deck=self._preferences.deck, name=self._preferences.name)
        return self._games or (first,)

    @property
    def record_folder(self) -> str | None:
        """The folder in which a record was last saved."""
        return None if self._document is None else self._document.records

    def keep_with(self, keeper: Keeper, document: PreferencesDocument) -> None:
        """From now on have everything kept by *keeper*; *document* is what was kept before."""
        self._keeper, self._document = keeper, document
        self._games = keeper.last_games(document)

    def prefer(self, preferences: Preferences) -> None:
        """Take *preferences*; they apply at once and are kept."""
        self._preferences = preferences
        self.changed.emit(preferences)
        self._keep()

    def prefer_deck(self, deck: Deck) -> None:
        """Take the preferences with *deck*, unless it is theirs already."""
        if deck is not self.deck:
            self.prefer(replace(self._preferences, deck=deck))

    def remember(self, game: NewGame) -> None:
        """Offer *game* for the next new game."""
        self._games = (game, *(one for one in self._games if one.ruleset != game.ruleset))
        self._keep()

    def remember_folder(self, folder: str) -> None:
        """Offer *folder* the next time a record is saved."""
        if self._keeper is not None and self._document is not None:
            self._document = dataclasses.replace(self._document, records=folder)
            self._keeper.keep_preferences(self._document)

    def _keep(self) -> None:
        if self._keeper is not None and self._document is not None:
            last = self._games[:1]
            self._document = self._keeper.with_choices(self._document, self._preferences, last)
            self._keeper.keep_preferences(self._document)

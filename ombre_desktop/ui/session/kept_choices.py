"""What the person chose, as it is kept: preferences, the last games, the folder of records."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ombre_desktop.storage.preferences import PreferencesDocument
    from ombre_desktop.ui.model.preferences import NewGame, Preferences
    from ombre_desktop.ui.session.keeping import Keeper


class KeptChoices:
    """Holds the document of the preferences and writes it by *keeper* whenever something was chosen."""

    def __init__(self, keeper: Keeper, document: PreferencesDocument) -> None:
        self._keeper, self._document = keeper, document
        self.games = keeper.last_games(document)

    @property
    def record_folder(self) -> str | None:
        """The folder in which a record was last saved."""
        return self._document.records

    def choose_folder(self, folder: str) -> None:
        """Records were saved in *folder*: it is offered the next time."""
        self._document = replace(self._document, records=folder)
        self._keeper.keep_preferences(self._document)

    def keep(self, preferences: Preferences, games: tuple[NewGame, ...]) -> None:
        """Keep *preferences* and the last of *games*."""
        self.games = games
        self._document = self._keeper.with_choices(self._document, preferences, games[:1])
        self._keeper.keep_preferences(self._document)

"""The person's choices: preferences, last games, folder of records, and order of the hand."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.ui.background.text_preference import with_system_text
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, NewGame, Opponent
from ombre_desktop.ui.model.strength import Strength, matched
from ombre_desktop.ui.session.kept_preferences import games_of, with_choices, with_hand
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.texts.languages import native_deck
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.engine import Cards
    from ombre_desktop.storage.preferences import PreferencesDocument
    from ombre_desktop.ui.session.keeping import Keeper


class Choices(QObject):
    """
    The person's choices, written by a keeper if there is one.

    `changed` carries the preferences each time they are set, even to the same values, since the system's
    settings may have changed.
    """

    changed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._games: tuple[NewGame, ...] = ()
        self._first = ""
        self._keeper: Keeper | None = None
        self._document: PreferencesDocument | None = None

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self._preferences

    @property
    def deck(self) -> Deck:
        """The person's deck."""
        return self._preferences.deck

    @property
    def last_games(self) -> tuple[NewGame, ...]:
        """The last game begun, then the last game of every other kind; the first is offered next."""
        games = self._games or (replace(FIRST_GAME, name=self._preferences.name),)
        return tuple(replace(game, deck=self.deck) for game in games)

    @property
    def game_alone(self) -> NewGame:
        """The first game played without a teacher, against the opponents of the lessons."""
        same = tuple(Opponent(one.portrait, one.name, STAND_IN) for one in FIRST_GAME.opponents)
        return replace(FIRST_GAME, opponents=same, deck=self.deck, name=self._preferences.name)

    @property
    def easy_game(self) -> NewGame:
        """The first game with easy opponents, for somebody who has just learned to play."""
        game = replace(FIRST_GAME, deck=self.deck, name=self._preferences.name)
        return matched(game, Strength.EASY)

    @property
    def has_begun(self) -> bool:
        """True if a game has ever been begun here."""
        return bool(self._games)

    @property
    def first_played(self) -> str:
        """The game begun last, if it is the first of its kind where games are kept; else empty."""
        return self._first if self._document is not None else ""

    @property
    def record_folder(self) -> str | None:
        """The folder in which a record was last saved."""
        return None if self._document is None else self._document.records

    def keep_with(self, keeper: Keeper, document: PreferencesDocument) -> None:
        """Save everything with *keeper* from now on; *document* is what was saved before."""
        self._keeper, self._document = keeper, document
        self._games = games_of(document)

    def prefer(self, preferences: Preferences) -> None:
        """Adopt and store *preferences*; they apply at once. Another deck no longer follows the language."""
        # Both, since a dialog that stays open does not notice that its choice has ended the following.
        followed = self._preferences.deck_follows and preferences.deck_follows
        follows = followed and preferences.deck is self.deck and not preferences.own_deck
        deck = native_deck(preferences.language) if follows else preferences.deck
        self._preferences = with_system_text(replace(preferences, deck=deck, deck_follows=follows))
        self.changed.emit(self._preferences)
        self._keep()

    def prefer_deck(self, deck: Deck) -> None:
        """Change the preferences to *deck*, unless it is already the deck."""
        if deck is not self.deck:
            self.prefer(replace(self._preferences, deck=deck))

    def remember(self, game: NewGame) -> None:
        """Remember *game*, which is offered as the next new game; duplicate deals are chosen every time."""
        self._first = "" if any(one.ruleset == game.ruleset for one in self._games) else game.ruleset
        game = replace(game, duplicate=None)
        self._games = (game, *(one for one in self._games if one.ruleset != game.ruleset))
        self._keep()

    def remember_folder(self, folder: str) -> None:
        """Offer *folder* the next time a record is saved."""
        if self._document is not None:
            self._rewrite(dataclasses.replace(self._document, records=folder))

    @property
    def hand(self) -> tuple[str, Cards]:
        """The deal in which a card was last moved, and the hand from the left; empty if there is none."""
        kept = self._document.hand if self._document is not None else None
        return ("", ()) if kept is None else (kept.deal, kept.held)

    def remember_table(self, place: str, deal: str, cards: Cards) -> None:
        """Save the *place* of the window, and the order of *cards* in the hand of *deal*."""
        if self._document is not None:
            document = dataclasses.replace(self._document, window=place)
            self._rewrite(with_hand(document, deal, cards))

    def _rewrite(self, document: PreferencesDocument) -> None:
        """Save *document* if it has changed."""
        if self._keeper is not None and document != self._document:
            self._document = document
            self._keeper.keep_preferences(document)

    def _keep(self) -> None:
        if self._keeper is not None and self._document is not None:
            last = self._games[:1]
            self._document = with_choices(self._document, self._preferences, last)
            self._keeper.keep_preferences(self._document)

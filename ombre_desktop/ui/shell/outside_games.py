"""The offer, made in a sandbox, to copy the games of another installation on the same machine."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.outside import copy_games
from ombre_desktop.storage.problems import Problem, StorageError
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.model.message import Confirmation
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.session.kept_preferences import preferences_of
from ombre_desktop.ui.texts import outside_games as words


class OutsideGames:
    """An offer, shown by *messages*, of the games *outside*; their preferences are adopted by *choices*."""

    def __init__(self, outside: Folders, messages: Messages, choices: Choices) -> None:
        self._outside, self._messages, self._choices = outside, messages, choices

    def offer(self, keeper: Keeper, then: Callable[[Kept | None], None]) -> None:
        """Offer to copy the games to *keeper*'s folders; pass *then* the kept games, or None if refused."""

        def copied() -> tuple[Problem, ...]:
            try:
                copy_games(self._outside, keeper.folders)
            except StorageError as error:
                return (error.problem,)
            return ()

        def adopt(kept: Kept) -> None:
            self._choices.keep_with(keeper, kept.preferences)
            self._choices.prefer(preferences_of(kept.preferences))
            then(kept)

        note = words.note(str(self._outside.data))
        question = Confirmation(words.title(), words.sentence(), note, *words.answers())
        self._messages.ask("outside", question, lambda: keeper.fetch(adopt, first=copied), lambda: then(None))

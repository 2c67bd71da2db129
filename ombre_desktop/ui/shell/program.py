"""What dialogs, files and records may ask of the program, whoever it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.engine import Request, SeatView
    from ombre_desktop.ui.model.preferences import NewGame, Preferences
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.paint.fonts import Families
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.session.keeping import Keeper
    from ombre_desktop.ui.table.deck_art import DeckArt


class Program(Protocol):
    """The program as its hosts see it: what is played, what the person likes, and what can be done."""

    families: Families
    keeper: Keeper | None

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        ...

    @property
    def art(self) -> DeckArt:
        """The pictures of the cards."""
        ...

    @property
    def sitting(self) -> Sitting | None:
        """The sitting that is played."""
        ...

    @property
    def view(self) -> SeatView | None:
        """Its deal in hand, as the person sees it."""
        ...

    @property
    def request(self) -> Request | None:
        """What the person is asked."""
        ...

    @property
    def last_games(self) -> tuple[NewGame, ...]:
        """The last new game, and the last of every other kind."""
        ...

    @property
    def record_folder(self) -> str | None:
        """The folder in which a record was last saved."""
        ...

    def apply_preferences(self, preferences: Preferences) -> None:
        """Take preferences; they apply at once and are kept."""
        ...

    def begin(self, game: NewGame) -> None:
        """Sit down to a new game."""
        ...

    def resume(self, sitting: Sitting) -> None:
        """Go on with a sitting that was kept."""
        ...

    def keep(self, sitting: Sitting) -> None:
        """Keep *sitting* as it stands."""
        ...

    def sitting_to_lose(self) -> Sitting | None:
        """Find the sitting that a new game would end."""
        ...

    def take_up_if_empty(self) -> None:
        """Go on with the sitting that is kept if nothing lies on the table; else do nothing."""
        ...

    def welcome(self) -> None:
        """Say what can be begun at an empty table."""
        ...

    def show_replay(self, read: Callable[[], Programme], chosen: int = 0) -> None:
        """Replay recorded deals that are yet to be *read*."""
        ...

    def record_to_save(self) -> str | None:
        """Write the record of the deal, once it is over."""
        ...

    def keep_record_folder(self, folder: str) -> None:
        """Offer *folder* the next time a record is saved."""
        ...

    def note(self, sentence: str, detail: str = "") -> None:
        """Say quietly that something was done."""
        ...

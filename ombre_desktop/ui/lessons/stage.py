"""The stage of the lessons: the parts of the program that the lessons need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.engine import Action
    from ombre_desktop.ui.desk.table_desk import TableDesk
    from ombre_desktop.ui.model.game_to_begin import NewGame
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.session.journals import JournalSwitch
    from ombre_desktop.ui.session.player_runner import PlayerRunner
    from ombre_desktop.ui.session.session_controller import SessionController


class Stage(Protocol):
    """A table at which a lesson can take the place of the sitting."""

    desk: TableDesk
    controller: SessionController
    runner: PlayerRunner
    journal: JournalSwitch

    def begin_chosen(self, game: NewGame) -> None:
        """Begin a new *game*."""
        ...

    def make_way(self) -> Sitting | None:
        """End any replay, stop playing and saving, and return the sitting, which can be continued."""
        ...


class Guide(Protocol):
    """A receiver of the learner's actions in place of a lesson."""

    @property
    def instead_of_hint(self) -> str:
        """The sentence that is shown when a hint is wanted."""
        ...

    def act(self, action: Action) -> None:
        """Take the learner's action."""
        ...

    def reword(self) -> None:
        """Continue in another language."""
        ...

    def close(self) -> None:
        """Remove everything from the table."""
        ...

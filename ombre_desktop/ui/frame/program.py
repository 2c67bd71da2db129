"""The program's services for its features."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ombre_desktop.ui.lessons.stage import Stage

if TYPE_CHECKING:
    from ombre_desktop.engine import Request, SeatView
    from ombre_desktop.ui.frame.boards import Boards
    from ombre_desktop.ui.frame.commands import Command
    from ombre_desktop.ui.frame.messages import Messages
    from ombre_desktop.ui.frame.succession import Succession
    from ombre_desktop.ui.lessons.lessons import Lessons
    from ombre_desktop.ui.model.game_to_begin import NewGame
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.model.situation import Situation
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.replay.replays import Then
    from ombre_desktop.ui.session.choices import Choices
    from ombre_desktop.ui.session.keeping import Keeper
    from ombre_desktop.ui.table.small_table import SmallTables
    from ombre_desktop.ui.texts.languages import Speech


class Program(Stage, Protocol):
    """The program as its features see it: its parts, its state and its actions."""

    boards: Boards
    messages: Messages
    choices: Choices
    lessons: Lessons
    succession: Succession
    tables: SmallTables

    @property
    def keeper(self) -> Keeper | None:
        """The keeper of all files; None at the very start, and in a copy that saves nothing."""
        ...

    @property
    def sitting(self) -> Sitting | None:
        """The sitting that is being played."""
        ...

    @property
    def view(self) -> SeatView | None:
        """The deal in hand, as the person sees it."""
        ...

    @property
    def request(self) -> Request | None:
        """The request to the person."""
        ...

    @property
    def speech(self) -> Speech:
        """The language in use."""
        ...

    @property
    def situation(self) -> Situation:
        """The situation at the table."""
        ...

    def do(self, command: Command, *details: object) -> None:
        """Carry out *command*, with *details* beyond its own."""
        ...

    def begin(self, game: NewGame) -> None:
        """Begin a new *game*."""
        ...

    def resume(self, sitting: Sitting, *, saved: bool = True) -> None:
        """Continue a sitting; if it is not the one *saved* last, save it at once."""
        ...

    def replay(self, read: Callable[[], Programme], chosen: int = 0, then: Then | None = None) -> None:
        """Replay the recorded deals that *read* returns, and do something with the replay *then*."""
        ...

    def record_to_save(self) -> str | None:
        """Return the record of the deal, once it is over."""
        ...

    def note(self, sentence: str, detail: str = "") -> None:
        """Show a quiet notice of something done."""
        ...

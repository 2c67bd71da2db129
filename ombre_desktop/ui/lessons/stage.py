"""The stage of the lessons: the part of the program that they need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.table_desk import TableDesk
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.session.journals import JournalSwitch
    from ombre_desktop.ui.session.player_runner import PlayerRunner
    from ombre_desktop.ui.session.session_controller import SessionController


class Stage(Protocol):
    """A table at which a lesson can replace what is played."""

    desk: TableDesk
    controller: SessionController
    runner: PlayerRunner
    journal: JournalSwitch

    def make_way(self) -> Sitting | None:
        """End a replay, stop playing and save nothing; return the sitting, which can be continued."""
        ...

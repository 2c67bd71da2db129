"""The stage of a replay: the part of the program that a replay needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.table_desk import TableDesk
    from ombre_desktop.ui.dialogs.style import Appearance
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.session.player_runner import PlayerRunner


class Stage(Protocol):
    """A table at which a replay can replace the sitting."""

    desk: TableDesk
    runner: PlayerRunner

    @property
    def appearance(self) -> Appearance:
        """The look of boards beside the table."""
        ...

    def play(self, sitting: Sitting) -> None:
        """Play *sitting* without saving it."""
        ...

    def rise(self) -> Sitting | None:
        """Stop playing, and save nothing from now on; return the sitting, which can be continued."""
        ...

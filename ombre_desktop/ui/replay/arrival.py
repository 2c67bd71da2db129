"""The opening of a replay, one step in each turn of the event loop, as for a dialog."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMainWindow

from ombre_desktop.ui.background.preload import imported
from ombre_desktop.ui.replay.stage import Stage

if TYPE_CHECKING:
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.replay.replay_host import ReplayHost


class Home(Protocol):
    """A place with room for one replay."""

    @property
    def current(self) -> ReplayHost | None:
        """The replay on the table."""
        ...

    def take(self, replay: ReplayHost) -> None:
        """Put *replay* on the table."""
        ...

    def close(self) -> None:
        """Return the table to the sitting."""
        ...


def arrival(
    window: QMainWindow,
    home: Home,
    stage: Stage,
    read: Callable[[], Programme],
    chosen: int,
    *,
    whole: bool = False,
) -> Generator[None, None, ReplayHost]:
    """
    Read a programme, build the hidden board, make room for the board, and then change the table.

    The present sitting continues until the deal at index *chosen* is on the table. The board stays hidden if
    the table is left *whole*.
    """
    yield from imported("ombre_desktop.ui.replay.replay_host")
    from ombre_desktop.ui.replay.replay_host import ReplayHost

    programme = read()
    yield
    host = ReplayHost(window, stage, programme, chosen)
    if whole:
        host.leave_table_whole()
    try:
        yield
        yield from host.build()
        if home.current is None:
            # The window is laid out in one turn, the table in the next; an earlier replay's room is reused.
            host.make_room()
            for _ in range(3):
                yield
        home.take(host)
        yield
        host.offer()
        yield
        yield from host.stand()
    except BaseException:
        if home.current is host:
            QTimer.singleShot(0, window, home.close)  # a replay that is still opening cannot be closed
        else:
            host.put_away()
        raise
    return host


def read_belinda() -> Programme:
    """Return the hand of Pope's Rape of the Lock; its module is imported now."""
    from ombre_desktop.ui.replay.belinda import belinda

    return belinda()

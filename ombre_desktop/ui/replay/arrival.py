"""The arrival of a replay at the table: a step in each turn of the event loop, as for a dialog."""

from __future__ import annotations

from collections.abc import Callable, Generator
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMainWindow

from ombre_desktop.ui.background.preload import NEEDED
from ombre_desktop.ui.replay.stage import Stage

if TYPE_CHECKING:
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.replay.replay_host import ReplayHost


class Home(Protocol):
    """A place with room for one replay."""

    @property
    def current(self) -> ReplayHost | None:
        """The replay that has the table."""
        ...

    def take(self, replay: ReplayHost) -> None:
        """Have *replay* on the table."""
        ...

    def close(self) -> None:
        """Give the table back to what was played."""
        ...


def arrival(
    window: QMainWindow, home: Home, stage: Stage, read: Callable[[], Programme], chosen: int
) -> Generator[None, None, ReplayHost]:
    """
    *Read* a programme, build the board unseen, make room for it, and only then change what is on the table.

    Until the deal with the place *chosen* lies there the sitting in hand goes on.
    """
    for name in NEEDED["replay"]:
        import_module(name)
        yield
    from ombre_desktop.ui.replay.replay_host import ReplayHost  # noqa: PLC0415 - 22 ms, in steps

    programme = read()
    yield
    host = ReplayHost(window, stage, programme, chosen)
    try:
        yield
        yield from host.build()
        if home.current is None:
            # The window is laid out in one turn, the table in the next; of another replay there is room.
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
            QTimer.singleShot(0, window, home.close)  # it is not to be closed on its way
        else:
            host.put_away()
        raise
    return host


def read_belinda() -> Programme:
    """Read the hand of Pope's Rape of the Lock, once what it needs is loaded."""
    from ombre_desktop.ui.replay.belinda import belinda  # noqa: PLC0415 - 7 ms, in steps

    return belinda()

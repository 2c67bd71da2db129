"""How a replay comes to the table: a step in each turn of the event loop, as a dialog does."""

from __future__ import annotations

from collections.abc import Callable, Generator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from ombre_desktop.ui.background.preload import NEEDED

if TYPE_CHECKING:
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.replay.replay_host import ReplayHost
    from ombre_desktop.ui.shell.main_window import MainWindow


def arrival(
    window: MainWindow, read: Callable[[], Programme], chosen: int
) -> Generator[None, None, ReplayHost]:
    """
    *Read* a programme, build the board unseen, make room for it, and only then change what is on the table.

    Until the deal with the place *chosen* lies there the sitting in hand goes on.
    """
    for name in NEEDED["replay"]:
        import_module(name)
        yield
    from ombre_desktop.ui.replay.replay_host import ReplayHost  # noqa: PLC0415 - it is there by now

    programme = read()
    yield
    host = ReplayHost(window, programme, chosen)
    try:
        yield
        yield from host.build()
        if window.replay is None:
            # The window is laid out in one turn, the table in the next; of another replay there is room.
            host.make_room()
            for _ in range(3):
                yield
        window.take_replay(host)
        yield
        host.offer()
        yield
        yield from host.stand()
    except BaseException:
        if window.replay is host:
            QTimer.singleShot(0, window, window.close_replay)  # it is not to be closed on its way
        else:
            host.put_away()
        raise
    return host

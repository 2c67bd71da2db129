"""The way from the first frame to the table: the players' process, and all the rest in turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ombre_desktop.ui.background.opening import Opening, Steps
from ombre_desktop.ui.background.preload import imported
from ombre_desktop.ui.shell.players_start import start_players
from ombre_desktop.ui.shell.start import Start
from ombre_desktop.ui.shell.table_window import TableWindow

if TYPE_CHECKING:
    from ombre_desktop.ui.session.players_process import PlayersProcess
    from ombre_desktop.ui.shell.app import App


def furnish(window: TableWindow, start: Start) -> Opening:
    """Start the players' process and, while it loads, set up the table in *window*, which stays alive."""
    process = start_players(start.folders)
    application = QCoreApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(process.close)  # if the window is closed before there is a table
    return Opening(_steps(window, start, process), window)


def _steps(window: TableWindow, start: Start, process: PlayersProcess) -> Steps[App]:
    # In another thread: all that the table needs takes 200 ms to load. The preferences name a
    # game, which shares most of its rules with the chief one.
    for needed in ("ombre_desktop.ui.shell.moving_in", "ombre_desktop.engine.variants.renegado"):
        yield from imported(needed)
    from ombre_desktop.ui.shell.moving_in import move_in

    return (yield from move_in(window, start, process))

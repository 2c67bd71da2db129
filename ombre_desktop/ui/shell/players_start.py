"""The start of the players' process, which takes longest and so comes before other modules load."""

from __future__ import annotations

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.background.memory import give_back_at_once
from ombre_desktop.ui.session.players_process import PlayersProcess
from ombre_desktop.ui.shell.logbook import begin_log


def start_players(folders: Folders) -> PlayersProcess:
    """Begin the log in *folders* and start the process of the computer players."""
    begin_log(folders)
    process = PlayersProcess()
    process.start()
    give_back_at_once()
    return process

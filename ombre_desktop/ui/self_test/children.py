"""
The processes that a self-test starts: the program itself, as one part of the test.

One child shows its first frame and ends. The other plays at a table, saves everything, and prints every
step, until it is killed.
"""

from __future__ import annotations

import json
import os

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.first_look import FirstLook
from ombre_desktop.ui.background.restart import program_command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.self_test.bench import NAME, STILL
from ombre_desktop.ui.self_test.home import marked_folders
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.shell.unattended import UnattendedTable, all_played_by
from ombre_desktop.value import replace

WINDOW, TABLE = "window", "table"
SHOWN_BY = "OMBRE_SELF_TEST_PLATFORM"
"""The variable with the platform that was set before the self-test drew off-screen."""
DEALS = 40
"""A number of deals that is never reached, since the process is killed before."""
LONGEST = 60_000
"""The milliseconds after which a forgotten child process ends by itself."""


def command_for(part: str) -> list[str]:
    """Return the command that starts the *part* of a self-test, from the sources or a frozen program."""
    return program_command("--self-test", part)


def be_window() -> int:
    """Show the first frame, print the platform that shows it, and end."""
    application = QApplication(["ombre-desktop"])
    window = TableWindow()
    window.sketch(FirstLook())
    window.first_painted.connect(application.quit)
    QTimer.singleShot(LONGEST, lambda: application.exit(1))
    window.show()
    status = application.exec()
    size, ratio = window.size(), window.devicePixelRatioF()
    tell(f"{QGuiApplication.platformName()}, {size.width()} by {size.height()} at {ratio:g}")
    return status


def be_table() -> int:
    """Play deals and save them until the process is killed."""
    folders = marked_folders()
    application = QApplication(["ombre-desktop"])
    QTimer.singleShot(LONGEST, application.quit)
    table = UnattendedTable(STILL)
    table.keep_with(Keeper(folders))
    table.moved.connect(_tell_step)
    sitting = all_played_by(new_sitting(replace(FIRST_GAME, deals=DEALS), NAME), STAND_IN)
    for _ in range(DEALS):
        table.play(sitting)
    return 1  # this process should have been killed


def _tell_step(step: TableStep) -> None:
    """Print *step*, which has already been saved."""
    state = step.sitting.state
    if state is not None:
        deals, moves = len(step.sitting.rows), len(state.history)
        tell(json.dumps({"game": step.sitting.game_id, "deals": deals, "moves": moves}))


def tell(line: str) -> None:
    """Print *line* at once for the process that waits for it."""
    os.write(1, f"{line}\n".encode())

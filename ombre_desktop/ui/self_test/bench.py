"""The bench of the checks: a home, opponents, and the table that all checks share."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QImage

from ombre_desktop.players.player import solver_runs
from ombre_desktop.storage.display_options import Preferences, Speed
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.self_test.watch import Watch
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.shell.unattended import UnattendedTable

COMPILED = "compiled"
STILL = Preferences(speed=Speed.NONE, trick_hold=1000)
NAME = "Somebody"
"""The name of the player in the person's place, since nobody sits down without one."""
THINKER = "novice"
"""The quickest player that thinks, and so needs the solver, its tables and the trained model."""
EXPERT = "expert"
FEWEST_COLOURS = 3
"""The fewest colours of a drawn picture; an empty one has one, or two with its background."""


class Bench:
    """
    A *home* for files, and a table.

    If *is_thorough*, experts play, who think long.
    """

    def __init__(self, home: Path, watch: Watch, *, is_thorough: bool = False) -> None:
        self.home, self.watch, self.is_thorough = home, watch, is_thorough
        self._table: UnattendedTable | None = None

    @property
    def folders(self) -> Folders:
        """The folders of the table's files."""
        return Folders.of({HOME: str(self.home)})

    @property
    def table(self) -> UnattendedTable:
        """The table, set up for the first check that needs it."""
        if self._table is None:
            self._table = UnattendedTable(STILL)
            self._table.keep_with(Keeper(self.folders))
        return self._table

    @property
    def patience(self) -> int:
        """The most milliseconds for a deal."""
        return 600_000 if self.is_thorough else 60_000

    @property
    def players(self) -> tuple[str, ...]:
        """The players, in turn round the table; an interpreted solver is too slow for a thinking one."""
        if self.is_thorough:
            return (EXPERT,)
        return (THINKER, STAND_IN) if solver_runs() == COMPILED else (STAND_IN,)

    def close(self) -> None:
        """Close the table."""
        if self._table is not None:
            self._table.close()
            self._table = None


def wait_for(is_so: Callable[[], bool], patience: float) -> bool:
    """Run the event loop until *is_so*; return False after *patience* seconds."""
    end = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > end:
            return False
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)
    return True


def require_drawn(image: QImage, what: str) -> None:
    """Raise `FailedCheckError`, which names *what*, if *image* is blank."""
    if image.isNull() or len(_colours(image)) < FEWEST_COLOURS:
        raise FailedCheckError(f"{what}: nothing is to be seen")


def _colours(image: QImage) -> set[int]:
    """Return a sample of the colours of *image*."""
    small = image.scaled(48, 48)
    return {small.pixel(x, y) for x in range(48) for y in range(48)}

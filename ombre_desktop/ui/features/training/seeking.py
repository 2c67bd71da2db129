"""The search for problems in deals of computer players, while the table rests."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from uuid import uuid4

from PySide6.QtCore import QDeadlineTimer, QObject, QTimer, Signal

from ombre_desktop.ui.background.power import is_on_mains
from ombre_desktop.ui.session.players_process import PlayersProcess

log = logging.getLogger(__name__)

REST, AGAIN, LONGEST = 5 * 60_000, 60 * 60_000, 20_000
"""The milliseconds of rest before a search, between two, and of a search, which cannot think for longer."""
LAST = 19
"""The increase in niceness that lets everything else go first."""


class Seeking(QObject):
    """
    A search in a process of its own, now and then, while the table rests and the machine runs on mains.

    Signals:
        found: the text of a problem.
    """

    found = Signal(str)

    def __init__(self, game: Callable[[], str], parent: QObject) -> None:
        super().__init__(parent)
        self._game, self._seed, self._deals = game, uuid4().hex[:8], 0
        self._is_refused = False
        self._process: PlayersProcess | None = None
        self._pause = QDeadlineTimer(0)
        self._rest, self._end = QTimer(self), QTimer(self)
        for timer, deed in ((self._rest, self._begin), (self._end, self._stop)):
            timer.setSingleShot(True)
            timer.timeout.connect(deed)

    def follow(self, *, rests: bool) -> None:
        """Wait for a search while the table *rests*; end one that goes on."""
        self._stop()
        if rests and not self._is_refused:
            self._rest.start(max(REST, self._pause.remainingTime()))
        else:
            self._rest.stop()

    def close(self) -> None:
        """End the search at once."""
        self._rest.stop()
        self._stop(waits=True)

    def _begin(self) -> None:
        self._pause = QDeadlineTimer(AGAIN)
        self._rest.start(AGAIN)
        if is_on_mains():
            self._process = PlayersProcess(self, nice=LAST)
            self._process.said.connect(self._take)
            self._process.lost.connect(self._stop)
            self._end.start(LONGEST)
            self._ask()

    def _ask(self) -> None:
        """Have the next deal played, and a problem looked for in it."""
        self._deals += 1
        words = {"kind": "review", "seeks": self._game(), "seed": self._seed, "number": self._deals}
        if self._process is not None:
            self._process.ask(json.dumps({"id": self._deals, **words}))

    def _take(self, line: str) -> None:
        try:
            reply = json.loads(line)
            text = "" if "error" in reply else reply["problem"]
        except (ValueError, KeyError, TypeError) as error:
            log.warning("no problem: %r", error)
            self._stop()
            return
        if "error" in reply:
            self._refuse(str(reply["error"]))
            return
        if text:
            self.found.emit(str(text))
        self._ask()

    def _refuse(self, reason: str) -> None:
        """Seek no more: where the solver is not compiled, none could be found in time."""
        log.info("no problems are sought: %s", reason)
        self._is_refused = True
        self._rest.stop()
        self._stop()

    def _stop(self, *, waits: bool = False) -> None:
        self._end.stop()
        process, self._process = self._process, None
        if process is not None:
            process.close(waits=waits)

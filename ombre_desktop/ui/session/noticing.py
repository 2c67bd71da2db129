"""The habits that the opponents of a sitting have shown, found deal by deal in the players' process."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Seat
from ombre_desktop.players.player import PlayerName, has_habits, in_sitting
from ombre_desktop.players.seeds import sitting_word
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.model.acquaintance import Acquaintance, HabitSeen
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.player_runner import PlayerRunner

log = logging.getLogger(__name__)

Cases = tuple[tuple[Seat, str], ...]
"""The seats that showed a habit in a deal, with its name, one for each time."""
NOTHING: Cases = ()


class Noticing(QObject):
    """
    The settled deals of one sitting, looked through one by one while the players have nothing else to do.

    Signals:
        changed: every settled deal has been looked through.
    """

    changed = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._sitting: Sitting | None = None
        self._cases: dict[str, Cases] = {}
        self._asked: tuple[int, str] | None = None
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._fail)

    def follow(self, sitting: Sitting | None) -> None:
        """Look through the deals of *sitting* that were settled since the last time."""
        before, self._sitting = self._sitting, sitting
        if before is None or sitting is None or before.game_id != sitting.game_id:
            self._cases.clear()
            self._stop()
        if self._asked is None:
            self._look_on()

    def acquaintances(self) -> tuple[Acquaintance, ...]:
        """Return what the opponents of the sitting have shown so far, by seat."""
        sitting = self._sitting
        if sitting is None:
            return ()
        return tuple(
            self._acquaintance(sitting, Seat(seat), name)
            for seat, name in enumerate(sitting.company.names)
            if sitting.company.players[seat] != HUMAN
        )

    def _acquaintance(self, sitting: Sitting, seat: Seat, name: str) -> Acquaintance:
        found: dict[str, list[tuple[int, int]]] = {}
        done = [row for row in sitting.rows if row.record in self._cases]
        for row in done:
            for (shown_by, habit), times in Counter(self._cases[row.record]).items():
                if shown_by == seat:
                    found.setdefault(habit, []).append((row.number, times))
        known = PlayerName.of(sitting.company.players[seat])
        return Acquaintance(
            name,
            tuple(HabitSeen(habit, tuple(times)) for habit, times in found.items()),
            len(done),
            has_none=not has_habits(sitting.company.players[seat]),
            complete=len(done) == len(sitting.rows),
            strength=None if known.share is None else known.strength,
        )

    def _players(self, sitting: Sitting) -> list[str]:
        """Return the names of the players with their habits, empty for those who have none."""
        return [
            in_sitting(player, sitting_word(sitting.habits_id, seat)) if has_habits(player) else ""
            for seat, player in enumerate(sitting.company.players)
        ]

    def _look_on(self) -> None:
        """Ask about the next deal, if there is one that was not looked through."""
        sitting = self._sitting
        row = next((row for row in sitting.rows if row.record not in self._cases), None) if sitting else None
        if sitting is None or row is None:
            return
        players = self._players(sitting)
        if any(players):
            number = self._runner.review({"record": row.record, "habits": players})
            self._asked = number, row.record
        else:
            self._cases.update({row.record: NOTHING for row in sitting.rows})
            self.changed.emit()

    def _stop(self) -> None:
        if self._asked is not None:
            self._runner.cancel(self._asked[0])
            self._asked = None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if self._asked is not None and number == self._asked[0]:
            try:
                cases = tuple((Seat(seat), str(name)) for seat, name, _ in reply["shown"])
            except (LookupError, TypeError, ValueError) as error:
                log.warning("no habits: %r", error)
                cases = NOTHING
            self._enter(cases)

    def _fail(self, number: int) -> None:
        """Leave out a deal that cannot be looked through."""
        if self._asked is not None and number == self._asked[0]:
            self._enter(NOTHING)

    def _enter(self, cases: Cases) -> None:
        """Note the *cases* of the deal asked about, and look at the next one."""
        if self._asked is not None:
            self._cases[self._asked[1]] = cases
            self._asked = None
            self._look_on()
            if self._asked is None:
                self.changed.emit()

"""Every deal that was ever settled, and what can be asked about them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC
from enum import Enum
from pathlib import Path

from ombre_desktop.storage.documents import SittingDocument
from ombre_desktop.storage.history_database import failed, open_history
from ombre_desktop.storage.history_rows import (
    DEAL_COLUMNS,
    KEEP_DEAL,
    KEEP_SITTING,
    SITTING_COLUMNS,
    DealEntry,
    SittingEntry,
    deal_entry,
    deal_values,
    sitting_entry,
    sitting_values,
)
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError
from ombre_desktop.storage.set_aside import Clock, system_clock


class Facet(Enum):
    """By what deals can be counted together; the value is the column."""

    RULESET = "sitting.ruleset"
    HOUSE = "sitting.house"
    PLAYERS = "sitting.players"
    CONTRACT = "deal.contract"
    ROLE = "deal.role"
    RESULT = "deal.result"


@dataclass(frozen=True, slots=True)
class Total:
    """
    Deals counted together: *key* has the value of each facet asked for, in that order.

    *won* counts those with the person among the winners; *chips* and *points* are
    what he won in all of them, below 0 lost.
    """

    key: tuple[str | None, ...]
    deals: int
    won: int
    chips: int
    points: int


class History:
    """
    The database, opened when it is first asked or told something; for one thread.

    Whatever fails raises `StorageError`. *problems* is what was found on opening.
    """

    def __init__(self, path: Path, clock: Clock = system_clock) -> None:
        self.path = path
        self.problems: tuple[Problem, ...] = ()
        self._clock = clock
        self._connection: sqlite3.Connection | None = None

    def keep(self, sitting: SittingDocument) -> None:
        """
        Let the history say of *sitting* what the sitting says.

        May be told as often as one likes: deals it knows keep their time, deals
        that were missed are added, those taken back are removed.
        """
        now = self._clock().astimezone(UTC).isoformat(timespec="seconds")
        with self._asked() as database:
            database.execute("BEGIN IMMEDIATE")
            try:
                database.execute(KEEP_SITTING, sitting_values(sitting, now))
                database.executemany(KEEP_DEAL, deal_values(sitting, now))
                taken_back = (sitting.game_id, sitting.deals)
                database.execute("DELETE FROM deal WHERE game_id = ? AND number > ?", taken_back)
                database.execute("COMMIT")
            except BaseException:
                database.rollback()
                raise

    def sittings(self, limit: int = -1) -> tuple[SittingEntry, ...]:
        """The sittings with a deal, that played last first; no more than *limit* if it is not below 0."""
        played = "FROM sitting WHERE deals > 0 ORDER BY played DESC, rowid DESC"
        question = f"SELECT {SITTING_COLUMNS} {played} LIMIT ?"
        with self._asked() as database:
            return tuple(sitting_entry(row) for row in database.execute(question, (limit,)))

    def deals(self, game_id: str) -> tuple[DealEntry, ...]:
        """The deals of one sitting in turn; none if it is not known."""
        question = f"SELECT {DEAL_COLUMNS} FROM deal WHERE game_id = ? ORDER BY number"
        with self._asked() as database:
            return tuple(deal_entry(row) for row in database.execute(question, (game_id,)))

    def totals(self, *by: Facet) -> tuple[Total, ...]:
        """All deals counted together by the facets asked for, most deals first; one total without any."""
        columns = "".join(f", {facet.value}" for facet in by)
        question = (
            f"SELECT count(*) AS deals, sum(deal.won), sum(deal.chips), sum(deal.points){columns} "
            "FROM deal JOIN sitting USING (game_id)"
        )
        if by:
            question += f" GROUP BY {columns[2:]} ORDER BY count(*) DESC{columns}"
        with self._asked() as database:
            rows = database.execute(question).fetchall()
        return tuple(Total(tuple(row[4:]), *row[:4]) for row in rows if row[0])

    def close(self) -> None:
        """Let go of the file; the next question opens it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextmanager
    def _asked(self) -> Iterator[sqlite3.Connection]:
        """The open database; what goes wrong with it becomes a `StorageError`."""
        if self._connection is None:
            self._connection, self.problems = open_history(self.path, self._clock)
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise failed(error, self.path) from error
        except ValueError as error:
            raise StorageError(ProblemKind.DAMAGED, self.path, str(error)) from error

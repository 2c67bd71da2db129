"""Every deal that was ever settled, and what can be asked about them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from ombre_desktop.storage.documents import DealRow, SittingDocument
from ombre_desktop.storage.history_database import failed, open_history
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
class SittingEntry:
    """One sitting: when it was begun and last played, and how it stands."""

    game_id: str
    begun: datetime
    played: datetime
    ruleset: str
    house: str
    seats: int
    person: int
    names: tuple[str, ...]
    players: tuple[str, ...]
    deals: int
    chips: tuple[int, ...]
    scores: tuple[int, ...]
    ended: bool


@dataclass(frozen=True, slots=True)
class DealEntry:
    """One deal, and when it was settled."""

    game_id: str
    settled: datetime
    row: DealRow


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
                database.execute(_KEEP_SITTING, _sitting_values(sitting, now))
                database.executemany(_KEEP_DEAL, _deal_values(sitting, now))
                database.execute(
                    "DELETE FROM deal WHERE game_id = ? AND number > ?", (sitting.game_id, sitting.deals)
                )
                database.execute("COMMIT")
            except BaseException:
                database.rollback()
                raise

    def sittings(self, limit: int = -1) -> tuple[SittingEntry, ...]:
        """The sittings, that played last first; no more than *limit* if it is not below 0."""
        question = f"SELECT {_SITTING_COLUMNS} FROM sitting ORDER BY played DESC, rowid DESC LIMIT ?"
        with self._asked() as database:
            return tuple(_sitting_entry(row) for row in database.execute(question, (limit,)))

    def deals(self, game_id: str) -> tuple[DealEntry, ...]:
        """The deals of one sitting in turn."""
        question = f"SELECT settled, {_DEAL_COLUMNS} FROM deal WHERE game_id = ? ORDER BY number"
        with self._asked() as database:
            rows = database.execute(question, (game_id,)).fetchall()
        try:
            return tuple(_deal_entry(game_id, row) for row in rows)
        except (ValidationError, ValueError) as error:
            raise StorageError(ProblemKind.DAMAGED, self.path, str(error)) from error

    def totals(self, *by: Facet) -> tuple[Total, ...]:
        """All deals counted together by the facets asked for, most deals first; one total without any."""
        columns = ", ".join(facet.value for facet in by)
        question = (
            f"SELECT count(*), sum(deal.won), sum(deal.chips), sum(deal.points) {', ' if by else ''}{columns} "
            "FROM deal JOIN sitting USING (game_id) "
            + (f"GROUP BY {columns} ORDER BY count(*) DESC, {columns}" if by else "HAVING count(*) > 0")
        )
        with self._asked() as database:
            return tuple(Total(tuple(row[4:]), *row[:4]) for row in database.execute(question))

    def close(self) -> None:
        """Let go of the file; the next question opens it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextmanager
    def _asked(self) -> Iterator[sqlite3.Connection]:
        """The open database; what it objects to becomes a `StorageError`."""
        if self._connection is None:
            self._connection, self.problems = open_history(self.path, self._clock)
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise failed(error, self.path) from error


_LISTS = ("winners", "roles", "tricks", "net", "scores_after")
_DEAL_FIELDS = tuple(DealRow.model_fields)
_DEAL_COLUMNS = ", ".join(_DEAL_FIELDS)
_PERSONAL = ("role", "result", "won", "chips", "points")
_SITTING_FIELDS = tuple(SittingEntry.__dataclass_fields__)
_SITTING_COLUMNS = ", ".join(_SITTING_FIELDS)

_KEEP_SITTING = (
    f"INSERT INTO sitting ({_SITTING_COLUMNS}) VALUES ({', '.join('?' * len(_SITTING_FIELDS))}) "
    "ON CONFLICT (game_id) DO UPDATE SET played = CASE WHEN excluded.deals <> deals THEN excluded.played "
    "ELSE played END, names = excluded.names, players = excluded.players, deals = excluded.deals, "
    "chips = excluded.chips, scores = excluded.scores, ended = excluded.ended"
)
_KEEP_DEAL = (
    f"INSERT INTO deal (game_id, settled, {', '.join((*_DEAL_FIELDS, *_PERSONAL))}) "
    f"VALUES ({', '.join('?' * (2 + len(_DEAL_FIELDS) + len(_PERSONAL)))}) "
    "ON CONFLICT (game_id, number) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in ("settled", *_DEAL_FIELDS, *_PERSONAL))
    + " WHERE record <> excluded.record"
)


def _sitting_values(sitting: SittingDocument, now: str) -> tuple[object, ...]:
    lists = (json.dumps(values) for values in (sitting.names, sitting.players))
    standing = (json.dumps(values) for values in (sitting.chips, sitting.scores))
    game = (sitting.ruleset, sitting.house, sitting.seats, sitting.person)
    return (sitting.game_id, now, now, *game, *lists, sitting.deals, *standing, sitting.ended)


def _deal_values(sitting: SittingDocument, now: str) -> Iterator[tuple[object, ...]]:
    """The values of every deal of *sitting*, those of the person last."""
    person = sitting.person
    points = 0
    for row in sitting.results:
        fields = row.model_dump(mode="json")
        kept = (json.dumps(fields[name]) if name in _LISTS else fields[name] for name in _DEAL_FIELDS)
        before, points = points, row.scores_after[person] if row.scores_after else 0
        personal = (
            fields["roles"][person],
            row.outcome.split()[0],
            person in row.winners,
            row.net[person],
            points - before,
        )
        yield (sitting.game_id, now, *kept, *personal)


def _sitting_entry(row: tuple[Any, ...]) -> SittingEntry:
    game_id, begun, played, *game, names, players, deals, chips, scores, ended = row
    return SittingEntry(
        game_id,
        datetime.fromisoformat(begun),
        datetime.fromisoformat(played),
        *game,
        names=tuple(json.loads(names)),
        players=tuple(json.loads(players)),
        deals=deals,
        chips=tuple(json.loads(chips)),
        scores=tuple(json.loads(scores)),
        ended=bool(ended),
    )


def _deal_entry(game_id: str, row: tuple[Any, ...]) -> DealEntry:
    """The deal in *row*; raises `ValueError` if the values make none."""
    settled, *values = row
    fields = {
        name: json.loads(value) if name in _LISTS else value
        for name, value in zip(_DEAL_FIELDS, values, strict=True)
    }
    return DealEntry(
        game_id,
        datetime.fromisoformat(settled),
        DealRow.model_validate_json(json.dumps(fields)),
    )

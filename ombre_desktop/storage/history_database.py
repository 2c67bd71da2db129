"""The file of the history: opening it, its tables version by version, and what to do when it is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from ombre_desktop.storage.folders import room_for
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError, writing_failed
from ombre_desktop.storage.set_aside import Clock, set_aside

APPLICATION_ID = 0x4F6D6272
"""Marks a database as ours."""

VERSIONS: tuple[str, ...] = (
    """
    CREATE TABLE sitting (
        game_id  TEXT PRIMARY KEY,
        begun    TEXT NOT NULL,
        played   TEXT NOT NULL,
        ruleset  TEXT NOT NULL,
        house    TEXT NOT NULL,
        seats    INTEGER NOT NULL,
        person   INTEGER NOT NULL,
        names    TEXT NOT NULL,
        players  TEXT NOT NULL,
        deals    INTEGER NOT NULL,
        chips    TEXT NOT NULL,
        scores   TEXT NOT NULL,
        ended    INTEGER NOT NULL
    );
    CREATE INDEX sitting_played ON sitting (played);
    CREATE TABLE deal (
        game_id  TEXT NOT NULL REFERENCES sitting,
        number   INTEGER NOT NULL,
        settled  TEXT NOT NULL,
        dealer   INTEGER NOT NULL,
        ombre    INTEGER,
        contract TEXT,
        outcome  TEXT NOT NULL,
        winners  TEXT NOT NULL,
        roles    TEXT NOT NULL,
        trump    TEXT,
        tricks   TEXT NOT NULL,
        net      TEXT NOT NULL,
        pool_after   INTEGER NOT NULL,
        scores_after TEXT NOT NULL,
        record   TEXT NOT NULL,
        role     TEXT,
        result   TEXT NOT NULL,
        won      INTEGER NOT NULL,
        chips    INTEGER NOT NULL,
        points   INTEGER NOT NULL,
        PRIMARY KEY (game_id, number)
    );
    """,
)
"""
Each script makes its version of the one before; the first begins with nothing.

Times are UTC in ISO form, which sorts; what goes by seat is a JSON list. The last
five columns of a deal are the person's: his role, the chief result, whether he is
among the winners, and what he won in chips and in points.
"""

_KINDS = {
    sqlite3.SQLITE_FULL: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_READONLY: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_PERM: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_BUSY: ProblemKind.IN_USE,
    sqlite3.SQLITE_LOCKED: ProblemKind.IN_USE,
    sqlite3.SQLITE_CORRUPT: ProblemKind.DAMAGED,
    sqlite3.SQLITE_NOTADB: ProblemKind.DAMAGED,
}


def failed(error: sqlite3.Error, path: Path) -> StorageError:
    """What *error* means for the database *path*."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest of the code refines it
    return StorageError(_KINDS.get(code, ProblemKind.UNWRITABLE), path, str(error))


def open_history(path: Path, clock: Clock) -> tuple[sqlite3.Connection, tuple[Problem, ...]]:
    """
    The database *path*, made if it was missing.

    One that is damaged, or none of ours, is kept under another name and a new one
    begun: that is the problem returned. Raises `StorageError`, also for one that a
    newer version of the game wrote.
    """
    try:
        return _opened(path), ()
    except StorageError as error:
        problem = error.problem
        if problem.kind not in (ProblemKind.DAMAGED, ProblemKind.FOREIGN):
            raise
    kept = set_aside(path, problem.kind, clock())
    for more in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + more).rename(kept.with_name(kept.name + more))
    return _opened(path), (Problem(problem.kind, path, kept, detail=problem.detail),)


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to *path*, checked and brought up to date; raises `StorageError`."""
    try:
        connection = sqlite3.connect(room_for(path), timeout=2, isolation_level=None)
    except OSError as error:
        raise writing_failed(error, path) from error
    except sqlite3.Error as error:
        raise failed(error, path) from error
    try:
        _check(connection, path)
        _update(connection)
    except sqlite3.Error as error:
        connection.close()
        raise failed(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StorageError` unless the database is sound, ours or empty, and not of a newer version."""
    (complaint,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if complaint != "ok":
        raise StorageError(ProblemKind.DAMAGED, path, complaint)
    tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    if tables and _number(connection, "PRAGMA application_id") != APPLICATION_ID:
        raise StorageError(ProblemKind.FOREIGN, path)
    version = _number(connection, "PRAGMA user_version")
    if version > len(VERSIONS):
        raise StorageError(ProblemKind.NEWER, path, str(version))


def _update(connection: sqlite3.Connection) -> None:
    """Run the scripts that are missing, each whole or not at all."""
    connection.execute("PRAGMA journal_mode = WAL")
    for version in range(_number(connection, "PRAGMA user_version"), len(VERSIONS)):
        connection.executescript(
            f"BEGIN IMMEDIATE; {VERSIONS[version]}"
            f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version + 1}; COMMIT;"
        )


def _number(connection: sqlite3.Connection, question: str) -> int:
    """The one number that answers *question*."""
    number: int = connection.execute(question).fetchone()[0]
    return number

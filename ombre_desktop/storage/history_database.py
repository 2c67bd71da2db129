"""The database file of the history: opening, schema versions, copies."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.folders import room_for
from ombre_desktop.storage.problems import ProblemKind, StorageError, writing_failed
from ombre_desktop.storage.quarantine import Clock, set_aside

APPLICATION_ID = 0x4F6D6272
"""The mark of our databases."""

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
    """
    ALTER TABLE sitting ADD COLUMN portraits TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE sitting ADD COLUMN deals_wanted INTEGER;
    ALTER TABLE sitting ADD COLUMN draw TEXT;
    ALTER TABLE sitting ADD COLUMN dealer INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sitting ADD COLUMN pool INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sitting ADD COLUMN seal TEXT;
    ALTER TABLE deal ADD COLUMN seal TEXT;
    """,
    """
    ALTER TABLE sitting ADD COLUMN title TEXT;
    ALTER TABLE sitting ADD COLUMN binned TEXT;
    ALTER TABLE sitting ADD COLUMN held TEXT;
    ALTER TABLE deal ADD COLUMN mark TEXT;
    """,
    """
    ALTER TABLE deal ADD COLUMN pause INTEGER;
    UPDATE deal SET pause = strftime('%s', settled) - (SELECT strftime('%s', before.settled)
        FROM deal AS before WHERE before.game_id = deal.game_id AND before.number = deal.number - 1);
    CREATE TRIGGER deal_settled AFTER INSERT ON deal BEGIN
        UPDATE deal SET pause = strftime('%s', settled) - (SELECT strftime('%s', before.settled)
            FROM deal AS before WHERE before.game_id = deal.game_id AND before.number = deal.number - 1)
            WHERE rowid = new.rowid;
    END;
    CREATE INDEX deal_figures ON deal
        (game_id, number, settled, contract, role, result, won, chips, points, mark, pause);
    CREATE TABLE dealt (
        game_id  TEXT NOT NULL,
        seat     INTEGER NOT NULL,
        number   INTEGER NOT NULL,
        cards    INTEGER NOT NULL,
        spades   INTEGER NOT NULL,
        clubs    INTEGER NOT NULL,
        hearts   INTEGER NOT NULL,
        diamonds INTEGER NOT NULL,
        kings    INTEGER NOT NULL,
        spadille INTEGER NOT NULL,
        manille  INTEGER NOT NULL,
        basto    INTEGER NOT NULL,
        three    INTEGER NOT NULL,
        PRIMARY KEY (game_id, seat, number)
    ) WITHOUT ROWID;
    CREATE TRIGGER deal_deleted AFTER DELETE ON deal BEGIN
        DELETE FROM dealt WHERE game_id = old.game_id AND number = old.number;
    END;
    CREATE TRIGGER deal_replaced AFTER UPDATE OF record ON deal WHEN old.record <> new.record BEGIN
        DELETE FROM dealt WHERE game_id = old.game_id AND number = old.number;
        UPDATE deal SET pause = strftime('%s', settled) - (SELECT strftime('%s', before.settled)
            FROM deal AS before WHERE before.game_id = deal.game_id AND before.number = deal.number - 1)
            WHERE rowid = new.rowid;
    END;
    """,
    """
    ALTER TABLE sitting ADD COLUMN fair TEXT;
    """,
    """
    ALTER TABLE sitting ADD COLUMN origin TEXT;
    ALTER TABLE sitting ADD COLUMN own_from INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE sitting ADD COLUMN dealt_from INTEGER DEFAULT 1;
    CREATE TABLE par (
        game_id  TEXT NOT NULL,
        number   INTEGER NOT NULL,
        seat     INTEGER NOT NULL,
        amount   INTEGER NOT NULL,
        record   TEXT NOT NULL,
        PRIMARY KEY (game_id, number, seat)
    ) WITHOUT ROWID;
    CREATE TRIGGER sitting_deleted AFTER DELETE ON sitting BEGIN
        DELETE FROM par WHERE game_id = old.game_id;
    END;
    """,
    """
    CREATE TABLE dealt_sum (
        game_id  TEXT NOT NULL,
        seat     INTEGER NOT NULL,
        cards    INTEGER NOT NULL,
        hands    INTEGER NOT NULL,
        spades   INTEGER NOT NULL,
        clubs    INTEGER NOT NULL,
        hearts   INTEGER NOT NULL,
        diamonds INTEGER NOT NULL,
        kings    INTEGER NOT NULL,
        spadille INTEGER NOT NULL,
        manille  INTEGER NOT NULL,
        basto    INTEGER NOT NULL,
        three    INTEGER NOT NULL,
        PRIMARY KEY (game_id, seat, cards)
    ) WITHOUT ROWID;
    INSERT INTO dealt_sum SELECT game_id, seat, cards, count(*),
        sum(spades), sum(clubs), sum(hearts), sum(diamonds), sum(kings),
        sum(spadille), sum(manille), sum(basto), sum(three)
        FROM dealt GROUP BY game_id, seat, cards;
    CREATE TRIGGER dealt_added AFTER INSERT ON dealt BEGIN
        INSERT INTO dealt_sum VALUES (new.game_id, new.seat, new.cards, 1,
            new.spades, new.clubs, new.hearts, new.diamonds, new.kings,
            new.spadille, new.manille, new.basto, new.three)
            ON CONFLICT (game_id, seat, cards) DO UPDATE SET hands = hands + 1,
            spades = spades + excluded.spades, clubs = clubs + excluded.clubs,
            hearts = hearts + excluded.hearts, diamonds = diamonds + excluded.diamonds,
            kings = kings + excluded.kings, spadille = spadille + excluded.spadille,
            manille = manille + excluded.manille, basto = basto + excluded.basto,
            three = three + excluded.three;
    END;
    CREATE TRIGGER dealt_removed AFTER DELETE ON dealt BEGIN
        UPDATE dealt_sum SET hands = hands - 1,
            spades = spades - old.spades, clubs = clubs - old.clubs, hearts = hearts - old.hearts,
            diamonds = diamonds - old.diamonds, kings = kings - old.kings, spadille = spadille - old.spadille,
            manille = manille - old.manille, basto = basto - old.basto, three = three - old.three
            WHERE game_id = old.game_id AND seat = old.seat AND cards = old.cards;
        DELETE FROM dealt_sum WHERE game_id = old.game_id AND seat = old.seat AND hands = 0;
    END;
    """,
    """
    CREATE TABLE judged (
        game_id  TEXT NOT NULL,
        number   INTEGER NOT NULL,
        move     INTEGER NOT NULL,
        kind     TEXT NOT NULL,
        cost     REAL NOT NULL,
        error    REAL NOT NULL,
        grade    TEXT NOT NULL,
        PRIMARY KEY (game_id, number, move)
    ) WITHOUT ROWID;
    CREATE TRIGGER judged_deal_deleted AFTER DELETE ON deal BEGIN
        DELETE FROM judged WHERE game_id = old.game_id AND number = old.number;
    END;
    CREATE TRIGGER judged_deal_replaced AFTER UPDATE OF record ON deal WHEN old.record <> new.record BEGIN
        DELETE FROM judged WHERE game_id = old.game_id AND number = old.number;
    END;
    """,
    """
    DROP INDEX deal_figures;
    CREATE INDEX deal_figures ON deal
        (game_id, number, settled, dealer, contract, role, result, won, chips, points, mark, pause);
    """,
    """
    CREATE TABLE split (
        game_id   TEXT NOT NULL,
        number    INTEGER NOT NULL,
        hand      REAL NOT NULL,
        decisions REAL NOT NULL,
        others    REAL NOT NULL,
        cards     REAL NOT NULL,
        result    REAL NOT NULL,
        PRIMARY KEY (game_id, number)
    ) WITHOUT ROWID;
    CREATE TRIGGER split_deal_deleted AFTER DELETE ON deal BEGIN
        DELETE FROM split WHERE game_id = old.game_id AND number = old.number;
    END;
    CREATE TRIGGER split_deal_replaced AFTER UPDATE OF record ON deal WHEN old.record <> new.record BEGIN
        DELETE FROM split WHERE game_id = old.game_id AND number = old.number;
    END;
    """,
    """
    ALTER TABLE judged ADD COLUMN reasons TEXT;
    """,
    """
    CREATE TABLE study (
        deal     TEXT PRIMARY KEY,
        game_id  TEXT,
        number   INTEGER,
        changed  TEXT NOT NULL,
        tags     TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX study_place ON study (game_id, number);
    CREATE TRIGGER study_deal_deleted AFTER DELETE ON deal BEGIN
        DELETE FROM study WHERE game_id = old.game_id AND number = old.number;
    END;
    """,
)
"""
The script that makes each version from the one before; the first starts from nothing.

Times are UTC in ISO form, which sorts; values for each seat are a JSON list. Five columns of a deal
belong to the person: their role, the main result, whether they are among the winners, and what they
won in chips and in points. Since version 2 a sitting has everything needed to continue between two
deals, and each row a *seal*, a checksum; NULL where version 1 wrote it. Since version 3 a sitting
has the *title* that the person gave it, the time when it was *binned*, and, *held* as a sealed text,
the deal in which it was left; each may be NULL. A deal has its *mark*, NULL where an older version
wrote it. Since version 4 *pause* is the time since the previous deal of the sitting, in seconds, NULL
for the first deal. *dealt* counts the cards that each seat was dealt: *manille* the cards that can
become manille, *three* the hands with three matadors of some suit. These counts follow from the
records, so a deal without such rows is counted later. Since version 5 *fair* is the chain and the
cut of a sitting whose shuffle can be checked, NULL in one dealt by the old shuffle. Since version 6 a
sitting has its *origin*, NULL if all its deals were dealt for it: deals before *own_from* are copies
from another sitting and are not counted, and only those since *dealt_from* had new cards (NULL: none
had). *par* has the deals as the expert played them, by the seat that the expert took, counted from the
person's own, with the chips or points that the expert won. Since version 7 *dealt_sum* adds *dealt* up
for each seat and size of hand; triggers keep it in step. Since version 8 *judged* has the person's choices
that were judged: the index of the *move*, what it cost in chips or points, the standard error of the cost,
and the grade. A deal without such rows was not judged. Since version 9 the index of figures has the dealer.
Since version 10 *split* has the person's result of each deal that was reviewed to its end, in its parts: the
*hand* dealt, their own *decisions*, those of the *others*, and how the *cards* lay. Without a row, the luck
of a deal is not known. Since version 11 a judged choice has the *reasons* for the best one, the keys of its
motives with blanks between, NULL where an older version judged it. Since version 12 *study* has the person's
notes and variations as the *tags* of a record, a JSON list of names and values, by a digest of the *deal*;
*game_id* and *number* are its place if the history has it, else NULL. It goes with a deal that is deleted.
"""

EARLIER = (
    *("trigger", "deal_replaced", "deal"),
    "CREATE TRIGGER deal_replaced AFTER UPDATE OF record ON deal WHEN old.record <> new.record BEGIN "
    "DELETE FROM dealt WHERE game_id = old.game_id AND number = old.number; END",
)
"""A trigger as the first databases with it have it, from before its script was mended."""

_KINDS = {
    sqlite3.SQLITE_FULL: ProblemKind.DISK_FULL,
    sqlite3.SQLITE_READONLY: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_PERM: ProblemKind.READ_ONLY,
    sqlite3.SQLITE_BUSY: ProblemKind.IN_USE,
    sqlite3.SQLITE_LOCKED: ProblemKind.IN_USE,
    sqlite3.SQLITE_CORRUPT: ProblemKind.DAMAGED,
    sqlite3.SQLITE_NOTADB: ProblemKind.DAMAGED,
    # Our statements are right, so the tables are not those that our scripts made.
    sqlite3.SQLITE_ERROR: ProblemKind.DAMAGED,
}


def failed(error: sqlite3.Error, path: Path) -> StorageError:
    """Return the `StorageError` for an *error* of the database *path*."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits give only details
    return StorageError(_KINDS.get(code, ProblemKind.UNWRITABLE), path, str(error))


def open_history(path: Path, *, is_thorough: bool = False) -> sqlite3.Connection:
    """
    Connect to the database *path*, creating or updating it if needed.

    If *is_thorough*, every page is checked. Raises `StorageError`, also for a foreign database or
    one that a newer version of the program wrote.
    """
    try:
        connection = sqlite3.connect(room_for(path), timeout=2, isolation_level=None)
    except OSError as error:
        raise writing_failed(error, path) from error
    except sqlite3.Error as error:
        raise failed(error, path) from error
    try:
        _check(connection, path, is_thorough=is_thorough)
        _update(connection, path)
        _compare(connection, path)
    except sqlite3.Error as error:
        connection.close()
        raise failed(error, path) from error
    except BaseException:
        connection.close()
        raise
    return connection


def put_aside(path: Path, kind: ProblemKind, clock: Clock) -> Path:
    """Quarantine the database *path* together with its log; raise `StorageError`."""
    kept = set_aside(path, kind, clock())
    for more in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            path.with_name(path.name + more).rename(kept.with_name(kept.name + more))
    return kept


def copy_into(connection: sqlite3.Connection, copy: Path) -> None:
    """Write a sound and compact copy of an open database; raise `sqlite3.Error` or `OSError`."""
    unfinished = copy.with_name(f".{copy.name}.tmp")
    unfinished.unlink(missing_ok=True)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        renamed(unfinished, copy)
    finally:
        unfinished.unlink(missing_ok=True)


def _check(connection: sqlite3.Connection, path: Path, *, is_thorough: bool) -> None:
    """Raise `StorageError` unless the database is sound, ours or empty, and not of a newer version."""
    if is_thorough:
        (complaint,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if complaint != "ok":
            raise StorageError(ProblemKind.DAMAGED, path, complaint)
    tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    if tables and _number(connection, "PRAGMA application_id") != APPLICATION_ID:
        raise StorageError(ProblemKind.FOREIGN, path)
    version = _number(connection, "PRAGMA user_version")
    if version > len(VERSIONS):
        raise StorageError(ProblemKind.NEWER, path, str(version))
    if version < 0 or (version and not tables):
        raise StorageError(ProblemKind.DAMAGED, path, f"version {version} with {tables} tables")


def _update(connection: sqlite3.Connection, path: Path) -> None:
    """Run the missing scripts, each completely or not at all; keep a copy of the older database."""
    connection.execute("PRAGMA journal_mode = WAL")
    # A confirmed deal must survive a loss of power.
    connection.execute("PRAGMA synchronous = FULL")
    found = _number(connection, "PRAGMA user_version")
    if 0 < found < len(VERSIONS):
        copy = path.with_name(f"{path.name}.version-{found}")
        if not copy.exists():
            copy_into(connection, copy)
    while _number(connection, "PRAGMA user_version") < len(VERSIONS):
        connection.execute("BEGIN IMMEDIATE")
        try:
            _take_a_step(connection)
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
                connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _compare(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StorageError` unless the database has the tables, indexes and triggers of our scripts only."""
    ours = _own_schema(VERSIONS)
    if EARLIER in _schema_of(connection):
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"DROP TRIGGER IF EXISTS {EARLIER[1]}")
            connection.execute(next(sql for _, name, _, sql in ours if name == EARLIER[1]))
    if different := _schema_of(connection) ^ ours:
        raise StorageError(ProblemKind.DAMAGED, path, f"not ours: {sorted(different)!r:.300}")


@cache
def _own_schema(scripts: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """Return the schema that the *scripts* make."""
    with closing(sqlite3.connect(":memory:")) as empty:
        for script in scripts:
            empty.executescript(script)
        return _schema_of(empty)


def _schema_of(connection: sqlite3.Connection) -> frozenset[tuple[str, ...]]:
    """Return all that a database has but rows and SQLite's own tables; white space does not count."""
    question = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%'"
    return frozenset((*names, " ".join(sql.split())) for *names, sql in connection.execute(question))


def _take_a_step(connection: sqlite3.Connection) -> None:
    """Run the next script, unless another program has just run the last one."""
    version = _number(connection, "PRAGMA user_version")
    if version < len(VERSIONS):
        for statement in _statements(VERSIONS[version]):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version + 1}")


def _statements(script: str) -> Iterator[str]:
    """Yield the statements of *script*, since Python ends a transaction before it runs a whole script."""
    begun = ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            yield begun
            begun = ""


def _number(connection: sqlite3.Connection, question: str) -> int:
    """Return the one number that answers *question*."""
    number: int = connection.execute(question).fetchone()[0]
    return number

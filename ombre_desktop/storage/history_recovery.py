"""
Rebuilding a damaged history: from a backup, and from every row that can still be read.

Each deal carries its record, so that it can be checked, and a sitting whose own row is gone can be
put together from its deals.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from typing import Any

from ombre_desktop.engine import Seat, Session
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.documents import SittingDocument
from ombre_desktop.storage.history_database import open_history, put_aside
from ombre_desktop.storage.history_rows import (
    DEAL_COLUMNS,
    GIVEN_COLUMNS,
    KEEP_DEAL,
    KEEP_SITTING,
    STANDING_COLUMNS,
    DealEntry,
    deal_entry,
    deal_values,
    sitting_values,
    standing_sitting,
)
from ombre_desktop.storage.known_names import HUMAN, PLAYERS, faces_of
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError
from ombre_desktop.storage.quarantine import Clock

AT_A_TIME = 16
"""The number of rows read together from a damaged table; if this fails, they are read one by one."""
MOST_ROWS = 10_000_000
GAP = 4_096
"""The number of consecutive missing rows after which a damaged table counts as ended."""
_GIVE = "UPDATE sitting SET title = ?, binned = ?, held = ? WHERE game_id = ?"
BESIDE = ("par", "judged", "split", "study")
"""The tables of what the expert and the judge worked out, which takes minutes, and of the person's notes."""
UNKNOWN_PLAYER = "textbook"


def backups_of(path: Path) -> tuple[Path, ...]:
    """Return the possible copies of the database *path*, newest first."""
    return tuple(path.with_name(f"{path.name}.{which}") for which in ("backup-1", "backup-2", "version-1"))


def is_emptied(path: Path) -> bool:
    """Tell whether the database *path* is an empty file beside a copy, and so has lost everything."""
    return path.is_file() and not path.stat().st_size and any(backup.is_file() for backup in backups_of(path))


def incomplete(path: Path, count: int, detail: str = "") -> Problem:
    """Return the problem that *count* settled deals are missing in *path*."""
    return Problem(ProblemKind.INCOMPLETE, path, field=str(count), detail=detail)


def recovered(path: Path, problem: Problem, clock: Clock) -> tuple[Problem, ...]:
    """
    Quarantine the database *path* because of *problem*, and rebuild it.

    Returns what the person should be told. Raises `StorageError` if no new one can be made.
    """
    kept = put_aside(path, problem.kind, clock)
    _begin_with_backup(path)
    deals = 0
    if problem.kind is ProblemKind.DAMAGED:
        deals = _salvage(kept, path, clock().astimezone(UTC).isoformat(timespec="seconds"))
    with closing(open_history(path)) as database:
        (count,) = database.execute("SELECT count(*) FROM deal").fetchone()
    told = Problem(problem.kind, path, kept, detail=problem.detail)
    if not count:
        return (told,)
    rebuilt = Problem(
        ProblemKind.REBUILT, path, field=str(count), detail=f"{deals} deals were read from {kept}"
    )
    return (told, rebuilt)


def _begin_with_backup(path: Path) -> None:
    """Copy the newest sound backup to *path*; do nothing if there is none."""
    for backup in backups_of(path):
        if not backup.is_file():
            continue
        with suppress(OSError, StorageError):
            shutil.copyfile(backup, path)
            open_history(path, is_thorough=True).close()
            return
        path.unlink(missing_ok=True)


def _salvage(kept: Path, path: Path, now: str) -> int:
    """
    Copy every readable sitting and deal of the damaged database *kept* to *path*.

    Returns the number of deals. A sitting without a deal counts as played *now*.
    """
    try:
        source = sqlite3.connect(f"{kept.absolute().as_uri()}?mode=ro", uri=True, timeout=2)
    except sqlite3.Error:
        return 0
    with closing(source), closing(open_history(path)) as database:
        sittings = {sitting.game_id: sitting for sitting in _sittings_in(source)}
        by_sitting: dict[str, dict[int, DealEntry]] = defaultdict(dict)
        for entry in _deals_in(source):
            by_sitting[entry.game_id][entry.row.number] = entry
        for game_id in dict.fromkeys((*sittings, *by_sitting)):
            deals = by_sitting.get(game_id, {})
            entries = [deals[number] for number in sorted(deals)]
            sitting = sittings.get(game_id) or sitting_of(entries)
            if sitting is not None:
                put(database, sitting, entries, now)
        database.executemany(_GIVE, _given_in(source))
        for table in BESIDE:
            _copy_rows(source, database, table)
        return sum(map(len, by_sitting.values()))


def put(database: sqlite3.Connection, sitting: SittingDocument, entries: list[DealEntry], now: str) -> None:
    """Write a sitting and its deals; other rows of the database stay."""
    times = [entry.settled.isoformat() for entry in entries] or [now]
    begun, played = times[0], times[-1]
    values = list(sitting_values(sitting, played))
    values[1] = begun
    database.execute("BEGIN IMMEDIATE")
    database.execute(KEEP_SITTING, values)
    for entry in entries:
        one = replace(sitting, results=(entry.row,))
        database.executemany(KEEP_DEAL, deal_values(one, entry.settled.isoformat()))
    database.execute("COMMIT")


def sitting_of(entries: list[DealEntry]) -> SittingDocument | None:
    """Put a sitting together from its deals, as it stood after the last; None if that is not a deal."""
    last = entries[-1].row
    try:
        record = parse_record(last.record)
    except ValueError:
        return None
    state = record.state
    settlement = state.settlement
    if settlement is None:
        return None
    game = state.ruleset
    names, players = _who_sat(record.tag("Seats") or "", state.seats)
    session = Session(game, state.dealer, _chips(entries, state.seats), state.stakes.pool)
    return SittingDocument(
        game_id=entries[0].game_id,
        ruleset=game.name,
        house=game.house.differences(variant(game.name).standard),
        seats=state.seats,
        person=players.index(HUMAN) if HUMAN in players else 0,
        names=names,
        players=players,
        portraits=faces_of(names),
        dealer=int(Seat((state.dealer + 1) % state.seats)),
        chips=tuple(int(chips) for chips in session.chips),
        pool=last.pool_after,
        scores=last.scores_after,
        deals=last.number,
    )


def _chips(entries: list[DealEntry], seats: int) -> tuple[Any, ...]:
    """Add up what each seat won in the deals."""
    return tuple(sum(entry.row.net[seat] for entry in entries) for seat in range(seats))


def _who_sat(tag: str, seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Read names and players from the tag *Seats*; a seat it does not mention is named by its number."""
    names = [str(seat + 1) for seat in range(seats)]
    players = [UNKNOWN_PLAYER] * seats
    for part in tag.split(";"):
        seat, _, rest = part.strip().partition(" ")
        name, _, player = rest.rpartition(" ")
        if seat.isascii() and seat.isdecimal() and 1 <= int(seat) <= seats:
            names[int(seat) - 1] = name or names[int(seat) - 1]
            players[int(seat) - 1] = player if player in PLAYERS else UNKNOWN_PLAYER
    return tuple(names), tuple(players)


def _sittings_in(source: sqlite3.Connection) -> Iterator[SittingDocument]:
    """Read the readable sittings of a damaged database."""
    for row in _rows_in(source, "sitting", STANDING_COLUMNS):
        with suppress(LookupError, TypeError, ValueError):
            yield standing_sitting(row)


def _given_in(source: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    """Read the values for `_GIVE` of the readable sittings of a damaged database."""
    for game_id, *given in _rows_in(source, "sitting", GIVEN_COLUMNS):
        if isinstance(game_id, str):
            yield (*given, game_id)


def _copy_rows(source: sqlite3.Connection, database: sqlite3.Connection, table: str) -> None:
    """Copy the rows of *table* up to the first damaged page, if this version and the other one have it."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    insertion = f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(columns))})"
    with suppress(sqlite3.Error, UnicodeDecodeError):
        for row in source.execute(f"SELECT {_there(source, table, ', '.join(columns))} FROM {table}"):
            database.execute(insertion, row)


def _deals_in(source: sqlite3.Connection) -> Iterator[DealEntry]:
    """Read the readable deals of a damaged database that follow from their records."""
    for row in _rows_in(source, "deal", DEAL_COLUMNS):
        with suppress(LookupError, TypeError, ValueError):
            yield deal_entry(row)


def _rows_in(source: sqlite3.Connection, table: str, columns: str) -> Iterator[tuple[Any, ...]]:
    """Read the rows of *table* a few at a time, skipping damaged pages."""
    question = f"SELECT {_there(source, table, columns)} FROM {table} WHERE rowid BETWEEN ? AND ?"
    empty, first = 0, 1
    while empty < GAP and first < MOST_ROWS:
        rows = _asked(source, question, first, first + AT_A_TIME - 1)
        if rows is None:
            rows = [
                row
                for at in range(first, first + AT_A_TIME)
                for row in _asked(source, question, at, at) or ()
            ]
        yield from rows
        empty = 0 if rows else empty + AT_A_TIME
        first += AT_A_TIME


def _there(source: sqlite3.Connection, table: str, columns: str) -> str:
    """Return the *columns* to select, with NULL for each column that an older version lacks."""
    try:
        names = {row[1] for row in source.execute(f"PRAGMA table_info({table})")}
    except sqlite3.Error:
        names = set()
    return ", ".join(name if name in names else f"NULL AS {name}" for name in columns.split(", "))


def _asked(source: sqlite3.Connection, question: str, first: int, last: int) -> list[tuple[Any, ...]] | None:
    """Read the rows from *first* to *last*; None if a page on the way to them is damaged."""
    try:
        return source.execute(question, (first, last)).fetchall()
    except (sqlite3.Error, UnicodeDecodeError):
        return None

"""The history: a database of all settled deals, with its queries."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from typing import TypeVar

from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.deal_row import MOST, DealRow
from ombre_desktop.storage.dealt import KEEP_DEALT, count_dealt, dealt_values
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.documents import LeftDocument, SaveDocument, SittingDocument
from ombre_desktop.storage.history_database import failed, open_history
from ombre_desktop.storage.history_recovery import incomplete, is_emptied, recovered
from ombre_desktop.storage.history_rows import (
    DEAL_COLUMNS,
    GOES_ON,
    KEEP_DEAL,
    KEEP_SITTING,
    SITTING_COLUMNS,
    STANDING_COLUMNS,
    DealEntry,
    SittingEntry,
    deal_entry,
    deal_values,
    fitting_seal,
    sitting_entry,
    sitting_values,
    standing_sitting,
)
from ombre_desktop.storage.moments import latest_believed
from ombre_desktop.storage.pars import Par, keep_par, pars_of
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError
from ombre_desktop.storage.quarantine import Clock, system_clock
from ombre_desktop.storage.saves import SAVE
from ombre_desktop.storage.splits import Review, keep_review

T = TypeVar("T")
_LAST_PLAYED = "ORDER BY played > ?, played DESC, rowid DESC"
"""Those played last come first; what lies in the future was dated by a wrong clock, and comes at the end."""


class History:
    """
    The database, opened on first use; for one thread.

    Every failure raises `StorageError`. A history that *recovers* replaces a damaged or foreign
    database on opening and rebuilds it from what can be found. `problems` returns what the person
    should be told.
    """

    def __init__(self, path: Path, clock: Clock = system_clock, *, recovers: bool = False) -> None:
        self.path = path
        self._clock = clock
        self._recovers = recovers
        self._found: list[Problem] = []
        self._connection: sqlite3.Connection | None = None

    def problems(self) -> tuple[Problem, ...]:
        """Return the problems found since the last call."""
        found, self._found = tuple(self._found), []
        return found

    def keep(self, sitting: SittingDocument) -> None:
        """
        Record *sitting* as it stands, with its results.

        They are on the disk when this returns. It may be called any number of times: known deals
        keep their time, and deals beyond the number that the sitting counts are removed.
        """
        self._keep(sitting, None)

    def leave(self, left: LeftDocument) -> None:
        """
        Record a sitting that made room for another; it can be taken up again at the same card.

        Its results are recorded too, as by `keep`.
        """
        held = None
        if left.deal is not None:
            save = left.saved(self._clock())
            held = text_of(replace(save, sitting=replace(save.sitting, results=())))
        self._keep(left.standing, held)

    def left(self, game_id: str) -> SaveDocument | None:
        """Return a sitting as it was left; None if it has ended, or too little is known to continue it."""
        question = f"SELECT held, {STANDING_COLUMNS} FROM sitting WHERE game_id = ? AND {GOES_ON}"
        with self._asked() as database:
            row = database.execute(question, (game_id,)).fetchone()
        if row is None:
            return None
        held, *values = row
        if held is not None:
            with suppress(UnfitError):
                return SAVE.read(held).document
        try:
            return SaveDocument(saved_at=self._clock(), sitting=standing_sitting(tuple(values)))
        except (LookupError, TypeError, ValueError):
            return None

    def sittings(self, limit: int = -1, *, binned: bool = False) -> tuple[SittingEntry, ...]:
        """
        List the sittings with a deal, even an unfinished one, latest first; *binned*: those in the bin.

        *limit* bounds their number unless it is negative.
        """
        place = "binned IS NOT NULL" if binned else "binned IS NULL"
        played = f"FROM sitting WHERE {place} AND (deals > 0 OR held IS NOT NULL)"
        question = f"SELECT {SITTING_COLUMNS} {played} {_LAST_PLAYED} LIMIT ?"
        with self._asked() as database:
            return tuple(
                sitting_entry(row)
                for row in database.execute(question, (latest_believed(self._clock()), limit))
            )

    def rename(self, game_id: str, title: str) -> None:
        """Give a sitting the *title* that the person chose; an empty title restores its automatic name."""
        self._change("UPDATE sitting SET title = ? WHERE game_id = ?", title.strip() or None, game_id)

    def throw_away(self, game_id: str) -> None:
        """Put a sitting into the bin: it is not listed or counted any more, but nothing is lost."""
        self._change("UPDATE sitting SET binned = ? WHERE game_id = ?", self._now(), game_id)

    def bring_back(self, game_id: str) -> None:
        """Take a sitting out of the bin."""
        self._change("UPDATE sitting SET binned = NULL WHERE game_id = ?", game_id)

    def empty_bin(self) -> int:
        """Delete the sittings in the bin for ever; return their number."""
        binned = "(SELECT game_id FROM sitting WHERE binned IS NOT NULL)"
        with self._asked() as database, _transaction(database):
            database.execute(f"DELETE FROM deal WHERE game_id IN {binned}")
            return database.execute("DELETE FROM sitting WHERE binned IS NOT NULL").rowcount

    def deals(self, game_id: str, up_to: int | None = None) -> tuple[DealEntry, ...]:
        """
        List the deals of one sitting in order, *up_to* that number; an unknown sitting has no deals.

        A deal that cannot be read is left out and reported among the `problems`.
        """
        question = f"SELECT {DEAL_COLUMNS} FROM deal WHERE game_id = ? AND number <= ? ORDER BY number"
        most = MOST if up_to is None else up_to
        found: list[DealEntry] = []
        spoilt: list[str] = []
        with self._asked() as database:
            for row in database.execute(question, (game_id, most)):
                try:
                    found.append(deal_entry(row))
                except (LookupError, TypeError, ValueError) as error:
                    spoilt.append(str(error))
        if spoilt:
            self._found.append(incomplete(self.path, len(spoilt), "; ".join(spoilt)))
        return tuple(found)

    def last_sitting(self) -> SittingDocument | None:
        """
        Return the sitting played last, as it stood after its last deal.

        None if it has ended, or if the history does not know enough of it to continue.
        """
        question = f"SELECT {STANDING_COLUMNS} FROM sitting {_LAST_PLAYED} LIMIT 1"
        with self._asked() as database:
            row = database.execute(question, (latest_believed(self._clock()),)).fetchone()
        if row is None:
            return None
        try:
            sitting = standing_sitting(row)
        except (LookupError, TypeError, ValueError):
            return None
        return None if sitting.ended else sitting

    def seal(self, after: int, count: int) -> int | None:
        """
        Check deals that version 1 wrote and seal those that follow from their records.

        Looks at up to *count* rows after the row *after*, and returns the last of these; returns
        None if there are no more.
        """
        question = f"SELECT rowid, {DEAL_COLUMNS} FROM deal WHERE seal IS NULL AND rowid > ? LIMIT ?"
        with self._asked() as database:
            rows = database.execute(question, (after, count)).fetchall()
            sealed = [(seal, row[0]) for row in rows if (seal := fitting_seal(row[1:])) is not None]
            with _transaction(database):
                database.executemany("UPDATE deal SET seal = ? WHERE rowid = ?", sealed)
        return max((row[0] for row in rows), default=None)

    def count_dealt(self, after: int, count: int) -> int | None:
        """
        Count the cards dealt in deals settled by a version that did not count them.

        Looks at up to *count* rows after the row *after*, and returns the last of these; returns
        None if there are no more.
        """
        with self._asked() as database, _transaction(database):
            return count_dealt(database, after, count)

    def keep_par(self, par: Par) -> None:
        """Record a deal that the expert played beside the person."""
        with self._asked() as database, _transaction(database):
            keep_par(database, par)

    def keep_review(self, review: Review) -> None:
        """Record the review of a deal, unless another deal stands in its place by now."""
        with self._asked() as database, _transaction(database):
            keep_review(database, review)

    def pars(self, game_id: str) -> tuple[Par, ...]:
        """Return the deals of a sitting that the expert played too."""
        return self.ask(lambda database: pars_of(database, game_id))

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Return the answer to *question*, which must change nothing; raise `StorageError`."""
        with self._asked() as database:
            return question(database)

    def change(self, work: Callable[[sqlite3.Connection, str], None]) -> None:
        """Let *work* change rows, completely or not at all; it is told the time. Raises `StorageError`."""
        with self._asked() as database, _transaction(database):
            work(database, self._now())

    def close(self) -> None:
        """Close the file; the next query opens it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def repair(self) -> None:
        """Check every page of the database, and rebuild it if it is damaged."""
        self.close()
        self._connection = self._opened(is_thorough=True)

    def _keep(self, sitting: SittingDocument, held: str | None) -> None:
        now = self._now()
        with self._asked() as database, _transaction(database):
            database.execute(KEEP_SITTING, sitting_values(sitting, now, held))
            database.executemany(KEEP_DEAL, deal_values(sitting, now))
            for row in _newly_dealt(sitting):
                database.executemany(KEEP_DEALT, dealt_values(sitting.game_id, row.number, row.record))
            taken_back = (sitting.game_id, sitting.deals)
            database.execute("DELETE FROM deal WHERE game_id = ? AND number > ?", taken_back)

    def _change(self, statement: str, *values: object) -> None:
        with self._asked() as database:
            database.execute(statement, values)

    def _now(self) -> str:
        return self._clock().astimezone(UTC).isoformat(timespec="seconds")

    @contextmanager
    def _asked(self) -> Iterator[sqlite3.Connection]:
        """Open the database if needed, and turn its errors into `StorageError`."""
        if self._connection is None:
            self._connection = self._opened()
        try:
            yield self._connection
        except sqlite3.Error as error:
            raise failed(error, self.path) from error
        except (ValueError, OverflowError) as error:
            raise StorageError(ProblemKind.DAMAGED, self.path, str(error)) from error

    def _opened(self, *, is_thorough: bool = False) -> sqlite3.Connection:
        """Connect to the database; rebuild one that cannot be used if this history recovers."""
        try:
            if self._recovers and is_emptied(self.path):
                raise StorageError(ProblemKind.DAMAGED, self.path, "the file is empty")
            return open_history(self.path, is_thorough=is_thorough)
        except StorageError as error:
            problem = error.problem
            if not self._recovers or problem.kind not in (ProblemKind.DAMAGED, ProblemKind.FOREIGN):
                raise
        self._found += recovered(self.path, problem, self._clock)
        return open_history(self.path)


def _newly_dealt(sitting: SittingDocument) -> Iterator[DealRow]:
    """Yield the results of *sitting* whose cards were dealt for it, and not played before."""
    first = sitting.origin.dealt_from if sitting.origin is not None else 1
    if first is not None:
        yield from (row for row in sitting.results if row.number >= first)


@contextmanager
def _transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Run the statements on *database* completely or not at all."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        database.rollback()
        raise

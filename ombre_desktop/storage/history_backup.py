"""The daily backup of the history: two sound copies, made by SQLite while the program runs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.history_database import copy_into, failed, open_history
from ombre_desktop.storage.history_recovery import backups_of
from ombre_desktop.storage.problems import writing_failed
from ombre_desktop.storage.quarantine import Clock

A_DAY = timedelta(days=1)


def is_due(path: Path, clock: Clock) -> bool:
    """Return True if there is a database and its newest copy is missing, a day old or from the future."""
    newest = backups_of(path)[0]
    if not path.is_file():
        return False
    if not newest.is_file():
        return True
    made = datetime.fromtimestamp(newest.stat().st_mtime, UTC)
    return not timedelta(0) <= clock() - made < A_DAY


def back_up(path: Path, clock: Clock, connected: Callable[[sqlite3.Connection], None]) -> bool:
    """
    Copy the database *path* if a backup is due; the newest copy so far becomes the second.

    *connected* receives the connection, so that another thread can interrupt it. Returns whether a
    copy was made; raises `StorageError`. A damaged database is not copied.
    """
    if not is_due(path, clock):
        return False
    newest, second, _ = backups_of(path)
    fresh = path.with_name(f"{path.name}.backup-new")
    try:
        with closing(open_history(path, is_thorough=True)) as connection:
            connected(connection)
            copy_into(connection, fresh)
        if newest.is_file():
            renamed(newest, second)
        renamed(fresh, newest)
        now = clock().timestamp()
        os.utime(newest, (now, now))
    except sqlite3.Error as error:
        raise failed(error, path) from error
    except OSError as error:
        raise writing_failed(error, newest) from error
    return True

"""Moving a sitting that an older version kept in one file into the history and the current save."""

from __future__ import annotations

import logging
import os
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path

from ombre_desktop.storage.atomic import backup_of, renamed
from ombre_desktop.storage.documents import SaveDocument
from ombre_desktop.storage.history import History
from ombre_desktop.storage.moments import is_believed
from ombre_desktop.storage.problems import StorageError, writing_failed
from ombre_desktop.storage.quarantine import Clock, system_clock
from ombre_desktop.storage.saves import SAVE, DocumentStore, Loaded, SaveStore

log = logging.getLogger(__name__)

OLD_VERSION = "version-2"
"""The suffix of a file that was taken over."""


def is_wanted(old: Path) -> bool:
    """Return True if an older version of the program left a sitting in *old*, or its backup."""
    # Not by `Path.exists`, which raises where the system does not let us look.
    return os.path.exists(old) or os.path.exists(backup_of(old))


def taken_over(
    old: Path, saves: SaveStore, history: History, newest: SaveDocument | None, clock: Clock = system_clock
) -> Loaded[SaveDocument | None]:
    """
    Move the sitting in *old*: its deals into *history*, the current deal into *saves*.

    The file keeps its content under another name. *newest* is the save that is there already; the later
    of the two is returned, and one that is dated in the future counts as the earlier. After a failure
    *old* stays for the next start, and the problem is reported. If the program is killed in the middle,
    the next start does the same again.
    """
    found = DocumentStore(old, SAVE, clock).read()
    document, problems = found.document, found.problems
    if document is None:
        return Loaded(newest, problems)
    try:
        document.check_past()
    except ValueError as error:
        # Its seal fits, or it would have been refused; the rules may have been corrected since.
        log.warning("%s: %s", old, error)
    try:
        history.keep(document.sitting)
        document = replace(document, sitting=replace(document.sitting, results=()))
        if newest is not None and not _is_later(document, newest, clock()):
            document = newest
        else:
            saves.write(document)
        for path in (old, backup_of(old)):
            _put_by(path)
    except StorageError as error:
        problems += (error.problem,)
    return Loaded(document, problems)


def _is_later(document: SaveDocument, newest: SaveDocument, now: datetime) -> bool:
    """Return True if *document* was saved later than *newest*, by a clock that is believed *now*."""
    if is_believed(document.saved_at, now) != is_believed(newest.saved_at, now):
        return is_believed(document.saved_at, now)
    return document.saved_at > newest.saved_at


def _put_by(path: Path) -> None:
    """Rename a file that was taken over; raise `StorageError`."""
    if not os.path.exists(path):
        return
    names = (f"{path.name}.{OLD_VERSION}" + (f"-{number}" if number > 1 else "") for number in count(1))
    free = next(place for place in map(path.with_name, names) if not os.path.exists(place))
    try:
        renamed(path, free)
    except OSError as error:
        raise writing_failed(error, path) from error

"""A backup of everything that is kept, as one file: a zip archive with a sealed list of its contents."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.constraints import between, like
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.history_database import failed
from ombre_desktop.storage.made_problems import FOUND, MINE
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind, StorageError, writing_failed
from ombre_desktop.storage.quarantine import Clock, system_clock
from ombre_desktop.storage.reading import Kind
from ombre_desktop.storage.regular import bytes_of_regular
from ombre_desktop.storage.slots import slots_of

SUFFIX = ".ombre-backup"
CONTENTS = "backup.json"
"""The name of the list of contents in the archive."""
PAGES = 256
"""The pages of the database copied between two reports of progress; a page has four kilobytes."""
CHUNK = 1 << 20
"""The bytes packed or unpacked between two reports of progress."""
LARGEST = 1 << 40
"""The most bytes in one file of a backup."""

Progress = Callable[[float], None]
"""A listener for the share of the work that is done, from 0 to 1; it may raise `CancelledError`."""


@dataclass(frozen=True, slots=True)
class PackedFile(Document):
    """One file of a backup, with its size in bytes and its checksum."""

    name: str
    size: Annotated[int, between(0, LARGEST)]
    sha256: Annotated[str, like("[0-9a-f]{64}")]


@dataclass(frozen=True, slots=True)
class BackupDocument(Document):
    """The list of contents of a backup, with the number of its sittings and deals."""

    made_at: datetime
    files: tuple[PackedFile, ...]
    sittings: Annotated[int, between(0, LARGEST)] = 0
    deals: Annotated[int, between(0, LARGEST)] = 0
    format: Literal["ombre-backup"] = "ombre-backup"
    schema_version: Literal[2] = 2


BACKUP = Kind("ombre-backup", 2, BackupDocument, migrations={1: dict}, sealed_from=1)
"""
Version 2 may hold the problems made of deals.

Earlier versions refuse names that they do not know; by the number they tell a newer program's from a
damaged one.
"""


def kept_files(folders: Folders) -> Mapping[str, Path]:
    """
    Return every file that a backup holds, by its name there.

    Decks of the person's own are not among them: they may be large, and their pictures have another origin.
    Nor are problems and lessons that the person wrote; those that the program made of deals are.
    The history comes last: a deal settled while the files are copied is then in both of save and history.
    """
    learnt = (folders.lessons, folders.problems, folders.practice, folders.rating)
    made = (folders.own_problems / name for name in (MINE, FOUND))
    small = (*learnt, *made, folders.days, folders.helps, folders.preferences)
    paths = (*slots_of(folders.save), folders.old_save, *small)
    return {path.name: path for path in (*paths, folders.history)}


def back_up_everything(
    folders: Folders, target: Path, progress: Progress, clock: Clock = system_clock
) -> BackupDocument:
    """
    Write a backup of *folders* to *target*, which appears only once it is complete.

    The program may play and save meanwhile. Raises `StorageError` or `CancelledError`; any earlier file of
    that name is then still there.
    """
    with _workshop(target) as shop:
        history = shop / folders.history.name
        sources = {name: path for name, path in kept_files(folders).items() if path != folders.history}
        packed = shop / "packed.zip"
        with _told(target), zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            listed = [_packed(archive, name, path) for name, path in sources.items() if os.path.exists(path)]
            if not listed:  # a backup of nothing could not be told from one that lost its files
                kept = text_of(PreferencesDocument()).encode()
                listed = [_put(archive, folders.preferences.name, kept)]
            sittings = deals = 0
            if os.path.exists(folders.history) and os.path.getsize(folders.history):
                sittings, deals = _copied(folders.history, history, lambda done: progress(done / 2))
                listed.append(_packed_in_parts(archive, history, lambda done: progress(0.5 + done / 2)))
            document = BackupDocument(clock(), tuple(listed), sittings, deals)
            archive.writestr(CONTENTS, text_of(document))
        with _told(target):
            with packed.open("rb+") as file:
                os.fsync(file.fileno())
            renamed(packed, target)
    progress(1.0)
    return document


@contextmanager
def _workshop(target: Path) -> Iterator[Path]:
    """Make a folder beside *target* for the time of the work."""
    with _told(target):
        folder = Path(tempfile.mkdtemp(prefix=".ombre-backup-", dir=room_for(target).parent))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _told(target: Path) -> Iterator[None]:
    """Turn an `OSError` while *target* is written into a `StorageError`."""
    try:
        yield
    except OSError as error:
        raise writing_failed(error, target) from error


def _packed(archive: zipfile.ZipFile, name: str, path: Path) -> PackedFile:
    """Pack the small file at *path*; raise `StorageError` if it cannot be read."""
    try:
        data = bytes_of_regular(path)
    except OSError as error:
        raise StorageError(ProblemKind.UNREADABLE, path, str(error)) from error
    return _put(archive, name, data)


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> PackedFile:
    archive.writestr(name, data)
    return PackedFile(name, len(data), sha256(data).hexdigest())


def _packed_in_parts(archive: zipfile.ZipFile, path: Path, progress: Progress) -> PackedFile:
    """Pack the large file at *path* part by part."""
    size, sum_, done = path.stat().st_size, sha256(), 0
    with path.open("rb") as source, archive.open(path.name, "w", force_zip64=True) as packed:
        while part := source.read(CHUNK):
            sum_.update(part)
            packed.write(part)
            done += len(part)
            progress(done / max(1, size))
    return PackedFile(path.name, size, sum_.hexdigest())


def counts_of(database: sqlite3.Connection) -> tuple[int, int]:
    """Return the numbers of sittings and deals in a history."""
    (counted,) = database.execute("SELECT (SELECT count(*) FROM sitting), count(*) FROM deal")
    sittings, deals = counted
    return sittings, deals


def _copied(history: Path, copy: Path, progress: Progress) -> tuple[int, int]:
    """Copy the database *history*, which may be in use; return its numbers of sittings and deals."""

    def told(_: int, left: int, pages: int) -> None:
        progress(1 - left / max(1, pages))

    try:
        source = sqlite3.connect(f"{history.absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        with closing(source), closing(sqlite3.connect(copy)) as target:
            source.backup(target, pages=PAGES, progress=told)
            (complaint,) = target.execute("PRAGMA quick_check(1)").fetchone()
            if complaint != "ok":
                raise StorageError(ProblemKind.DAMAGED, history, complaint)
            sittings, deals = counts_of(target)
            # As one file, without a log beside it.
            target.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise failed(error, history) from error
    finally:
        for rest in ("-wal", "-shm"):
            with suppress(OSError):
                copy.with_name(copy.name + rest).unlink()
    return sittings, deals

"""
Restoring a backup: it is unpacked and checked in a folder of its own, and then takes the place of the home.

The names of the folders say how far the exchange has come, so that a program killed in the middle finishes it
at its next start: *restored* is complete and waits, the home is moved into *replaced*, and *arriving* is what
remains of *restored* to be moved into the home. *replaced* stays until another backup is restored.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC
from hashlib import sha256
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from ombre_desktop.storage.arrivals import ARRIVING, RESTORED, found
from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.backup import (
    BACKUP,
    CHUNK,
    CONTENTS,
    BackupDocument,
    PackedFile,
    Progress,
    counts_of,
    kept_files,
)
from ombre_desktop.storage.days import DAYS
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.helps import HELPS
from ombre_desktop.storage.history_database import open_history
from ombre_desktop.storage.lessons import LESSONS
from ombre_desktop.storage.practice import PRACTICE
from ombre_desktop.storage.problems import CancelledError, Problem, ProblemKind, StorageError, writing_failed
from ombre_desktop.storage.quarantine import Clock, system_clock
from ombre_desktop.storage.rating import RATING
from ombre_desktop.storage.regular import LARGEST
from ombre_desktop.storage.saves import DocumentStore, PreferencesStore, SaveStore
from ombre_desktop.storage.tried_problems import TRIED
from ombre_desktop.value import Value

LONGEST_LIST = 1_000_000
"""The most bytes in a list of contents; it has about a thousand."""
REPLACED, STAGED = "replaced-", ".restoring-"
"""The beginnings of the names of two more folders: the earlier home, and a backup not yet accepted."""
_METHODS, _ENCRYPTED = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED), 1
"""The ways of packing that a backup may have, and the flag of a file that it may not have."""
_UNFIT = frozenset((ProblemKind.DAMAGED, ProblemKind.FOREIGN, ProblemKind.NEWER, ProblemKind.UNREADABLE))
"""The problems for which a backup is refused; an edited preference is no reason."""


class Staged(Value):
    """A backup unpacked and checked in *folder*, with its list of contents."""

    folder: Path
    contents: BackupDocument

    def accept(self, folders: Folders, clock: Clock = system_clock) -> None:
        """Let it take the place of the home at the next start; raise `StorageError`."""
        stamp = clock().astimezone(UTC).strftime("%Y%m%dT%H%M%S%fZ")
        for earlier in found(folders, RESTORED):
            shutil.rmtree(earlier, ignore_errors=True)
        try:
            renamed(self.folder, folders.data / f"{RESTORED}{stamp}")
        except OSError as error:
            raise writing_failed(error, self.folder) from error

    def discard(self) -> None:
        """Remove it, since it is not wanted."""
        shutil.rmtree(self.folder, ignore_errors=True)


def staged(backup: Path, folders: Folders, progress: Progress) -> Staged:
    """
    Unpack and check *backup* beside the home in *folders*, which stays as it is.

    Raises `StorageError` for a file that is no sound backup of this version or an earlier one, or for a full
    disk; raises `CancelledError`. Nothing is left behind then.
    """
    for left in found(folders, STAGED):
        shutil.rmtree(left, ignore_errors=True)
    with _opened(backup) as archive:
        contents = _contents(archive, backup)
        _compare(archive, contents, folders, backup)
        with _writing(folders.data):
            folder = Path(tempfile.mkdtemp(prefix=STAGED, dir=room_for(folders.save).parent))
        try:
            _unpack(archive, contents, folder, progress)
            _check(folder, folders, contents)
        except StorageError as error:
            shutil.rmtree(folder, ignore_errors=True)
            problem = error.problem
            unfit = problem.kind in _UNFIT
            raise StorageError(problem.kind, backup if unfit else folders.data, str(problem)) from error
        except BaseException as error:
            shutil.rmtree(folder, ignore_errors=True)
            if isinstance(error, CancelledError) or not isinstance(error, Exception):
                raise
            # What an earlier check let through is still no reason to end in anything but a problem.
            raise StorageError(ProblemKind.DAMAGED, backup, repr(error)) from error
    progress(1.0)
    return Staged(folder, contents)


def take_place(folders: Folders) -> Path | None:
    """
    Put an accepted backup in the place of the home, or finish doing so.

    Only the program that holds the lock may call this, before it reads anything. Returns the folder that
    holds the earlier home; None if there was nothing to do. Raises `StorageError`; the next start tries
    again.
    """
    with _writing(folders.data):
        for waiting in found(folders, RESTORED):
            stamp = waiting.name.removeprefix(RESTORED)
            aside = folders.data / f"{REPLACED}{stamp}"
            aside.mkdir(exist_ok=True)
            for path in _home(folders):
                _move(path, _free(aside / path.name))
            renamed(waiting, folders.data / f"{ARRIVING}{stamp}")
        replaced = None
        for coming in found(folders, ARRIVING):
            places = kept_files(folders)
            for path in sorted(coming.iterdir()):
                if path.name in places:
                    _move(path, room_for(places[path.name]))
            shutil.rmtree(coming)
            replaced = folders.data / f"{REPLACED}{coming.name.removeprefix(ARRIVING)}"
        if replaced is not None:
            for earlier in found(folders, REPLACED):
                if earlier != replaced:
                    shutil.rmtree(earlier, ignore_errors=True)
    return replaced


def _home(folders: Folders) -> Iterator[Path]:
    """Yield the kept files, with their earlier versions, copies and logs."""
    for path in kept_files(folders).values():
        yield from sorted(path.parent.glob(f"{path.name}*"))


def _free(path: Path) -> Path:
    """Return *path*, or a name like it that no file has."""
    number = 1
    free = path
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def _move(source: Path, target: Path) -> None:
    """Rename *source* to *target*, also from one disk to another; *target* appears complete."""
    try:
        renamed(source, target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        beside = target.with_name(f".{target.name}.coming")
        shutil.copy2(source, beside)
        renamed(beside, target)
        source.unlink()


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn an `OSError` while *path* is written into a `StorageError`."""
    try:
        yield
    except OSError as error:
        raise writing_failed(error, path) from error


@contextmanager
def _opened(backup: Path) -> Iterator[zipfile.ZipFile]:
    """Open *backup* as an archive; raise `StorageError` if it is none."""
    is_archive = False
    try:
        mode = os.stat(backup).st_mode
        if S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(backup))
        if not S_ISREG(mode):  # opening a pipe would block
            raise OSError(errno.EINVAL, "Not a regular file", str(backup))
        with backup.open("rb") as file:
            is_archive = file.read(2) == b"PK"
        archive = zipfile.ZipFile(backup)
    except OSError as error:
        raise StorageError(ProblemKind.UNREADABLE, backup, str(error)) from error
    except Exception as error:
        kind = ProblemKind.DAMAGED if is_archive else ProblemKind.FOREIGN
        raise StorageError(kind, backup, str(error)) from error
    with archive:
        yield archive


def _contents(archive: zipfile.ZipFile, backup: Path) -> BackupDocument:
    """Read the list of contents; raise `StorageError` if there is none or it is not understood."""
    try:
        with archive.open(CONTENTS) as file:
            text = file.read(LONGEST_LIST).decode()
        return BACKUP.read(text).document
    except KeyError as error:
        raise StorageError(ProblemKind.FOREIGN, backup, str(error)) from error
    except UnfitError as error:
        raise StorageError(error.kind, backup, error.detail) from error
    except Exception as error:  # a damaged archive makes zipfile raise almost anything
        raise StorageError(ProblemKind.DAMAGED, backup, str(error)) from error


def _compare(archive: zipfile.ZipFile, contents: BackupDocument, folders: Folders, backup: Path) -> None:
    """Raise `StorageError` unless the archive has just the files listed, all ours and of that size."""
    known, packed = kept_files(folders), {info.filename: info for info in archive.infolist()}
    names = [file.name for file in contents.files]
    sound = (
        bool(names)
        and len(archive.infolist()) == len(names) + 1
        and packed.keys() == {CONTENTS, *names}
        and known.keys() >= set(names)
        and all(
            info.compress_type in _METHODS and not info.flag_bits & _ENCRYPTED for info in packed.values()
        )
        and all(packed[file.name].file_size == file.size for file in contents.files)
        and all(file.size <= LARGEST for file in contents.files if file.name != folders.history.name)
    )
    if not sound:
        raise StorageError(ProblemKind.DAMAGED, backup, "the list of contents does not fit")


def _unpack(archive: zipfile.ZipFile, contents: BackupDocument, folder: Path, progress: Progress) -> None:
    """Unpack every file listed, and compare its size and checksum."""
    whole = sum(file.size for file in contents.files)
    with _writing(folder):
        if shutil.disk_usage(folder).free < whole:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    done = 0
    for file in contents.files:
        for size in _unpacked(archive, file, folder):
            done += size
            progress(done / max(1, whole))


def _unpacked(archive: zipfile.ZipFile, file: PackedFile, folder: Path) -> Iterator[int]:
    """Unpack one *file* into *folder*, and yield the sizes of its parts; raise `StorageError`."""
    path, sum_, left = folder / Path(file.name).name, sha256(), file.size
    with _writing(folder), path.open("xb") as target:
        for part in _parts(archive, file, path):
            left -= len(part)
            if left < 0:
                break
            sum_.update(part)
            target.write(part)
            yield len(part)
        os.fsync(target.fileno())
    if left or sum_.hexdigest() != file.sha256 or path.name != file.name:
        raise StorageError(ProblemKind.DAMAGED, path, "the checksum does not fit")


def _parts(archive: zipfile.ZipFile, file: PackedFile, path: Path) -> Iterator[bytes]:
    """Yield the bytes of a packed *file*; raise `StorageError` if the archive is damaged."""
    try:
        with archive.open(file.name) as source:
            while part := source.read(CHUNK):
                yield part
    except Exception as error:
        raise StorageError(ProblemKind.DAMAGED, path, str(error)) from error


def _check(folder: Path, folders: Folders, contents: BackupDocument) -> None:
    """Read everything in *folder* as a start would; raise `StorageError` if this version cannot use it."""
    there = {name: folder / name for name in kept_files(folders)}
    problems: tuple[Problem, ...] = SaveStore(folder / folders.save.name).read().problems
    problems += PreferencesStore(there[folders.preferences.name]).read().problems
    problems += DocumentStore(there[folders.lessons.name], LESSONS).read().problems
    problems += DocumentStore(there[folders.problems.name], TRIED).read().problems
    problems += DocumentStore(there[folders.practice.name], PRACTICE).read().problems
    problems += DocumentStore(there[folders.rating.name], RATING).read().problems
    problems += DocumentStore(there[folders.days.name], DAYS).read().problems
    problems += DocumentStore(there[folders.helps.name], HELPS).read().problems
    for problem in problems:
        if problem.kind in _UNFIT:
            raise StorageError(problem.kind, problem.path, str(problem))
    history, counted = there[folders.history.name], (0, 0)
    if history.is_file():
        if not history.stat().st_size:
            raise StorageError(ProblemKind.DAMAGED, history, "the file is empty")
        with closing(open_history(history, is_thorough=True)) as database:
            counted = counts_of(database)
    if counted != (contents.sittings, contents.deals):
        raise StorageError(ProblemKind.DAMAGED, history, f"sittings and deals: {counted}")

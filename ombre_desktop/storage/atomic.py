"""
Atomic file writes: at every moment, whatever happens, a complete version is on the disk.

The text is written to a temporary file in the same folder and synced to the disk; then that file
takes the name. The previous version stays beside it as ``.bak``.
"""

from __future__ import annotations

import errno
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from ombre_desktop.storage.folders import room_for
from ombre_desktop.storage.problems import ProblemKind, StorageError, writing_failed

# On Windows a scanner may hold a file for a moment; on other systems a refusal is final.
WAITS: tuple[float, ...] = (0.05, 0.1, 0.2, 0.4) if os.name == "nt" else ()
"""The delays in seconds before a refused rename is tried again."""


def backup_of(path: Path) -> Path:
    """Return the path of the previous version."""
    return path.with_name(path.name + ".bak")


def atomic_write(path: Path, text: str) -> None:
    """
    Write *text* to *path* atomically and keep the previous version as `backup_of`.

    When this returns, the text is on the disk. A reader finds the old version or the new one, never
    a part of one. On a file system without hard links, there is a moment when neither version has
    this name; the old version then has the name of the backup.

    Raises `StorageError`; the old version is then still there.
    """
    try:
        temporary = _written_beside(room_for(path), text)
    except OSError as error:
        raise writing_failed(error, path) from error
    try:
        _keep_backup(path)
        renamed(temporary, path)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink()
        if WAITS and isinstance(error, PermissionError):
            raise StorageError(ProblemKind.IN_USE, path, str(error)) from error
        raise writing_failed(error, path) from error
    _sync_folder(path.parent)


def sweep(path: Path) -> None:
    """
    Remove files that killed writers of *path* left behind.

    Only the program that holds the lock may call this. Its own temporary files are spared, in case
    another of its threads is writing.
    """
    own = _temporary_prefix(path)
    with suppress(OSError):
        for left in path.parent.glob(f".{path.name}.*.tmp"):
            if not left.name.startswith(own):
                with suppress(OSError):
                    left.unlink()


def renamed(source: Path, target: Path) -> None:
    """Rename *source* to *target*, retrying on Windows; raise `OSError` if it fails."""
    for wait in WAITS:
        try:
            os.replace(source, target)
        except PermissionError:
            time.sleep(wait)
        else:
            return
    os.replace(source, target)


def _temporary_prefix(path: Path) -> str:
    return f".{path.name}.{os.getpid()}-"


def _written_beside(path: Path, text: str) -> Path:
    """Write *text* to a temporary file and sync it; return its path."""
    handle, name = tempfile.mkstemp(prefix=_temporary_prefix(path), suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    return temporary


def _keep_backup(path: Path) -> None:
    """
    Give the current version the backup's name as well.

    With a hard link, it keeps its own name until the new version takes that name. On file systems
    without links, no file has that name for the moment between two renames.
    """
    if not path.exists():
        return
    link = path.with_name(f"{_temporary_prefix(path)}bak.tmp")
    try:
        with suppress(FileNotFoundError):
            link.unlink()
        os.link(path, link)
    except OSError:
        renamed(path, backup_of(path))
        return
    try:
        renamed(link, backup_of(path))
    finally:
        # POSIX renames nothing if both names already mean the same file.
        with suppress(OSError):
            link.unlink()


def _sync_folder(folder: Path) -> None:
    """Sync the folder, so that the new names are on the disk, where the system allows it."""
    if os.name == "nt":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return  # a folder we may write to but not list
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise writing_failed(error, folder) from error
    finally:
        os.close(handle)

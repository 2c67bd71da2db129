"""
Writing a file so that at every moment, whatever happens, a whole one is there.

The text goes to a temporary file in the same folder and to the disk; then that
file takes the name. What had the name before stays beside it as ``.bak``.
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

# On Windows a scanner may hold a file for a moment; elsewhere a refusal is final.
WAITS: tuple[float, ...] = (0.05, 0.1, 0.2, 0.4) if os.name == "nt" else ()
"""After how many seconds a refused renaming is tried again."""


def backup_of(path: Path) -> Path:
    """Where the version before the present one is kept."""
    return path.with_name(path.name + ".bak")


def atomic_write(path: Path, text: str) -> None:
    """
    Let *path* hold *text*; the version before stays as `backup_of`.

    When this returns the text is on the disk. A reader finds the old version or
    the new one, never a part; in the one moment where a file system without hard
    links has neither under this name, the old one lies under the backup's.

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
    Remove what writers of *path* left behind when they were killed.

    For the start, by the program that holds the lock. Its own temporary files
    are spared, in case another of its threads is writing.
    """
    own = _temporary_prefix(path)
    with suppress(OSError):
        for left in path.parent.glob(f".{path.name}.*.tmp"):
            if not left.name.startswith(own):
                with suppress(OSError):
                    left.unlink()


def renamed(source: Path, target: Path) -> None:
    """Give *source* the name *target*, with patience; raises `OSError`."""
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
    """A temporary file that holds *text*, on the disk."""
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
    Give the present version the backup's name as well.

    By a hard link it keeps its own name until the new version takes it. Where the
    file system has no links, it loses it for the moment between two renamings.
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
        # POSIX renames nothing where both names already mean the same file.
        with suppress(OSError):
            link.unlink()


def _sync_folder(folder: Path) -> None:
    """Put the new names on the disk, where the system lets a folder be synchronised."""
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

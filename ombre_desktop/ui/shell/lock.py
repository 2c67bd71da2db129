"""The lock on the program's files, which only one running program holds."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QLockFile

from ombre_desktop.storage.folders import Folders, room_for


def lock_in(folders: Folders) -> QLockFile:
    """Return the lock on the program's files; where its folder cannot be made, locking it will fail."""
    path = folders.lock
    with suppress(OSError):
        room_for(path)
        if path.exists() and not path.is_file():
            path = path.with_suffix(".lock2")  # opening a pipe there would block
    lock = QLockFile(str(path))
    lock.setStaleLockTime(0)
    return lock


def is_held_elsewhere(lock: QLockFile) -> bool:
    """Take *lock*, and tell whether another program has it; a disk that cannot lock stops nobody."""
    return not lock.isLocked() and not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError

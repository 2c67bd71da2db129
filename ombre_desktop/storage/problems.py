"""Problems with files, as values: the screen has one sentence for each kind."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.value import Value


class ProblemKind(Enum):
    """A kind of problem with a file or its place."""

    DISK_FULL = "disk_full"
    """The disk is full."""
    READ_ONLY = "read_only"
    """The system does not let us write there."""
    IN_USE = "in_use"
    """Another program holds the file, and kept it while we waited."""
    UNWRITABLE = "unwritable"
    """Writing failed for some other reason; the detail is the system's message."""
    UNREADABLE = "unreadable"
    """The file exists, but the system does not let us read it."""
    DAMAGED = "damaged"
    """The file cannot be understood, or contradicts the rules."""
    FOREIGN = "foreign"
    """The file is sound, but not of the expected kind."""
    NEWER = "newer"
    """A newer version of the game wrote it."""
    RESTORED = "restored"
    """The last good version was opened instead."""
    BAD_FIELD = "bad_field"
    """One value is invalid; its default counts."""
    EDITED = "edited"
    """The file was changed by something other than the program; every value was checked."""
    REBUILT = "rebuilt"
    """The file was rebuilt from backups and records; *field* says how many deals it has now."""
    INCOMPLETE = "incomplete"
    """Some settled deals are missing; *field* says how many."""


class Problem(Value):
    """
    One problem.

    *path* is the file, *kept* the place where an unusable file lies now, *field* the dotted name of
    an invalid value, or a number of deals. *detail* is for the log and not for the screen: the
    offending text, or the system's message.
    """

    kind: ProblemKind
    path: Path
    kept: Path | None = None
    field: str = ""
    detail: str = ""

    def __str__(self) -> str:
        parts = [f"{self.path}: {self.kind.value}", self.field, self.detail]
        kept = f" (kept as {self.kept.name})" if self.kept else ""
        return ": ".join(part for part in parts if part) + kept


class StorageError(OmbreError):
    """A failure to store or read something, by which nothing stored earlier is lost."""

    def __init__(self, kind: ProblemKind, path: Path, detail: str = "") -> None:
        self.problem = Problem(kind, path, detail=detail)
        super().__init__(str(self.problem))


_WRITING = {
    errno.ENOSPC: ProblemKind.DISK_FULL,
    errno.EDQUOT: ProblemKind.DISK_FULL,
    errno.EROFS: ProblemKind.READ_ONLY,
    errno.EACCES: ProblemKind.READ_ONLY,
    errno.EPERM: ProblemKind.READ_ONLY,
}


def writing_failed(error: OSError, path: Path) -> StorageError:
    """Return the `StorageError` for an *error* in writing *path*."""
    kind = _WRITING.get(error.errno or 0, ProblemKind.UNWRITABLE)
    return StorageError(kind, path, str(error))


def is_newer(problems: Iterable[Problem]) -> bool:
    """Return True if a newer program wrote a file; this program must then leave all files alone."""
    return any(problem.kind is ProblemKind.NEWER for problem in problems)


class CancelledError(Exception):
    """The end of a long task that nobody wants any more; nothing has changed."""

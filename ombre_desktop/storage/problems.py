"""What can go wrong with files, as values: the screen has one sentence for each kind."""

from __future__ import annotations

import errno
from enum import Enum
from pathlib import Path

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.value import Value


class ProblemKind(Enum):
    """What is wrong with a file or with the place where it should be."""

    DISK_FULL = "disk_full"
    """There is no room for it."""
    READ_ONLY = "read_only"
    """The system does not let us write there."""
    IN_USE = "in_use"
    """Another program holds it, and went on holding it while we waited."""
    UNWRITABLE = "unwritable"
    """Writing failed for some other reason; the detail is the system's word."""
    UNREADABLE = "unreadable"
    """It is there, but the system does not let us read it."""
    DAMAGED = "damaged"
    """It cannot be understood, or contradicts the rules."""
    FOREIGN = "foreign"
    """It is sound, but something else than what belongs there."""
    NEWER = "newer"
    """A newer version of the game wrote it."""
    RESTORED = "restored"
    """The last good state was opened in its stead."""
    BAD_FIELD = "bad_field"
    """One value does not fit; its default counts."""
    EDITED = "edited"
    """Somebody else changed it; every value was checked."""
    REBUILT = "rebuilt"
    """It was damaged, and made anew from backups and records; the detail says how much came back."""
    INCOMPLETE = "incomplete"
    """Some settled deals are missing in it; the detail says how many."""


class Problem(Value):
    """
    One thing that went wrong.

    *path* is the file; *kept* where what cannot be used lies now; *field* the
    dotted name of a value that does not fit. *detail* is not for sentences but
    for the log: the offending text, or what the system said.
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
    """Something could not be kept or fetched; nothing that was kept before is lost by it."""

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
    """What *error* means for the writing of *path*."""
    kind = _WRITING.get(error.errno or 0, ProblemKind.UNWRITABLE)
    return StorageError(kind, path, str(error))

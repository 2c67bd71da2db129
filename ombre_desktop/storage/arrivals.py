"""A restored backup that waits for the next start; restoring itself is imported only if there is one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ombre_desktop.storage.folders import Folders

RESTORED, ARRIVING = "restored-", "arriving-"
"""The beginnings of the names of its folder: while it waits, and while it takes the place of the home."""


def is_waiting(folders: Folders) -> bool:
    """Return True if an accepted backup has not yet taken its place."""
    return any(found(folders, prefix) for prefix in (RESTORED, ARRIVING))


def found(folders: Folders, prefix: str) -> list[Path]:
    """Return the folders in the home whose names begin with *prefix*, oldest first."""
    with suppress(OSError):
        return sorted(path for path in folders.data.glob(f"{prefix}*") if path.is_dir())
    return []

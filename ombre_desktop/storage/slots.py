"""
Two files written alternately: while one is written, the other holds the version before.

A file is overwritten in place, which costs one synchronisation of the disk and no rename. Its first
byte says whether the write was finished. A program killed in the middle leaves a torn file, which
that byte tells apart from a file damaged later.
"""

from __future__ import annotations

import os
from pathlib import Path

from ombre_desktop.storage.atomic import atomic_write
from ombre_desktop.storage.problems import writing_failed

UNDER_WAY, DONE = b" ", b"\n"
"""The first byte of a file during the write, and once it is on the disk. Both are blank in JSON."""

# `fdatasync` is faster: it may leave out the time of the change, but never the size of the file.
_synchronise = getattr(os, "fdatasync", os.fsync)


def slots_of(path: Path) -> tuple[Path, Path]:
    """Return the two files that stand for *path*."""
    return path.with_stem(f"{path.stem}-1"), path.with_stem(f"{path.stem}-2")


def write_slot(slot: Path, text: str) -> None:
    """
    Write *text* to *slot*; it is on the disk when this returns.

    The old content is lost even if this fails, so the other slot must hold a good version.
    Raises `StorageError`.
    """
    if not os.path.exists(slot):  # also if the system does not let us look; then the write says why
        # A new file appears complete, so an empty file is always the result of an accident.
        atomic_write(slot, (DONE + text.encode()).decode())
        return
    try:
        with slot.open("r+b", buffering=0) as file:
            _write_all(file.fileno(), UNDER_WAY + text.encode())
            file.truncate()
            _synchronise(file.fileno())
            file.seek(0)
            file.write(DONE)
    except OSError as error:
        raise writing_failed(error, slot) from error


def was_interrupted(text: str) -> bool:
    """Return True if the write of a slot with this *text* was never finished."""
    return text.startswith(UNDER_WAY.decode())


def _write_all(handle: int, data: bytes) -> None:
    """Write *data* at the current place, in as many pieces as the system wants."""
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]

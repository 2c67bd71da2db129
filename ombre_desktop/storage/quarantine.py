"""Quarantine: keeping unusable files under another name, out of the way of new ones."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.problems import ProblemKind, writing_failed

Clock = Callable[[], datetime]
"""A source of the current time, with its zone."""


def system_clock() -> datetime:
    """Return the time of this machine."""
    return datetime.now(UTC)


def set_aside(path: Path, kind: ProblemKind, now: datetime) -> Path:
    """
    Rename *path* after its problem and the time *now*; return the new name, always an unused one.

    Raises `StorageError`.
    """
    stamp = now.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    free = _free_name(path, f"{path.name}.{kind.value}-{stamp}")
    try:
        renamed(path, free)
    except OSError as error:
        raise writing_failed(error, path) from error
    return free


def _free_name(path: Path, name: str) -> Path:
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(free for free in map(path.with_name, names) if not os.path.exists(free))

"""One set-up at a time: an impatient second double-click waits for the first."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .console import say

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def held(latch: Path) -> Iterator[None]:
    """
    Lock the file *latch*, waiting while another process has it locked.

    The system releases the lock when this process ends, for whatever reason. The file stays.
    """
    latch.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(latch, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _wait(handle)
        yield
    finally:
        os.close(handle)


def _wait(handle: int) -> None:
    said = False
    while True:
        try:
            return _lock(handle)
        except OSError:
            if not said:
                say("Ombre is being set up already; waiting for that to finish.")
            said = True
            time.sleep(0.2)

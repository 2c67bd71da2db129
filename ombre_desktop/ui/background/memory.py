"""Memory tuning: make glibc return freed memory, and freeze the garbage collector after start-up."""

from __future__ import annotations

import ctypes
import gc
import sys

ARENAS, FROM_SIZE = -8, -3
"""The parameters M_ARENA_MAX and M_MMAP_THRESHOLD of glibc's mallopt."""
LARGE = 1 << 16
"""The size in bytes from which a freed block returns to the system at once; most pictures are larger."""


def give_back_at_once() -> bool:
    """
    Make glibc return freed memory at once; return True if it accepts the settings.

    By default glibc keeps a heap for every thread and raises the threshold as pictures come and go, so that
    about twenty megabytes are lost to fragmentation. Call this before there are other threads.
    """
    if sys.platform != "linux":
        return False
    try:
        tell = ctypes.CDLL(None).mallopt
    except AttributeError:  # another C library
        return False
    return bool(tell(ARENAS, 1) and tell(FROM_SIZE, LARGE))


def spare_what_is_there() -> None:
    """
    Enable the garbage collector, without the objects that exist already.

    Modules and the furnished table are never freed, and scanning them takes longer than a frame.
    """
    gc.freeze()
    gc.enable()

"""Memory tuning: make glibc return freed memory, and collect garbage on the GUI thread alone."""

from __future__ import annotations

import ctypes
import gc
import sys

from PySide6.QtCore import QAbstractEventDispatcher

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


def collect_when_idle() -> None:
    """
    Collect garbage whenever the event loop of this thread is about to wait, and at no other time.

    Python collects in whatever thread happens to make the next object. A thread that paints would then take
    closed windows apart while Qt still sends them events. The objects that exist already are spared: modules
    and the furnished table are never freed, and to scan them takes longer than a frame.
    """
    gc.disable()
    gc.freeze()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect_if_due)


def collect_if_due() -> None:
    """Collect the oldest generation that is due by Python's own thresholds, with all younger ones."""
    # Python counts on while the collector is disabled. A threshold of 0 means never.
    due = 0
    for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True):
        if not 0 < threshold < count:
            break
        due += 1
    if due:
        gc.collect(due - 1)

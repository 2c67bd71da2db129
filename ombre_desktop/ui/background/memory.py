"""Memory: how the system's C library gives it back, and where Python looks for what nobody needs."""

from __future__ import annotations

import ctypes
import gc
import sys

ARENAS, FROM_SIZE = -8, -3
"""glibc's names for the number of heaps, and for the size from which a block stands alone."""
LARGE = 1 << 16
"""From this size on a block goes back to the system as soon as it is free: most pictures are larger."""


def give_back_at_once() -> bool:
    """
    Have glibc return what is freed; True if it could be told.

    It keeps a heap for every thread, and sets the size above ever higher as pictures come and
    go: some twenty megabytes lie about in pieces. To be called before there are other threads.
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
    Look for rubbish from now on, and never among what is there already.

    Modules and the furnished table stay to the end; to look through them takes longer than a frame.
    """
    gc.freeze()
    gc.enable()

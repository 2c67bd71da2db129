"""
A guard against one broken build of Qt for Python, which ends the process.

PySide6 6.12.0 on Python 3.11 and older takes one reference away from ``None`` at every call that
returns nothing; after some thousands of calls Python aborts. The requirement in ``pyproject.toml``
excludes that version; this guard protects a machine that has it all the same. Call the guard before
the first call into Qt.
"""

import sys


def guard_against_none_loss() -> bool:
    """Give ``None`` enough references to outlast the process; return True if that was needed."""
    if sys.implementation.name != "cpython" or sys.version_info >= (3, 12):
        return False
    import PySide6  # the point is to look before anything else is imported

    if tuple(PySide6.__version_info__[:3]) != (6, 12, 0):
        return False
    import ctypes  # 2 ms of the first frame

    ctypes.c_ssize_t.from_address(id(None)).value += 1 << 40
    return True

"""Reading regular files of a sensible size; anything else in their place is refused."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_ISREG

LARGEST = 64_000_000
"""The largest file read, in bytes. A sitting of a thousand deals has less than one million."""

# Windows has neither flag: opening a file never waits there.
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def read_regular(path: Path, largest: int = LARGEST) -> str:
    """
    Read the text of *path* without ever blocking.

    Raises:
        OSError: as `bytes_of_regular`.
        UnicodeDecodeError: it is not text.
    """
    return bytes_of_regular(path, largest).decode("utf-8-sig")


def bytes_of_regular(path: Path, largest: int = LARGEST) -> bytes:
    """
    Read the bytes of *path* without ever blocking.

    Opening a named pipe would wait until somebody writes into it, and reading a device may never end.

    Raises:
        OSError: it cannot be opened, is not a regular file, or has more than *largest* bytes.
    """
    try:
        file = open(path, "rb", opener=_opened)  # noqa: SIM115 - closed below
    except ValueError as error:  # a name that no file can have, such as one with a NUL
        raise OSError(errno.EINVAL, "Not a regular file", ascii(path)) from error
    with file:
        if not S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "Not a regular file", str(path))
        found = file.read(largest + 1)
    if len(found) > largest:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return found


def _opened(path: str, flags: int) -> int:
    return os.open(path, flags | _AT_ONCE)

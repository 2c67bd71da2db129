"""
The log of the program: a file of bounded size, and the one before it.

It may quote text from a file or another process. Whatever an entry contains, it is one line; the lines
of a traceback are indented below it.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

from ombre_desktop.plain import PlainFormatter
from ombre_desktop.storage.folders import Folders, room_for

log = logging.getLogger(__name__)

LARGEST = 500_000
"""The largest size of a file, in bytes."""
LONGEST = 20_000
"""The largest length of an entry, in characters."""
ENTRY = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class EntryFormatter(PlainFormatter):
    """A formatter whose entries cannot look like two, and cannot fill the file."""

    def __init__(self) -> None:
        super().__init__(ENTRY)

    def format(self, record: logging.LogRecord) -> str:
        """Return the entry of *record*."""
        record.exc_text = None  # may hold another formatter's text, which would be used again
        entry = super().format(record)
        return entry if len(entry) <= LONGEST else entry[:LONGEST] + "…"

    def formatException(self, ei: Any) -> str:
        """Return the lines of a traceback, none of which begins like an entry."""
        return "\n".join(f"    {line}" for line in super().formatException(ei).split("\n"))


class BoundedFile(logging.FileHandler):
    """
    A file of entries; before it grows too large, it is renamed and a new one is begun.

    The rotating handler in `logging.handlers` would import sockets and pickle at every start.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8")

    def emit(self, record: logging.LogRecord) -> None:
        """Write *record*, in a new file if this one has no room for it."""
        try:
            file, entry = self.stream, self.format(record).encode(errors="replace")
            if file is not None and file.tell() + len(entry) + len(os.linesep) > LARGEST:
                file.close()  # Windows moves no open file
                self.stream = None
                os.replace(self.baseFilename, f"{self.baseFilename}.1")
        except Exception:
            self.handleError(record)
        else:
            super().emit(record)


def begin_log(folders: Folders) -> None:
    """Log entries and uncaught exceptions to a file, or warnings to the terminal if it cannot be opened."""
    # A failure to log is not worth a traceback.
    logging.raiseExceptions = False
    handler, level = _handler(folders)
    handler.setFormatter(EntryFormatter())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    sys.excepthook = _log_defect
    threading.excepthook = _log_defect_of_thread


def _handler(folders: Folders) -> tuple[logging.Handler, int]:
    """Return the handler of the entries, and the lowest level that it writes."""
    try:
        return _file(room_for(folders.log)), logging.INFO
    except OSError:
        return logging.StreamHandler(), logging.WARNING


def _file(path: Path) -> BoundedFile:
    if path.exists() and not path.is_file():
        raise OSError("not a regular file")  # opening a pipe would wait for a reader
    return BoundedFile(path)


def _log_defect(kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None) -> None:
    """Log an uncaught exception; the person sees no traceback, and the saved deal is safe."""
    log.critical("unexpected %s", kind.__name__, exc_info=error)


def _log_defect_of_thread(told: threading.ExceptHookArgs) -> None:
    _log_defect(told.exc_type, told.exc_value, told.exc_traceback)

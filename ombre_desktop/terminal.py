"""Terminal output as plain text, and commands that end quietly when the reader closes the pipe."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout, suppress
from io import TextIOBase
from typing import TextIO

from ombre_desktop.plain import lines_spelled_out

STOPPED = 130
"""The exit status of an interrupted command, as shells define it."""
GONE = (errno.EPIPE, errno.EINVAL)
"""The errors of a write to a pipe without a reader; the second is that of Windows."""


def command(main: Callable[[], int]) -> int:
    """
    Run *main* and return its status.

    The command ends quietly when a reader such as ``head`` has seen enough. Errors of the system,
    such as a missing folder, are reported without a traceback.
    """
    out, errors = sys.stdout, sys.stderr
    with ExitStack() as streams:
        # A program without a console has no streams.
        if out is not None:
            streams.enter_context(redirect_stdout(PlainStream(out)))
        if errors is not None:
            streams.enter_context(redirect_stderr(PlainStream(errors)))
        try:
            status = main()
            if out is not None:
                sys.stdout.flush()
        except KeyboardInterrupt:
            return STOPPED
        except NoReaderError:
            _forget(out)
            return 0
        except NotWrittenError as problem:
            _forget(out)
            sys.stderr.write(f"The output could not be written: {problem.strerror}\n")
            return 1
        except OSError as problem:
            sys.stderr.write(f"{problem}\n")
            return 1
        return status


class NotWrittenError(OSError):
    """The failure of a stream to accept the output."""


class NoReaderError(NotWrittenError, BrokenPipeError):
    """A write to a pipe that its reader has closed."""


class PlainStream(TextIOBase):
    """A stream for people, which escapes invisible characters and those that it cannot encode."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """The encoding of the stream."""
        return self._stream.encoding or "utf-8"

    def write(self, text: str) -> int:
        """Write *text*."""
        known = lines_spelled_out(text).encode(self.encoding, "backslashreplace").decode(self.encoding)
        with _told():
            self._stream.write(known)
        return len(text)

    def flush(self) -> None:
        """Write the buffered output."""
        with _told():
            self._stream.flush()

    def fileno(self) -> int:
        """Return the number of the stream's file."""
        return self._stream.fileno()

    def isatty(self) -> bool:
        """Return True for a terminal."""
        return self._stream.isatty()

    def writable(self) -> bool:
        """Return True."""
        return True


@contextmanager
def _told() -> Iterator[None]:
    """Turn an `OSError` of a stream into a `NotWrittenError`."""
    try:
        yield
    except OSError as error:
        kind = NoReaderError if error.errno in GONE else NotWrittenError
        raise kind(error.errno, error.strerror) from None


def _forget(stream: TextIO) -> None:
    """Discard the buffer of *stream*, which Python would otherwise try to write on closing, and fail."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

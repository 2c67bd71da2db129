"""What is printed is text and nothing else, for as long as somebody reads it."""

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
"""The status of a command that was interrupted, as shells have it."""
GONE = (errno.EPIPE, errno.EINVAL)
"""How a pipe that nobody reads refuses what is written; the second is what Windows says."""


def command(main: Callable[[], int]) -> int:
    """
    Carry out *main* and return its status.

    A reader that has seen enough, such as ``head``, ends it in peace. What the system does not allow,
    such as a file in a folder that is not there, is told without a traceback.
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
    """A stream does not take what is printed."""


class NoReaderError(NotWrittenError, BrokenPipeError):
    """Nobody reads any more."""


class PlainStream(TextIOBase):
    """A stream for people: what cannot be seen is spelled out, and so is what it has no letters for."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """That of the stream."""
        return self._stream.encoding or "utf-8"

    def write(self, text: str) -> int:
        """Write *text*."""
        known = lines_spelled_out(text).encode(self.encoding, "backslashreplace").decode(self.encoding)
        with _told():
            self._stream.write(known)
        return len(text)

    def flush(self) -> None:
        """Write what has been held back."""
        with _told():
            self._stream.flush()

    def fileno(self) -> int:
        """The number of the stream's file."""
        return self._stream.fileno()

    def isatty(self) -> bool:
        """True for a terminal."""
        return self._stream.isatty()

    def writable(self) -> bool:
        """It is."""
        return True


@contextmanager
def _told() -> Iterator[None]:
    """Call what a stream raises by its name."""
    try:
        yield
    except OSError as error:
        kind = NoReaderError if error.errno in GONE else NotWrittenError
        raise kind(error.errno, error.strerror) from None


def _forget(stream: TextIO) -> None:
    """Let what *stream* still holds go nowhere; Python would try to write it on closing, and complain."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

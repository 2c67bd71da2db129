"""Terminal output as plain text, exit statuses, and commands that end quietly when nobody reads any more."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout, suppress
from enum import IntEnum
from io import TextIOBase
from pathlib import Path
from time import monotonic
from typing import BinaryIO, TextIO

from ombre_desktop.plain import lines_spelled_out, spelled_out
from ombre_desktop.terminal_language import reason, translate

PROGRAM = "ombre"
"""The name of the program in every message, however it was started."""
STREAM = Path("-")
"""The name that stands for the standard input or output in place of a file."""
SHOWN_EVERY = 0.2
"""The shortest time between two states of a progress line, and before the first, in seconds."""


class Status(IntEnum):
    """The exit status of a command."""

    DONE = 0
    FLAWED = 1
    """A fault in what was read."""
    WRONG_CALL = 2
    COULD_NOT = 3
    """The failure to do what was asked for, such as to read a missing file."""
    STOPPED = 130
    """The command was interrupted, as shells define it."""


def worst(statuses: Iterable[Status]) -> Status:
    """Return the status of a command whose parts ended with *statuses*: a flaw found counts most."""
    ended = set(statuses)
    return Status.FLAWED if Status.FLAWED in ended else max(ended, default=Status.DONE)


def complain(where: object, what: object) -> None:
    """Say on the error stream *what* is wrong with *where*."""
    sys.stderr.write(f"{spelled_out(str(where))}: {what}\n")


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
            with suppress(OSError):
                sys.stdout.flush()
            return Status.STOPPED
        except NoReaderError:
            _forget(out)
            return 0
        except NotWrittenError as problem:
            _forget(out)
            told = translate("Terminal", "The output could not be written: {reason}")
            sys.stderr.write(told.format(reason=reason(problem)) + "\n")
            return Status.COULD_NOT
        except OSError as problem:
            complain(problem.filename or PROGRAM, reason(problem))
            return Status.COULD_NOT
        return status


def write_bytes(content: bytes) -> None:
    """Write *content* to the standard output as it is."""
    with _told():
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()


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

    @property
    def buffer(self) -> BinaryIO:
        """The stream of bytes below."""
        return self._stream.buffer

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

    def write_over(self, line: str) -> None:
        """Write *line* in the place of the line that the cursor stands in."""
        with _told():
            self._stream.write(f"\r{spelled_out(line)}")
            self._stream.flush()


class ProgressLine:
    """A line on the error stream that tells how far a long task is; shown on a terminal and nowhere else."""

    def __init__(self) -> None:
        stream = sys.stderr
        self._stream = stream if isinstance(stream, PlainStream) and stream.isatty() else None
        self._shown = ""
        self._last = monotonic()

    def tell(self, line: str) -> None:
        """Show *line*, unless the last one has only just been shown."""
        if self._stream is not None and monotonic() - self._last >= SHOWN_EVERY:
            self.show(line)

    def show(self, line: str) -> None:
        """Show *line* at once, as before a step whose length is not known."""
        if self._stream is not None:
            self._last = monotonic()
            self._stream.write_over(line.ljust(len(self._shown)))
            self._shown = line

    def clear(self) -> None:
        """Take the line away."""
        if self._stream is not None and self._shown:
            self._stream.write_over(" " * len(self._shown))
            self._stream.write_over("")
            self._shown = ""


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

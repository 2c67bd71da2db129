"""
Sanitised text: names, titles, comments and paths from outside, made safe to show, print and log.

A file can contain anything: marks that change the direction of the text after them, sequences that
move a terminal's cursor, line ends in a name, ten thousand characters. Such text may be read, but
must have no other effect.
"""

from __future__ import annotations

import logging
import re
from typing import Any, Final

ENDS: Final = "\t-\r\x1c-\x1f\x85\u2028\u2029"
"""Line ends, and other characters that move the cursor forward."""
UNSEEN: Final = (
    "\x00-\x1f\x7f-\x9f"  # controls, the escape of a terminal among them
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # marks of direction
    "\u200b\u2028\u2029\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"  # others
    "\ud800-\udfff"  # bytes of a file name that are not text
)
"""Invisible characters that act on the text, except those that join letters in many scripts."""

_ENDS = re.compile(f"[{ENDS}]+")
_UNSEEN = re.compile(f"[{UNSEEN}]")
_NOT_ON_A_LINE = re.compile(f"(?![\n\t])[{UNSEEN}]")


def one_line(text: str, most: int) -> str:
    """Return *text* as one line of *most* characters at most, without invisible ones, with "…" if cut."""
    clear = " ".join(_UNSEEN.sub("", _ENDS.sub(" ", text[: 4 * most])).split())
    return clear if len(clear) <= most and len(text) <= 4 * most else clear[: most - 1].rstrip() + "…"


def spelled_out(text: str) -> str:
    r"""Return *text* as one line for a terminal or a log, with invisible characters escaped like ``\x1b``."""
    return _UNSEEN.sub(_escaped, text)


def lines_spelled_out(text: str) -> str:
    """Return *text* with invisible characters escaped, but with its lines and tabs kept."""
    return _NOT_ON_A_LINE.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode("ascii")


class PlainFormatter(logging.Formatter):
    """A log formatter that writes each message on one line, with invisible characters escaped."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is Python's
        """Return the line for *record*."""
        record.message = spelled_out(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802
        """Return the lines of a traceback."""
        return lines_spelled_out(super().formatException(ei))

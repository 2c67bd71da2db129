"""Records in files, or on the standard input, for the commands that read them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from ombre_desktop.engine.flaws import RecordError
from ombre_desktop.engine.notation import Reading, decoded
from ombre_desktop.engine.notation.blocks import LARGEST
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.plain import spelled_out
from ombre_desktop.terminal import STREAM, Status, complain, worst
from ombre_desktop.terminal_language import reason, translate

Tell = Callable[[str, Reading], Status]
"""The treatment of one record, given its place."""


def each_deal(paths: Iterable[Path], tell: Tell) -> Status:
    """Let *tell* treat every record of the files; return the worst status."""
    return worst([_deals_of(path, tell) for path in paths])


def _deals_of(path: Path, tell: Tell) -> Status:
    try:
        text = decoded(_content(path))
    except OSError as error:
        complain(path, reason(error))
        return Status.COULD_NOT
    except RecordError as error:
        complain(path, error)
        return Status.FLAWED
    name = spelled_out(str(path))
    told = [
        tell(f"{name}:{reading.line} (deal {number})", reading)
        for number, reading in enumerate(each_record(text), start=1)
    ]
    if not told:
        complain(path, translate("Terminal", "no record here"))
    return worst(told) if told else Status.FLAWED


def _content(path: Path) -> bytes:
    """Read a file, but no more than one byte beyond the largest that is allowed."""
    if path == STREAM:
        return sys.stdin.buffer.read(LARGEST + 1)
    with path.open("rb") as file:
        return file.read(LARGEST + 1)

"""
Errands that a second start of the program leaves for the copy that is open.

They lie in the home, in a folder that only this person can write to. So nobody else's program is heeded, and
a copy with another home has errands of its own. Nothing listens on a socket: Qt's local sockets would need
its network module, and with it a library that a bare system lacks.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.codec import parsed_json
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.regular import bytes_of_regular
from ombre_desktop.value import Value

TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable by which Wayland says who may come to the front."""
_READY, _IN_WORK = ".errand", ".part"
_LARGEST = 65_536
"""The largest errand read, in bytes; a path has at most a few thousand."""


class Errand(Value):
    """
    One errand: to come to the front and, if there is one, to open the *record*.

    *token* is the desktop's leave to come to the front, which only the program just started is given.
    """

    record: Path | None = None
    token: str = ""


def leave(folders: Folders, errand: Errand) -> Path:
    """Leave *errand* and return its file, which goes when it is taken; raise `OSError` if that fails."""
    folder = errands_in(folders)
    words = {"record": errand.record and str(errand.record.absolute()), "token": errand.token}
    handle, name = tempfile.mkstemp(suffix=_IN_WORK, dir=folder)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(words, file)
    ready = Path(name).with_suffix(_READY)
    renamed(Path(name), ready)
    return ready


def take(folders: Folders) -> list[Errand]:
    """Return the errands that this person's starts have left, and remove them."""
    return [errand for path in _left(folders, _READY) if (errand := _taken(path)) is not None]


def forget_errands(folders: Folders) -> None:
    """Remove what killed starts have left; only the copy that has just got the lock may call this."""
    for path in (*_left(folders, _READY), *_left(folders, _IN_WORK)):
        with suppress(OSError):
            path.unlink()


def errands_in(folders: Folders) -> Path:
    """Return the folder of errands after making it if needed; raise `OSError` where that is not allowed."""
    folders.errands.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folders.errands


def _left(folders: Folders, suffix: str) -> list[Path]:
    with suppress(OSError):
        return sorted(folders.errands.glob(f"*{suffix}"))
    return []


def _taken(path: Path) -> Errand | None:
    """Return the errand at *path*, removed; None if it is withdrawn, unreadable or another person's."""
    with suppress(OSError):
        if _is_ours(path):
            words = bytes_of_regular(path, _LARGEST)
            path.unlink()
            return _errand(words)
    return None


def _is_ours(path: Path) -> bool:
    """Tell whether *path* is a file of this person, not a link to one of another."""
    found = path.lstat()
    return S_ISREG(found.st_mode) and (sys.platform == "win32" or found.st_uid == os.getuid())


def _errand(words: bytes) -> Errand:
    """Return the errand in *words*; whatever they are, somebody has started the program."""
    with suppress(ValueError, TypeError, AttributeError):
        said = parsed_json(words)
        record, token = said.get("record"), said.get("token")
        return Errand(Path(record) if record else None, str(token or ""))
    return Errand()

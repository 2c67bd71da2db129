"""
The home of a self-test: an empty folder that is deleted afterwards.

The games and the preferences of the person are out of reach: no check gets another folder, and the processes
that a check starts refuse to run in a home without the mark of a self-test.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ombre_desktop.storage.folders import HOME, Folders

MARK = "made-for-a-self-test"
"""The name of an empty file that marks a folder as a self-test's home."""
OTHER_HOMES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


class NoTestHomeError(Exception):
    """An error: the home in the environment was not made for a self-test."""


class NoRoomError(Exception):
    """An error: no folder for temporary files can be written to; the text is the system's reason."""


@contextmanager
def test_home() -> Iterator[Path]:
    """
    Provide a fresh home; until the context ends, all saved and temporary files go there.

    Raises:
        NoRoomError: no temporary folder can be made.
    """
    before, before_temporary = dict(os.environ), tempfile.tempdir
    with _fresh_folder() as made:
        home = Path(made).resolve()
        (home / MARK).touch()
        temporary = home / "temporary"
        temporary.mkdir()
        os.environ |= {HOME: str(home), **{name: str(home / name.lower()) for name in OTHER_HOMES}}
        tempfile.tempdir = str(temporary)
        try:
            yield home
        finally:
            tempfile.tempdir = before_temporary
            os.environ.clear()
            os.environ.update(before)


def _fresh_folder() -> tempfile.TemporaryDirectory[str]:
    try:
        return tempfile.TemporaryDirectory(prefix="ombre-self-test-", ignore_cleanup_errors=True)
    except OSError as error:
        raise NoRoomError(error.strerror or str(error)) from error


def marked_folders() -> Folders:
    """Return the folders of a self-test; raise `NoTestHomeError` if they are not marked as such."""
    home = os.environ.get(HOME, "")
    if not home or not (Path(home) / MARK).is_file():
        raise NoTestHomeError(home)
    return Folders.of()

"""Only a regular file is read, and only as much as there can be."""

import os
import socket
import sys
from pathlib import Path

import pytest

from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.storage.startup_preferences import StartupPreferences, read_startup_preferences
from ombre_desktop.storage.taking_over import is_wanted


def pipe(path: Path) -> None:
    os.mkfifo(path)


def listener(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path.relative_to(Path.cwd())))  # such a name has room for a hundred characters


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def folder(path: Path) -> None:
    path.mkdir()


IN_ITS_PLACE = [folder] if sys.platform == "win32" else [folder, pipe, listener, device]


@pytest.fixture(params=IN_ITS_PLACE, ids=lambda made: made.__name__)
def something_else(request, tmp_path, monkeypatch):
    """Put something else in the place of the preferences."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "preferences.json"
    request.param(path)
    return path


def test_something_else_is_refused(something_else):
    """At once: a pipe to which nobody writes would be waited for."""
    with pytest.raises(OSError, match=r"preferences\.json"):
        read_regular(something_else)


@pytest.mark.parametrize("name", ["no\0name", "half\ud800"])
def test_a_name_that_no_file_can_have_is_refused(name):
    """A dropped address or a crafted errand may hold one."""
    with pytest.raises(OSError, match="Not a regular file"):
        read_regular(Path(name))


def test_the_first_frame_does_without_it(something_else):
    """In the usual colours."""
    assert StartupPreferences() == read_startup_preferences(something_else)


def test_the_store_tells_and_puts_it_aside(something_else):
    """The next preferences are written to the usual place."""
    store = PreferencesStore(something_else)

    told = store.read().problems
    store.write(PreferencesDocument(text_scale=1.5))

    assert [ProblemKind.UNREADABLE] == [problem.kind for problem in told]
    assert 1.5 == PreferencesStore(something_else).read().document.text_scale


def test_a_file_has_the_size_that_is_allowed(tmp_path):
    """And not a byte more."""
    path = tmp_path / "file"
    path.write_bytes(b"\xef\xbb\xbf" + b"x" * 7)

    assert "x" * 7 == read_regular(path, 10)
    with pytest.raises(OSError, match="large"):
        read_regular(path, 9)


def test_what_is_no_text_is_told_apart(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"\xff")

    with pytest.raises(UnicodeDecodeError):
        read_regular(path)


def test_a_file_that_is_not_there_is_told_apart(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "none")


def test_a_place_that_cannot_be_looked_at_holds_nothing_to_take_over(tmp_path):
    """Such as one whose name is too long: that is told when something is kept there."""
    assert not is_wanted(tmp_path / ("x" * 300))

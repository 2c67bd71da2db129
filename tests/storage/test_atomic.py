"""Atomic writing, and the files left after a failure."""

import errno
import os

import pytest

from ombre_desktop.storage import atomic
from ombre_desktop.storage.atomic import atomic_write, backup_of, sweep
from ombre_desktop.storage.problems import ProblemKind, StorageError


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "sitting.json"


def names(path):
    return sorted(one.name for one in path.parent.iterdir())


def refused(monkeypatch, name, number, times=10**9):
    """Make os.*name* fail that many *times*; return the list of attempts."""
    allowed, tried = getattr(os, name), []

    def refuse(*arguments, **named):
        tried.append(arguments)
        if len(tried) <= times:
            raise OSError(number, os.strerror(number))
        return allowed(*arguments, **named)

    monkeypatch.setattr(atomic.os, name, refuse)
    return tried


def test_the_folder_is_made_and_nothing_else_is_left(path):
    """A first writing makes the folder and one file."""
    atomic_write(path, "spadille\n")

    assert "spadille\n" == path.read_text(encoding="utf-8")
    assert ["sitting.json"] == names(path)


def test_text_is_kept_to_the_byte(path):
    """UTF-8, and line ends as they were given, on every system."""
    atomic_write(path, "Señor Núñez\n♠\r\n")

    assert "Señor Núñez\n♠\r\n".encode() == path.read_bytes()


def test_the_version_before_stays_beside_it(path):
    """After three writings the second is the backup; no temporary file is left."""
    for text in ("one", "two", "three"):
        atomic_write(path, text)

    assert ("three", "two") == (path.read_text(), backup_of(path).read_text())
    assert ["sitting.json", "sitting.json.bak"] == names(path)


def test_a_backup_left_as_a_second_name_does_no_harm(path):
    """A writer killed between the two renamings leaves one file with both names; writing goes on."""
    atomic_write(path, "one")
    os.link(path, backup_of(path))

    atomic_write(path, "two")

    assert ("two", "one") == (path.read_text(), backup_of(path).read_text())
    assert ["sitting.json", "sitting.json.bak"] == names(path)


def test_without_hard_links_the_backup_is_kept_by_renaming(path, monkeypatch):
    """On a stick that knows no links the result is the same."""
    atomic_write(path, "one")
    refused(monkeypatch, "link", errno.EPERM)

    atomic_write(path, "two")

    assert ("two", "one") == (path.read_text(), backup_of(path).read_text())
    assert ["sitting.json", "sitting.json.bak"] == names(path)


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, ProblemKind.DISK_FULL),
        (errno.EDQUOT, ProblemKind.DISK_FULL),
        (errno.EROFS, ProblemKind.READ_ONLY),
        (errno.EACCES, ProblemKind.READ_ONLY),
        (errno.EIO, ProblemKind.UNWRITABLE),
    ],
)
@pytest.mark.parametrize("deed", ["fsync", "replace"])
def test_a_failure_is_a_value_and_loses_nothing(path, monkeypatch, deed, number, kind):
    """
    At any step that the system refuses, the kind is named, the old text stays, and no file is left over.
    """
    atomic_write(path, "one")
    with monkeypatch.context() as patch:
        refused(patch, deed, number)

        with pytest.raises(StorageError) as caught:
            atomic_write(path, "two")

    assert (kind, path) == (caught.value.problem.kind, caught.value.problem.path)
    assert "one" == path.read_text()
    assert ["sitting.json"] == names(path)


def test_a_file_where_a_folder_should_be_is_reported(tmp_path):
    """A folder that cannot be made is a failure like any other."""
    (tmp_path / "file").write_text("")

    with pytest.raises(StorageError):
        atomic_write(tmp_path / "file" / "sitting.json", "one")


def test_a_folder_that_cannot_be_synchronised_is_no_failure(path, monkeypatch):
    """Some file systems synchronise files only."""
    path.parent.mkdir()
    synchronise = os.fsync
    called = []

    def files_only(handle):
        called.append(handle)
        if len(called) == 2:
            raise OSError(errno.EINVAL, "no folder")
        synchronise(handle)

    monkeypatch.setattr(atomic.os, "fsync", files_only)
    atomic_write(path, "one")

    assert "one" == path.read_text()
    assert (2 if os.name == "posix" else 1) == len(called)


def test_a_renaming_that_is_refused_is_tried_again(path, monkeypatch):
    """Scanners may hold files for a moment, so patience helps."""
    monkeypatch.setattr(atomic, "WAITS", (0.0, 0.0, 0.0))
    tried = refused(monkeypatch, "replace", errno.EACCES, times=2)

    atomic_write(path, "one")

    assert "one" == path.read_text()
    assert 3 == len(tried)


def test_patience_has_an_end(path, monkeypatch):
    """A file that another program goes on holding is reported as in use."""
    atomic_write(path, "one")
    monkeypatch.setattr(atomic, "WAITS", (0.0, 0.0))
    refused(monkeypatch, "replace", errno.EACCES)

    with pytest.raises(StorageError) as caught:
        atomic_write(path, "two")

    assert ProblemKind.IN_USE is caught.value.problem.kind
    assert "one" == path.read_text()


def test_sweeping_removes_what_dead_writers_left(path):
    """Temporary files of other processes go; our own, the document and its backup stay."""
    atomic_write(path, "one")
    atomic_write(path, "two")
    for name in (".sitting.json.999999999-abc.tmp", ".sitting.json.999999999-bak.tmp"):
        (path.parent / name).write_text("half a sit")
    own = path.parent / f".sitting.json.{os.getpid()}-abc.tmp"
    own.write_text("in the making")
    other = path.parent / ".preferences.json.999999999-abc.tmp"
    other.write_text("another's")

    sweep(path)

    assert sorted([own.name, other.name, "sitting.json", "sitting.json.bak"]) == names(path)


def test_sweeping_a_folder_that_is_not_there_is_nothing(tmp_path):
    """The first start has nothing to sweep."""
    sweep(tmp_path / "none" / "sitting.json")

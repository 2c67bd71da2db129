"""The folders of the program's files."""

import sys
from pathlib import Path

import pytest

from ombre_desktop.storage import folders
from ombre_desktop.storage.folders import Folders, HomeError, room_for


def paths(folders):
    return [folders.preferences, folders.save, folders.history, folders.log, folders.lock]


def test_one_variable_redirects_everything(tmp_path):
    """With OMBRE_HOME everything lies in that one folder."""
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})

    assert {tmp_path} == {path.parent for path in paths(folders)}


def test_no_two_files_share_a_name(tmp_path):
    """In one folder, as on macOS, each file and its companions have names of their own."""
    names = [path.name for path in paths(Folders.of({"OMBRE_HOME": str(tmp_path)}))]

    assert len(names) == len(set(names))
    assert not [(a, b) for a in names for b in names if a != b and a.startswith(b)]


def test_an_empty_variable_is_none():
    """An empty OMBRE_HOME is not the working directory."""
    assert Folders.of({}) == Folders.of({"OMBRE_HOME": " "})


def test_a_home_may_begin_with_a_tilde():
    """The person's own folder can be written as shells write it, and a relative one is made absolute."""
    assert Path("~/cards").expanduser() == Folders.of({"OMBRE_HOME": "~/cards"}).data
    assert Folders.of({"OMBRE_HOME": "cards"}).data.is_absolute()


@pytest.mark.skipif(sys.platform == "win32", reason="homes of others are not looked up there")
def test_a_home_of_nobody_is_refused():
    """The error names the home that was asked for."""
    with pytest.raises(HomeError, match=r"^~nobody at all/cards$"):
        Folders.of({"OMBRE_HOME": "~nobody at all/cards"})


@pytest.mark.skipif(sys.platform == "win32", reason="a folder in use cannot be deleted there")
def test_a_home_in_a_deleted_folder_is_refused(tmp_path, monkeypatch):
    """A relative home has no place then, while an absolute one has."""
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()

    with pytest.raises(HomeError, match=r"^cards$"):
        Folders.of({"OMBRE_HOME": "cards"})
    assert tmp_path == Folders.of({"OMBRE_HOME": str(tmp_path)}).data


def test_a_person_without_a_home_is_told(monkeypatch):
    """Nothing is made in the current folder instead."""

    def homeless(name: str, *, appauthor: bool) -> None:
        raise RuntimeError("no home")

    monkeypatch.setattr(folders, "PlatformDirs", homeless)

    with pytest.raises(HomeError, match=r"^$"):
        Folders.of({})


def test_the_system_s_folders_bear_the_name_once():
    """The application's name stands once in each path, on Windows too."""
    folders = Folders.of({})

    for path in paths(folders):
        assert 1 == path.parts.count("ombre-desktop"), path


def test_nothing_is_made_by_asking(tmp_path):
    """Folders are made when something is put into them."""
    folders = Folders.of({"OMBRE_HOME": str(tmp_path / "new")})

    assert not folders.save.parent.exists()
    assert folders.save == room_for(folders.save)
    assert folders.save.parent.is_dir()

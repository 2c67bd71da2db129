"""Where things are kept."""

from pathlib import Path

from ombre_desktop.storage.folders import Folders, room_for


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

"""Games outside a sandbox: seen, and copied once."""

import os
import sys

import pytest

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.outside import copy_games, games_outside, has_games
from ombre_desktop.storage.problems import StorageError


@pytest.fixture
def own(tmp_path):
    """Return the folders in the sandbox."""
    return Folders(*(tmp_path / "sandbox" / name for name in ("config", "data", "state", "logs")))


@pytest.fixture
def home(tmp_path):
    """Return the home of somebody who has played outside."""
    home = tmp_path / "home"
    for folder, name in ((".local/share", "table-1.json"), (".config", "preferences.json")):
        path = home / folder / "ombre-desktop" / name
        path.parent.mkdir(parents=True)
        path.write_text(name)
    (home / ".local/share/ombre-desktop/backups").mkdir()
    (home / ".local/share/ombre-desktop/backups/history.bak").write_text("history")
    return home


def variables(home):
    return {"FLATPAK_ID": "io.github.ombre_desktop.Ombre", "HOME": str(home)}


def test_games_outside_a_sandbox_are_found(own, home):
    outside = games_outside(own, variables(home))

    assert home / ".local" / "share" / "ombre-desktop" == outside.data


def test_the_system_may_have_other_folders_outside(own, home, tmp_path):
    """Then Flatpak says so."""
    (home / ".local" / "share").rename(tmp_path / "elsewhere")
    moved = variables(home) | {"HOST_XDG_DATA_HOME": str(tmp_path / "elsewhere")}

    assert tmp_path / "elsewhere" / "ombre-desktop" == games_outside(own, moved).data


def test_without_a_sandbox_nothing_is_looked_for(own, home):
    assert games_outside(own, {"HOME": str(home)}) is None


def test_games_of_its_own_are_not_mixed_with_others(own, home):
    own.save.parent.mkdir(parents=True)
    own.history.touch()

    assert games_outside(own, variables(home)) is None


def test_everything_is_copied_and_stays_where_it_was(own, home):
    outside = games_outside(own, variables(home))
    before = sorted(path for path in home.rglob("*"))

    copy_games(outside, own)

    copied = sorted(path.relative_to(own.data).as_posix() for path in own.data.rglob("*"))
    assert ["backups", "backups/history.bak", "table-1.json"] == copied
    assert "preferences.json" == own.preferences.read_text()
    assert before == sorted(path for path in home.rglob("*"))


def test_preferences_of_its_own_stay(own, home):
    own.preferences.parent.mkdir(parents=True)
    own.preferences.write_text("mine")

    copy_games(games_outside(own, variables(home)), own)

    assert "mine" == own.preferences.read_text()


def test_a_game_begun_meanwhile_is_not_written_over(own, home):
    outside = games_outside(own, variables(home))
    own.data.mkdir(parents=True)
    (own.data / "table-1.json").write_text("mine")

    copy_games(outside, own)

    assert "mine" == (own.data / "table-1.json").read_text()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes in folders")
def test_a_pipe_among_the_games_holds_nothing_up(own, home):
    outside = games_outside(own, variables(home))
    os.mkfifo(outside.data / "pipe")

    copy_games(outside, own)

    assert not (own.data / "pipe").exists()


def test_without_room_nothing_is_taken_for_games(own, home, monkeypatch):
    """The problem is told, and the next start can offer them again."""

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shutil.copy2", full)
    monkeypatch.setattr("shutil.copytree", full)

    with pytest.raises(StorageError, match="disk_full"):
        copy_games(games_outside(own, variables(home)), own)

    assert not has_games(own)
    assert [] == list(own.data.iterdir())

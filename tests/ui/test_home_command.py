"""``ombre backup`` and ``ombre restore``: in a terminal, also without a screen."""

from __future__ import annotations

import pytest

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PersonDocument, PreferencesDocument
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.ui.shell.home_command import main
from ombre_desktop.ui.shell.lock import lock_in


@pytest.fixture
def named(home) -> Folders:
    """Provide a home in which only a name is kept."""
    folders = Folders.of()
    name_in(folders, "Ana")
    return folders


def name_in(folders: Folders, name: str) -> None:
    PreferencesStore(folders.preferences).write(PreferencesDocument(person=PersonDocument(name=name)))


def found(folders: Folders) -> str:
    return PreferencesStore(folders.preferences).read().document.person.name


def test_a_backup_is_made_and_restored(named, tmp_path, capsys):
    """A change in between is undone, and kept aside."""
    path = tmp_path / "all"
    assert 0 == main(["backup", str(path)])
    name_in(named, "Bo")

    assert 0 == main(["restore", str(path)])

    assert "Ana" == found(named)
    told = capsys.readouterr().out.splitlines()
    assert "all holds everything: sittings: 0, deals: 0." == told[0]
    assert str(next(named.data.glob("replaced-*"))) in told[1]


def test_nothing_is_restored_while_the_program_is_open(named, tmp_path, capsys):
    """Its window holds the lock."""
    path = tmp_path / "all"
    main(["backup", str(path)])
    name_in(named, "Bo")
    lock = lock_in(named)
    assert lock.tryLock(0)

    assert 1 == main(["restore", str(path)])

    lock.unlock()
    assert "Bo" == found(named)
    assert "Ombre is open" in capsys.readouterr().err


def test_a_backup_can_be_made_while_the_program_is_open(named, tmp_path):
    lock = lock_in(named)
    assert lock.tryLock(0)

    assert 0 == main(["backup", str(tmp_path / "all")])

    lock.unlock()


def test_a_bad_file_is_refused_in_words(named, tmp_path, capsys):
    path = tmp_path / "diary"
    path.write_text("Today I played Ombre.")

    assert 1 == main(["restore", str(path)])

    assert f"{path} is not a backup of Ombre.\n" == capsys.readouterr().err
    assert "Ana" == found(named)

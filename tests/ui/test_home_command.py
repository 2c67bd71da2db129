"""``ombre backup`` and ``ombre restore``: in a terminal, also without a screen."""

from __future__ import annotations

import json
import sys
from io import BytesIO

import pytest
from evening import fresh, played

from ombre_desktop.storage.display_options import PersonDocument
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.preferences import PreferencesDocument
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

    assert 3 == main(["restore", str(path)])

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


@pytest.mark.parametrize("suffix", ["csv", "json", "ombre"])
def test_all_deals_are_written_in_the_form_of_the_suffix(named, tmp_path, suffix):
    """Two deals of a game for chips, one for points."""
    kept = History(named.history)
    kept.keep(played(fresh(), 2))
    kept.keep(played(fresh("homme_auvergne", game_id="f" * 32), 1))
    kept.close()
    path = tmp_path / f"deals.{suffix}"

    assert 0 == main(["export", str(path)])

    text = path.read_text(encoding="utf-8")
    begins = {"csv": "settled,", "json": "[\n", "ombre": "[Record"}
    assert text.startswith(begins[suffix])
    assert 3 == text.count("ombre 1")


def test_exported_records_are_imported_into_another_home(named, tmp_path, monkeypatch, capsys):
    kept = History(named.history)
    kept.keep(played(fresh(), 2))
    kept.close()
    path = tmp_path / "deals.ombre"
    main(["export", str(path)])
    monkeypatch.setenv("OMBRE_HOME", str(tmp_path / "elsewhere"))

    assert 0 == main(["import", str(path)])

    assert "Deals added: 2; known already: 0; left out: 0." in capsys.readouterr().out


def test_an_unknown_suffix_is_refused(named, tmp_path, capsys):
    """No file is written."""
    path = tmp_path / "deals.xlsx"

    assert 2 == main(["export", str(path)])

    assert "not of a known kind" in capsys.readouterr().err
    assert not path.exists()


@pytest.mark.parametrize("text", ["rubbish", "", '[Record  "ombre 1"]\n'])
def test_importing_what_is_no_exported_deal_does_not_end_well(named, tmp_path, text, capsys):
    path = tmp_path / "deals.ombre"
    path.write_text(text, encoding="utf-8")

    assert 1 == main(["import", str(path), "--json"])
    assert 0 == json.loads(capsys.readouterr().out)["added"]


def test_importing_what_is_no_text_says_so(named, tmp_path, capsys):
    """The forms of an export have nothing to do with it."""
    path = tmp_path / "deals.ombre"
    path.write_bytes(b"PK\xff\x00")

    assert 1 == main(["import", str(path)])

    assert f"{path} holds no deals exported by Ombre.\n" == capsys.readouterr().err


def test_a_file_that_is_missing_cannot_be_imported(named, tmp_path):
    assert 3 == main(["import", str(tmp_path / "none.ombre")])


class Piped:
    """A standard stream with bytes below."""

    def __init__(self, content: bytes = b"") -> None:
        self.buffer = BytesIO(content)
        self.write = self.flush = lambda *_: None


def piped(monkeypatch, arguments, content=b""):
    """Run a command with *content* as its input, and return its output."""
    out = Piped()
    monkeypatch.setattr(sys, "stdin", Piped(content))
    monkeypatch.setattr(sys, "stdout", out)
    assert 0 == main(arguments)
    return out.buffer.getvalue()


def test_a_backup_goes_through_a_pipe(named, monkeypatch):
    packed = piped(monkeypatch, ["backup", "-"])
    name_in(named, "Bo")

    piped(monkeypatch, ["restore", "-"], packed)

    assert "Ana" == found(named)


def test_exported_deals_go_through_a_pipe(named, monkeypatch):
    """The form is told by an option, since there is no name."""
    kept = History(named.history)
    kept.keep(played(fresh(), 1))
    kept.close()

    records = piped(monkeypatch, ["export", "-"])

    assert records.startswith(b"[Record")
    assert piped(monkeypatch, ["export", "-", "--format", "csv"]).startswith(b"settled,")
    assert b"" == piped(monkeypatch, ["import", "-"], records)


@pytest.mark.parametrize("name", ["restore", "import"])
def test_a_file_that_cannot_be_read_is_told_with_the_reason(named, tmp_path, name, capsys):
    """A missing file or a folder is no damaged file."""
    assert (3, 3) == (main([name, str(tmp_path / "missing")]), main([name, str(tmp_path)]))
    missing, folder = capsys.readouterr().err.splitlines()
    assert missing.endswith("missing cannot be read. No such file or folder.")
    assert folder.startswith(f"{tmp_path} cannot be read. ")

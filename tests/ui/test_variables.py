"""Environment variables never cause a traceback, or a table that nobody can see."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from wording import said

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui import entry
from ombre_desktop.ui.shell import application
from ombre_desktop.ui.shell.variables import drop_strange

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "tests" / "records" / "renegado" / "held_twice.ombre"

STRANGE = [
    *(("QT_SCALE_FACTOR", number) for number in ("0", "-3", "nan", "1e9", "inf", "two", "0\x1b[2J")),
    *(("QT_FONT_DPI", number) for number in ("0", "-5", "100000")),
    *(("QT_SCREEN_SCALE_FACTORS", numbers) for numbers in ("2;0", "eDP-1=nan", "eDP-1=")),
]
SENSIBLE = [
    *(("QT_SCALE_FACTOR", number) for number in ("", "1", "1.5", " 2 ")),
    ("QT_FONT_DPI", "192"),
    *(("QT_SCREEN_SCALE_FACTORS", numbers) for numbers in ("2", "1;1.5;", "eDP-1=2;HDMI-1=1")),
]


@pytest.mark.parametrize(("name", "value"), STRANGE)
def test_a_size_at_which_nothing_is_seen_is_not_heeded(name, value):
    """The variable is removed, and its name is reported."""
    variables = {name: value, "HOME": "/home/ana"}

    assert [name] == drop_strange(variables)
    assert {"HOME": "/home/ana"} == variables


@pytest.mark.parametrize(("name", "value"), SENSIBLE)
def test_a_sensible_size_is_heeded(name, value):
    variables = {name: value}

    assert [] == drop_strange(variables)
    assert {name: value} == variables


def test_the_person_is_told_what_is_not_heeded(monkeypatch, capsys):
    monkeypatch.setenv("QT_SCALE_FACTOR", "0")

    entry._drop_strange_variables()

    assert "QT_SCALE_FACTOR=0 is ignored" in capsys.readouterr().err
    assert "QT_SCALE_FACTOR" not in os.environ


@pytest.mark.skipif(sys.platform == "win32", reason="homes of others are not looked up there")
@pytest.mark.usefixtures("qapp")
def test_a_home_that_cannot_be_found_is_told(monkeypatch):
    """The message is one line, whatever the variable contains."""
    monkeypatch.setattr(entry, "has_display", lambda: True)
    monkeypatch.setattr(gc, "disable", lambda: None)
    monkeypatch.setenv("OMBRE_HOME", "~nobody\n\x1b[2J")

    with pytest.raises(SystemExit) as left:
        entry.run([])

    assert said("start.no_home.1", variable="OMBRE_HOME", value="~nobody\\n\\x1b[2J") == left.value.code


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Ombre cannot open a window"), ("es", "Ombre no puede abrir una ventana")],
)
def test_a_display_that_cannot_be_used_is_told(language, words):
    """Our own words come before Qt's, in the person's language, and the program does not crash."""
    start = "import sys; from ombre_desktop.ui import entry; sys.exit(entry.run([]))"
    variables = os.environ | {"QT_QPA_PLATFORM": "nonsense", "PYTHONPATH": str(ROOT), "LANGUAGE": language}

    done = subprocess.run(
        [sys.executable, "-c", start], env=variables, capture_output=True, text=True, check=False
    )

    assert 1 == done.returncode
    assert words in done.stderr
    assert "Available platform plugins are" in done.stderr


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display here")
def test_without_a_display_a_deal_is_played_all_the_same(tmp_path):
    """Empty variables count as unset, and the picture and the record are in the folder that was asked for."""
    start = [sys.executable, "-m", "ombre_desktop", "--folder", str(tmp_path / "left")]
    nothing = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"), "")
    ours = {"PYTHONPATH": str(ROOT), "OMBRE_HOME": str(tmp_path), "LANGUAGE": "es"}
    variables = os.environ | nothing | ours

    done = subprocess.run(start, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stderr)
    assert ["Aquí no hay", "En su lugar,", "Una imagen", "El registro"] == [
        " ".join(line.split()[:words])
        for line, words in zip(done.stdout.splitlines(), (3, 3, 2, 2), strict=True)
    ]
    assert {"ombre-table.png", "ombre-deal.ombre"} == {path.name for path in (tmp_path / "left").iterdir()}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display here")
@pytest.mark.parametrize(
    ("asked", "status", "told"),
    [([], 3, "--folder DIR"), ([str(RECORD)], 0, "sacada 1"), (["--", "-none"], 3, "-none: ")],
)
def test_without_a_display_nothing_is_written_unasked(asked, status, told, qapp, blank):
    """A record is not ignored: its result is printed."""
    assert qapp is not None

    assert status == entry.run(asked)

    assert told in "".join(blank.readouterr())
    assert [] == list(Path.cwd().iterdir())


@pytest.fixture
def blank(tmp_path, monkeypatch, capsys):
    """Provide what is printed in an empty current folder of a machine without a display."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)
    return capsys


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_in_the_place_of_the_lock_is_not_waited_for(tmp_path):
    """Two programs still exclude each other."""
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    os.mkfifo(folders.lock)

    first, second = application.lock_in(folders), application.lock_in(folders)

    assert first.tryLock(0)
    assert not second.tryLock(0)
    assert QLockFile.LockError.LockFailedError == second.error()
    first.unlock()

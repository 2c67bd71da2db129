"""Less motion where the system asks for it."""

from __future__ import annotations

import os
import plistlib
import sys
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from ombre_desktop.storage.display_options import Preferences, ReducedMotion
from ombre_desktop.ui.background.reduced_motion import (
    LESS_MOTION,
    MotionPreference,
    is_motion_reduced,
    system_wants_less_motion,
)


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    """Provide a home with nothing in it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / ".config"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    (tmp_path / ".config").mkdir()
    return tmp_path


@pytest.fixture
def moving(qapp):
    """Provide an application that does not know yet what the system wants."""
    yield
    QGuiApplication.instance().setProperty(LESS_MOTION, False)


def plasma(home: Path, text: str) -> None:
    (home / ".config" / "kdeglobals").write_text(text, encoding="utf-8")


def desktop_that_says(home: Path, monkeypatch, answer: str) -> None:
    """Install a stand-in for the desktop's settings program that gives this answer."""
    program = home / "gsettings"
    program.write_text(f"#!/bin/sh\necho {answer}\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{home}:/usr/bin:/bin")


@pytest.mark.parametrize(
    ("text", "still"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\n", False),
        ("[KDE]\nAnimationDurationFactor=often\n", False),
        ("no section\n", False),
    ],
)
def test_plasma_tells_by_the_factor_of_its_motions(home, text, still):
    plasma(home, text)

    assert still is system_wants_less_motion("linux")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_nobody_waits_for_settings(home):
    """A named pipe in the place of the settings is ignored."""
    folder = home / "Library" / "Preferences"
    folder.mkdir(parents=True)
    os.mkfifo(home / ".config" / "kdeglobals")
    os.mkfifo(folder / "com.apple.universalaccess.plist")

    assert not system_wants_less_motion("linux")
    assert not system_wants_less_motion("darwin")


def test_a_person_without_a_home_has_no_settings(monkeypatch):
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", homeless)

    assert not system_wants_less_motion("linux")


def test_a_desktop_without_settings_moves(home):
    assert not system_wants_less_motion("linux")
    assert not system_wants_less_motion("darwin")


@pytest.mark.parametrize("still", [True, False])
def test_macos_keeps_the_wish_with_those_for_access(home, still):
    folder = home / "Library" / "Preferences"
    folder.mkdir(parents=True)
    (folder / "com.apple.universalaccess.plist").write_bytes(plistlib.dumps({"reduceMotion": still}))

    assert still is system_wants_less_motion("darwin")


def test_damaged_settings_of_macos_let_all_move(home):
    folder = home / "Library" / "Preferences"
    folder.mkdir(parents=True)
    (folder / "com.apple.universalaccess.plist").write_bytes(b"bplist00 damaged")

    assert not system_wants_less_motion("darwin")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems are asked at once")
@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize(("answer", "still"), [("false", True), ("true", False)])
def test_a_desktop_is_asked_and_the_table_obeys(home, monkeypatch, qtbot, answer, still):
    """A choice of the person's overrides the desktop."""
    desktop_that_says(home, monkeypatch, answer)
    preference = MotionPreference()

    preference.ask()
    process = preference._gnome.process
    qtbot.waitUntil(lambda: process.state() == process.ProcessState.NotRunning)

    assert still is is_motion_reduced(Preferences())
    assert not is_motion_reduced(Preferences(reduced_motion=ReducedMotion.OFF))


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems are asked at once")
def test_a_question_that_is_still_open_ends_with_the_window(home, monkeypatch, qtlog):
    """Qt complains of a process that is thrown away while it runs."""
    program = home / "gsettings"
    program.write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{home}:/usr/bin:/bin")
    window = QObject()
    MotionPreference(window).ask()

    shiboken6.delete(window)

    assert [] == qtlog.records


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems are asked at once")
def test_a_program_in_the_current_folder_is_not_asked(home, monkeypatch):
    """An empty entry of the search path means the current folder, in which anybody's program may lie."""
    desktop_that_says(home, monkeypatch, "false")
    monkeypatch.setenv("PATH", ":/nowhere")
    monkeypatch.chdir(home)
    preference = MotionPreference()

    preference.ask()

    assert preference._gnome.process is None


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems are asked elsewhere")
@pytest.mark.usefixtures("moving")
def test_the_table_is_told_when_the_answer_is_there(home, qtbot):
    plasma(home, "[KDE]\nAnimationDurationFactor=0\n")
    preference = MotionPreference()

    with qtbot.waitSignal(preference.changed):
        preference.ask()

    assert is_motion_reduced(Preferences())


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="these systems are asked elsewhere")
@pytest.mark.usefixtures("moving")
def test_motion_comes_back_when_the_system_wants_it_again(home, qtbot, monkeypatch):
    """The system is asked again whenever the person comes back to the program."""
    monkeypatch.setenv("PATH", "/nowhere")
    plasma(home, "[KDE]\nAnimationDurationFactor=0\n")
    preference = MotionPreference()
    preference.ask()
    plasma(home, "[KDE]\nAnimationDurationFactor=1\n")

    with qtbot.waitSignal(preference.changed):
        preference.ask()

    assert not is_motion_reduced(Preferences())

#!/usr/bin/env python3
"""
Test the program through the real accessibility bus of Linux: read its trees, and play a deal of each game.

``python benchmarks/screen_reader.py [--games renegado french] [--trees FOLDER]``

The program runs on a session bus and a screen of its own. A client that knows nothing about the program
starts a game and plays a deal: it reads roles, names and states, and presses the controls it finds, like a
user of a screen reader. *--trees* keeps the tree of every phase as text. Debian's ``dbus``, ``xvfb``,
``at-spi2-core`` and ``python3-pyatspi`` are needed; if one is missing, the test says so and does nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from argparse import SUPPRESS
from collections.abc import Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import ruleset_names
from ombre_desktop.storage.atomic import atomic_write
from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.display_options import Speed
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.texts.games import game_name

ROOT = Path(__file__).resolve().parents[1]
CLIENT = Path(__file__).with_name("screen_reader_client.py")
PYTHONS = (sys.executable, "/usr/bin/python3")
"""The interpreters that may have the bindings; Debian's bindings belong to its own Python."""
HELPERS = ("/usr/libexec", "/usr/lib/at-spi2-core", "/usr/libexec/at-spi2-core")
"""The folders in which systems keep the launcher of the accessibility bus."""
PATIENCE = 240
"""Seconds for one deal."""
SCREEN = "1280x900x24"


def missing() -> str:
    """Return the name of something that is missing here; empty if everything is there."""
    for command in ("dbus-run-session", "Xvfb"):
        if shutil.which(command) is None:
            return f"there is no {command}"
    if not any(
        Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")
    ):
        return "at-spi2-core is not installed"
    return "" if client_python() else "no Python has pyatspi"


def client_python() -> str:
    """Return a Python with pyatspi; empty if there is none."""
    for python in PYTHONS:
        asked = [python, "-c", "import pyatspi"]
        if Path(python).exists() and subprocess.run(asked, capture_output=True, check=False).returncode == 0:
            return python
    return ""


def surroundings(home: Path, display: str) -> dict[str, str]:
    """Return the environment of the program: a home with quick preferences, and every name on the bus."""
    found = {
        **os.environ,
        HOME: str(home),
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_LOGGING_RULES": "qt.accessibility.*=false",  # of things that went while the client read them
        "PYTHONPATH": str(ROOT),
    }
    quick = PreferencesDocument(speed=Speed.NONE, trick_hold=1, language="en")
    path = Folders.of(found).preferences
    path.parent.mkdir(parents=True, exist_ok=True)
    atomic_write(path, text_of(quick))
    return found


def play(game: str, trees: Path, environment: Mapping[str, str]) -> int:
    """Play a deal of *game* inside a session bus and a screen that exist; return the client's status."""
    program = subprocess.Popen([sys.executable, "-m", "ombre_desktop"], cwd=ROOT, env=dict(environment))
    try:
        client = [client_python(), str(CLIENT), game_name(game), str(trees / game)]
        return subprocess.run(client, env=dict(environment), timeout=PATIENCE, check=False).returncode
    except subprocess.TimeoutExpired:
        print(f"{game}: the deal did not end within {PATIENCE} seconds")
        return 1
    finally:
        program.terminate()
        program.wait()


def inside(games: Sequence[str], trees: Path) -> int:
    """Start a screen, and play every game on it."""
    reading, writing = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN]
    with subprocess.Popen(screen, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        try:
            failed = 0
            for game in games:
                with tempfile.TemporaryDirectory() as home:
                    failed |= play(game, trees, surroundings(Path(home), display))
        finally:
            server.terminate()
    return failed


def main() -> int:
    options = Options(__doc__)
    options.some("--games", ruleset_names())
    options.place("--trees", "where the tree of every phase is kept")
    options.add_argument("--inside", action="store_true", help=SUPPRESS)
    chosen = options.parse_args()
    reason = missing()
    if reason:
        print(f"skipped: {reason}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        trees = (chosen.trees or Path(folder)).resolve()
        if chosen.inside:
            return inside(chosen.games, trees)
        again = [sys.executable, __file__, "--inside", "--trees", str(trees), "--games", *chosen.games]
        return subprocess.run(["dbus-run-session", "--", *again], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

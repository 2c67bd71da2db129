"""
An idea costs one place: a command is one row and its words, a preference one row and its words.

Both are added to a copy of the program, and nothing else is changed. The window of the copy shows them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ombre_desktop
from tools.languages.catalogues import messages, update

PACKAGE = Path(ombre_desktop.__file__).parent

WINDOW = """
import json
from PySide6.QtWidgets import QApplication
from ombre_desktop.storage.display_options import Preferences, Speed
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.session.kept_preferences import preferences_of, with_preferences
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.shell.unattended import UnattendedTable
from ombre_desktop.ui.texts.key_page import key_sections
from ombre_desktop.value import replace

application = QApplication([])
table = UnattendedTable(Preferences(speed=Speed.NONE))
app = table.app
action = app.menus.actions[Command.ZAP]
before = action.isEnabled()
app.do(Command.JUST_PLAY)
app.desk.player.rush()

app.do(Command.PREFERENCES)
app.boards.finish()
tick = app.boards.open_board("preferences")._ticks["waxed_floor"]
tick.click()
document = with_preferences(PreferencesDocument(), app.preferences)

print(json.dumps({
    "label": action.text(),
    "key": action.shortcut().toString(),
    "dimmed before a deal": not before,
    "page of keys": [one.keys for part in key_sections() for one in part.lines if "Zap" in one.text],
    "named for a screen reader": tick.accessibleName() or tick.text(),
    "chosen": app.preferences.waxed_floor,
    "kept": [PreferencesDocument().waxed_floor, document.waxed_floor, preferences_of(document).waxed_floor],
}))
table.window.close()
"""
"""A program that says where the window shows what was added."""


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """Provide a copy of the program with a command and a preference more."""
    home = tmp_path_factory.mktemp("copy") / "ombre_desktop"
    shutil.copytree(PACKAGE, home, ignore=shutil.ignore_patterns("assets", "__pycache__"))
    try:
        (home / "assets").symlink_to(PACKAGE / "assets", target_is_directory=True)
    except OSError:  # Windows asks for a privilege
        shutil.copytree(PACKAGE / "assets", home / "assets")

    def add(module: str, before: str, line: str) -> None:
        path = home / module
        text = path.read_text(encoding="utf-8")
        assert 1 == text.count(before)
        path.write_text(text.replace(before, f"{line}\n{before}"), encoding="utf-8")

    words = '    ZAP = (Place.GAME, ("Ctrl+Alt+Z",), QT_TRANSLATE_NOOP("Menu", "&Zap the table"), "Menu")'
    add("ui/texts/key_table.py", "    QUIT = (", words)
    add("ui/frame/commands.py", "    QUIT = ", '    ZAP = Group.PROGRAM, "desk.repeat", _is_shown')
    words = '            Row("waxed_floor", QT_TRANSLATE_NOOP("PreferencesDialog", "A wa&xed floor")),'
    add("ui/texts/preferences.py", '            Row("trump_ladder"', words)
    add("storage/display_options.py", "    trump_ladder: bool = True", "    waxed_floor: bool = False")
    return home


@pytest.fixture(scope="module")
def shown(home) -> dict[str, object]:
    """Provide what the window of the copy shows."""
    environment = os.environ | {"PYTHONPATH": str(home.parent), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", WINDOW], env=environment, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


def test_a_command_is_one_row_and_its_words(shown):
    """Menu, shortcut, dimming and the page of keys follow."""
    assert ["&Zap the table", "Ctrl+Alt+Z", True] == [
        shown[one] for one in ("label", "key", "dimmed before a deal")
    ]
    assert ["Ctrl+Alt+Z"] == shown["page of keys"]


def test_a_preference_is_one_row_and_its_words(shown):
    """Dialog, screen reader and file follow."""
    assert "A wa&xed floor" == shown["named for a screen reader"]
    assert (True, [False, True, True]) == (shown["chosen"], shown["kept"])


def test_translators_find_the_words(home, tmp_path):
    catalogue = tmp_path / "ombre_da.ts"

    update(catalogue, home / "ui" / "texts")

    found = {message for message, _ in messages(catalogue)}
    assert {("Menu", "&Zap the table"), ("PreferencesDialog", "A wa&xed floor")} <= found

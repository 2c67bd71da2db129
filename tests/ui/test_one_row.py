"""
An idea costs one place: a command or a preference is one row and its words, a dialog one folder beside.

They are added to a copy of the program, and nothing else is changed; the window of the copy shows them. From
another copy all features are taken away.
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
app.menus.actions[Command.WEATHER].trigger()
app.boards.finish()

print(json.dumps({
    "label": action.text(),
    "key": action.shortcut().toString(),
    "dimmed before a deal": not before,
    "page of keys": [one.keys for part in key_sections() for one in part.lines if "Zap" in one.text],
    "named for a screen reader": tick.accessibleName() or tick.text(),
    "weather": [app.boards.open_board("weather").windowTitle(), app.menus.actions[Command.WEATHER].text()],
    "chosen": app.preferences.waxed_floor,
    "kept": [PreferencesDocument().waxed_floor, document.waxed_floor, preferences_of(document).waxed_floor],
}))
table.window.close()
"""
"""A program that says where the window shows what was added."""
WEATHER = """
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.frame.feature import Feature


class WeatherHost(Feature):
    def show(self):
        self._boards.show("weather", self._made)

    def _made(self):
        board = Board(self._boards.appearance, self._boards.window)
        board.set_title("Fair")
        return board


FEATURE = WeatherHost
"""
"""A feature with a dialog."""
BARE = """
import json
from PySide6.QtWidgets import QApplication
from ombre_desktop.storage.display_options import Preferences, Speed
from ombre_desktop.ui.frame.commands import FEATURES, MENUS, Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.shell.unattended import UnattendedTable

application = QApplication([])
table = UnattendedTable(Preferences(speed=Speed.NONE))
app = table.app
app.begin(FIRST_GAME)
app.desk.player.rush()
for command in Command:
    if command.feature:
        app.do(command)
app.boards.finish()
print(json.dumps({
    "features": sorted(FEATURES),
    "in menus": [one.name for menu in MENUS.values() for one in menu if one is not None and one.feature],
    "begun": app.sitting is not None,
    "open": app.boards.names,
}))
table.window.close()
"""
"""A program that looks for what belongs to a feature, asks for it, and plays."""


def copied(folder: Path) -> Path:
    """Copy the program, compiled as it is, to *folder*; return the folder of the package there."""
    home, half_written = folder / "ombre_desktop", "*.pyc.*"
    shutil.copytree(PACKAGE, home, ignore=shutil.ignore_patterns("assets", half_written))
    try:
        (home / "assets").symlink_to(PACKAGE / "assets", target_is_directory=True)
    except OSError:  # Windows asks for a privilege
        shutil.copytree(PACKAGE / "assets", home / "assets")
    return home


def run(home: Path, program: str) -> dict[str, object]:
    """Run *program* on the copy in *home*; return what it tells."""
    environment = os.environ | {"PYTHONPATH": str(home.parent), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """Provide a copy of the program with a command and a preference more."""
    home = copied(tmp_path_factory.mktemp("copy"))

    def add(module: str, before: str, line: str) -> None:
        path = home / module
        text = path.read_text(encoding="utf-8")
        assert 1 == text.count(before)
        path.write_text(text.replace(before, f"{line}\n{before}"), encoding="utf-8")

    folder = home / "ui" / "features" / "weather"
    folder.mkdir()
    (folder / "host.py").write_text(WEATHER, encoding="utf-8")
    (folder / "__init__.py").touch()
    words = '    WEATHER = (Place.GAME, (), QT_TRANSLATE_NOOP("Menu", "&Weather"), "Menu")'
    add("ui/texts/key_table.py", "    QUIT = (", words)
    add("ui/frame/commands.py", "    QUIT = ", '    WEATHER = Group.PROGRAM, "weather:show"')
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
    return run(home, WINDOW)


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


def test_a_dialog_is_one_folder_and_the_row_of_its_command(shown):
    """It opens from its entry in the menu."""
    assert ["Fair", "&Weather"] == shown["weather"]


def test_without_any_feature_there_are_cards_to_play(tmp_path):
    """Their entries are gone, and what the table asks of them does nothing."""
    home = copied(tmp_path)
    for folder in (home / "ui" / "features").iterdir():
        if folder.is_dir():
            shutil.rmtree(folder)

    assert {"features": [], "in menus": [], "begun": True, "open": []} == run(home, BARE)


def test_translators_find_the_words(home, tmp_path):
    catalogue = tmp_path / "ombre_da.ts"

    update(catalogue, home / "ui" / "texts")

    found = {message for message, _ in messages(catalogue)}
    assert {("Menu", "&Zap the table"), ("PreferencesDialog", "A wa&xed floor")} <= found

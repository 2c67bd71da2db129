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
from tutorial import GAME, written

import ombre_desktop
from tools.languages.catalogues import messages, update

PACKAGE = Path(ombre_desktop.__file__).parent
TESTS = Path(__file__).parents[1]

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

DEAL = """
import json
from importlib import import_module
from types import SimpleNamespace
from opponents import QuickPlayers
from person import MouseUser, dialog_of
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from ombre_desktop.engine import CallRequest
from ombre_desktop.players.player import player
from ombre_desktop.storage.display_options import CardClick, Coach, Preferences, Speed
from ombre_desktop.ui.frame.commands import FEATURES, HOME, Command
from ombre_desktop.ui.frame.messages import MESSAGE
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.table_window import TableWindow

class Bold:
    def decide(self, view, asked, rng):
        if isinstance(asked, CallRequest):
            return asked.calls[-1]
        return player("random").decide(view, asked, rng)

def pages(name, *details):
    app.do(name, *details)
    read = dialog_of(app, "rules")._browser.toPlainText()
    app.boards.open_board("rules").close()
    return read

application = QApplication([])
application.setDoubleClickInterval(0)
for name in FEATURES:
    import_module(f"{HOME}.{name}.host")
window = TableWindow()
liked = Preferences(speed=Speed.NONE, play=CardClick.PLAY_AT_ONCE, coach=Coach.OFF)
app = App(window, load_fonts(), liked, QuickPlayers())
window.resize(1280, 800)
window.show()
person = MouseUser(app, SimpleNamespace(wait=QTest.qWait))
person._plays = Bold()

app.do(Command.NEW_GAME)
dialog = dialog_of(app, "new_game")
dialog.games.choose("penny")
offered = [dialog.games._games.button("penny").text(), dialog.paper._account.text()]
chosen = pages(Command.RULES_OF, dialog.ruleset)
dialog._begin_button.click()

person.wait_for_turn()
asked = pages(Command.RULES)
app.do(Command.KEYS)
keys = dialog_of(app, "keys")
letters = [keys.list.item(row).text() for row in range(keys.list.count())]
keys.close()
person.play_deal()
app.do(Command.COPY_CODE)
app.boards.finish()
(told,) = (board for name, board in app.boards._open.items() if name.startswith(MESSAGE))
message = " ".join(label.text() for label in told.findChildren(QLabel))
told.close()
app.do(Command.SCORE)
dialog_of(app, "score_sheet")._copy_button.click()
(row,) = app.sitting.rows

print(json.dumps({
    "offered": offered,
    "rules": [chosen, asked],
    "keys": letters,
    "played": [row.contract, sum(row.tricks), sum(row.net) + row.pool_after],
    "score": application.clipboard().text(),
    "code": message,
}))
window.close()
"""
"""A program that plays a deal of the added game through the window and looks into its rules on the way."""
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
from ombre_desktop.ui.panels.tools import Tool, ToolRow
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
table.window.show()
while (tools := table.window.findChild(ToolRow)) is None:
    application.processEvents()
print(json.dumps({
    "features": sorted(FEATURES),
    "in menus": [one.name for menu in MENUS.values() for one in menu if one is not None and one.feature],
    "begun": app.sitting is not None,
    "open": app.boards.names,
    "left out": [one.name for one in Tool if tools.tool(one).isHidden()],
}))
table.window.close()
"""
"""A program that looks for what belongs to a feature, asks for it, and plays."""


def copied(folder: Path) -> Path:
    """
    Copy the program, compiled as it is, to *folder*; return the folder of the package there.

    Its files are the same ones where the system allows it: `rewrite` leaves the program's own as they are.
    """
    home, half_written = folder / "ombre_desktop", "*.pyc.*"
    shutil.copytree(
        PACKAGE, home, ignore=shutil.ignore_patterns("assets", half_written), copy_function=linked
    )
    try:
        (home / "assets").symlink_to(PACKAGE / "assets", target_is_directory=True)
    except OSError:  # Windows asks for a privilege
        shutil.copytree(PACKAGE / "assets", home / "assets")
    return home


def linked(source: str, target: str) -> None:
    """Give a file a second name, or copy it to another disk: a thousand copies take half a second."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def rewrite(path: Path, text: str) -> None:
    """Put a new file with this *text* in the place of another."""
    path.unlink()
    path.write_text(text, encoding="utf-8")


def printed(home: Path, program: str) -> dict[str, object]:
    """Return what *program* prints when it is run with the copy."""
    path = os.pathsep.join(map(str, (home.parent, TESTS, TESTS / "ui")))
    environment = os.environ | {"PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """Provide a copy of the program with a command, a preference and a game more."""
    home = copied(tmp_path_factory.mktemp("copy"))

    def add(module: str, before: str, line: str) -> None:
        path = home / module
        text = path.read_text(encoding="utf-8")
        assert 1 == text.count(before)
        rewrite(path, text.replace(before, f"{line}\n{before}"))

    folder = home / "ui" / "features" / "weather"
    folder.mkdir()
    (folder / "host.py").write_text(WEATHER, encoding="utf-8")
    (folder / "__init__.py").touch()
    words = '    WEATHER = (Place.GAME, (), Said("Menu", "&Weather"))'
    add("ui/texts/key_table.py", "    QUIT = (", words)
    add("ui/frame/commands.py", "    QUIT = ", '    WEATHER = Group.PROGRAM, "weather:show"')
    words = '    ZAP = (Place.GAME, ("Ctrl+Alt+Z",), Said("Menu", "&Zap the table"))'
    add("ui/texts/key_table.py", "    QUIT = (", words)
    add("ui/frame/commands.py", "    QUIT = ", '    ZAP = Group.PROGRAM, "desk.repeat", _is_shown')
    words = '            Row("waxed_floor", Said("PreferencesDialog", "A wa&xed floor")),'
    add("ui/texts/preferences.py", '            Row("trump_ladder"', words)
    add("storage/display_options.py", "    trump_ladder: bool = True", "    waxed_floor: bool = False")
    (home.parent / GAME).write_text(written(1)[GAME], encoding="utf-8")
    words = """    "penny": GameText(
        Said("Games", "Penny Ombre"), Said("Games", "Six cards each, one bid.")
    ),"""
    add("ui/texts/games.py", '}\n"""Every game', words)
    words = '    "penny": {"play": Said("Calls", "You name the trump and keep your six cards.")},'
    add("ui/texts/calls.py", "    lhombre.NAME: lhombre.OWN_NOTES,", words)
    return home


@pytest.fixture(scope="module")
def shown(home) -> dict[str, object]:
    """Provide what the window of the copy shows."""
    return printed(home, WINDOW)


@pytest.fixture(scope="module")
def dealt(home) -> dict[str, object]:
    """Provide what the window of the copy shows of a deal of the added game."""
    return printed(home, DEAL)


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

    left_out = ["SCORE", "RULES", "PREFERENCES"]
    expected = {"features": [], "in menus": [], "begun": True, "open": [], "left out": left_out}
    assert expected == printed(home, BARE)


def test_a_game_is_one_module_and_its_words(dealt):
    """It is offered, and a deal of it is played to its end: six tricks, and every chip is accounted for."""
    assert ["Penny Ombre", "Six cards each, one bid."] == dealt["offered"]
    assert ["play", 6, 0] == dealt["played"]


def test_the_sheet_and_the_page_of_keys_speak_of_such_a_game(dealt):
    assert "\tPlay\tclubs\t" in dealt["score"]
    assert "L: Play" in dealt["keys"]


def test_the_rules_of_such_a_game_tell_its_bids_and_settings_and_the_chief_form(dealt):
    """The dialog for a new game opens them, and so does F1 at the table."""
    told = (
        *("Penny Ombre", "Six cards each, one bid.", "You name the trump and keep your six cards."),
        *("Ombre in five minutes", "At this table", "Each player stakes 1"),
    )

    assert [[], []] == [[words for words in told if words not in page] for page in dealt["rules"]]


def test_a_deal_of_a_game_without_a_number_has_no_code(dealt):
    assert "A code cannot say this game or house rule." in dealt["code"]


def test_translators_find_the_words(home, tmp_path):
    catalogue = tmp_path / "ombre_da.ts"

    update(catalogue, home / "ui" / "texts")

    found = {message for message, _ in messages(catalogue)}
    assert {("Menu", "&Zap the table"), ("PreferencesDialog", "A wa&xed floor")} <= found
    assert {("Games", "Penny Ombre"), ("Calls", "You name the trump and keep your six cards.")} <= found

"""The size of targets: at least 24 pixels, and at least 44 for those who choose large targets."""

from __future__ import annotations

from functools import partial

import pytest
from conftest import STILL
from dialect import auction, exchanging, playing
from person import KeyUser, dialog_of
from targets import small_targets, targets

from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.ease import LARGE, SMALL
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.value import replace

HANDS = "1 SK S4 H7 DQ; 2 S2 H2 H3 D4; 3 CA C7 D6 D7"
DEALS = {
    "auction": auction("pass"),
    "exchange": exchanging("entrada"),
    "play": playing("renegado", trump="H", hands=HANDS),
}
LOOKS = {SMALL: STILL, LARGE: replace(STILL, large_targets=True)}


@pytest.mark.parametrize(("least", "size"), [(SMALL, (1280, 800)), (LARGE, (1024, 700))], ids=str)
def test_the_window_has_no_smaller_target(seated, qtbot, least, size):
    """Menus, tools, the panel and the cards of the hand are all large enough."""
    for name, deal in DEALS.items():
        app = seated(deal=deal, preferences=LOOKS[least], size=size)
        KeyUser(app, qtbot).wait_for_turn()
        app.desk.hand.choose_number(1)
        app.desk.dock.use(Tool.LOG)

        assert [] == small_targets(app.window, least), name
        app.window.close()


@pytest.mark.parametrize("least", LOOKS)
def test_the_first_page_has_no_smaller_target(seated, least):
    """The buttons of the page and the options beside them are large enough."""
    app = seated(None, preferences=LOOKS[least], size=(1024, 700))

    app.do(Command.FIRST_PAGE)

    assert app.desk.front.page.buttons
    assert [] == small_targets(app.window, least)


@pytest.mark.parametrize("least", LOOKS)
def test_the_settlement_has_no_smaller_target(seated, qtbot, least):
    """The buttons of the settlement and the boards that they open are large enough."""
    app = seated(late=True, preferences=LOOKS[least], size=(1024, 700))
    person = KeyUser(app, qtbot)
    person.play_deal()
    person.letter("O")

    assert person.is_settled
    assert [] == small_targets(app.window, least)


@pytest.mark.parametrize("least", LOOKS)
def test_no_dialog_has_a_smaller_target(seated, qtbot, tmp_path, least):
    """Buttons, boxes and lines of lists are large enough in every dialog."""
    app = seated(late=True, preferences=LOOKS[least])
    app.keep_with(Keeper(Folders.of({"OMBRE_HOME": str(tmp_path)})), PreferencesDocument())
    opened = {
        "preferences": partial(app.do, Command.PREFERENCES),
        "rules": partial(app.do, Command.RULE),
        "about": partial(app.do, Command.ABOUT),
        "new_game": partial(app.do, Command.NEW_GAME),
        "score_sheet": partial(app.do, Command.SCORE),
        "sittings": partial(app.do, Command.SITTINGS),
        "statistics": partial(app.do, Command.STATISTICS),
        "trouble": lambda: app.tell(Trouble("trouble", "The disk is full.", "", "OSError")),
    }

    for name, show in opened.items():
        show()
        qtbot.waitUntil(lambda: bool(app.boards._open))
        (dialog,) = app.boards._open.values()
        dialog.resize(900, 600)
        assert list(targets(dialog)), name
        assert [] == small_targets(dialog, least), name
        dialog.reject()


def test_the_choice_of_large_targets_applies_at_once(seated, qtbot):
    """The table and the dialog in which the choice is made both change."""
    app = seated(deal=DEALS["auction"])
    KeyUser(app, qtbot).wait_for_turn()
    app.do(Command.PREFERENCES)
    dialog = dialog_of(app, "preferences")

    dialog._ticks["large_targets"].click()
    app.desk.wait_until_painted()

    assert [] == small_targets(app.window, LARGE)

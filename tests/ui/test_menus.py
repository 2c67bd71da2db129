"""The menus: every entry does something, or cannot be chosen."""

from __future__ import annotations

from dialect import auction, exchanging
from points import sitting_of
from PySide6.QtWidgets import QMenu
from wording import said

from ombre_desktop.ui.model.preferences import FIRST_GAME, Preferences, Surroundings
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import palette_for, theme_for
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.panels.welcome import WelcomePanel
from ombre_desktop.ui.session.new_sitting import new_sitting


def test_what_can_be_done_now_can_be_chosen(seated, qtbot):
    """In the middle of a deal there is no record to save, no sitting to end, nothing to take back."""
    window = seated()
    qtbot.waitUntil(lambda: window.controller.request is not None and window.desk.player.is_idle)

    allowed = {name for name, action in window.actions_by_name.items() if action.isEnabled()}

    assert not {"save_record", "end_sitting", "take_back", "last_trick"} & allowed
    assert {"new_game", "open_record", "score", "preferences", "quit", "log", "rules", "about"} <= allowed


def test_what_was_decided_can_be_taken_back(seated, qtbot):
    """After the person's first call it can be taken back."""
    window = seated()
    controller = window.controller
    qtbot.waitUntil(lambda: controller.request is not None and window.desk.player.is_idle)

    controller.submit(controller.request.actions[-1])

    qtbot.waitUntil(lambda: window.desk.player.is_idle and window.actions_by_name["take_back"].isEnabled())


def test_a_game_for_french_cards_says_so_where_they_are_switched(seated, qtbot):
    """The entry cannot be chosen, and its own words say why: a menu has no room for others."""
    window = seated(None)
    entry = window.actions_by_name["switch_deck"]
    words = entry.text()

    window.resume(sitting_of(3))
    assert not entry.isEnabled()
    assert said("actions_menu._ONE_DECK") == entry.text()

    window.resume(new_sitting(FIRST_GAME, "You"))
    assert entry.isEnabled()
    assert words == entry.text()


def test_every_dialog_of_the_menus_opens(seated):
    """Score, preferences, rules and the rest come up and go away with the window."""
    window = seated()

    for name in ("score", "preferences", "rules", "about"):
        window.actions_by_name[name].trigger()
    window.dialogs.finish()

    assert {"score_sheet", "preferences", "rules", "about"} == set(window.dialogs._open)


def test_the_menus_have_the_colours_of_the_window(seated):
    """A menu is a window of its own, and would have the system's colours over a dark table."""
    window = seated()
    chosen = Preferences(surroundings=Surroundings.LIGHT)

    window.apply_preferences(chosen)

    colours = palette_for(theme_for(chosen.cloth, chrome_of(chosen)))
    menus = window.menuBar().findChildren(QMenu)
    assert len(menus) >= 3
    assert {colours.window().color().name()} == {menu.palette().window().color().name() for menu in menus}


def test_an_empty_table_says_what_can_be_begun(seated, qtbot):
    """A person who cancels the first choice of a game can have it again, or read the rules."""
    window = seated(None)
    window.games.ask()
    window.dialogs.finish()
    window.dialogs._open["new_game"].reject()

    row = window.findChild(WelcomePanel)
    game, rules = row.buttons
    assert row.isVisible()
    assert game.hasFocus()
    rules.click()
    game.click()
    window.dialogs.finish()
    assert {"rules", "new_game"} == set(window.dialogs._open)


def test_a_sitting_takes_the_welcome_away(seated, qtbot):
    """And a table with one has none."""
    window = seated()
    window.welcome()
    assert window.findChild(WelcomePanel) is None
    other = seated(None)
    other.welcome()

    other.resume(new_sitting(FIRST_GAME, "You"))

    assert not other.findChild(WelcomePanel).isVisible()
    assert other.hasFocus()  # and no tool, which the next Enter would press


def test_nothing_stands_round_an_empty_table(seated):
    """There is neither a contract nor trumps, though the table is redrawn as pictures come."""
    window = seated(None)
    window.welcome()

    window.desk.gallery.hung.emit()
    window.desk._drawing.finish()

    assert window.desk.dock.standing is None


def test_what_is_taken_back_has_one_name(seated, qtbot):
    """In the menu, on the round button and in the exchange."""
    window = seated(deal=exchanging("entrada"))
    qtbot.waitUntil(lambda: window.desk.dock.panel is not None)

    entry = window.actions_by_name["take_back"].text().replace("&", "")
    tool = window.desk.dock.standing.tools.tool(Tool.TAKE_BACK).accessibleName()
    (button,) = (one for one in window.desk.dock.panel.buttons if "back" in one.accessibleName())

    assert (said("panels.take_back_button.0"), said("panels.take_back_button.0"), "Take back. Key B.") == (
        entry,
        tool,
        button.accessibleName(),
    )


def test_the_tool_of_the_preferences_says_so(seated, qtbot):
    window = seated(deal=auction("pass"))
    qtbot.waitUntil(lambda: window.desk.dock.standing is not None)
    tool = window.desk.dock.standing.tools.tool(Tool.PREFERENCES)

    tool.click()

    window.dialogs.finish()
    assert (said("tools._TOOLS.PREFERENCES"), said("tools._TOOLS.PREFERENCES")) == (
        tool.accessibleName(),
        tool.toolTip(),
    )
    assert ["preferences"] == list(window.dialogs._open)


def test_every_letter_of_a_menu_leads_to_one_entry(seated):
    """And so does every letter of the bar."""
    window = seated(deal=auction("pass"))
    bar = window.menuBar()
    menus = [action.menu() for action in bar.actions()]

    for menu in (bar, *menus):
        letters = [letter(action.text()) for action in menu.actions() if action.text()]
        assert all(letters)
        assert len(set(letters)) == len(letters), letters


def test_no_two_entries_have_one_key(seated):
    window = seated(deal=auction("pass"))

    keys = [action.shortcut().toString() for action in window.actions_by_name.values() if action.shortcut()]

    assert len(set(keys)) == len(keys)


def letter(label: str) -> str:
    """The letter of *label* that is underlined."""
    return label.partition("&")[2][:1].upper()

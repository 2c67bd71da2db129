"""The menus: every entry either does something or is disabled."""

from __future__ import annotations

import re
from operator import attrgetter
from pathlib import Path

import pytest
from conftest import STILL
from dialect import auction, exchanging
from person import dialog_of
from points import sitting_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolTip
from wording import said

from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.storage.first_look import ColourScheme
from ombre_desktop.ui.frame.commands import BY_KEY, MENUS, Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import palette_for, theme_for
from ombre_desktop.ui.panels.notice import Notice
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.texts.key_page import key_sections
from ombre_desktop.ui.texts.missing import one_deck_note, one_deck_sentence
from ombre_desktop.value import replace


def test_what_can_be_done_now_can_be_chosen(seated, qtbot):
    """In the middle of a deal there is no record to save, no sitting to end, and nothing to take back."""
    app = seated()
    qtbot.waitUntil(lambda: app.controller.request is not None and app.desk.player.is_idle)

    dimmed = {command for command, action in app.menus.actions.items() if not action.isEnabled()}

    of_lessons = {Command.SAY_AGAIN, Command.LEAVE_LESSON}
    of_later = {
        Command.SAVE_RECORD,
        Command.AGAIN,
        Command.END_SITTING,
        Command.TAKE_BACK,
        Command.LAST_TRICK,
    }
    of_later |= {Command.BESIDE, Command.CHECK_SHUFFLE, Command.REDO, Command.FINISH, Command.THROWS}
    of_later |= {Command.COPY_CODE, Command.COPY_RECORD, Command.REVIEW, Command.SAVE_PICTURE}
    assert {Command.SORT_HAND} | of_later | of_lessons == dimmed


def test_what_does_a_command_is_there(seated):
    """Each row of `Command` leads to something that can be called, also what is loaded at its first use."""
    app, found = seated(None), {}
    for command in (one for one in Command if one.is_there):
        home = app.features[command.feature] if command.feature else app
        found[command] = callable(attrgetter(command.way)(home))

    assert {True} == set(found.values())


def test_nothing_is_asked_twice_of_one_situation(seated, monkeypatch):
    """A card that is played tells its situation nine times, and seldom another one."""
    app, asked = seated(), []
    for command in Command:
        monkeypatch.setattr(command, "is_enabled", lambda now: asked.append(now) or True)

    for _ in range(2):
        app.situation_changed.emit(replace(app.situation, has_log=True, has_score=False))

    assert len(app.menus.actions) == len(asked)


def test_what_was_decided_can_be_taken_back(seated, qtbot):
    """The entry is enabled after the person's first call."""
    app = seated()
    controller = app.controller
    qtbot.waitUntil(lambda: controller.request is not None and app.desk.player.is_idle)

    controller.submit(controller.request.actions[-1])

    qtbot.waitUntil(lambda: app.desk.player.is_idle and app.menus.actions[Command.TAKE_BACK].isEnabled())


def test_a_game_for_french_cards_says_so_where_they_are_switched(seated, qtbot):
    """The entry itself says so, since a menu has no room for a note."""
    app = seated(None)
    entry = app.menus.actions[Command.SWITCH_DECK]
    words = entry.text()

    app.resume(sitting_of(3))
    assert said("menus.one_deck") == entry.text()

    app.resume(new_sitting(FIRST_GAME, "You"))
    assert words == entry.text()


def test_the_key_of_the_decks_says_why_a_game_has_but_one(seated, qtbot):
    """The cards stay as they are, and so do the preferences."""
    app = seated(None)
    app.resume(sitting_of(3))
    liked = app.preferences

    QTest.keyClick(app.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)

    (notice,) = app.window.findChildren(Notice)
    assert notice.isVisible()
    assert all(words in notice.accessibleName() for words in (one_deck_sentence(), one_deck_note()))
    assert liked == app.preferences


def test_the_key_of_the_decks_exchanges_them(seated, qtbot):
    app = seated()

    QTest.keyClick(app.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)

    assert Deck.FRENCH is app.preferences.deck
    assert [] == app.window.findChildren(Notice)


def test_every_dialog_of_the_menus_opens(seated):
    """Score, preferences, rules and the others open, and close with the window."""
    app = seated()

    for command in (Command.SCORE, Command.PREFERENCES, Command.RULES, Command.ABOUT):
        app.menus.actions[command].trigger()
    app.boards.finish()

    assert {"score_sheet", "preferences", "rules", "about"} == set(app.boards._open)


def test_the_menus_have_the_colours_of_the_window(seated):
    """A menu is a window of its own, and would otherwise have the system's colours over a dark table."""
    app = seated()
    chosen = Preferences(chrome=ColourScheme.LIGHT)

    app.prefer(chosen)

    colours = palette_for(theme_for(chosen.cloth, chrome_of(chosen)))
    menus = app.window.menuBar().findChildren(QMenu)
    assert len(menus) >= 3
    assert {colours.window().color().name()} == {menu.palette().window().color().name() for menu in menus}


def test_another_preference_leaves_the_looks_of_the_menus(seated):
    """To dress the bar again would cost 1.5 ms, at each start as well."""
    app = seated()
    bar = app.window.menuBar()
    bar.setStyleSheet("")

    app.prefer(replace(app.preferences, matador_badges=not app.preferences.matador_badges))
    assert not bar.styleSheet()

    app.prefer(replace(app.preferences, text_scale=1.5))
    assert "QMenuBar" in bar.styleSheet()


def test_menus_are_larger_in_a_large_window(seated):
    """The plates at the table grow with it as well."""
    app = seated(size=(1280, 800))
    bar, sizes = app.window.menuBar(), []
    for height in (800, 1080, 1440, 800):
        app.window.resize(height * 16 // 9, height)
        sizes.append(bar.font().pixelSize())

    small, middle, large, again = sizes
    assert small < middle < large
    assert large == round(1.5 * small)
    assert again == small


def test_tooltips_are_as_large_as_the_menus(seated):
    """Their font is one for the whole program, so another window may have left it otherwise."""
    for scale in (1.5, 1.0):
        app = seated(preferences=replace(STILL, text_scale=scale))

        assert QToolTip.font() == app.window.menuBar().font()


def test_what_is_taken_back_has_one_name(seated, qtbot):
    """The name is the same in the menu, on the round button and in the exchange."""
    app = seated(deal=exchanging("entrada"))
    qtbot.waitUntil(lambda: app.desk.dock.panel is not None)

    entry = app.menus.actions[Command.TAKE_BACK].text().replace("&", "")
    tool = app.desk.dock.standing.tools.tool(Tool.TAKE_BACK).accessibleName()
    (button,) = (one for one in app.desk.dock.panel.buttons if "back" in one.accessibleName())

    assert ("Take back", "Take back", "Take back. Key B.") == (entry, tool, button.accessibleName())


def test_the_tool_of_the_preferences_says_so(seated, qtbot):
    app = seated(deal=auction("pass"))
    qtbot.waitUntil(lambda: app.desk.dock.standing is not None)
    tool = app.desk.dock.standing.tools.tool(Tool.PREFERENCES)

    tool.click()

    app.boards.finish()
    assert ("Preferences", "Ctrl+,") == (tool.accessibleName(), tool.accessibleDescription())
    assert "Preferences (Ctrl+,)" == tool.hint
    assert ["preferences"] == list(app.boards._open)


def test_every_letter_of_a_menu_leads_to_one_entry(seated):
    """Every letter of the menu bar opens only one menu as well."""
    app = seated(deal=auction("pass"))
    bar = app.window.menuBar()
    menus = [action.menu() for action in bar.actions()]

    for menu in (bar, *menus):
        letters = [letter(action.text()) for action in menu.actions() if action.text()]
        assert all(letters)
        assert len(set(letters)) == len(letters), letters


def test_what_a_round_button_or_a_preference_does_needs_no_entry(seated, qtbot):
    """Its key works all the same, and the page of keys has it."""
    app = seated()
    entries = [action for menu in app.window.menuBar().actions() for action in menu.menu().actions()]
    heard = app.desk.situation.is_heard

    QTest.keyClick(app.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)

    assert heard is not app.desk.situation.is_heard
    assert not {app.menus.actions[command] for command in BY_KEY} & {*entries}
    assert {command.key.label.replace("&", "").rstrip("…") for command in BY_KEY} <= {
        line.spoken.partition(": ")[2] for section in key_sections() for line in section.lines
    }


@pytest.mark.parametrize("menu", MENUS, ids=lambda menu: menu.text)
def test_a_menu_is_taken_in_at_a_glance(menu):
    assert len([one for one in MENUS[menu] if one is not None]) <= 14


def test_no_two_entries_have_one_key(seated):
    app = seated(deal=auction("pass"))

    keys = [action.shortcut().toString() for action in app.menus.actions.values() if action.shortcut()]

    assert len(set(keys)) == len(keys)


def letter(label: str) -> str:
    """Return the underlined letter of *label*."""
    return label.partition("&")[2][:1].upper()


def test_comfort_opens_the_preferences_at_its_section(seated):
    """The text size has the focus and is in sight."""
    app = seated(None)

    app.do(Command.COMFORT)
    app.boards.finish()
    dialog = dialog_of(app, "preferences")

    assert dialog._size is dialog.focusWidget()
    assert not dialog._size.visibleRegion().isEmpty()


def test_comfort_is_found_in_open_preferences(seated):
    """A dialog that is already open scrolls to the section."""
    app = seated(None)
    app.do(Command.PREFERENCES)
    app.boards.finish()
    dialog = dialog_of(app, "preferences")

    app.do(Command.COMFORT)

    assert dialog._size is dialog.focusWidget()


def test_comfort_leads_to_the_page_of_keys(seated):
    """The page of keys belongs to comfort, but there is nothing to choose on it."""
    app = seated(None)
    app.do(Command.COMFORT)

    dialog_of(app, "preferences").keys_wanted.emit()

    assert dialog_of(app, "keys").isVisible()


def test_the_papers_name_entries_where_they_are(qapp):
    """Papers write "*Save the record* (menu *Game*)", or "*Game, Save the record*"."""
    entries = {
        plain(title()): {plain(one.key.label) for one in commands if one is not None}
        for title, commands in MENUS.items()
    }
    root = Path(__file__).parents[2]
    papers = [*root.glob("*.md"), *(root / "docs").glob("*.md")]
    text = " ".join(
        " ".join(path.read_text("utf-8").split()) for path in papers if "CHANGELOG" not in path.name
    )
    named = {(menu, entry) for entry, menu in re.findall(r"\*([^*]+)\* \(menu \*([^*]+)\*\)", text)}
    named |= {(menu, entry) for menu, entry in re.findall(r"\*(\w+), ([^*,]+)\*", text) if menu in entries}

    assert len(named) > 4
    assert [] == [(menu, entry) for menu, entry in named if entry not in entries[menu]]
    everywhere = set.union(*entries.values())
    assert {"Take back", "Go forward again", "Restore a backup"} <= {
        name for name in everywhere if f"*{name}*" in text
    }


def plain(entry):
    """Return the label of an *entry* without its mark for the key, and without dots at its end."""
    return entry.replace("&", "").removesuffix("…").removesuffix("...")

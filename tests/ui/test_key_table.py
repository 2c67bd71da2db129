"""The table of all keys: the shortcuts set from it, and the page that is made from it."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from dialect import auction, playing
from person import KeyUser, dialog_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import ruleset, ruleset_names
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.frame.commands import BY_KEY, MENUS, Command, Group
from ombre_desktop.ui.frame.doors import door_keys
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.texts.deeds import letters
from ombre_desktop.ui.texts.key_page import key_sections
from ombre_desktop.ui.texts.key_table import Key, Place, key_name
from ombre_desktop.value import replace

AT_THE_TABLE = frozenset({Place.PARTS, Place.CARDS, Place.ANSWERS, Place.READING, Place.REPLAY})
ALWAYS = frozenset({Place.LOOKING, Place.TABLE, Place.GAME, Place.HELP})
"""The parts of the table of keys that apply wherever the focus is at the table."""


def twice(keys: list[str]) -> list[str]:
    """Return the keys that occur more than once."""
    return [key for key, number in Counter(keys).items() if number > 1]


# The table itself.


def test_a_key_that_is_always_heard_is_used_for_nothing_else(qapp):
    always = [name for key in Key if key.place in ALWAYS for name in key.names]
    elsewhere = {name for key in Key if key.place in AT_THE_TABLE - {Place.REPLAY} for name in key.names}
    shown = {key: key.names for key in Key if key.place is Place.REPLAY}

    assert [] == twice(always)
    assert set() == elsewhere & set(always)
    # Nothing of the deal at the table is taken back while another is shown, but notes are.
    assert shown.pop(Key.UNDO_NOTE) == Key.TAKE_BACK.names
    assert shown.pop(Key.REDO_NOTE) == Key.REDO.names
    assert set() == {name for names in shown.values() for name in names} & set(always)


@pytest.mark.parametrize("game", ruleset_names())
def test_no_letter_of_a_button_is_a_key_of_the_table(qapp, game):
    """The letter P is an exception: it continues a replay, in which nobody is asked anything."""
    own = {name for key in Key if key.place is not Place.REPLAY for name in key.names}

    assert set() == own & set(letters([contract.name for contract in ruleset(game).contracts]).values())


def test_the_menus_have_their_keys_from_the_table(seated):
    app = seated(None)
    entries = [command for entries in MENUS.values() for command in entries if command is not None]
    entries += BY_KEY

    # The others are behind doors of the first page, or what one feature asks of another.
    assert {one for one in Command if one.group is not Group.NONE and one.is_there} == set(entries)
    for command in entries:
        action = app.menus.actions[command]
        assert (command.key.label, list(command.key.sequences)) == (action.text(), action.shortcuts())


def test_a_tool_says_its_key(seated, qtbot):
    """The key is in the tool's tip, and a screen reader hears it."""
    app = seated(deal=auction("pass"))
    KeyUser(app, qtbot).wait_for_turn()

    log = app.desk.dock.standing.tools.tool(Tool.LOG)

    assert ("Read what has happened", "Ctrl+G") == (log.accessibleName(), log.accessibleDescription())
    assert "Read what has happened (Ctrl+G)" == log.hint


def described(app) -> list[str]:
    return [proxy.accessibleDescription() for proxy in app.desk.view.proxies]


def test_a_card_says_the_figure_that_chooses_it(seated, qtbot):
    """A card that may not be played says why instead, and in the auction the figures choose nothing."""
    person = KeyUser(seated(deal=playing("renegado", trump="H", hands="1 SK C4; 2 SA H5; 3 CA D7")), qtbot)
    person.wait_for_turn()
    bidder = KeyUser(seated(), qtbot)
    bidder.wait_for_turn()

    assert ["may be played; key 1", "may be played; key 2"] == described(person)
    assert {""} == set(described(bidder))


def test_the_tenth_card_is_chosen_by_0(qapp):
    assert "0" == Key.FIGURES.names[9]


@pytest.mark.parametrize(
    ("sequence", "name"),
    [("F6", "F6"), ("Return", "Enter"), ("Left", "Left arrow"), ("Ctrl++", "Ctrl++"), ("PgUp", "Page up")],
)
def test_keys_have_the_names_of_the_keyboard(qapp, sequence, name):
    assert name == key_name(sequence)


# The page.


def lines_of(dialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_the_page_has_every_key_once(qapp):
    sections = key_sections()

    assert len(Place) == len(sections)
    assert sum(bool(key.keys) for key in Key) <= sum(len(section.lines) for section in sections)
    for section in sections:
        assert [] == twice([line.spoken for line in section.lines])


def test_the_page_is_opened_by_its_key_and_read_line_by_line(seated, qtbot):
    """The page opens with the keys that move round the table."""
    app = seated(deal=auction("pass"))
    KeyUser(app, qtbot).wait_for_turn()

    QTest.keyClick(app.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    dialog = dialog_of(app, "keys")
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)

    assert dialog.list.currentItem().text().startswith("F6 leads round the parts of the table")
    assert dialog.list is dialog.focusWidget()


def test_the_page_has_the_letters_of_the_game_at_the_table(seated):
    """A bid such as solo is on the page only where the game has it."""
    pages = []
    for game in ("renegado", "french"):
        app = seated(ruleset=game)
        app.do(Command.KEYS)
        pages.append(lines_of(dialog_of(app, "keys")))

    assert {"P: Pass", "E: Entrada", "S: Solo", "D: Draw"} <= set(pages[0])
    assert {"P: Pass", "L: Play", "D: Draw"} <= set(pages[1])
    assert "S: Solo" not in pages[1]


def test_the_page_has_the_letters_of_the_first_page(seated):
    """They are the letters that the doors show; the first door shows Enter."""
    app = seated(None)
    app.do(Command.FIRST_PAGE)
    names = {button.accessibleName() for button in app.desk.front.page.buttons}
    app.do(Command.KEYS)
    lines = lines_of(dialog_of(app, "keys"))

    _, *others = door_keys()
    shown = [
        f"{label}. Key {key}." for key, label in others if any(map(re.compile(rf"{label}\.").match, names))
    ]

    assert {f"{key}: {label}" for key, label in door_keys()} <= set(lines)
    assert set(shown) <= names
    assert len(shown) > 3


@pytest.mark.parametrize("game", ruleset_names())
def test_the_page_has_the_letter_of_every_button(qapp, game):
    contracts = [contract.name for contract in ruleset(game).contracts]
    shown = {line.keys for section in key_sections(contracts) for line in section.lines}

    assert set(letters(contracts).values()) <= shown


@pytest.mark.parametrize("size", [1.0, 2.0])
def test_no_line_of_the_page_is_cut(seated, size):
    """No line is cut even at twice the size of text."""
    app = seated(None)
    app.do(Command.KEYS)
    dialog = dialog_of(app, "keys")
    dialog.set_appearance(replace(app.appearance, text=size))
    rects = [dialog.list.visualItemRect(dialog.list.item(row)) for row in range(dialog.list.count())]

    assert all(rect.height() >= dialog.appearance.pixels(15) for rect in rects)
    assert {True} == {0 < rect.width() <= dialog.list.viewport().width() for rect in rects}


# The keys at work.


def test_the_arrows_belong_to_a_line_also_in_a_replay(seated, qtbot):
    """The arrow keys move along the part that has the focus, and do not turn the page."""
    app = seated(None)
    app.replays.show_belinda()
    zone = app.desk.reader.zones[Part.PLAYERS]
    qtbot.waitUntil(lambda: app.replays.is_on and len(zone.lines) > 1)
    replay = app.replays.current.replay
    at = replay.at
    zone.begin()

    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)

    assert at == replay.at
    assert zone.lines[1].hasFocus()

"""The table in words, which lie over the painted table."""

from __future__ import annotations

from conftest import STILL
from dialect import auction, playing
from person import KeyUser
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.desk.spoken.zone import SpokenLine
from ombre_desktop.ui.texts.cards import card_name
from ombre_desktop.value import replace

HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"


def zone_of(app, part: Part):
    return app.desk.reader.zones[part]


def lines_of(app, part: Part) -> list[str]:
    return [line.accessibleName() for line in zone_of(app, part).lines]


def at_play(seated, qtbot):
    """Return a table at which the person leads, with hearts as trumps."""
    app = seated(deal=playing("renegado", trump="H", hands=HANDS))
    KeyUser(app, qtbot).wait_for_turn()
    return app


def test_the_trick_is_told_in_the_names_of_the_hand(seated, qtbot):
    """The name of each card lies over the painted card, with its title if it has one."""
    deal = playing("renegado", trump="H", hands="1 SK S4; 2 SA D6; 3 CA D7", ombre=2, dealer=1)
    app = seated(deal=deal.play("2 SA CA"))
    KeyUser(app, qtbot).wait_for_turn()

    assert [
        "Don Hilario: spadille, the ace of swords. It wins so far.",
        "Doña Inés: basto, the ace of clubs.",
    ] == lines_of(app, Part.TRICK)
    for line, seat in zip(zone_of(app, Part.TRICK).lines, (1, 2), strict=True):
        painted = app.desk.scene.brush.layout.centre.trick[seat].bounds
        middle = line.mapTo(app.desk.view.viewport(), line.rect().center())
        assert painted.contains(middle)


def test_how_it_stands_says_who_plays_what(seated, qtbot):
    app = at_play(seated, qtbot)

    first, trumps, *_, turn = lines_of(app, Part.STANDING)

    assert said("event_words.OMBRE.0", contract="entrada") == first
    assert "Trumps are cups (copas)." == trumps
    assert "It is your turn." == turn


def test_everybody_is_told_with_place_role_tricks_cards_and_chips(seated, qtbot):
    app = at_play(seated, qtbot)

    you, hilario, ines = lines_of(app, Part.PLAYERS)

    assert you.startswith("You (Ombre · entrada). It is your turn.")
    assert hilario.startswith("Don Hilario, on the right (defender).")
    assert "No tricks. 4 cards in hand." in hilario
    assert ines.startswith("Doña Inés, on the left (defender).")


def test_pool_and_talon_are_told(seated, qtbot):
    app = seated()
    KeyUser(app, qtbot).wait_for_turn()

    assert ["Pool: 5 chips.", "Talon: 13 cards."] == lines_of(app, Part.CENTRE)


def test_every_trump_is_told_from_the_top(seated, qtbot):
    """Each trump has its title and its place, and lies over its cell of the ladder."""
    app = at_play(seated, qtbot)

    lines = lines_of(app, Part.TRUMPS)

    assert "Spadille, the ace of swords: still out." == lines[0]
    assert "Four of cups: yours." in lines
    assert len(lines) == 12
    cell = zone_of(app, Part.TRUMPS).lines[7]
    middle = cell.mapTo(app.desk.view.viewport(), cell.rect().center())
    assert app.desk.scene.brush.layout.room.ladder.place(7).contains(middle)


def test_without_the_ladder_no_trumps_are_told(seated, qtbot):
    """The ladder is an aid that some people switch off."""
    app = at_play(seated, qtbot)

    app.prefer(replace(STILL, trump_ladder=False))
    app.desk.wait_until_painted()

    assert [] == lines_of(app, Part.TRUMPS)


def test_f6_leads_to_every_part_of_the_table(seated, qtbot):
    """F6 also reaches the question and the trumps, and comes round to the hand again."""
    app = at_play(seated, qtbot)
    app.desk.wait_until_painted()
    titles = []

    for _ in range(8):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
        titles.append(QApplication.focusWidget().parentWidget().accessibleName().split(",")[0])

    question = app.desk.dock.panel.accessibleName().split(",")[0]
    parts = [question, "How it stands", "Players", "Pool and talon", "Trumps", "Tools", "Your hand"]
    assert parts == titles[titles.index(parts[0]) :][: len(parts)]


def test_nothing_is_told_that_the_person_may_not_see(seated, qtbot):
    """At every decision of a deal, a card in another hand is named only as one still out."""
    app = seated("five tricks")
    person = KeyUser(app, qtbot)
    heard = 0

    while (asked := person.wait_for_turn()) is not None:
        told = " ".join(
            line for part in Part for line in lines_of(app, part) if not line.endswith(": still out.")
        )
        hidden = [card for hand in app.controller.sitting.state.hands[1:] for card in hand]
        assert [] == [card for card in hidden if card_name(card, Deck.SPANISH) in told]
        heard += len(told)
        person.answer(asked)

    assert heard > 1000


def test_an_empty_table_says_nothing(seated):
    app = seated(None)

    assert {part: [] for part in Part} == {part: lines_of(app, part) for part in Part}


def test_a_line_changes_with_the_language_and_the_deck(seated, qtbot):
    app = at_play(seated, qtbot)

    app.prefer(replace(STILL, deck=Deck.FRENCH))
    app.desk.wait_until_painted()

    assert "Trumps are hearts." in lines_of(app, Part.STANDING)


def test_tab_stops_at_no_line(seated, qtbot):
    """There are twenty lines, so the next button would be far away."""
    app = seated(deal=auction("pass"))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    reached = set()

    for _ in range(40):
        person.tab()
        reached.add(type(QApplication.focusWidget()))

    assert len(reached) > 1
    assert SpokenLine not in reached


def test_the_ring_is_seen_only_with_the_focus(seated, qtbot):
    app = seated(deal=auction("pass"))
    KeyUser(app, qtbot).wait_for_turn()
    zone = zone_of(app, Part.PLAYERS)
    line = zone.lines[1]
    bare = line.grab().toImage()

    zone.begin()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    ringed = line.grab().toImage()
    app.desk.view.focus_hand()

    assert line.grab().toImage() == bare != ringed
    assert not zone.updatesEnabled()


def test_the_arrows_lead_along_a_zone_and_escape_out_of_it(seated, qtbot):
    app = seated(deal=auction("pass"))
    KeyUser(app, qtbot).wait_for_turn()
    zone = zone_of(app, Part.PLAYERS)
    zone.begin()
    visited = []

    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up):
        qtbot.keyClick(QApplication.focusWidget(), key)
        visited.append(zone.lines.index(QApplication.focusWidget()))
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)

    assert [1, 2, 0, 2, 1] == visited
    assert app.desk.view.proxies[0].hasFocus()


def test_the_pointer_goes_through_every_line(seated, qtbot):
    app = seated(deal=auction("pass"))
    KeyUser(app, qtbot).wait_for_turn()

    for part in Part:
        for line in zone_of(app, part).lines:
            under = app.window.childAt(line.mapTo(app.window, line.rect().center()))
            assert not isinstance(under, SpokenLine)

"""The keys that read parts of the table out, and those that move through them."""

from __future__ import annotations

import pytest
from dialect import auction, playing
from person import KeyUser
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ombre_desktop.ui.desk.spoken.zone import SpokenZone
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.panels.notice import Notice

HANDS = "1 SK S4; 2 SA D6; 3 CA D7"


@pytest.fixture
def app(seated, qtbot):
    """Provide a table at which the person plays last to a trick."""
    app = seated(deal=playing("renegado", trump="H", hands=HANDS, ombre=2, dealer=1).play("2 SA CA"))
    KeyUser(app, qtbot).wait_for_turn()
    return app


def press(app, key: Qt.Key, shift: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(QApplication.focusWidget() or app.window, key, modifier)


def shown(app) -> str:
    notice = app.window.findChild(Notice)
    assert notice.isVisible()
    return notice.accessibleName()


@pytest.mark.parametrize(
    ("key", "words"),
    [
        (Qt.Key.Key_F2, "Don Hilario is the Ombre and plays entrada. Trumps are cups (copas)."),
        (Qt.Key.Key_F2, "Pool: 5 chips."),
        (Qt.Key.Key_F3, "Don Hilario: spadille, the ace of swords. It wins so far."),
        (Qt.Key.Key_F3, "Doña Inés: basto, the ace of clubs."),
        (Qt.Key.Key_F4, "Doña Inés, on the left (defender)."),
        (Qt.Key.Key_F5, "Your turn: play a card."),
    ],
)
def test_a_key_reads_out_a_part_of_the_table(app, key, words):
    """The key works wherever the focus is, and the words are shown as well."""
    press(app, key)

    assert words in shown(app)


def test_an_empty_trick_is_named(seated, qtbot):
    app = seated(deal=auction("pass"))
    KeyUser(app, qtbot).wait_for_turn()

    press(app, Qt.Key.Key_F3)

    assert "The trick, no cards" == shown(app)


def test_there_is_nothing_to_read_on_an_empty_table(seated):
    app = seated(None)
    commands = (Command.STANDING, Command.TRICK, Command.PLAYERS, Command.REPEAT)

    assert not any(command.is_enabled(app.situation) for command in commands)
    assert not any(app.menus.actions[command].isEnabled() for command in commands)


def test_a_key_leads_round_the_table_and_another_back(app):
    def where() -> str:
        widget = QApplication.focusWidget()
        return widget.parentWidget().accessibleName()

    there, back = [where()], [where()]
    for _ in range(7):
        press(app, Qt.Key.Key_F6)
        there.append(where())
    for _ in range(7):
        press(app, Qt.Key.Key_F6, shift=True)
        back.append(where())

    names = [
        "Your hand, 2 cards",
        "Tools",
        "How it stands",
        "Players",
        "The trick, 2 cards",
        "Pool and talon",
        "Trumps, high to low",
    ]
    assert [*names, names[0]] == there
    assert [names[0], *reversed(names)] == back


def test_a_zone_is_entered_where_it_was_left(app):
    press(app, Qt.Key.Key_F6)
    press(app, Qt.Key.Key_F6)
    press(app, Qt.Key.Key_F6)
    press(app, Qt.Key.Key_Down)
    second = QApplication.focusWidget()
    press(app, Qt.Key.Key_F6)

    press(app, Qt.Key.Key_F6, shift=True)

    assert second is QApplication.focusWidget()
    assert isinstance(second.parentWidget(), SpokenZone)


def test_a_digit_still_chooses_a_card(app):
    """A digit chooses a card even while a part of the table is being read."""
    press(app, Qt.Key.Key_F6)
    press(app, Qt.Key.Key_F6)

    press(app, Qt.Key.Key_2)

    assert app.desk.view.proxies[1].hasFocus()

"""Another deck has other names for suits and cards: what names them is told again at once."""

from __future__ import annotations

import pytest
from dialect import playing
from person import KeyUser
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from test_hints import Adviser, advised
from wording import said

from ombre_desktop.engine import Card, PlayCard
from ombre_desktop.players.advice import Advice
from ombre_desktop.ui.features.past_games.timeline import TIMELINE
from ombre_desktop.ui.frame.commands import Command

CUPS_LED = playing("renegado", trump="S", hands="1 HK S4 H7; 2 H2 S2 D6; 3 HQ C7 D7", ombre=2, dealer=1)
"""Hearts are led, which are the cups, and the queen of hearts is the knight of cups."""
KING = Advice(PlayCard(Card.parse("HK")), (), 100)


@pytest.fixture
def asked(seated, qtbot):
    """Provide a table with Spanish cards, at which a cup was led to the person."""
    app = seated(deal=CUPS_LED.play("2 H2 HQ"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    return app


def change_deck(app) -> None:
    QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)


def log(app) -> str:
    return " ".join(app.desk.dock.standing.log.lines)


def test_the_question_speaks_of_the_other_deck(asked):
    before = asked.desk.dock.panel._maxim.words

    change_deck(asked)

    assert said("maxims.must_follow", suit="cups") == before
    assert said("maxims.must_follow", suit="hearts") == asked.desk.dock.panel._maxim.words


def test_the_log_speaks_of_the_other_deck(asked):
    before = log(asked)

    change_deck(asked)

    assert "the knight of cups" in before
    assert "the queen of hearts" in log(asked)
    assert "cups" not in log(asked)


def test_an_open_hint_speaks_of_the_other_deck(asked):
    advised(asked, 2, KING)
    before = asked.turns.hints.told

    change_deck(asked)

    assert before[0].startswith(said("hints._choice.1", card="the king of cups"))
    assert asked.turns.hints.told[0].startswith(said("hints._choice.1", card="the king of hearts"))


def test_the_question_stays_when_the_deck_stays(asked):
    """Another preference makes no panel again."""
    before = asked.desk.dock.panel

    QTest.keyClick(asked.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)

    assert before is asked.desk.dock.panel


def test_open_dialogs_speak_of_the_other_deck(asked):
    """The person's decisions name the cards that were played; no dialog keeps the words of the other deck."""
    asked.controller.submit(KING.choice)
    asked.do(Command.TIMELINE)
    asked.boards.finish()
    before = decisions_told(asked)

    change_deck(asked)

    assert "the king of cups" in before
    assert "the king of hearts" in decisions_told(asked)
    assert "cups" not in decisions_told(asked)


def test_the_preferences_stay_open_as_they_are(asked):
    """They name no card, and their maker changes the cards in their pictures."""
    asked.do(Command.PREFERENCES)
    asked.boards.finish()
    (name,) = asked.boards.names
    before = asked.boards.open_board(name)

    change_deck(asked)

    assert before is asked.boards.open_board(name)


def decisions_told(app) -> str:
    """Return the lines of the open dialog of the person's decisions."""
    board = app.boards.open_board(TIMELINE)
    return " ".join(line.words for line in board.sheet.sheet.rows)

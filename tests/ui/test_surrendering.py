"""A surrender at the table: the question names its cost."""

from __future__ import annotations

from dialect import playing
from person import KeyUser
from PySide6.QtCore import Qt
from wording import said


def test_the_question_about_a_surrender_says_what_it_costs(seated, qtbot):
    """It costs the pool of five chips, and five for each head at the table."""
    hands = "1 C6 C7 C5; 2 S3 S2 C3; 3 SK HK DK"
    app = seated(deal=playing("renegado", trump="H", hands=hands, ombre=1, dealer=3))
    KeyUser(app, qtbot).wait_for_turn()

    qtbot.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_S)

    assert said("panels.confirm_surrender.1", cost=20) == app.desk.dock.panel.words

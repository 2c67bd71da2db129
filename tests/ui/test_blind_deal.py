"""Whole deals by somebody who has nothing but a screen reader."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QAccessible
from reading import BlindPerson

from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY

GAMES = ("renegado", "five_handed", "homme_auvergne", "zanga", "tritrille")
"""
Games in which a person hears of an exchange, a hidden ally, points, a partner and stones, and a demanded
card; `benchmarks/screen_reader.py` plays every game.
"""
PATIENCE = 5_000
"""The milliseconds of silence after which a deal that is not over has failed."""
SENTENCE = ". "


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """Provide the messages of a screen reader."""
    messages: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: messages.append(event.message()))
    return messages


def said_twice(message: str) -> list[str]:
    return [one for one, number in Counter(message.rstrip(".").split(SENTENCE)).items() if number > 1]


def explained_twice(app) -> list[str]:
    """Return the meanings that stand at several lines of a panel."""
    zones = [app.desk.reader.zones[part] for part in (Part.STANDING, Part.TRUMPS)]
    told = (Counter(line.accessibleDescription() for line in zone.lines) for zone in zones)
    return [words for zone in told for words, number in zone.items() if words and number > 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_by_what_is_heard(seated, qtbot, heard, game):
    """
    A person who acts once for each message, by names, roles and presses alone, reaches the settlement.

    No sentence is said twice in a message, and no meaning stands at two lines of a panel.
    """
    seats = variant(game).seats[0]
    app = seated(
        "five tricks",
        ruleset=game,
        seats=seats,
        opponents=USUAL_COMPANY[: seats - 1],
        dealer=seats - 1,
        size=(900, 600),
    )
    app.desk.player.trick_hold = 0
    person = BlindPerson(app.window)

    while not person.is_settled:
        qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE)
        message = " ".join(heard)
        heard.clear()

        assert [] == said_twice(message)
        assert [] == explained_twice(app)
        person.act()

    assert len(app.controller.sitting.rows) == 1
    assert person.pressed

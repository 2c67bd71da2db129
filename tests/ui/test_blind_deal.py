"""Whole deals by somebody who has nothing but a screen reader."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDeadlineTimer
from reading import BlindPerson

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.model.preferences import USUAL_COMPANY

PATIENCE = 20_000
"""The milliseconds after which a deal that has not ended has failed."""


@pytest.mark.parametrize("game", ruleset_names())
def test_a_deal_is_played_by_names_roles_and_presses(seated, qtbot, game):
    """The deal goes from the first call to the settlement, with its bids, trumps, exchange and tricks."""
    seats = variant(game).seats[0]
    app = seated(
        "five tricks",
        ruleset=game,
        seats=seats,
        opponents=USUAL_COMPANY[: seats - 1],
        dealer=seats - 1,
        size=(900, 600),
    )
    app.desk.hold_tricks(0)
    person = BlindPerson(app.window)
    patience = QDeadlineTimer(PATIENCE)

    while not person.is_settled:
        assert not patience.hasExpired(), person.pressed
        person.act()
        qtbot.wait(1)

    assert len(app.controller.sitting.rows) == 1
    assert person.pressed

"""Four at the table: the person plays, sits out, and takes the talon; by mouse and by keys."""

from __future__ import annotations

import pytest
from person import KeyUser, MouseUser, Person

from ombre_desktop.engine import CallRequest, Seat
from ombre_desktop.ui.dialogs.choices import USUAL_COMPANY

FOUR = {"ruleset": "four_handed", "seats": 4, "opponents": USUAL_COMPANY[:3]}
SITS_OUT, OPPOSITE = 2, 0
"""The dealer opposite whom the person, who has seat 0, sits out; and the dealer the person is."""


def check_chips(person: Person) -> None:
    """Every deal is written down, and no chip is missing."""
    sitting = person.controller.sitting
    assert len(sitting.rows) == sitting.session.deals
    assert 0 == sum(sitting.session.chips) + sitting.session.pool


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_a_deal_is_played_through_the_window(seated, qtbot, way, dealer):
    """Whoever sits out; and on to the next deal in which the person bids."""
    window = seated("four", dealer=dealer, **FOUR)
    person = way(window, qtbot)

    person.play_deal()
    person.go_on()

    check_chips(person)
    assert 1 == window.controller.sitting.session.deals


def test_the_person_bids_in_three_deals_of_four(seated, qtbot):
    """And sits out the one in which the dealer sits opposite."""
    window = seated("four", dealer=SITS_OUT, **FOUR)
    person = MouseUser(window, qtbot)
    assert (Seat(0),) == window.controller.view.position.resting

    person.play_deal()
    assert 0 == person.decisions or window.controller.sitting.state.ombre == 0
    person.go_on()

    assert isinstance(person.play_to(CallRequest), CallRequest)

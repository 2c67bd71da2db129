"""Whole deals through the widgets: with the mouse, with keys, with one or two clicks, in both decks."""

from dataclasses import replace

import pytest
from conftest import STILL
from person import Dragger, KeyUser, MouseUser, Person

from ombre_desktop.engine import CallRequest
from ombre_desktop.ui.dialogs.choices import CardClick, Deck


def check_chips(person: Person) -> None:
    """Every deal is written down, and no chip is missing."""
    sitting = person.controller.sitting
    assert len(sitting.rows) == sitting.session.deals
    assert 0 == sum(sitting.session.chips) + sitting.session.pool


@pytest.mark.parametrize(
    ("way", "deck", "click"),
    [
        (MouseUser, Deck.SPANISH, CardClick.RAISE_THEN_PLAY),
        (MouseUser, Deck.FRENCH, CardClick.PLAY_AT_ONCE),
        (Dragger, Deck.FRENCH, CardClick.RAISE_THEN_PLAY),
        (KeyUser, Deck.SPANISH, CardClick.PLAY_AT_ONCE),
        (KeyUser, Deck.FRENCH, CardClick.RAISE_THEN_PLAY),
    ],
)
def test_a_deal_is_played_through_the_window(seated, qtbot, way, deck, click):
    """From the first call to the settlement, and on to the next auction."""
    window = seated("five tricks", preferences=replace(STILL, deck=deck, card_click=click))
    person = way(window, qtbot)

    person.play_deal()
    person.go_on()
    person.play_to(CallRequest)

    check_chips(person)
    assert 1 == window.controller.sitting.session.deals

"""The pauses after a surprise, and the words when a deal ends in a striking way."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import Deal, auction, exchanging, playing
from person import KeyUser
from PySide6.QtCore import Qt

from ombre_desktop.engine import Bid, ExchangeRequest, Seat
from ombre_desktop.storage.display_options import ReducedMotion, Speed
from ombre_desktop.ui.desk.rest import is_surprise
from ombre_desktop.ui.table.tempo import pause_of
from ombre_desktop.ui.texts.calls import triumph_words
from ombre_desktop.value import replace

CALM = replace(STILL, speed=Speed.CALM, reduced_motion=ReducedMotion.ON)
"""Preferences of a calm table on which nothing flies."""


def surprises(deal: Deal) -> list[str]:
    return [type(event).__name__ for event in deal.events if is_surprise(event)]


def bids_vuelta(app, qtbot) -> KeyUser:
    person = KeyUser(app, qtbot)
    asked = person.wait_for_turn()
    person.say(asked, Bid("vuelta"))
    return person


def test_a_card_turned_up_is_a_surprise():
    assert ["CardTurned"] == surprises(exchanging("vuelta"))


def test_so_is_the_exchange_that_takes_it():
    deal = exchanging("vuelta")
    thrown = str(deal.state.hands[0][-1])

    assert ["CardTurned", "Exchanged"] == surprises(deal.does(f"1 {thrown}"))


@pytest.mark.parametrize(
    ("hands", "ends"),
    [("1 S3 C4; 2 S4 C5; 3 D3 D5", ["DealSettled"]), ("1 HK H2; 2 H4 S4; 3 H5 D3", [])],
)
def test_a_codille_is_a_surprise_and_an_ordinary_win_is_none(hands, ends):
    deal = playing("renegado", trump="H", hands=hands)
    while deal.asked is not None:
        deal = deal.does(f"{deal.turn} {deal.asked.cards[0]}")

    assert ends == surprises(deal)


def test_the_table_rests_on_a_turned_card_until_a_key_is_pressed(seated, qtbot):
    """The table asks for the exchange after that."""
    app = seated(deal=auction("pass pass", dealer=1), preferences=CALM)
    person = bids_vuelta(app, qtbot)
    qtbot.waitUntil(lambda: app.desk.player.holds and app.desk.situation.picture.turned is not None)
    before = app.desk.situation.asked

    qtbot.keyClick(app.window, Qt.Key.Key_Return)

    assert before is None
    assert isinstance(person.wait_for_turn(), ExchangeRequest)


@pytest.mark.parametrize("speed", Speed)
def test_less_motion_keeps_the_pauses_of_its_speed(speed):
    liked = replace(STILL, speed=speed)

    assert pause_of(liked) == pause_of(replace(liked, reduced_motion=ReducedMotion.ON))
    assert (speed is Speed.NONE) is (pause_of(liked) == 0)


def test_who_wins_a_codille_says_so(seated, qtbot):
    deal = playing("renegado", trump="H", hands="1 S3 C4; 2 S4 C5; 3 D3 D5")
    while deal.asked is not None:
        deal = deal.does(f"{deal.turn} {deal.asked.cards[0]}")
    (verdict,) = deal.settlement.outcome.verdicts
    app = seated(deal=deal)
    qtbot.waitUntil(
        lambda: app.desk.dock.standing is not None and app.desk.dock.standing.settlement is not None
    )

    app.desk.scenery.hear(deal.events[-1], app.desk.situation.sitting)

    facts = app.desk.scenery.facts(app.desk.situation, Seat(verdict.seat))
    assert (triumph_words(verdict.result), True) == (facts.words, bool(facts.words))

"""Ombre for two at the table: the other player sits opposite, and matadors are paid before the exchange."""

from __future__ import annotations

import pytest
from conftest import STILL, sitting_at
from dialect import Deal, auction, cards, one
from opponents import QuickPlayers
from person import Dragger, KeyUser, MouseUser

from ombre_desktop.engine import HIDDEN, CallRequest, ExchangeRequest, NameTrump, Suit
from ombre_desktop.engine.events import MatadorsShown, Paid
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.sitting import HUMAN, Company
from ombre_desktop.ui.texts.panels import price_lines
from ombre_desktop.value import replace

TWO = {"ruleset": "two_handed", "seats": 2, "opponents": FIRST_GAME.opponents[:1]}
HANDS = "1 S3 S4 CK CQ C5 C4 DK DQ; 2 SA S2 CA SK C6 D3 D5 D7"
COMPANY = Company(("You", "Don Hilario"), (HUMAN, "textbook"), ("viajero", "hilario"))


def the_other_plays(contract: str, house: str = "") -> Deal:
    """Return a deal in which seat 2, the eldest, has four of the highest spades and is to name the trump."""
    return auction(f"{contract} pass", name="two_handed", dealer=1, hands=HANDS, house=house)


@pytest.fixture
def opposite(seated):
    """Provide a function that opens a window in which a deal of two goes on."""

    def sit_down(deal: Deal, **asked):
        app = seated(None, **asked)
        app.resume(replace(sitting_at(deal), company=COMPANY))
        return app

    return sit_down


@pytest.mark.parametrize(
    ("way", "deck", "house"),
    [
        (Dragger, Deck.FRENCH, "removed_suit=D"),
        (KeyUser, Deck.SPANISH, "two_handed_matadors=held_or_lacked"),
    ],
)
def test_deals_of_two_are_played_through_the_window(seated, qtbot, way, deck, house):
    """The next deal follows by the other dealer, and no chip is missing."""
    app = seated(f"two {house}", preferences=replace(STILL, deck=deck), dealer=0, house=house, **TWO)
    person = way(app, qtbot)

    dealt_by = app.controller.sitting.session.dealer
    person.play_deal()
    person.go_on()
    person.play_to(CallRequest)

    sitting = app.controller.sitting
    assert 1 == len(sitting.rows) == sitting.session.deals
    assert sitting.session.dealer != dealt_by
    assert 0 == sum(sitting.session.chips) + sitting.session.pool


def test_what_is_paid_at_the_naming_moves_at_once(opposite, qtbot):
    """Four chips go from the person to the Ombre before any discard, and the Ombre shows the matadors."""
    runner = QuickPlayers(patient=True)
    app = opposite(the_other_plays("entrada"), runner=runner)
    told = []
    app.desk.told.connect(told.append)
    qtbot.waitUntil(lambda: runner.is_thinking)
    before = app.desk.player.picture.chips

    runner.speak(NameTrump(Suit.SPADES))
    qtbot.waitUntil(lambda: runner.is_thinking and app.desk.player.is_idle)

    picture = app.desk.player.picture
    assert (-4, 4) == tuple(now - then for now, then in zip(picture.chips, before, strict=True))
    assert cards("SA S2 CA SK") | {HIDDEN} == set(picture.hands[1])
    assert [MatadorsShown, Paid] == [type(event) for event in told if isinstance(event, MatadorsShown | Paid)]


def test_the_same_is_seen_by_who_comes_back(opposite, qtbot):
    """The resumed deal shows the chips as paid and the matadors open."""
    app = opposite(the_other_plays("solo").does("2 S"))
    MouseUser(app, qtbot).wait_for_turn()

    picture = app.desk.player.picture
    assert isinstance(app.controller.request, ExchangeRequest)
    assert 4 == picture.chips[1]
    assert one("SK") in picture.hands[1]


def test_what_is_shown_can_be_read(opposite, qtbot):
    """Four faces and four backs stand upright in a row, the faces on top."""
    app = opposite(the_other_plays("solo").does("2 S"))
    MouseUser(app, qtbot).wait_for_turn()

    shown = [app.desk.scene.arrangement.by_key[f"card {card}"] for card in ("SA", "S2", "CA", "SK")]
    row = app.desk.scene.brush.layout.seats[1].open_hand.places(8)
    assert list(row[4:]) == [sprite.place for sprite in shown]
    assert sorted(sprite.z for sprite in shown) == [sprite.z for sprite in shown]


def test_the_removed_suit_is_not_offered(opposite, qtbot):
    """The panel has three buttons to name a trump with."""
    app = opposite(auction("pass solo", name="two_handed", dealer=1, hands=HANDS))
    MouseUser(app, qtbot).wait_for_turn()

    assert 3 == len(app.desk.dock.panel.buttons)


def test_a_bid_says_what_the_one_opponent_pays(seated, qtbot):
    """The words do not say "from each"."""
    app = seated("prices", dealer=1, **TWO)
    MouseUser(app, qtbot).wait_for_turn()

    win, _ = price_lines(5, 15, 15, payers=1)
    assert any(win in button.accessibleName() for button in app.desk.dock.panel.buttons)
    assert not any("each" in button.accessibleName() for button in app.desk.dock.panel.buttons)

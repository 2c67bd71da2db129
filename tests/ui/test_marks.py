"""Marks on the cards: the one that wins the trick, those just drawn, and the order of the suit led."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import Deal, exchanging, playing
from person import KeyUser
from PySide6.QtCore import QSizeF
from telling import company

from ombre_desktop.engine import Seat, Session, Suit, ruleset
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.model.helps import Helps, Skill
from ombre_desktop.ui.model.picture import TablePicture, picture_of
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.paint.boards import TrumpState
from ombre_desktop.ui.panels.suit_order import order_led
from ombre_desktop.ui.table.arrangement import arrange
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.staging import Staging
from ombre_desktop.ui.texts.panels import suit_order_title
from ombre_desktop.ui.texts.spoken import wins_words

HANDS = "1 HK S4 D5; 2 H5 S5 D6; 3 SA C7 D4"
LAYOUT = layout_for(QSizeF(1280, 800), 3)


def picture(deal: Deal) -> TablePicture:
    session = Session.begin(ruleset("renegado"), Seat(0))
    return picture_of(deal.seen_by(1), Sitting("g", company(3), session, None))


def sprites(deal: Deal, staging: Staging = Staging()):
    return arrange(picture(deal), LAYOUT, deal.seen_by(1).position.ranking, staging).sprites


# The card that wins.


@pytest.mark.parametrize(
    ("plays", "wins"),
    [("", []), ("1 HK", ["HK"]), ("1 S4 S5", ["S5"]), ("1 HK H5 SA", []), ("1 S4 D6", ["D6"])],
)
def test_the_card_that_wins_the_trick_so_far_is_marked(plays, wins):
    """No card is marked before the first card is played or after the trick is taken."""
    hands = HANDS.replace("S5", "C5") if "D6" in plays else HANDS
    deal = playing("renegado", trump="D", hands=hands)

    assert wins == [str(one.card) for one in sprites(deal.play(plays) if plays else deal) if one.wins]


def test_a_reader_is_told_which_card_wins(seated, qtbot):
    deal = playing("renegado", trump="D", hands="1 HK S4; 2 H5 C6; 3 SA C7", ombre=2, dealer=1)
    app = seated(deal=deal.play("2 H5 SA"))
    KeyUser(app, qtbot).wait_for_turn()

    first, second = (line.accessibleName() for line in app.desk.reader.zones[Part.TRICK].lines)

    assert (False, True) == (wins_words() in first, wins_words() in second)


# Cards just drawn.


def drawn() -> Deal:
    """Return a deal in which the person, as Ombre, has exchanged two cards, and the defenders none."""
    deal = exchanging("entrada")
    thrown = sorted(map(str, deal.state.hands[0]))[:2]
    return deal.does(f"1 {' '.join(thrown)}").does("2 -").does("3 -")


def marked(deal: Deal, staging: Staging = Staging()) -> set[str]:
    return {str(one.card) for one in sprites(deal, staging) if one.fresh}


def test_cards_just_drawn_are_marked():
    deal = drawn()

    assert set(map(str, deal.state.drawn[0])) == marked(deal) != set()


def test_the_mark_goes_with_the_first_card_that_is_played():
    deal = drawn()

    assert set() == marked(deal.play(f"1 {deal.asked.cards[0]}"))


def test_the_mark_can_be_left_out():
    assert set() == marked(drawn(), Staging(helps=Helps((0.0,) * len(Skill))))


def test_a_reader_is_told_which_cards_are_new(seated, qtbot):
    app = seated(deal=drawn())
    KeyUser(app, qtbot).wait_for_turn()

    fresh = {str(one.card) for one in app.desk.view.proxies if "just drawn" in one.accessibleDescription()}

    assert set(map(str, drawn().state.drawn[0])) == fresh


# The order of the suit that was led.


def test_the_order_of_a_plain_suit_is_shown_while_it_is_led():
    """
    Red suits run from king to seven, and the person's own cards and those already played are told apart.
    """
    deal = playing("renegado", trump="D", hands="1 HQ S4 D5; 2 H5 S5 D6; 3 HA C7 D4", ombre=2, dealer=1)
    deal = deal.play("2 H5 HA")

    rungs = order_led(deal.seen_by(1), picture(deal), Deck.SPANISH)

    assert "HK HQ HJ HA H2 H3 H4 H5 H6 H7" == " ".join(str(rung.card) for rung in rungs)
    states = {str(rung.card): rung.state for rung in rungs}
    assert (TrumpState.MINE, TrumpState.GONE, TrumpState.OUT) == (states["HQ"], states["H5"], states["HK"])


@pytest.mark.parametrize("plays", ["", "1 D5"])
def test_a_trump_led_and_an_empty_trick_show_no_other_order(plays):
    """The order of the trumps is on the trump ladder."""
    deal = playing("renegado", trump="D", hands=HANDS)
    deal = deal.play(plays) if plays else deal

    assert () == order_led(deal.seen_by(1), picture(deal), Deck.SPANISH)


def test_the_order_stands_under_the_ladder_in_words_too(seated, qtbot):
    deal = playing("renegado", trump="D", hands="1 HQ S4; 2 H5 C6; 3 SA C7", ombre=2, dealer=1)
    app = seated(STILL, deal=deal.play("2 H5 SA"))
    KeyUser(app, qtbot).wait_for_turn()

    panel = app.desk.dock.standing.suit

    assert panel.isVisible()
    zone = app.desk.reader.zones[Part.SUIT]
    assert suit_order_title(Suit.HEARTS, app.desk.deck) == zone.accessibleName()
    assert 10 == len(zone.lines)
    assert not panel.geometry().intersects(app.desk.dock.standing.tools.geometry())

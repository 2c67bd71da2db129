"""The second round, gascarola, contrabola and the forced game at the table."""

from functools import reduce
from itertools import pairwise
from random import Random

import pytest
from chance import some_action
from conftest import STILL, sitting_at
from dialect import auction, cards, one, playing
from person import Dragger, KeyUser, MouseUser
from test_desk import check_scene, place_of, tip_of
from wording import said

from ombre_desktop.engine import HIDDEN, ExchangeRequest, Step, TrumpRequest, apply, request, view
from ombre_desktop.storage.display_options import Deck, Speed
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.picture_events import after, before_events
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.texts.calls import contract_name
from ombre_desktop.value import replace

LOW = "passed_out=low_bids"
FORCED = "passed_out=force_spadille"
OWN = "SA CK C2 HK H6 D2 D3 D4 D5"
TAKEN = "S3 S4 S5 S6 S7 H2 H3 H4"


def low(calls: str = "", house: str = "", hands: str = f"1 {OWN}"):
    """Return a deal after three passes and these *calls*."""
    return auction(f"pass pass pass {calls}", house=f"{LOW} {house}", hands=hands, talon=f"{TAKEN} DK C7")


def title(app) -> str:
    return app.desk.dock.standing.contract.accessibleName()


def rows(app) -> str:
    return app.desk.dock.standing.contract.accessibleDescription()


def held(app):
    """Return the cards in the person's fan."""
    return {sprite.card for sprite in app.desk.scene.arrangement.hand}


def thrown(app):
    return set(app.desk.hand.staging.thrown)


def check_picture(app) -> None:
    """Check that the picture shows exactly the view, including its words."""
    assert picture_of(app.controller.view, app.controller.sitting) == app.desk.player.picture


# The second round.


def test_the_second_round_is_called_so_and_prices_every_bid(seated, qtbot):
    """The panel says that contrabola is won by taking no trick."""
    app = seated(deal=low())
    MouseUser(app, qtbot).wait_for_turn()

    panel = app.desk.dock.panel
    assert isinstance(panel, AuctionPanel)
    assert said("contract.contract_title.1") == title(app)
    assert [
        "Pass. You make no bid. If another does, you defend. Key P.",
        "Gascarola. Win: pool 5 + 5 from each. Lose: 20. Key G.",
        "Voltereta. Win: pool 5 + 5 from each. Lose: 20. Key O.",
        "Contrabola. No trick: pool 5 + 5 from each. A trick: 20. Key C.",
    ] == [button.accessibleName() for button in panel.buttons]


def test_the_bid_that_stands_in_the_second_round_is_named(seated, qtbot):
    """A ranked bid may be overcalled, so the panel names it."""
    deal = auction("pass pass pass gascarola", house=f"{LOW} low_bid_order=ranked", dealer=2)
    app = seated(deal=deal)
    MouseUser(app, qtbot).wait_for_turn()

    assert "Highest bid: Gascarola, Doña Inés." in rows(app)


BEGUN = {
    "gascarola": low("gascarola"),
    "of an opponent": low("pass gascarola", "casca_throw_in=on"),
    "blind": low("gascarola", "casca_choice=blind"),
    "voltereta": low("voltereta"),
    "spadille turned": auction("pass pass pass voltereta", house=LOW, talon="SA"),
    "contrabola": low("pass pass contrabola"),
    "forced": auction("pass pass pass", house=FORCED, hands="2 SA"),
    "forced by basto": auction("pass pass pass", house=FORCED, hands="3 CA", talon="SA"),
    "forced eldest": auction("pass pass pass", house=FORCED, talon="SA CA"),
}


@pytest.mark.parametrize("begun", BEGUN.values(), ids=BEGUN)
@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_of_a_low_game_is_what_is_seen(begun, seed):
    """Events build the same table as one look at the view."""
    rng = Random(seed)
    sitting = sitting_at(begun)
    picture = before_events(begun.seen_by(1), sitting, begun.events)
    step = Step(begun.state, begun.events)
    while True:
        seen = (twin for event in step.events if (twin := event.seen_by(PERSON)) is not None)
        picture = reduce(after, seen, picture)
        if request(step.state) is None:
            break
        assert picture_of(view(step.state, PERSON), sitting) == picture
        step = apply(step.state, some_action(step.state, rng))


# Gascarola.


def test_the_cards_dealt_lie_there_to_be_chosen_from(seated, qtbot):
    """The cards dealt lie on the table, and the cards taken are in the hand."""
    app = seated(deal=low("gascarola"))
    MouseUser(app, qtbot).wait_for_turn()

    assert (cards(TAKEN), cards(OWN)) == (held(app), thrown(app))
    assert said("panels.kept_text.1") == app.desk.dock.panel.words
    check_scene(app)


def test_a_click_keeps_a_card_and_another_takes_its_place(seated, qtbot):
    """A second click on the same card keeps no card; at most one is kept."""
    app = seated(deal=low("gascarola"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.click_card(one("CK"))
    first = held(app) - cards(TAKEN)
    person.click_card(one("SA"))
    second = held(app) - cards(TAKEN)
    words = app.desk.dock.panel.words
    person.click_card(one("SA"))

    assert (cards("CK"), cards("SA")) == (first, second)
    assert said("panels.kept_text.0", card="the ace of swords") == words
    assert cards(TAKEN) == held(app)


def test_take_back_keeps_none(seated, qtbot):
    """Take-back clears the choice."""
    app = seated(deal=low("gascarola"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.click_card(one("CK"))
    person.press(person.button(said("deeds._DEEDS.TAKE_BACK.1")))

    assert cards(OWN) == thrown(app)


def test_a_card_just_taken_cannot_be_thrown(seated, qtbot):
    """The refusal's sentence says why."""
    app = seated(deal=low("gascarola"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.click_card(one("S3"))

    assert tip_of(app).startswith("You have only just drawn the 3 of swords")
    assert cards(OWN) == thrown(app)


def test_where_only_a_black_ace_may_be_kept_others_are_refused(seated, qtbot):
    """Only the black ace can be kept."""
    app = seated(deal=low("gascarola", "casca_keep=black_ace_only"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.click_card(one("CK"))
    refused = tip_of(app)
    person.click_card(one("SA"))

    assert said("refusals._SENTENCES.KEEP_A_BLACK_ACE") == refused
    assert cards("SA") == held(app) - cards(TAKEN)


def test_without_a_black_ace_the_panel_says_that_none_may_be_kept(seated, qtbot):
    """Enter throws all nine."""
    deal = low("gascarola", "casca_keep=black_ace_only", hands="1 CK CQ C2 HK H6 D2 D3 D4 D5")
    app = seated(deal=deal)
    MouseUser(app, qtbot).wait_for_turn()

    assert said("panels.kept_text.2") == app.desk.dock.panel.words


@pytest.mark.parametrize(
    ("way", "kept"), [(MouseUser, "SA"), (MouseUser, ""), (Dragger, "D5"), (KeyUser, "SA"), (KeyUser, "")]
)
def test_the_choice_is_made_by_mouse_drag_and_keys(seated, qtbot, way, kept):
    """The hand then has nine cards, and the trump is asked for."""
    app = seated(deal=low("gascarola"))
    person = way(app, qtbot)
    assert isinstance(person.wait_for_turn(), ExchangeRequest)

    person.keep([one(kept)] if kept else [])

    assert isinstance(person.wait_for_turn(), TrumpRequest)
    assert cards(f"{TAKEN} {kept or 'DK'}") == held(app)
    check_scene(app)
    check_picture(app)


@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_a_hand_may_be_thrown_in_instead_of_naming_trump(seated, qtbot, way):
    """A button beside the suits, with the key T, throws the hand in."""
    deal = low("gascarola", "casca_throw_in=on").does(f"1 {OWN}")
    app = seated(deal=deal)
    person = way(app, qtbot)
    asked = person.wait_for_turn()

    person.say(asked, asked.actions[-1])
    person.until(lambda: person.is_settled)

    assert said("results._TITLES.SURRENDER.0") == app.desk.dock.standing.settlement.accessibleName()


@pytest.mark.parametrize("speed", [Speed.NONE, Speed.BRISK])
def test_an_opponent_takes_eight_cards_and_throws_eight(seated, qtbot, speed):
    """Only backs are seen, and the scene agrees with the view."""
    app = seated(deal=low("pass gascarola"), preferences=replace(STILL, speed=speed))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    assert 9 == app.controller.view.position.hands[1].count(HIDDEN)
    check_scene(app)
    check_picture(app)


# Contrabola.

NULL = "1 S4 S3 C5 C3 H7 H6 H5 D6 D5; 2 SK SQ C6 CK HK HQ DK DQ S7; 3 SJ S6 CQ CJ HA HJ DA DJ C7"


def test_the_aim_of_contrabola_stands_in_the_corner(seated, qtbot):
    """The corner says that no trick may be taken, and the game cannot be given up."""
    app = seated(deal=low("contrabola", hands=NULL).does("1 D"))
    MouseUser(app, qtbot).wait_for_turn()

    assert "Contrabola in coins" == title(app)
    assert "Aim: no trick at all." in rows(app)
    assert not [
        b for b in app.desk.dock.panel.buttons if said("calls._PLAIN.SURRENDER") in b.accessibleName()
    ]


def test_contrabola_stops_at_the_first_trick_of_the_ombre(seated, qtbot):
    """The settlement follows the trick at once."""
    deal = playing("renegado", trump="D", hands="1 DK C4; 2 D2 C5; 3 D3 C6", contract="contrabola", house=LOW)
    app = seated(deal=deal)
    person = KeyUser(app, qtbot)
    person.wait_for_turn()

    person.play(one("DK"))
    person.until(lambda: person.is_settled)

    assert said("results._TITLES.CONTRABOLA_FAILED.0") == app.desk.dock.standing.settlement.accessibleName()
    assert 1 == len(app.controller.sitting.state.playing.tricks)


# The forced game.


def test_the_ace_that_forces_an_opponent_lies_open_in_his_hand(seated, qtbot):
    """The ace lies on top of the backs, and the log gives the reason for the forced game."""
    app = seated(deal=auction("pass pass", house=FORCED, hands="2 SA; 3 CA", dealer=1), preferences=STILL)
    person = MouseUser(app, qtbot)
    app.runner.patient = True
    person.wait_for_turn()

    person.say(person.asked, person.asked.actions[0])
    qtbot.waitUntil(lambda: app.controller.sitting.state.ombre == 1)
    person.until(lambda: app.desk.player.is_idle)

    fan = [s for s in app.desk.scene.arrangement.sprites if s.card is one("SA")]
    assert 1 == len(fan)
    qtbot.waitUntil(lambda: title(app) == contract_name("forced_spadille"))
    assert app.desk.player.picture.said[1] is None
    check_scene(app)
    check_picture(app)


# Small windows, large text.

ASKED = {
    "second round": low(),
    "gascarola": low("gascarola"),
    "throw in": low("gascarola", "casca_throw_in=on").does(f"1 {OWN}"),
    "contrabola": low("contrabola", hands=NULL),
    "forced": auction("pass pass pass", house=FORCED, hands="1 SA"),
}


@pytest.mark.parametrize("deal", ASKED.values(), ids=ASKED)
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_of_a_low_game_stands_outside_the_window(seated, qtbot, deal, text_size):
    """Every button and every card is whole, and no button lies over another."""
    app = seated(deal=deal, preferences=replace(STILL, text_scale=text_size / 100), size=(960, 640))
    MouseUser(app, qtbot).wait_for_turn()
    whole = app.desk.view.viewport().rect()

    buttons = app.desk.dock.panel.buttons
    cut = [one for one in (*buttons, *app.desk.view.proxies) if not whole.contains(place_of(one, app))]
    over = [a for a, b in pairwise(buttons) if place_of(a, app).intersects(place_of(b, app))]
    assert ([], []) == ([widget.accessibleName() for widget in cut], [b.accessibleName() for b in over])


# Whole deals.


@pytest.mark.parametrize(
    ("way", "deck", "deal"),
    [
        (KeyUser, Deck.FRENCH, low("voltereta")),
        (Dragger, Deck.SPANISH, low("contrabola", hands=NULL)),
        (MouseUser, Deck.FRENCH, low("pass contrabola")),
        (KeyUser, Deck.SPANISH, auction("pass pass pass", house=FORCED, hands="1 SA")),
    ],
)
def test_a_low_game_is_played_to_its_settlement(seated, qtbot, way, deck, deal):
    """The person answers every question of the low game."""
    app = seated(deal=deal, preferences=replace(STILL, deck=deck))
    person = way(app, qtbot)

    person.play_deal()

    sitting = app.controller.sitting
    assert sitting.state.is_over
    assert 0 == sum(sitting.session.chips) + sitting.session.pool

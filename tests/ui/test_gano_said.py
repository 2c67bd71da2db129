"""Gano at the table: the switch that says it, the card that it marks, and the cards that it rules out."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import Deal, one, playing
from opponents import QuickPlayers
from person import Dragger, KeyUser, MouseUser
from wording import said

from ombre_desktop.engine import PlayCard, PlayRequest
from ombre_desktop.engine.events import CardPlayed
from ombre_desktop.storage.display_options import CardClick, Deck
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.picture_events import after
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.table.arrangement import card_key
from ombre_desktop.ui.texts.calls import gano_text
from ombre_desktop.ui.texts.deeds import gano_button
from ombre_desktop.ui.texts.panels import spoken_button
from ombre_desktop.ui.texts.refusals import refusal_sentence
from ombre_desktop.ui.texts.requests import play_line
from ombre_desktop.value import replace

HANDS = "1 SQ S4 H5 D6; 2 SK S3 D5 C7; 3 S6 D2 CK HK"
SWITCH = spoken_button(gano_button())


def the_person_may_ask(gano: str = "advisory") -> Deal:
    """
    Return a deal in which the Ombre in seat 3 led a spade that the person's queen would beat, before seat
    2 plays.
    """
    house = f"gano={gano}"
    return playing("renegado", trump="H", hands=HANDS, ombre=3, dealer=2, house=house).play("3 S6")


def the_person_is_asked(gano: str = "binding") -> Deal:
    """
    Return a deal in which seat 3 led the queen with gano, and the person holds the king and a low spade.
    """
    hands = "1 SK S3 D5 C7; 2 S6 D2 CK HK; 3 SQ S4 H5 D6"
    house = f"gano={gano}"
    return playing("renegado", trump="H", hands=hands, ombre=2, dealer=2, house=house).play("3 SQ!")


def last_card(app) -> PlayCard:
    """Return the card the person played last."""
    moves = app.controller.sitting.state.history
    return next(
        move.action for move in reversed(moves) if move.seat == 0 and isinstance(move.action, PlayCard)
    )


def tip_of(app) -> str:
    tip = app.desk.dock._tip
    return tip.accessibleName() if tip is not None and tip.isVisible() else ""


@pytest.mark.parametrize("way", [MouseUser, Dragger, KeyUser])
@pytest.mark.parametrize("click", CardClick)
def test_gano_is_said_of_the_next_card(seated, qtbot, way, click):
    """The person asks by mouse, by drag and by keys, with one click or two."""
    runner = QuickPlayers(patient=True)
    app = seated(deal=the_person_may_ask(), runner=runner, preferences=replace(STILL, play=click))
    person = way(app, qtbot)
    person.wait_for_turn()

    person.mean_gano()
    person.play(one("SQ"))

    assert PlayCard(one("SQ"), gano=True) == last_card(app)


def test_without_the_switch_nothing_is_said(seated, qtbot):
    """A card played without the switch asks nothing."""
    app = seated(deal=the_person_may_ask(), runner=QuickPlayers(patient=True))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.play(one("SQ"))

    assert PlayCard(one("SQ")) == last_card(app)


def test_the_switch_is_turned_off_again(seated, qtbot):
    """A second press turns the switch off, and all cards may be played as before."""
    app = seated(deal=the_person_may_ask())
    person = KeyUser(app, qtbot)
    person.wait_for_turn()

    person.mean_gano()
    meant = app.desk.hand.staging
    person.mean_gano()

    assert (True, (one("SQ"),)) == (meant.gano, meant.playable)
    assert (False, app.controller.request.cards) == (
        app.desk.hand.staging.gano,
        app.desk.hand.staging.playable,
    )


def test_the_switch_is_there_only_when_gano_may_be_said(seated, qtbot):
    """The switch is missing where nobody may ask, and in the last seat."""
    for deal in (the_person_may_ask("off"), the_person_is_asked()):
        app = seated(deal=deal)
        person = MouseUser(app, qtbot)
        person.wait_for_turn()

        assert SWITCH not in [button.accessibleName() for button in app.desk.dock.panel.buttons]
        assert not app.controller.request.gano


def test_a_card_that_would_not_win_says_why(seated, qtbot):
    """With the switch on, the engine's own sentence explains the refusal."""
    app = seated(deal=the_person_may_ask())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.mean_gano()

    person.click_card(one("S4"))

    refused = app.controller.refusal(PlayCard(one("S4"), gano=True))
    assert refusal_sentence(refused, Deck.SPANISH) == tip_of(app)
    assert app.desk.hand.staging.raised is None


def test_the_switch_stays_off_for_a_raised_card_that_would_not_win(seated, qtbot):
    """The card stays raised, with the sentence over it."""
    app = seated(deal=the_person_may_ask())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.click_card(one("S4"))

    person.mean_gano()

    staging = app.desk.hand.staging
    assert (one("S4"), False) == (staging.raised, staging.gano)
    assert "" != tip_of(app)
    assert not person.button(SWITCH).isChecked()


def test_the_gold_button_says_that_gano_is_said(seated, qtbot):
    """The button says so before the card is played."""
    app = seated(deal=the_person_may_ask())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.mean_gano()
    person.click_card(one("SQ"))

    panel = app.desk.dock.panel
    assert isinstance(panel, PlayPanel)
    assert "gano" in panel.buttons[0].accessibleName()
    assert person.button(SWITCH).isChecked()


def test_a_card_asked_for_is_marked_and_its_owner_s_ribbon_says_so(seated, qtbot):
    """The mark and the ribbon stay until the trick is taken."""
    app = seated(deal=the_person_is_asked())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    marked = [sprite.key for sprite in app.desk.scene.arrangement.sprites if sprite.gano]
    assert [card_key(one("SQ"))] == marked
    picture = app.desk.player.picture
    assert PlayCard(one("SQ"), gano=True) == picture.said[2]
    assert gano_text() == app.desk.scenery.facts(app.desk.situation, 2).words


def test_where_it_binds_the_higher_card_says_why(seated, qtbot):
    """The king is dimmed, and when clicked shows which card was asked for."""
    app = seated(deal=the_person_is_asked())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.click_card(one("SK"))

    refused = app.controller.refusal(PlayCard(one("SK")))
    assert refusal_sentence(refused, Deck.SPANISH) == tip_of(app)
    assert "knight of swords" in tip_of(app)


def test_the_picture_is_the_same_by_events_and_from_the_view(seated):
    """The pictures agree when gano is said, while the card lies there, and when its trick is taken."""
    app = seated(deal=the_person_is_asked(), runner=QuickPlayers(patient=True))
    sitting = app.controller.sitting
    deal = the_person_is_asked()
    picture = picture_of(deal.seen_by(1), replace(sitting, state=deal.state))
    for card in ("S3", "S6"):
        before = len(deal.events)
        deal = deal.does(f"{deal.turn} {card}")
        for event in deal.events[before:]:
            picture = after(picture, event.seen_by(0))
        assert picture == picture_of(deal.seen_by(1), replace(sitting, state=deal.state))

    assert (None,) * 3 == picture.said


def test_the_log_tells_it(seated, qtbot):
    """The log has a line of its own kind for gano."""
    app = seated(deal=the_person_may_ask(), runner=QuickPlayers(patient=True))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    heard = []
    app.desk.told.connect(heard.append)

    person.mean_gano()
    person.play(one("SQ"))

    assert CardPlayed(0, one("SQ"), gano=True) in heard


def test_a_deal_with_gano_is_played_through_the_window(seated, qtbot):
    """The person chooses among all lawful actions, and often asks for gano."""
    app = seated("gano binding", house="gano=binding")
    person = KeyUser(app, qtbot, plays="random", seed=3)

    person.play_deal()

    assert app.controller.sitting.rows
    assert not isinstance(app.controller.request, PlayRequest)


def test_gano_stands_in_words_where_the_person_answers(seated, qtbot):
    """The words name the seat and the card, which has another name in another deck."""
    app = seated(deal=the_person_is_asked("advisory"), runner=QuickPlayers(patient=True))
    MouseUser(app, qtbot).wait_for_turn()

    assert (
        said("panels.gano_plea", name="Doña Inés", card="the knight of swords") == app.desk.dock.panel.words
    )
    app.do(Command.SWITCH_DECK)
    asks = said("panels.gano_plea", name="Doña Inés", card="the queen of spades")
    qtbot.waitUntil(lambda: app.desk.dock.panel.words == asks)


def test_nobody_says_gano_to_the_ombre(seated, qtbot):
    """Only the other defender reads the words."""
    hands = "1 SK S3 D5 C7; 2 S6 D2 CK HK; 3 SQ S4 H5 D6"
    house = "gano=advisory"
    deal = playing("renegado", trump="H", hands=hands, ombre=1, dealer=1, house=house).play("2 S6! S4")
    app = seated(deal=deal, runner=QuickPlayers(patient=True))
    MouseUser(app, qtbot).wait_for_turn()

    assert play_line() == app.desk.dock.panel.words

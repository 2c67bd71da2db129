"""Words on the table that explain themselves: to the pointer, at a click, by a key, to a screen reader."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, one, playing
from person import KeyUser
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.desk import word_teller
from ombre_desktop.ui.desk.spoken.table_words import Part
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.model.term import Explanation, Term
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.texts.calls import bid_note, contract_name
from ombre_desktop.ui.texts.words import click_told, gone_words, spoken_explanation, word_line
from ombre_desktop.value import replace

HANDS = "1 HK S4 D5; 2 H5 S5 D6; 3 SA C7 D4"


@pytest.mark.parametrize("deck", Deck)
def test_every_word_has_a_line_in_the_glossary(deck):
    """The line has the cards in the words of the deck, and no markup."""
    for term in Term:
        told = meaning_of(term, deck)

        assert told.word, term
        assert told.meaning.endswith("."), term
        assert not set("<>{}") & set(told.word + told.say + told.meaning), term


def test_a_word_that_is_hard_to_say_tells_how():
    assert "Codille (co-DILL)" == word_line(meaning_of(Term.CODILLE, Deck.FRENCH))


def at_play(seated, qtbot):
    app = seated(deal=playing("renegado", trump="D", hands=HANDS))
    KeyUser(app, qtbot).wait_for_turn()
    return app


def spot_of(app, term: Term):
    return next(spot for spot in app.desk.teller.spots if term in spot.terms)


def rest_at(app, point: QPointF) -> None:
    """Let the pointer rest at a place."""
    table, at = app.desk.view.viewport(), point.toPoint()
    QApplication.sendEvent(table, QHelpEvent(QEvent.Type.ToolTip, at, table.mapToGlobal(at)))


SHOWN_IN_PLAY = (Term.POOL, Term.OMBRE, Term.DEFENDER, Term.ENTRADA, Term.TRUMP, Term.MATADORS)


@pytest.mark.parametrize("term", SHOWN_IN_PLAY)
def test_the_pointer_has_a_word_explained(seated, qtbot, term):
    app = at_play(seated, qtbot)
    spot = spot_of(app, term)

    rest_at(app, spot.place.center())

    assert meaning_of(term, app.desk.deck).meaning in app.desk.teller.bubble.accessibleName()
    assert not app.desk.teller.bubble.place.intersects(spot.place)


def test_the_explanation_goes_with_the_pointer(seated, qtbot):
    app = at_play(seated, qtbot)
    rest_at(app, spot_of(app, Term.POOL).place.center())

    rest_at(app, QPointF(2, 2))

    assert app.desk.teller.bubble is None


def test_the_explanation_covers_no_tool(seated, qtbot):
    """The word of the contract stands right above them."""
    app = at_play(seated, qtbot)
    rest_at(app, spot_of(app, Term.ENTRADA).place.center())

    tools = app.desk.dock.standing.tools
    places = [tools.tool(tool).geometry().translated(tools.pos()) for tool in Tool]

    assert not any(app.desk.teller.bubble.place.intersects(QRectF(place)) for place in places)


def test_the_explanation_makes_room_for_a_question(seated, qtbot):
    """The bids may lie where it stands."""
    app = at_play(seated, qtbot)
    rest_at(app, spot_of(app, Term.POOL).place.center())

    app.controller.ask_again()

    assert app.desk.teller.bubble is None


def test_a_click_on_a_word_explains_it(seated, qtbot):
    """If cards are moving, a click hurries them instead, as it does anywhere else."""
    app = at_play(seated, qtbot)
    place = spot_of(app, Term.POOL).place.center().toPoint()

    qtbot.mouseClick(app.desk.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place))

    assert spoken_explanation(meaning_of(Term.POOL, app.desk.deck)) == app.desk.teller.bubble.accessibleName()


def test_a_key_leads_from_word_to_word(seated, qtbot):
    """Each word is explained once before the first comes again."""
    app = at_play(seated, qtbot)
    told = []

    for _ in app.desk.teller.spots:
        app.desk.press(Qt.Key.Key_Question)
        told.append(app.desk.teller.bubble.accessibleName())
    app.desk.press(Qt.Key.Key_Question)

    assert told[0] == app.desk.teller.bubble.accessibleName() != told[1]


def test_the_key_explains_what_has_the_focus(seated, qtbot):
    app = at_play(seated, qtbot)
    app.desk.reader.zones[Part.CENTRE].begin()

    app.desk.press(Qt.Key.Key_Question)

    assert spoken_explanation(meaning_of(Term.POOL, app.desk.deck)) == app.desk.teller.bubble.accessibleName()


def test_a_matador_in_the_hand_says_what_it_is(seated, qtbot):
    app = seated(deal=playing("renegado", trump="D", hands="1 SA HK; 2 H5 S5; 3 C7 D4"))
    KeyUser(app, qtbot).wait_for_turn()

    rest_at(app, spot_of(app, Term.SPADILLE).place.center())

    assert meaning_of(Term.SPADILLE, app.desk.deck).meaning in app.desk.teller.bubble.accessibleName()


def test_a_bid_on_a_ribbon_is_explained_at_its_seat(seated, qtbot):
    """It tells that a click asks more; nobody has done what only lies on the table."""
    app = seated(deal=auction("entrada", dealer=1))
    KeyUser(app, qtbot).wait_for_turn()

    assert app.desk.teller.words(spot_of(app, Term.ENTRADA))
    assert Term.TALON in {term for spot in app.desk.teller.spots for term in spot.terms}
    for term, asks in ((Term.ENTRADA, True), (Term.TALON, False)):
        assert app.desk.teller.point(spot_of(app, term).place.center())
        assert app.desk.teller.bubble.accessibleName().endswith(click_told()) is asks


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_how_a_deal_ended_is_explained(seated, qtbot, text):
    """Large text has a sheet that rises over the pool."""
    deal = playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5").play("1 HK H4 H5")
    app = seated(deal=deal, preferences=replace(STILL, text_scale=text))
    qtbot.waitUntil(lambda: KeyUser(app, qtbot).is_settled)

    sheet, (heading, bill, *_) = app.desk.dock.standing.settlement.sheet, app.desk.teller.spots

    assert heading == spot_of(app, Term.SACADA)
    assert sheet == heading.place.united(bill.place)


def test_the_bill_explains_its_words_as_its_game_has_them(seated, qtbot):
    """French Ombre calls a tie a remise, and its bids are explained by their notes."""
    deal = playing("french", trump="H", hands="1 HK S4; 2 H4 S5; 3 C7 C6", contract="play")
    app = seated(deal=deal.play("1 HK H4 C7").play("1 S4 S5 C6"))
    qtbot.waitUntil(lambda: KeyUser(app, qtbot).is_settled)

    heading, bill, *_ = app.desk.teller.spots

    assert [(Term.REMISE,), (Term.REMISE,)] == [heading.terms, bill.terms]
    assert meaning_of(Term.REMISE, app.desk.deck).meaning in app.desk.teller.words(bill)


def test_a_bid_without_a_line_in_the_glossary_is_explained_by_its_note(seated, qtbot):
    app = seated(deal=playing("french", trump="H", hands="1 HK; 2 H4; 3 C7", contract="play"))
    KeyUser(app, qtbot).wait_for_turn()

    corner = next(spot for spot in app.desk.teller.spots if spot.bids)

    note = Explanation(bid_note("play", "french", app.desk.deck), contract_name("play"))
    assert (note,) == app.desk.teller.explanations(corner)


def test_the_ladder_tells_the_plain_cards_gone(seated, qtbot):
    """The ladder tells them only on demand."""
    deal = playing("renegado", trump="D", hands="1 HQ S4; 2 H5 C6; 3 SA C7", ombre=2, dealer=1)
    app = seated(deal=deal.play("2 H5 SA"))
    KeyUser(app, qtbot).wait_for_turn()

    told = app.desk.teller.words(spot_of(app, Term.MATADORS))

    assert told.endswith(gone_words([(Suit.HEARTS, [one("H5")])], app.desk.deck))


def test_a_screen_reader_finds_the_meaning_as_help(seated, qtbot, monkeypatch):
    monkeypatch.setattr(word_teller.QAccessible, "isActive", lambda: True)
    app = at_play(seated, qtbot)
    app.desk.wait_until_painted()

    pool, *_ = app.desk.reader.zones[Part.CENTRE].lines

    assert spoken_explanation(meaning_of(Term.POOL, app.desk.deck)) == pool.accessibleDescription()

"""The card of bids before the first deal of a game that the person has not played."""

from __future__ import annotations

from functools import cache

import pytest
from for_each import for_each
from person import KeyUser
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from true_words import false_in
from wording import said

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.features.first_bids.bid_lines import MOST, bid_lines, need_of
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY, NewGame
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.words import spoken_explanation
from ombre_desktop.value import replace

NO_AUCTION = {"homme_auvergne"}
"""The games in which nobody bids."""


def game_of(name: str) -> NewGame:
    """Return a new game called *name*, with its usual number of seats."""
    seats = variant(name).seats[0]
    return replace(FIRST_GAME, ruleset=name, seats=seats, opponents=USUAL_COMPANY[: seats - 1])


@cache
def sitting_of(name: str):
    return new_sitting(game_of(name), "You")


@for_each([name for name in ruleset_names() if name not in NO_AUCTION])
def test_three_lines_at_most_state_the_bids_of_the_game(name):
    """Each of the first has a price, and none states another game's rule."""
    sitting = sitting_of(name)

    lines = bid_lines(sitting, Deck.FRENCH)

    assert 1 < len(lines) <= MOST
    assert all(line.price for line in lines[: MOST - 1])
    told = [need_of(sitting), *(text for line in lines for text in (line.bid, line.price))]
    assert [] == false_in(sitting.ruleset, told)


def test_the_cheapest_bid_comes_first_with_what_it_means_wins_and_costs():
    """The pool holds the ante of the first deal already, and Renegado has just three bids."""
    first, *_, last = bid_lines(sitting_of("renegado"), Deck.FRENCH)

    assert said("panels.labelled", label="Entrada", value=said("calls._MEANINGS.entrada")) == first.bid
    won, lost = said("panels.price_lines.5", pool=5, each=5), said("panels.price_lines.7", lose=20)
    assert f"{won}. {lost}." == first.price
    assert last.bid.startswith("Solo")


def test_of_many_bids_the_higher_ones_are_only_named():
    """Nine bids would be no card of three lines."""
    *_, last = bid_lines(sitting_of("lhombre"), Deck.FRENCH)

    assert "Nolo ouvert" in last.bid
    assert not last.price


def test_without_an_auction_the_card_tells_what_one_becomes():
    """In Homme d'Auvergne a card turned up makes somebody the Man."""
    (line,) = bid_lines(sitting_of("homme_auvergne"), Deck.FRENCH)

    assert spoken_explanation(meaning_of(Term.MAN, Deck.FRENCH)) == line.bid
    assert [] == false_in(sitting_of("homme_auvergne").ruleset, [line.bid])


def kept(app: App) -> App:
    """Let *app* keep its files, so that it knows which games were played."""
    app.keep_with(Keeper(Folders.of(), app), PreferencesDocument())
    return app


@pytest.fixture
def reading(seated, qtbot, request):
    """Provide a person before whom the card of a new game lies: of the one a test names, or of L'Hombre."""
    app = kept(seated(None))
    app.begin(game_of(getattr(request, "param", "lhombre")))
    person = KeyUser(app, qtbot)
    person.until(lambda: app.features["first_bids"].card is not None)
    return person


def test_the_card_lies_on_the_table_before_the_first_deal(reading):
    """A screen reader hears its lines; nothing is dealt, and no other question stands beside it."""
    card = reading.app.features["first_bids"].card

    assert reading.controller.sitting.state is None
    assert said("first_bids.card_title") == card.accessibleName()
    assert "Spil" in card.accessibleDescription()
    assert not reading.desk.dock.standing.draw.isVisible()


@pytest.mark.parametrize("reading", ["lhombre", "renegado"], indirect=True)
@pytest.mark.parametrize(
    ("size", "text"), [((1024, 700), 1.0), ((1280, 800), 1.0), ((1280, 800), 1.5), ((1024, 700), 1.5)]
)
def test_the_card_covers_neither_drawn_cards_nor_the_person(reading, size, text):
    """The person can still see why they deal, or who does, also beside eight lines of large letters."""
    reading.app.prefer(replace(reading.app.preferences, text_scale=text))
    reading.app.window.resize(*size)
    reading.desk.wait_until_painted()
    card = reading.app.features["first_bids"].card
    (board,) = card.places
    drawn = [sprite.place.bounds for sprite in reading.desk.scene.arrangement.sprites]

    assert drawn
    assert not any(board.intersects(place) for place in drawn)
    own = card.context.layout.seats[0]
    face = QRectF(own.medallion, own.medallion)
    face = face.adjusted(*(one * own.medallion_radius for one in (-1, -1, 1, 1)))
    assert not any(map(board.intersects, (face, own.hollow.outline.boundingRect())))
    assert card.context.layout.window.contains(board)


def test_enter_puts_the_card_away_and_deals(reading):
    QTest.keyClick(reading.app.window.focusWidget(), Qt.Key.Key_Return)

    reading.until(lambda: reading.controller.sitting.state is not None)
    assert reading.app.features["first_bids"].card is None


def test_another_language_tells_the_card_again(reading):
    card = reading.app.features["first_bids"].card.accessibleName()

    reading.app.prefer(replace(reading.app.preferences, language="es"))

    again = reading.app.features["first_bids"].card.accessibleName()
    reading.app.prefer(replace(reading.app.preferences, language="en"))
    assert card != again


def test_another_sitting_takes_the_card_away(reading):
    reading.app.resume(sitting_of("renegado"))

    reading.until(lambda: reading.app.features["first_bids"].card is None)


def test_a_game_played_before_is_dealt_at_once(seated, qtbot):
    """The last games that are kept tell it, also after a restart; a game of another kind has its card."""
    app = kept(seated(None))
    app.choices.remember(game_of("lhombre"))
    app.begin(game_of("lhombre"))
    person = KeyUser(app, qtbot)

    person.until(lambda: app.sitting.state is not None)

    assert "" == app.choices.first_played
    app.choices.remember(game_of("zanga"))
    assert "zanga" == app.choices.first_played
